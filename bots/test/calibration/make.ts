/**
 * Makes the calibration anew: `node bots/test/calibration/make.ts GAME fit FILE GAMES` plays games for the table of
 * odds, goes on where FILE ends, and prints the table; `… GAME corpus FILE GAMES` plays others, which the table has
 * never seen, and writes what the curve says of them.
 */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { chronomancer } from "@chronarium/chronomancer";
import { type AnyMatch, type AnyOpenRules, newMatch, type Odds } from "@chronarium/kernel";
import { khronos } from "@chronarium/khronos";
import {
  analysed,
  chancesOf,
  headingOf,
  playOn,
  standingAt,
  turnsOf,
  worldOf,
} from "../../src/analysis/index.ts";
import { botNamed, Intentions, isLevel, levelName, seatBot } from "../../src/index.ts";
import type { Recorded } from "./corpus.ts";

const GAMES: Readonly<Record<string, { rules: AnyOpenRules; seats: number; levels: readonly number[] }>> = {
  khronos: { rules: khronos, seats: 2, levels: [1, 2, 3] },
  chronomancer: { rules: chronomancer, seats: 2, levels: [1, 2, 3] },
};
/** The logs of so many games are kept too, so that the curve can be drawn again. */
const LOGS = 12;
/** Moments of each game that are asked about. */
const MOMENTS = 2;
const WORLDS = 10;
const KNOTS = [0, 0.2, 0.4, 0.6, 0.8, 0.95];

const [id = "", mode, file = "", count = "0"] = process.argv.slice(2);
const entry = GAMES[id];
if (entry === undefined || (mode !== "fit" && mode !== "corpus")) {
  console.error("make.ts GAME fit|corpus FILE GAMES");
  process.exit(2);
}
const { rules, seats, levels } = entry;
function play(n: number): AnyMatch {
  const seed = `${mode === "fit" ? "fit" : "held out"} ${id} ${n}`;
  const match: AnyMatch = newMatch(rules, { id: seed, seats, seed });
  const players = Array.from({ length: seats }, (_, seat) => {
    // Every pair of levels in turn.
    const level = levels[Math.floor(n / levels.length ** seat) % levels.length];
    const bot = isLevel(level) ? botNamed(rules, levelName(level)) : undefined;
    if (bot === undefined) throw new Error(`${id} has no level ${level}.`);
    return seatBot(rules, bot, `${seed} ${seat}`, new Intentions());
  });
  while (!match.over) {
    const [seat = 0] = rules.actors(match.state);
    const acted = match.act(seat, players[seat]?.(rules.viewFor(match.state, seat), seat), 0);
    if (!acted.ok) throw new Error(JSON.stringify(acted.refusal));
  }
  return match;
}

const parties = ({ result }: AnyMatch) => [...(result?.seats ?? []), ...(result?.rivals ?? [])];
const scoresOf = (match: AnyMatch): number[] => parties(match).map(({ score }) => score);
const placesOf = (match: AnyMatch): number[] => parties(match).map(({ place }) => place);

/** Spread over the game, and over the games. */
function momentsIn(match: AnyMatch, n: number): number[] {
  const turns = turnsOf(analysed(match), match);
  const first = n % Math.ceil(turns.length / MOMENTS);
  return Array.from({ length: MOMENTS }, (_, i) => first + i * Math.ceil(turns.length / MOMENTS))
    .filter((turn) => turn < turns.length)
    .map((turn) => turns[turn]?.from ?? 0);
}

function corpusRow(n: number): Recorded {
  const match = play(n);
  const game = analysed(match);
  const moments = momentsIn(match, n).map((revision) => standingAt(game, match, revision, undefined));
  const log = match.log.map(({ seat, action }) => ({ seat, action }));
  return {
    seed: match.beginning.seed,
    seats,
    scores: scoresOf(match),
    places: placesOf(match),
    moments,
    ...(n < LOGS && { log }),
  };
}

type FitRow = {
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly moments: readonly { readonly gone: number; readonly headings: readonly (readonly number[])[] }[];
};

