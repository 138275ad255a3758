/** Pass 3, reduced: it never proves what the search of every state refutes, and misses no state that a game comes to. */
import { fileURLToPath } from "node:url";
import { nextInt, type Rng, seedRng } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { playTable, searchStory, type Table, tablesOf } from "../checker/index.ts";
import { graphOf } from "../checker/reduced/graph.ts";
import { reduceStory } from "../checker/reduced/index.ts";
import { isWhole, project, reachable, worldOf } from "../checker/reduced/visits.ts";
import { storyStart } from "../checker/story.ts";
import { loadMission } from "../loader/index.ts";
import { type Mission, missionOf, missionRules } from "../src/index.ts";
import type { Card, Condition, Effect, Item, Pack, Variant } from "../src/pack.ts";
import { filesOf, hour, tenToSix } from "./shelf.ts";

const files = loadMission(filesOf(fileURLToPath(new URL("missions/door/", import.meta.url))));
if (!files.ok) throw new Error("the door does not load");
const door = files.pack;

const reduced = (mission: Mission, table: Table) =>
  reduceStory(mission, table.receptacles, storyStart(mission, table));

test("The Hour That Answers: at every table an ending that is no failure lies before every state", () => {
  const mission = missionOf(hour.pack);
  let facts: readonly string[] = [];
  for (const table of tablesOf(mission)) {
    const found = reduceStory(mission, table.receptacles, storyStart(mission, table), facts);
    expect(found, table.receptacles.join(" ")).toMatchObject({ proved: true, told: 0 });
    ({ facts } = found);
  }
}, 120_000);

test("with a way taken out it is not proved, and says where", () => {
  const without = (change: (pack: Pack) => Pack) => {
    const mission = missionOf(change(structuredClone(hour.pack) as Pack));
    return reduced(mission, tablesOf(mission)[0]!);
  };
  // Whoever has stowed the white card of the last place stands before a stair that nobody fights for again.
  const stowed = without((pack) => ({
    ...pack,
    conflicts: pack.conflicts.map((conflict) => ({
      ...conflict,
      onDefeat: [...conflict.onDefeat, { stow: { item: "item:40" }, once: false }],
    })),
  }));
  expect(stowed.proved).toBe(false);
  expect(stowed.open).toContain("no way on is sure");
  // The quay opens by nothing any more.
  const roped = without((pack) => ({
    ...pack,
    items: pack.items.map((item) =>
      item.id === "item:38"
        ? {
            ...item,
            map: {
              covers: item.map!.covers,
              adds: item.map!.adds.filter(({ loc }) => loc !== "loc:L6"),
            },
          }
        : item,
    ),
  }));
  expect(roped.proved).toBe(false);
}, 60_000);

describe("every state that games come to between two visits is among those found", () => {
  for (const [name, loaded] of Object.entries({ hour, tenToSix }))
    test(name, () => {
      const mission = missionOf(loaded.pack);
      const rules = missionRules([loaded]);
      for (const table of tablesOf(mission).slice(0, 2)) {
        const graph = graphOf(mission, table.receptacles);
        const { facts } = reduced(mission, table);
        // What a proof has looked at, and some that it has not.
        const more = ["flag:dark", "hex:5", "hex:6", "shut L1.C.reach", "item:3", "tok:A"];
        for (const looked of [facts, more]) {
          const world = worldOf(mission, table.receptacles, graph, storyStart(mission, table), looked);
          const states = new Set(reachable(world, 50_000)!.states.map((state) => state >> 1));
          for (const player of ["careless", "chaos"])
            for (let game = 0; game < 3; game++)
              playTable(rules, mission, table, player, `reduced ${game}`, {
                onState: (state) => {
                  if (state.stage !== "captain") return;
                  expect(states.has(project(world, state) >> 1)).toBe(true);
                  expect(isWhole(world, project(world, state))).toBe(true);
                },
              });
        }
      }
    }, 120_000);
});

