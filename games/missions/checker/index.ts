/** The checker (chapter 5): what is wrong with a mission, what is proved, and what is left open. */
import { findingProblem, isError, type Loaded, type Problem } from "../loader/index.ts";
import { type Mission, type MissionRules, missionOf, missionRules } from "../src/index.ts";
import type { Cell, Pack, Test } from "../src/pack.ts";
import { sidesOf, testsOf } from "../src/walk.ts";
import { type Facts, relaxed } from "./facts.ts";
import { type Entry, hasNoSpot, playTable, replays, type Table, tablesOf } from "./games.ts";
import { openEndings } from "./open-endings.ts";
import { artFindings } from "./pictures.ts";
import { staticFindings } from "./static.ts";
import { staleProblems, wordProblems } from "./words.ts";

export type Witness = {
  readonly table: Table;
  readonly ending: string;
  readonly missionReturn: number;
  readonly rounds: number;
  readonly seed: string;
  readonly log: readonly Entry[];
};
export type Row = {
  readonly table: Table;
  /** E-WIN: a success with a witness that replays, or not proved within the games played. */
  readonly win: "proved" | "not proved" | "impossible";
  readonly best?: Witness;
  readonly games: number;
  readonly states: number;
  readonly outcomes: Readonly<Record<string, number>>;
  /** Games that ended in a success, and in how many of them each card was read. */
  readonly won: number;
  readonly wonWith: Readonly<Record<string, number>>;
  /** Crystals on the Mission Return of the games that were not lost: median and 95th percentile. */
  readonly missionReturn: readonly [number, number];
  readonly rounds: number;
  /**
   * Games in which every Destiny card was the lowest of the deck: how many there were, how many were won, and the best
   * return among them. A success here is a sign of safety (E-SAFE) and no proof of it.
   */
  readonly worstLuck: { readonly games: number; readonly won: number; readonly best?: number };
};
export type Report = {
  readonly mission: string;
  readonly problems: readonly Problem[];
  readonly rows: readonly Row[];
  /** How often each card was read in all games. */
  readonly hits: Readonly<Record<string, number>>;
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
  if (options.quick !== true && !problems.some(({ code }) => code === "E-REF")) {
    const rules = missionRules([{ pack: loaded.pack, texts: loaded.texts }]);
    problems.push(...playTables(rules, mission, options, rows, hits).map(at));
    problems.push(...pivots(mission, rows, hits).map(at));
  }
  return { mission: mission.name, problems, rows, hits, publishable: !problems.some(isError) };
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
  for (const side of sidesOf(pack))
    for (const variant of side.variants)
      if (!anywhere(({ variants }) => variants.has(variant))) unreached(variant, `A variant of ${side.id}`);
      else
        for (const option of variant.options)
          if (!anywhere(({ options }) => options.has(option))) unreached(option, `The option ${option.id}`);
  for (const { test } of testsOf(pack))
    for (const cell of Object.values(test.results))
      if (cell !== "same" && !anywhere(({ cells }) => cells.has(cell)))
        unreached(cell, `A cell of ${test.id}`);
  for (const list of [pack.items, pack.tokens, pack.endings])
    for (const each of list) if (!anywhere(({ reached }) => reached.has(each.id))) unreached(each, each.id);
  for (const { cards } of pack.locations)
    for (const card of cards)
      for (const [index, { receptacles }] of tables.entries()) {
        const meant = card.only === undefined || card.only.includes(receptacles.length);
        if (!meant || facts[index]!.reached.has(card.id)) continue;
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

const PLAYERS = ["tourist", "thrifty", "chaos"] as const;

/** Passes 3 to 5: witnesses, locks and figures from seeded games. */
function playTables(
  rules: MissionRules,
  mission: Mission,
  options: CheckOptions,
  rows: Row[],
  hits: Record<string, number>,
): readonly Finding[] {
  const { games = 300, budget = 60_000, now = () => 0 } = options;
  const tables = tablesOf(mission);
  const findings = new Map<string, Finding>();
  const found = (code: string, message: string, object: object = mission.pack) => {
    if (!findings.has(code)) findings.set(code, { code, object, message });
  };
  const { tutorial: _, ...rest } = mission.pack;
  const lowest = Math.min(...mission.pack.destiny.map(({ value }) => value));
  const unlucky = missionOf({ ...rest, destiny: mission.pack.destiny.map(() => ({ value: lowest })) });
  const worst = missionRules([{ pack: unlucky.pack, texts: {} }]);
  const begun = now();
  let done = 0;
  for (const table of tables) {
    const share = (budget * (rows.length + 1)) / tables.length;
    const outcomes: Record<string, number> = {};
    const spent: number[] = [];
    let best: Witness | undefined;
    const wonWith: Record<string, number> = {};
    let won = 0;
    let played = 0;
    let rounds = 0;
    const states = new Set<string>();
    for (let game = 0; game < games; game++) {
      if (now() - begun > share && game > 0) break;
      for (const player of PLAYERS) {
        const seed = `${player}-${game}`;
        const { state, log, end } = playTable(rules, mission, table, player, seed, {
          onEvents: (events) => {
            for (const event of events)
              if (event.type === "took") hits[event.card] = (hits[event.card] ?? 0) + 1;
          },
          onState: (each) => {
            if (each.stage !== "captain") return;
            if (hasNoSpot(each, mission))
              found(
                "E-MAP",
                `After ${each.round} rounds no place is open (${table.receptacles.join(", ")}).`,
              );
            const key = JSON.stringify([
              each.white,
              each.flags,
              each.groupTokens,
              each.defeated,
              each.removed,
              each.tests,
              each.agents.map(({ items, tokens }) => [items, tokens]),
            ]);
            if (states.has(key)) return;
            states.add(key);
            const { endings, lost, again } = openEndings(each, mission);
            if (endings.length === 0)
              found(
                "E-LOCK",
                `A state is reached from which no ending is left: ${lost} (seed ${seed}, round ${each.round}).`,
              );
            if (again !== undefined)
              found(
                "E-AGAIN",
                `${again} was broken off and cannot be started again (seed ${seed}).`,
                mission.conflicts.get(again),
              );
          },
        });
        played++;
        rounds += state.round;
        if (end === "stuck") found("E-LOCK", `Nobody can act any more (seed ${seed}, stage ${state.stage}).`);
        if (end === "endless")
          found("E-LOOP", `A game goes on beyond ${rules.maxSteps} acts (seed ${seed}).`);
        const outcome =
          state.end === null ? end : state.abandoned ? "abandoned" : (state.end.id ?? "failure");
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
        if (state.end?.id === undefined || state.end.id === null) continue;
        spent.push(state.missionReturn);
        const success = state.end.outcome === "success";
        if (success) {
          won++;
          for (const card of state.seen) wonWith[card] = (wonWith[card] ?? 0) + 1;
        }
        if (success && (best === undefined || state.missionReturn < best.missionReturn))
          best = {
            table,
            ending: state.end.id,
            missionReturn: state.missionReturn,
            rounds: state.round,
            seed,
            log,
          };
      }
      options.onProgress?.(++done, games * tables.length);
    }
    const proved = best !== undefined && replays(rules, mission, table, best.seed, best.log, best.ending);
    if (!proved)
      found(
        "W-WIN",
        `No success was found with ${table.receptacles.join(", ")} in ${played} games and ${states.size} states: not proved.`,
      );
    const worstLuck = playWorst(worst, unlucky, table, Math.min(games, 20));
    spent.sort((a, b) => a - b);
    const quantile = (part: number): number =>
      spent[Math.min(spent.length - 1, Math.floor(spent.length * part))] ?? 0;
    rows.push({
      table,
      win: proved ? "proved" : "not proved",
      ...(best !== undefined && { best }),
      games: played,
      states: states.size,
      outcomes,
      won,
      wonWith,
      missionReturn: [quantile(0.5), quantile(0.95)],
      rounds: played === 0 ? 0 : rounds / played,
      worstLuck,
    });
  }
  return [...findings.values()];
}

function playWorst(rules: MissionRules, mission: Mission, table: Table, games: number): Row["worstLuck"] {
  let won = 0;
  let best: number | undefined;
  for (let game = 0; game < games; game++) {
    const { state } = playTable(rules, mission, table, "careful", `worst-${game}`);
    if (state.end?.outcome !== "success") continue;
    won++;
    best = Math.min(best ?? state.missionReturn, state.missionReturn);
  }
  return { games, won, ...(best !== undefined && { best }) };
}

/** Cards that are reachable and never met, and reveals that winners miss (W-SKIP). */
function pivots(
  { pack }: Mission,
  rows: readonly Row[],
  hits: Readonly<Record<string, number>>,
): readonly Finding[] {
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  if (games === 0) return [];
  return pack.locations.flatMap(({ cards }) =>
    cards.flatMap((card): readonly Finding[] => {
      if (card.readAloud === true) return [];
      const read = hits[card.id] ?? 0;
      if (read === 0)
        return [
          {
            code: "W-SEEN",
            object: card,
            message: `${card.id} is reachable but was never read in ${games} games.`,
          },
        ];
      const won = rows.reduce((sum, row) => sum + row.won, 0);
      const missed = won - rows.reduce((sum, row) => sum + (row.wonWith[card.id] ?? 0), 0);
      if (card.pivot !== true || won === 0 || missed <= 0.05 * won) return [];
      const part = Math.round((100 * missed) / won);
      return [
        { code: "W-SKIP", object: card, message: `${part} % of the winning games never read ${card.id}.` },
      ];
    }),
  );
}

export { relaxed } from "./facts.ts";
export { type Entry, playTable, replays, type Table, tablesOf } from "./games.ts";
export { keysOf } from "./keys.ts";
export { besideOf } from "./words.ts";