function fitRow(n: number): FitRow {
  const match = play(n);
  const { course } = analysed(match);
  const moments = momentsIn(match, n).map((revision) => {
    const state: unknown = match.stateAt(revision);
    const [viewer = 0] = rules.actors(state);
    const headings = Array.from({ length: WORLDS }, (_, i) => {
      const world = worldOf(rules, state, viewer, `${revision} ${i}`);
      return headingOf(course, playOn(rules, world, course.ahead * seats));
    });
    return { gone: course.gone(state), headings };
  });
  return { scores: scoresOf(match), places: placesOf(match), moments };
}

/** Scales by the least surprise, knot after knot; drift and error by the tenths of what was left over. */
function printOdds(rows: readonly FitRow[]): void {
  const winners = rows.flatMap(({ places, moments }) => {
    const first = places.filter((place) => place === 1).length;
    const won = places.map((place) => (place === 1 ? 1 / first : 0));
    return moments.map(({ gone, headings }) => ({ gone, headings, won }));
  });
  const scales = KNOTS.map(() => 10);
  const tableOf = (): readonly [Odds, ...Odds[]] =>
    KNOTS.map((gone, i) => ({ gone, scale: scales[i] ?? 1, drift: 0, error: 0 })) as unknown as readonly [
      Odds,
      ...Odds[],
    ];
  const surprise = (): number => {
    const course = { odds: tableOf() } as Parameters<typeof chancesOf>[0];
    let sum = 0;
    for (const { gone, headings, won } of winners) {
      const chances = won.map(() => 0);
      for (const heading of headings) {
        for (const [i, chance] of chancesOf(course, heading, gone).entries())
          chances[i] = (chances[i] ?? 0) + chance / headings.length;
      }
      for (const [i, share] of won.entries()) sum -= share * Math.log(Math.max(0.01, chances[i] ?? 0));
    }
    // A little pull towards a smooth table.
    const bends = scales
      .slice(1)
      .reduce((all, scale, i) => all + Math.log(scale / (scales[i] ?? scale)) ** 2, 0);
    return sum + 0.5 * bends;
  };
  let best = surprise();
  for (const factor of [1.6, 1.25, 1.1, 1.04]) {
    for (let better = true; better; ) {
      better = false;
      for (const i of scales.keys()) {
        for (const change of [factor, 1 / factor]) {
          const before = scales[i] ?? 1;
          scales[i] = before * change;
          const now = surprise();
          if (now < best - 1e-6) {
            best = now;
            better = true;
          } else scales[i] = before;
        }
      }
    }
  }
  const rest = rows.flatMap(({ scores, moments }) =>
    moments.flatMap(({ gone, headings }) =>
      scores.map((score, i) => ({
        gone,
        error: score - headings.reduce((sum, heading) => sum + (heading[i] ?? 0), 0) / headings.length,
      })),
    ),
  );
  for (const [i, gone] of KNOTS.entries()) {
    const near = rest.filter((each) => Math.abs(each.gone - gone) <= 0.15).map(({ error }) => error);
    const drift = near.reduce((a, b) => a + b, 0) / Math.max(1, near.length);
    const sizes = near.map((error) => Math.abs(error - drift)).sort((a, b) => a - b);
    const error = sizes[Math.floor(sizes.length * 0.8)] ?? 0;
    const round = (number: number): number => Math.round(number * 10) / 10;
    console.log(
      `  { gone: ${gone}, scale: ${round(scales[i] ?? 1)}, drift: ${round(drift)}, error: ${round(error)} },`,
    );
  }
  console.log(
    `${winners.length} moments of ${rows.length} games, surprise ${(best / winners.length).toFixed(4)}`,
  );
}

const linesIn = (): string[] =>
  existsSync(file) ? readFileSync(file, "utf8").trim().split("\n").filter(Boolean) : [];
for (let n = linesIn().length; n < Number(count); n++) {
  appendFileSync(file, `${JSON.stringify(mode === "fit" ? fitRow(n) : corpusRow(n))}\n`);
}
if (mode === "fit") printOdds(linesIn().map((line) => JSON.parse(line) as FitRow));
