/** The mission format `tsm` v1 as its authors write it. The published JSON Schema is made from this. */
import { z } from "zod";
import { ATTRIBUTES, COLOURS, HOOKS, OUTCOMES, PERS, TRIGGERS, UNTIL } from "../src/pack.ts";
import type {
  LocationSource,
  MissionSource,
  ReceptaclesSource,
  SourceCondition,
  SourceEffect,
  ThingsSource,
} from "./source-types.ts";

const id = (kinds: string) =>
  z.string().regex(new RegExp(`^(?:${kinds}):[A-Za-z0-9_.-]+$`), `an id such as ${kinds.split("|")[0]}:…`);
const key = z.string().regex(/^[A-Za-z0-9_.-]+$/, "the key of a text, such as L1.B.body");
const rec = id("rec");
const card = id("card");
const loc = id("loc");
const spot = id("spot");
const conf = id("conf");
const flag = id("flag");
const ending = id("end");
const anyToken = z
  .string()
  .regex(/^(?:(?:tok|hex):[A-Za-z0-9_.-]+|coin)$/, "a token such as tok:A, hex:1 or coin");
/** Where only an Item can be meant, its number is enough. */
const item = z.union([id("item"), z.int().min(1).max(999)]);
const thing = z.string().regex(/^(?:(?:item|tok|hex):[A-Za-z0-9_.-]+|coin)$/, "an Item or a token");
const count = z.int().min(0).max(99);
const positive = z.int().min(1).max(99);
const range = z.strictObject({ min: z.int().optional(), max: z.int().optional() });
const who = z.union([z.enum(["self", "captain", "all", "others", "choose"]), rec]);
const perCount = <T extends z.ZodType>(each: T) => z.partialRecord(z.enum(["2", "3", "4"]), each);
const whose = z.enum(["self", "anyone", "group", "everyone"]);
const yes = z.literal(true);

const condition: z.ZodType<SourceCondition> = z.lazy(() =>
  z.union([
    z.literal("always"),
    z
      .strictObject({
        all: z.array(condition).optional(),
        any: z.array(condition).optional(),
        not: condition.optional(),
        atLeast: z.strictObject({ n: positive, of: z.array(condition) }).optional(),
        has: z
          .strictObject({ item: item.optional(), token: anyToken.optional(), who: whose.optional() })
          .optional(),
        token: anyToken.optional(),
        coins: z.strictObject({ min: count, who: whose.optional() }).optional(),
        receptacle: rec.optional(),
        as: z.enum(["self", "present", "notEjected"]).optional(),
        receptacles: range.optional(),
        azrak: z
          .strictObject({
            pool: range.optional(),
            vortex: range.optional(),
            return: range.optional(),
            who: z.enum(["self", "captain", "anyone", "everyone"]).optional(),
          })
          .optional(),
        visited: loc.optional(),
        min: positive.optional(),
        defeated: conf.optional(),
        itemInPlay: item.optional(),
        flag: flag.optional(),
        round: range.optional(),
        attribute: z
          .strictObject({ name: z.enum(ATTRIBUTES), min: count, who: z.literal("self").optional() })
          .optional(),
        captain: z.literal("self").optional(),
        standingBy: range.optional(),
        at: loc.optional(),
        holds: card.optional(),
        conflictTurn: range.optional(),
        who: whose.optional(),
      })
      .refine(
        (value) => atomsIn(value) === 1,
        `A condition asks exactly one thing: ${CONDITION_NAMES.join(", ")}.`,
      ),
  ]),
);
export const CONDITION_NAMES: readonly string[] =
  "all any not atLeast has token coins receptacle receptacles azrak visited defeated itemInPlay flag round attribute captain standingBy at holds conflictTurn".split(
    " ",
  );
const BESIDE: ReadonlySet<string> = new Set(["as", "min", "who"]);
const atomsIn = (value: object): number => Object.keys(value).filter((name) => !BESIDE.has(name)).length;

const price = z.strictObject({
  coins: positive.optional(),
  azrak: positive.optional(),
  stow: thing.optional(),
  remove: thing.optional(),
});

const effects: z.ZodType<readonly SourceEffect[]> = z.lazy(() => z.array(effect));
const speakers = z.union([rec, z.strictObject({ firstPresent: z.array(rec).min(1) })]);

