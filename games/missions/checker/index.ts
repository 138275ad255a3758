/** The checker (chapter 5): what is wrong with a mission, what is proved, and what is left open. */
import { findingProblem, isError, type Loaded, type Problem } from "../loader/index.ts";
import { type Mission, missionOf, missionRules } from "../src/index.ts";
import type { Cell, Pack, Test } from "../src/pack.ts";
import { sidesOf, testsOf } from "../src/walk.ts";
import { type Facts, relaxed } from "./facts.ts";
import { type Table, tablesOf } from "./games.ts";
import { artFindings } from "./pictures.ts";
import { type Met, playedFindings, playTables, type Row } from "./played.ts";
import { staticFindings } from "./static.ts";
import { staleProblems, wordProblems } from "./words.ts";

export type Report = {
  readonly mission: string;
  readonly problems: readonly Problem[];
  readonly rows: readonly Row[];
  /** How often each text was read in all games, by its key. */
  readonly hits: Readonly<Record<string, number>>;
  /** For each card, Item, token and ending a game that comes to it and replays. */
  readonly met: Readonly<Record<string, Met>>;
  readonly publishable: boolean;
};
export type CheckOptions = {
  /** Games for each player and table. */
  readonly games?: number;
  /** Only passes 1 and 2, as on every save. */
  readonly quick?: boolean;
  readonly now?: () => number;
  /** Milliseconds for the games of all tables. */
  readonly budget?: number;
  /** States of the story that are looked at for each table (pass 3); none unless told. */
  readonly story?: number;
  /** States to which every order of Destiny is walked through, for each strategy and table; none unless told. */
  readonly luck?: number;
  /** The hashes of the words, by key and in the order of the languages, when they were last written together. */
  readonly beside?: Readonly<Record<string, readonly string[]>>;
  /** The layers of each picture of the folder, by its name without the ending. */
  readonly layers?: ReadonlyMap<string, readonly string[]>;
  onProgress?(done: number, all: number): void;
};

export function checkMission(loaded: Loaded, options: CheckOptions = {}): Report {
  const mission = missionOf(loaded.pack);
  const at = (finding: Parameters<typeof findingProblem>[2]) =>
    findingProblem(loaded.origins, loaded.sources, finding);
  const problems: Problem[] = [
    ...loaded.problems,
    ...staticFindings(loaded).map(at),
    ...wordProblems(loaded),
    ...staleProblems(loaded, options.beside ?? {}),
    ...(options.layers === undefined ? [] : artFindings(loaded.pack, options.layers).map(at)),
    ...reachFindings(mission, tablesOf(mission)).map(at),
    ...conflictFindings(loaded.pack).map(at),
    ...balanceFindings(mission).map(at),
  ];
  const rows: Row[] = [];
  const hits: Record<string, number> = {};
  const met: Record<string, Met> = {};
  if (options.quick !== true && !problems.some(({ code }) => code === "E-REF")) {
    const rules = missionRules([{ pack: loaded.pack, texts: loaded.texts }]);
    const words = loaded.texts[loaded.pack.languages[0]!] ?? {};
    const played = playTables(rules, mission, words, options);
    rows.push(...played.rows);
    Object.assign(hits, played.hits);
    Object.assign(met, played.met);
    problems.push(...played.findings.map(at), ...playedFindings(mission, rows, hits).map(at));
  }
  return { mission: mission.name, problems, rows, hits, met, publishable: !problems.some(isError) };
}

type Finding = Parameters<typeof findingProblem>[2];

/** Pass 2 for every table: E-UNREACH for what no table reaches, and for cards that one of them never sees. */
function reachFindings({ pack }: Mission, tables: readonly Table[]): readonly Finding[] {
  const facts = tables.map(({ receptacles }): Facts => relaxed(pack, receptacles));
  const anywhere = (test: (each: Facts) => boolean) => facts.some(test);
  const findings: Finding[] = [];
  const missing = (object: object): string => {
    const why = [...new Set(facts.flatMap((each) => each.missing(object)))];
    return why.length === 0 ? "" : ` (${why.slice(0, 3).join("; ")})`;
  };
  const unreached = (object: object, what: string) =>
    findings.push({ code: "E-UNREACH", object, message: `${what} can never be reached${missing(object)}.` });
  // A place or conflict that nothing leads to is told once, and not again for everything in it.
  const shut = new Set<string>();
  for (const location of pack.locations) {
    if (anywhere(({ reached }) => reached.has(location.id))) continue;
    unreached(location, location.id);
    for (const { id } of location.cards) shut.add(id);
  }
  for (const conflict of pack.conflicts) {
    if (anywhere(({ reached }) => reached.has(conflict.id))) continue;
    unreached(conflict, conflict.id);
    shut.add(conflict.id);
  }
  for (const side of sidesOf(pack).filter(({ id }) => !shut.has(id)))
    for (const variant of side.variants)
      if (!anywhere(({ variants }) => variants.has(variant))) unreached(variant, `A variant of ${side.id}`);
      else
        for (const option of variant.options)
          if (!anywhere(({ options }) => options.has(option))) unreached(option, `The option ${option.id}`);
  for (const { test, of } of testsOf(pack))
    for (const cell of shut.has((of.kind === "variant" ? of.side : of.conflict).id)
      ? []
      : Object.values(test.results))
      if (cell !== "same" && !anywhere(({ cells }) => cells.has(cell)))
        unreached(cell, `A cell of ${test.id}`);
  for (const list of [pack.items, pack.tokens, pack.endings])
    for (const each of list) if (!anywhere(({ reached }) => reached.has(each.id))) unreached(each, each.id);
  for (const { cards } of pack.locations)
    for (const card of cards)
      for (const [index, { receptacles }] of tables.entries()) {
        const meant = card.only === undefined || card.only.includes(receptacles.length);
        if (!meant || shut.has(card.id) || facts[index]!.reached.has(card.id)) continue;
        unreached(card, `${card.id} with ${receptacles.length} receptacles`);
        break;
      }
  for (const [index, table] of tables.entries()) {
    const won = pack.endings.some(
      ({ id, outcome }) => outcome === "success" && facts[index]!.reached.has(id),
    );
    if (!won)
      findings.push({
        code: "E-WIN",
        object: pack,
        field: ["endings"],
        message: `No success can be reached with ${table.receptacles.join(", ")}.`,
      });
  }
  return findings;
}

