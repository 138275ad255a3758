/** Builds the pieces of a pack, each remembering the place where its author wrote it. */
import type {
  Card,
  Cell,
  Choice,
  Condition,
  Conflict,
  Effect,
  Hook,
  Item,
  Location,
  Option,
  Price,
  Receptacle,
  Spot,
  Test,
  Variant,
} from "../src/pack.ts";
import type { Path, Place } from "./problem.ts";
import type {
  LocationSource,
  ReceptaclesSource,
  SourceBody,
  SourceCell,
  SourceCondition,
  SourceEffect,
  SourceHook,
  SourceMods,
  SourceOption,
  SourceSide,
  SourceSpot,
  SourceTest,
  SourceVariant,
  ThingsSource,
} from "./source-types.ts";

export const inner = ({ file, path }: Place, ...more: Path): Place => ({ file, path: [...path, ...more] });

type Some<T> = { readonly [Name in keyof T]?: Exclude<T[Name], undefined> };
/** Without the fields that are undefined. */
export function some<T extends object>(object: T): Some<T> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Some<T>;
}

const itemId = (item: unknown): unknown => (typeof item === "number" ? `item:${item}` : item);
const yes = (value: boolean | undefined): true | undefined => (value === true ? true : undefined);

/** What could be farmed counts once, outside group conflicts (AM-10). */
function defaultOnce(kind: string, body: unknown, inConflict: boolean): boolean {
  if (inConflict) return false;
  const gains = typeof body === "object" && body !== null && "gain" in body;
  return kind === "update" || ((kind === "azrak" || kind === "coins") && gains);
}

type At = <T extends object>(object: T, place: Place) => T;

export type Builder = {
  condition(source: SourceCondition): Condition;
  effects(sources: readonly SourceEffect[] | undefined, place: Place, inConflict: boolean): readonly Effect[];
  test(source: SourceTest, place: Place, inConflict: boolean): Test;
  mods(source: SourceMods | undefined, place: Place): Conflict["lifeMods"];
  hook(source: SourceHook): Hook;
  spot(source: SourceSpot, place: Place): Spot;
  receptacle(source: ReceptaclesSource[number], place: Place): Receptacle;
  location(source: LocationSource, file: string): Location;
  item(source: NonNullable<ThingsSource["items"]>[number], place: Place): Item;
};