const EFFECTS = {
  azrak: z.strictObject({
    lose: positive.optional(),
    spend: positive.optional(),
    gain: positive.optional(),
    toReturn: positive.optional(),
    from: z.enum(["vortex", "self"]).optional(),
    who: who.optional(),
  }),
  coins: z.strictObject({
    gain: positive.optional(),
    lose: positive.optional(),
    spend: positive.optional(),
    who: who.optional(),
  }),
  take: z.strictObject({
    item: item.optional(),
    token: anyToken.optional(),
    n: positive.optional(),
    who: who.optional(),
  }),
  stow: z.strictObject({ item: item.optional(), token: anyToken.optional() }),
  remove: z.strictObject({ item: item.optional(), token: anyToken.optional(), card: card.optional() }),
  give: z.strictObject({ item: item.optional(), token: anyToken.optional(), to: who }),
  read: z.strictObject({
    interaction: positive.optional(),
    snap: yes.optional(),
    card: card.optional(),
    item: item.optional(),
    collectively: yes.optional(),
    who: who.optional(),
  }),
  reveal: z.strictObject({ card, to: z.enum(["self", "all"]) }),
  replace: z.strictObject({ card, with: card }),
  addCard: z.strictObject({ card, loc }),
  removeCard: z.strictObject({ card, loc }),
  map: z.strictObject({ place: item.optional(), open: spot.optional(), close: spot.optional() }),
  eject: z.strictObject({ who: who.optional() }),
  damage: positive,
  conflict: conf,
  update: z.strictObject({
    free: yes,
    scope: z.enum(["standard", "emergency"]),
    at: z.enum(["now", "next"]),
    who: who.optional(),
  }),
  destiny: z.literal("shuffle"),
  modify: z.strictObject({
    attribute: z.enum(ATTRIBUTES).optional(),
    difficulty: yes.optional(),
    add: z.int().min(-9).max(9),
    until: z.enum(UNTIL),
    who: who.optional(),
  }),
  force: z.strictObject({ explore: card.optional(), test: key.optional(), who: who.optional() }),
  choose: z.strictObject({
    prompt: key,
    decides: z.enum(["self", "captain"]).optional(),
    public: z.boolean().optional(),
    options: z
      .array(
        z.strictObject({
          text: key,
          when: condition.optional(),
          price: price.optional(),
          confirm: z.boolean().optional(),
          commits: z.boolean().optional(),
          effects: effects.optional(),
        }),
      )
      .min(1)
      .max(12),
  }),
  chorus: z.strictObject({
    lines: z
      .array(z.strictObject({ id: key, speaker: speakers, text: key }))
      .min(1)
      .max(12),
    order: z.array(key),
    right: effects.optional(),
    wrong: effects.optional(),
  }),
  flag: z.strictObject({ set: flag.optional(), clear: flag.optional() }),
  leave: yes,
  end: ending,
} as const;

export const EFFECT_NAMES: readonly string[] = Object.keys(EFFECTS);

const optional = <T extends Readonly<Record<string, z.ZodType>>>(shape: T) =>
  Object.fromEntries(Object.entries(shape).map(([name, each]) => [name, each.optional()]));

const effect: z.ZodType<SourceEffect> = z
  .strictObject({
    when: condition.optional(),
    once: z.union([z.boolean(), z.literal("agent")]).optional(),
    ...optional(EFFECTS),
  })
  .refine(
    (value) => Object.keys(value).filter((name) => name !== "when" && name !== "once").length === 1,
    `An effect does exactly one thing: ${EFFECT_NAMES.join(", ")}.`,
  );