describe("small missions made by chance", () => {
  const verdicts = new Map<string, number>();
  test("what is proved is proved by the search of all states as well", () => {
    for (let seed = 0; seed < 60; seed++) {
      const mission = missionOf(chance(`story ${seed}`));
      const [table] = tablesOf(mission);
      const full = searchStory(mission, table!, (states) => states < 1500);
      const { proved, open } = reduced(mission, table!);
      const found = `${full.verdict}, ${proved ? "reduced" : "open"}`;
      verdicts.set(found, (verdicts.get(found) ?? 0) + 1);
      expect(full.verdict === "locked" && proved, `seed ${seed}: ${open ?? ""}`).toBe(false);
    }
    // Both ways must have come up, or nothing was compared.
    expect(verdicts.get("proved, reduced") ?? 0).toBeGreaterThan(5);
    expect(verdicts.get("locked, open") ?? 0).toBeGreaterThan(5);
  }, 120_000);
});

/** Two places with two cards each, three things, three flags, and conditions, effects, tests and questions by chance. */
function chance(seed: string): Pack {
  let rng: Rng = seedRng(seed, "missions");
  const roll = (bound: number): number => {
    const [drawn, next] = nextInt(rng, bound);
    rng = next;
    return drawn;
  };
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)]!;
  const things = ["item:1", "item:2", "item:3"];
  const flags = ["flag:a", "flag:b", "flag:c"];
  const atom = (): Condition => {
    const one: Condition =
      roll(2) === 0 ? { flag: pick(flags) } : { has: { item: pick(things), who: "group" } };
    return roll(3) === 0 ? { not: one } : one;
  };
  const condition = (): Condition =>
    pick([atom, () => ({ all: [atom(), atom()] }), () => ({ any: [atom(), atom()] })])();
  const maybe = (): { when?: Condition } => (roll(3) === 0 ? { when: condition() } : {});
  const effect = (deep = false): Effect => {
    const extra = { ...maybe(), once: roll(4) === 0 };
    switch (roll(deep ? 7 : 8)) {
      case 0:
      case 1:
        return { take: { item: pick(things) }, ...extra };
      case 2:
        return { remove: { item: pick(things) }, ...extra };
      case 3:
        return { stow: { item: pick(things) }, ...extra };
      case 4:
      case 5:
        return { flag: { set: pick(flags) }, ...extra };
      case 6:
        return { flag: { clear: pick(flags) }, ...extra };
      default:
        return {
          choose: {
            prompt: "ask",
            options: [0, 1].map((at) => ({ text: `answer ${at}`, effects: [effect(true)] })),
          },
          ...extra,
        };
    }
  };
  const variant = (card: string, at: number, when: Condition): Variant => ({
    when,
    text: `${card} ${at}`,
    effects: roll(3) === 0 ? [effect()] : [],
    tests:
      roll(3) > 0
        ? []
        : [
            {
              id: `${card}.${at}`,
              attribute: "strength",
              difficulty: { base: 3 },
              attempts: pick(["once", "untilSuccess", "unlimited"] as const),
              ...maybe(),
              results: {
                fail: { effects: [] },
                success: { effects: [effect()] },
                critical: "same",
              },
            },
          ],
    options:
      roll(3) > 0
        ? []
        : [{ id: `${card}.${at}.option`, text: "option", ...maybe(), effects: [effect(), effect()] }],
  });
  const { variants: _, ...plain } = door.locations[0]!.cards[1]!;
  const card = (id: string): Card => ({
    ...plain,
    id,
    variants: [...(roll(2) === 0 ? [variant(id, 0, condition())] : []), variant(id, 1, "always")],
  });
  const place = (name: string) => ({
    id: `loc:${name}`,
    name,
    panorama: ["A", "B", "C"].map((letter) => `card:${name}.${letter}`),
    cards: [
      { ...door.locations[0]!.cards[0]!, id: `card:${name}.A` },
      card(`card:${name}.B`),
      card(`card:${name}.C`),
    ],
  });
  const [first, second] = [place("L1"), place("L2")];
  const last = second.cards[2]!;
  const goal: Variant = {
    ...last.variants.at(-1)!,
    options: [{ id: "goal", text: "goal", when: condition(), effects: [{ end: "end:good", once: false }] }],
  };
  const item = (id: string): Item => ({ ...door.items[0]!, id });
  return {
    ...door,
    map: {
      spots: [
        { id: "spot:L1", loc: "loc:L1" },
        { id: "spot:L2", loc: "loc:L2", ...(roll(3) === 0 && { when: condition() }) },
      ],
    },
    items: things.map(item),
    locations: [
      first,
      {
        ...second,
        cards: [...second.cards.slice(0, 2), { ...last, variants: [...last.variants.slice(0, -1), goal] }],
      },
    ],
  };
}