export function builder(at: At): Builder {
  const condition = (source: SourceCondition): Condition => {
    if (source === "always") return "always";
    const made = Object.fromEntries(
      Object.entries(source).map(([name, value]): [string, unknown] => {
        if (name === "all" || name === "any")
          return [name, (value as readonly SourceCondition[]).map(condition)];
        if (name === "not") return [name, condition(value as SourceCondition)];
        if (name === "atLeast") {
          const { n, of } = value as { readonly n: number; readonly of: readonly SourceCondition[] };
          return [name, { n, of: of.map(condition) }];
        }
        if (name === "itemInPlay") return [name, itemId(value)];
        if (name === "has") return [name, withItem(value as object)];
        return [name, value];
      }),
    );
    return made as Condition;
  };
  const withItem = (body: object): object => ("item" in body ? { ...body, item: itemId(body.item) } : body);

  const effects = (
    sources: readonly SourceEffect[] | undefined,
    place: Place,
    inConflict: boolean,
  ): readonly Effect[] =>
    at(
      (sources ?? []).map((source, index) => effect(source, inner(place, index), inConflict)),
      place,
    );

  const effect = (source: SourceEffect, place: Place, inConflict: boolean): Effect => {
    const { when, once, ...rest } = source;
    const [kind, body] = Object.entries(rest)[0] as [string, unknown];
    const made = {
      [kind]: effectBody(kind, body, inner(place, kind), inConflict),
      ...some({ when: when === undefined ? undefined : condition(when as SourceCondition) }),
      once: (once as boolean | "agent" | undefined) ?? defaultOnce(kind, body, inConflict),
    };
    return at(made, place) as Effect;
  };

  const effectBody = (kind: string, body: unknown, place: Place, inConflict: boolean): unknown => {
    if (typeof body !== "object" || body === null) return body;
    if (kind === "choose") {
      const {
        prompt,
        decides,
        public: open,
        options,
      } = body as {
        readonly prompt: string;
        readonly decides?: "self" | "captain";
        readonly public?: boolean;
        readonly options: readonly SourceOption[];
      };
      return {
        prompt,
        ...some({ decides, public: yes(open) }),
        options: options.map((each, index) => choice(each, inner(place, "options", index), inConflict)),
      };
    }
    if (kind === "chorus") {
      const { lines, order, right, wrong } = body as {
        readonly lines: readonly { readonly id: string; readonly speaker: unknown; readonly text: string }[];
        readonly order: readonly string[];
        readonly right?: readonly SourceEffect[];
        readonly wrong?: readonly SourceEffect[];
      };
      return {
        lines: lines.map(({ id, speaker, text }) => ({ id, speakers: speakersOf(speaker), text })),
        order,
        right: effects(right, inner(place, "right"), inConflict),
        wrong: effects(wrong, inner(place, "wrong"), inConflict),
      };
    }
    if (kind === "map" && "place" in body) return { ...body, place: itemId(body.place) };
    return withItem(body);
  };

  const speakersOf = (speaker: unknown): readonly string[] =>
    typeof speaker === "string"
      ? [speaker]
      : (speaker as { readonly firstPresent: readonly string[] }).firstPresent;

  const choice = (source: SourceOption, place: Place, inConflict: boolean): Choice => {
    const { text, when, price, confirm, commits } = source;
    return at(
      {
        text,
        ...some({
          when: when && condition(when),
          price: price && (some(price) as Price),
          confirm: yes(confirm),
          commits: yes(commits),
        }),
        effects: effects(source.effects, inner(place, "effects"), inConflict),
      },
      place,
    );
  };

  const option = (source: SourceOption, place: Place): Option => {
    const { id, decides, public: open, limit } = source;
    return at({ id, ...choice(source, place, false), ...some({ decides, public: yes(open), limit }) }, place);
  };

  const cell = (source: SourceCell, place: Place, inConflict: boolean): Cell => {
    if (Array.isArray(source)) return at({ effects: effects(source, place, inConflict) }, place);
    const own = source as Exclude<SourceCell, readonly SourceEffect[]>;
    const text =
      typeof own.text === "object"
        ? own.text.map((each, index) =>
            at({ when: condition(each.when), text: each.text }, inner(place, "text", index)),
          )
        : own.text;
    return at(
      { ...some({ text }), effects: effects(own.effects, inner(place, "effects"), inConflict) },
      place,
    );
  };

  const mods = (source: SourceMods | undefined, place: Place) =>
    (source ?? []).map(({ when, add }, index) => at({ when: condition(when), add }, inner(place, index)));

  const test = (source: SourceTest, place: Place, inConflict: boolean): Test => {
    const { fail, success, critical } = source.results;
    const made = (name: string, each: SourceCell | "same" | undefined) =>
      each === undefined || each === "same" ? each : cell(each, inner(place, "results", name), inConflict);
    return at(
      {
        id: source.id,
        ...some({ name: source.name }),
        attribute: source.attribute,
        difficulty: {
          base: source.difficulty.base,
          ...some({
            mods: source.difficulty.mods && mods(source.difficulty.mods, inner(place, "difficulty", "mods")),
          }),
        },
        attempts: source.attempts ?? "untilSuccess",
        ...some({ commits: yes(source.commits), when: source.when && condition(source.when) }),
        results: some({
          fail: made("fail", fail),
          success: made("success", success),
          critical: made("critical", critical),
        }) as Test["results"],
      },
      place,
    );
  };

  const variant = (source: SourceVariant, place: Place): Variant => {
    const { conflict } = source;
    return at(
      {
        when: condition(source.when),
        text: source.text,
        effects: effects(source.effects, inner(place, "effects"), false),
        tests: (source.tests ?? []).map((each, index) => test(each, inner(place, "tests", index), false)),
        options: (source.options ?? []).map((each, index) => option(each, inner(place, "options", index))),
        ...some({
          conflict:
            conflict === undefined
              ? undefined
              : conflict.kind === "group"
                ? ({ kind: "group", id: conflict.id ?? "" } as const)
                : ({
                    kind: "personal",
                    endsOn: conflict.endsOn ?? "any",
                    test: test(conflict.test as SourceTest, inner(place, "conflict", "test"), false),
                  } as const),
          hints: source.hints,
          chips: source.chips,
          clueFor: source.clueFor,
          gives: source.gives,
          knows: source.knows,
        }),
      },
      place,
    );
  };

  /** A single text for always, or the author's variants. */
  const variants = (source: SourceSide, place: Place): readonly Variant[] => {
    if (source.variants !== undefined)
      return source.variants.map((each, index) => variant(each, inner(place, "variants", index)));
    const {
      effects: own,
      tests,
      options,
      conflict,
      hints,
      chips,
      clueFor,
      gives,
      knows,
    }: SourceBody = source;
    return [
      variant(
        {
          when: "always",
          text: source.text ?? "",
          effects: own,
          tests,
          options,
          conflict,
          hints,
          chips,
          clueFor,
          gives,
          knows,
        },
        place,
      ),
    ];
  };

  const hook = ({ hook: name, args, limit, until }: SourceHook): Hook => ({
    hook: name,
    ...some({ args: args && (some(args) as NonNullable<Hook["args"]>), limit, until }),
  });

  const spot = ({ id, loc, when, at: where }: SourceSpot, place: Place): Spot =>
    at({ id, loc, ...some({ when: when && condition(when), at: where }) }, place);

  const receptacle = (source: ReceptaclesSource[number], place: Place): Receptacle => {
    const { id, name, story, portrait, attributes, azrak, coins, talent, gear, snap, interactions } = source;
    const { id: gearId, name: gearName, text: gearText, hook: gearHook } = gear;
    return at(
      {
        id,
        name,
        story,
        ...some({ portrait, talent: talent && { ...hook(talent), text: talent.text } }),
        attributes,
        azrak,
        coins: coins ?? 0,
        gear: at(
          {
            id: gearId,
            name: gearName,
            text: gearText,
            ...(gearHook === undefined ? {} : hook({ ...(gear as SourceHook), hook: gearHook })),
          },
          inner(place, "gear"),
        ),
        snap: at(
          {
            id: snap.id,
            text: snap.text,
            ...some({
              deed:
                snap.deed === undefined
                  ? undefined
                  : at(
                      {
                        text: snap.deed.text,
                        when: condition(snap.deed.when),
                        effects: effects(snap.deed.effects, inner(place, "snap", "deed", "effects"), false),
                      },
                      inner(place, "snap", "deed"),
                    ),
            }),
          },
          inner(place, "snap"),
        ),
        interactions: (interactions ?? []).map((each, index) => {
          const own = inner(place, "interactions", index);
          return at({ id: each.id, npc: each.npc, variants: variants(each, own) }, own);
        }),
      },
      place,
    );
  };

  const card = (source: LocationSource["cards"][number], place: Place): Card => {
    const { id, caption, face, alt, faces, takeable, only, pivot, sees, back } = source;
    return at(
      {
        id,
        caption,
        faces:
          faces === undefined
            ? [{ when: "always" as const, alt: alt ?? "", ...some({ art: face }) }]
            : faces.map(({ when, art, alt: own }) => ({ when: condition(when), alt: own, ...some({ art }) })),
        ...some({
          readAloud: yes(back.readAloud),
          takeable: yes(takeable),
          only,
          pivot: yes(pivot),
          sees,
          keywords: back.keywords,
        }),
        variants: variants(back, inner(place, "back")),
      },
      place,
    );
  };

  const location = (source: LocationSource, file: string): Location =>
    at(
      {
        id: source.id,
        name: source.name,
        panorama: source.panorama,
        cards: source.cards.map((each, index) => card(each, { file, path: ["cards", index] })),
      },
      { file, path: [] },
    );

  const item = (source: NonNullable<ThingsSource["items"]>[number], place: Place): Item =>
    at(
      {
        id: source.id,
        colour: source.colour,
        name: source.name,
        after: source.after ?? "stow",
        ...some({
          tags: source.tags,
          map: source.map && {
            covers: source.map.covers ?? [],
            adds: (source.map.adds ?? []).map((each, index) =>
              spot(each, inner(place, "map", "adds", index)),
            ),
          },
          rule: source.rule && hook(source.rule),
        }),
        variants: variants(source, place),
      },
      place,
    );

  return { condition, effects, test, mods, hook, spot, receptacle, location, item };
}