const cell = z.union([
  effects,
  z.strictObject({
    text: z.union([key, z.array(z.strictObject({ when: condition, text: key }))]).optional(),
    effects: effects.optional(),
  }),
]);
const mods = z.array(z.strictObject({ when: condition, add: z.int().min(-9).max(9) })).optional();
const test = z.strictObject({
  id: key,
  name: key.optional(),
  attribute: z.enum(ATTRIBUTES),
  difficulty: z.strictObject({ base: z.int().min(0).max(12), mods }),
  attempts: z.enum(["once", "untilSuccess", "unlimited"]).optional(),
  commits: z.boolean().optional(),
  when: condition.optional(),
  results: z.strictObject({
    fail: cell.optional(),
    success: cell.optional(),
    critical: z.union([z.literal("same"), cell]).optional(),
  }),
});
const limit = z.strictObject({ times: positive, per: z.enum(PERS) });
const option = z.strictObject({
  id: key,
  text: key,
  when: condition.optional(),
  price: price.optional(),
  decides: z.enum(["self", "captain"]).optional(),
  public: z.boolean().optional(),
  confirm: z.boolean().optional(),
  commits: z.boolean().optional(),
  limit: limit.optional(),
  effects: effects.optional(),
});
const conflictOfCard = z
  .strictObject({
    kind: z.enum(["personal", "group"]),
    endsOn: z.enum(["any", "success"]).optional(),
    test: test.optional(),
    id: conf.optional(),
  })
  .refine(
    ({ kind, test: own, id: named }) => (kind === "personal" ? own !== undefined : named !== undefined),
    "A personal conflict has a test, a group conflict an id.",
  );
const body = {
  effects: effects.optional(),
  tests: z.array(test).optional(),
  options: z.array(option).optional(),
  conflict: conflictOfCard.optional(),
  hints: z.array(key).optional(),
  chips: z.array(key).optional(),
  clueFor: z.array(z.string()).optional(),
  gives: z.array(z.string()).optional(),
  knows: z.record(rec, key).optional(),
};
const variant = z.strictObject({ when: condition, text: key, ...body });
const hook = {
  hook: z.enum(HOOKS),
  args: z
    .strictObject({
      attribute: z.enum(ATTRIBUTES).optional(),
      bonus: z.int().min(-9).max(9).optional(),
      less: positive.optional(),
      add: z.int().min(-9).max(9).optional(),
    })
    .optional(),
  limit: limit.optional(),
  until: z.literal("update").optional(),
};
const rule = z.strictObject(hook);

export const locationSchema: z.ZodType<LocationSource> = z.strictObject({
  id: loc,
  name: key,
  panorama: z.array(card).min(1),
  cards: z
    .array(
      z.strictObject({
        id: card,
        caption: key,
        face: z.string().optional(),
        alt: key.optional(),
        faces: z.array(z.strictObject({ when: condition, art: z.string().optional(), alt: key })).optional(),
        takeable: z.boolean().optional(),
        only: z.array(z.int().min(2).max(4)).optional(),
        pivot: z.boolean().optional(),
        sees: z.array(z.string()).optional(),
        back: z.strictObject({
          readAloud: z.boolean().optional(),
          keywords: z.array(key).optional(),
          text: key.optional(),
          ...body,
          variants: z.array(variant).min(1).optional(),
        }),
      }),
    )
    .min(1),
});

export const receptaclesSchema: z.ZodType<ReceptaclesSource> = z.array(
  z.strictObject({
    id: rec,
    name: key,
    story: z.array(key).min(1),
    portrait: z.string().optional(),
    attributes: z.strictObject({ strength: count, confidence: count, dexterity: count }),
    azrak: positive,
    coins: count.optional(),
    talent: z.strictObject({ text: key, ...hook }).optional(),
    gear: z.strictObject({ id: id("gear"), name: key, text: key, ...hook, hook: hook.hook.optional() }),
    snap: z.strictObject({
      id: id("snap"),
      text: key,
      deed: z.strictObject({ text: key, when: condition, effects }).optional(),
    }),
    interactions: z
      .array(
        z.strictObject({
          id: id("inter"),
          npc: key,
          text: key.optional(),
          effects: effects.optional(),
          variants: z.array(variant).min(1).optional(),
        }),
      )
      .optional(),
  }),
);

const spotSchema = z.strictObject({
  id: spot,
  loc,
  when: condition.optional(),
  at: z.tuple([z.int().min(0).max(1000), z.int().min(0).max(300)]).optional(),
});