/** E-CONF: a group conflict falls within five turns on average; a personal one can be passed alone. */
function conflictFindings(pack: Pack): readonly Finding[] {
  const values = pack.destiny.map(({ value }) => value);
  const best = Math.max(...values);
  const findings: Finding[] = [];
  for (const { variants } of sidesOf(pack))
    for (const variant of variants) {
      const { conflict } = variant;
      if (conflict?.kind !== "personal" || conflict.endsOn !== "success") continue;
      for (const { id, attributes, azrak } of pack.receptacles)
        if (attributes[conflict.test.attribute] + azrak - 1 + best < conflict.test.difficulty.base)
          findings.push({
            code: "E-CONF",
            object: conflict.test,
            message: `${id} can never pass ${conflict.test.id} alone.`,
          });
    }
  for (const conflict of pack.conflicts)
    for (const [count, life] of Object.entries(conflict.life)) {
      const forced = pack.params.byReceptacles[count]?.forced ?? [];
      const present =
        forced.length > 0
          ? pack.receptacles.filter(({ id }) => forced.includes(id))
          : pack.receptacles.slice(0, Number(count));
      const damage = present.reduce(
        (sum, { attributes }) =>
          sum +
          Math.max(
            ...conflict.tests.map((test) => expectedDamage(test, attributes[test.attribute] + 1, values)),
          ),
        0,
      );
      if (life > 5 * damage)
        findings.push({
          code: "E-CONF",
          object: conflict,
          message: `With ${count} receptacles ${conflict.id} takes more than five turns.`,
        });
    }
  return findings;
}

/** W-IDLE: places with too few cards; W-SPREAD: tests that lean on one receptacle alone. */
function balanceFindings({ pack }: Mission): readonly Finding[] {
  const findings: Finding[] = [];
  for (const count of pack.players) {
    const short = pack.locations.filter(({ panorama, cards }) => {
      const there = cards.filter(
        ({ id, readAloud, only }) =>
          panorama.includes(id) && readAloud !== true && (only === undefined || only.includes(count)),
      );
      return there.length < count;
    });
    if (short.length * 2 > pack.locations.length)
      findings.push({
        code: "W-IDLE",
        object: pack,
        field: ["params", "byReceptacles"],
        message: `With ${count} receptacles somebody finds no card in ${short.length} of ${pack.locations.length} places.`,
      });
  }
  const tests = testsOf(pack);
  if (tests.length < 10) return findings;
  const best = new Map(pack.receptacles.map(({ id }) => [id, 0]));
  for (const { test } of tests) {
    const most = Math.max(...pack.receptacles.map(({ attributes }) => attributes[test.attribute]));
    const able = pack.receptacles.filter(({ attributes }) => attributes[test.attribute] === most);
    for (const { id } of able) best.set(id, (best.get(id) ?? 0) + 1 / able.length);
  }
  for (const receptacle of pack.receptacles) {
    const part = (best.get(receptacle.id) ?? 0) / tests.length;
    if (pack.receptacles.length > 2 && (part > 0.45 || part < 0.1))
      findings.push({
        code: "W-SPREAD",
        object: receptacle,
        message: `${Math.round(100 * part)} % of the tests suit ${receptacle.id} best.`,
      });
  }
  return findings;
}

function expectedDamage(test: Test, value: number, destiny: readonly number[]): number {
  const { fail, success, critical } = test.results;
  const points = (cell: Cell | "same" | undefined): number =>
    cell === "same"
      ? points(success)
      : (cell?.effects ?? []).reduce((sum, effect) => sum + ("damage" in effect ? effect.damage : 0), 0);
  const of = (final: number): number =>
    final < test.difficulty.base
      ? points(fail)
      : final === test.difficulty.base
        ? points(critical)
        : points(success);
  return destiny.reduce((sum, modifier) => sum + of(value + modifier), 0) / destiny.length;
}

export { relaxed } from "./facts.ts";
export type { Figures } from "./figures.ts";
export { type Entry, playTable, replays, type Table, tablesOf } from "./games.ts";
export { keysOf } from "./keys.ts";
export type { Row } from "./played.ts";
export { type Story, searchStory, storyReplays } from "./story.ts";
export { besideOf } from "./words.ts";