export const thingsSchema: z.ZodType<ThingsSource> = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: id("item"),
        colour: z.enum(COLOURS),
        name: key,
        after: z.enum(["stow", "remove"]).optional(),
        tags: z.array(z.string()).optional(),
        map: z
          .strictObject({ covers: z.array(spot).optional(), adds: z.array(spotSchema).optional() })
          .optional(),
        rule: rule.optional(),
        text: key.optional(),
        ...body,
        variants: z.array(variant).min(1).optional(),
      }),
    )
    .optional(),
  tokens: z
    .array(
      z.strictObject({
        id: anyToken,
        shape: z.string(),
        name: key,
        text: key.optional(),
        copies: positive,
        rule: rule.optional(),
      }),
    )
    .optional(),
  triggers: z
    .array(
      z.strictObject({
        source: z.string(),
        on: z.enum(TRIGGERS),
        when: condition.optional(),
        limit: limit.optional(),
        effects,
      }),
    )
    .optional(),
  destiny: z
    .array(z.strictObject({ value: z.int().min(-9).max(9), shuffle: z.boolean().optional() }))
    .optional(),
  conflicts: z
    .array(
      z.strictObject({
        id: conf,
        name: key,
        text: key.optional(),
        life: perCount(positive),
        lifeMods: mods,
        keepDamage: z.boolean().optional(),
        tests: z.array(test).min(1),
        onDefeat: effects.optional(),
      }),
    )
    .optional(),
});

export const missionSchema: z.ZodType<MissionSource> = z.strictObject({
  tsm: z.literal(1),
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "words in small letters with hyphens"),
  version: z.string().regex(/^\d+\.\d+\.\d+$/, "three numbers such as 1.0.0"),
  title: key,
  lead: key.optional(),
  age: z.int().min(3).max(18),
  minutes: z.tuple([positive.max(999), z.int().min(1).max(999)]),
  contentNotes: z.array(key).optional(),
  languages: z.array(z.string().regex(/^[a-z]{2}$/)).min(1),
  counts: z.strictObject({
    story: count,
    common: count,
    personal: count,
    azrak: positive,
    destiny: positive,
  }),
  params: z.strictObject({
    azrakTotal: positive,
    maxPerLocation: z.literal(1).optional(),
    costs: z
      .strictObject({
        enterLocation: count.optional(),
        explore: count.optional(),
        initiate: count.optional(),
        gift: count.optional(),
      })
      .optional(),
    bonusRaisesCap: z.boolean().optional(),
    byReceptacles: perCount(
      z.strictObject({
        forced: z.array(rec).optional(),
        bonusEach: count.optional(),
        bonusShared: count.optional(),
        freeExplore: z.enum(["each", "captain", "none"]),
        freeUpdates: count,
        support: z.strictObject({ first: positive, others: positive }),
      }),
    ),
    solo: z
      .strictObject({
        as: z.literal(2).optional(),
        freeChoice: z.boolean().optional(),
        preselect: z.array(rec).optional(),
        telepathyGate: z.boolean().optional(),
      })
      .optional(),
  }),
  sealed: z.boolean().optional(),
  setup: z.strictObject({
    order: key,
    return: key,
    prologue: z.array(z.strictObject({ id: card, text: key, art: z.string().optional(), alt: key })),
    onStart: effects.optional(),
  }),
  acts: z.array(z.strictObject({ id: positive, name: key, when: condition })).optional(),
  covers: z.strictObject({ story: count, common: count, personal: count }),
  map: z.strictObject({
    base: z.strictObject({ art: z.string().optional(), spots: z.array(spotSchema).min(1) }),
  }),
  performance: z.strictObject({
    byReceptacles: perCount(z.array(z.strictObject({ max: count, grade: z.string() })).min(1)),
  }),
  tutorial: z
    .strictObject({
      destiny: z.array(z.int()).optional(),
      coach: z.array(z.strictObject({ on: z.string(), text: key })).optional(),
    })
    .optional(),
  vars: z
    .record(
      z.string(),
      z.union([
        z.strictObject({ count: z.array(condition) }),
        z.strictObject({ firstPresent: z.array(rec) }),
      ]),
    )
    .optional(),
  endings: z
    .array(
      z.strictObject({
        id: ending,
        outcome: z.enum(OUTCOMES),
        text: key.optional(),
        variants: z
          .array(z.strictObject({ when: condition, text: key }))
          .min(1)
          .optional(),
      }),
    )
    .min(1),
});

/** One schema for every file of a mission, as it is published. */
export function jsonSchemas(): Readonly<Record<string, unknown>> {
  const made = (schema: z.ZodType) => z.toJSONSchema(schema, { target: "draft-2020-12" });
  return {
    mission: made(missionSchema),
    location: made(locationSchema),
    receptacles: made(receptaclesSchema),
    things: made(thingsSchema),
  };
}
