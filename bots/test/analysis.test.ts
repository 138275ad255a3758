import { chronomancer } from "@chronarium/chronomancer";
import { type AnyMatch, Match, newMatch } from "@chronarium/kernel";
import { expect, test } from "vitest";
import { type Analysis, analyse, analysed, readAnalysis, turnsOf, unfit } from "../src/analysis/index.ts";
import { recorded } from "./calibration/corpus.ts";

/** The last turns of a recorded game, as a match that begins with them. */
function lastTurns(): AnyMatch {
  const [game] = recorded("chronomancer");
  if (game?.log === undefined) throw new Error("The first game of the corpus has its log.");
  const whole: AnyMatch = newMatch(chronomancer, { id: "end", seats: game.seats, seed: game.seed });
  for (const { seat, action } of game.log) whole.act(seat, action, 0);
  const from = turnsOf(analysed(whole), whole).at(-12)?.from ?? 0;
  const end: AnyMatch = new Match(chronomancer, { ...whole.beginning, start: whole.stateAt(from) });
  for (const { seat, action } of whole.log.slice(from)) end.act(seat, action, 0);
  return end;
}

function whole(match: AnyMatch, seats: readonly number[], known?: Analysis): Analysis {
  const work = analyse(match, seats, known);
  for (let step = work.next(); ; step = work.next()) if (step.done === true) return step.value;
}

const match = lastTurns();
const analysis = whole(match, [0]);

test("every turn has its moment, and the last is the result", () => {
  const turns = turnsOf(analysed(match), match);
  expect(analysis.moments.map(({ revision }) => revision)).toEqual([0, ...turns.map(({ to }) => to)]);
  expect(analysis.moments.map(({ seat }) => seat)).toEqual([undefined, ...turns.map(({ seat }) => seat)]);
  for (const { chances } of analysis.moments) {
    expect(chances.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1, 2);
    for (const { low, mean, high } of chances) expect(low <= mean && mean <= high).toBe(true);
  }
  const { seats = [], winners = [] } = match.result ?? {};
  const last = analysis.moments.at(-1);
  expect(last?.scores.map(({ mean }) => mean)).toEqual(seats.map(({ score }) => score));
  expect(last?.chances.map(({ mean }) => mean)).toEqual(
    seats.map(({ seat }) => (winners.includes(seat) ? 1 / winners.length : 0)),
  );
});

test("turning points are turns of their seat, and what is better was possible", () => {
  const [own] = analysis.turningPoints;
  expect(own?.seat).toBe(0);
  const points = own?.points ?? [];
  expect(points.length).toBe(3);
  expect(points.map(({ turn }) => turn)).toEqual(points.map(({ turn }) => turn).toSorted((a, b) => a - b));
  for (const { turn, gain, knew } of points) {
    const { revision = 0 } = analysis.moments[turn] ?? {};
    expect(analysis.moments[turn + 1]?.seat).toBe(0);
    if (knew.better === undefined) {
      expect(gain).toBeGreaterThanOrEqual(0);
      continue;
    }
    expect(knew.better.chance.mean).toBeGreaterThan(knew.played.mean);
    const [first] = knew.better.line;
    expect(match.rules.refusal(match.stateAt(revision), 0, first)).toBeUndefined();
  }
});

test("the same game has the same analysis, and what is known is not made again", () => {
  const again = whole(match, [1], analysis);
  expect(again.moments).toEqual(analysis.moments);
  expect(again.turningPoints.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(again.turningPoints[0]).toBe(analysis.turningPoints[0]);
  const { done, value } = analyse(match, [0, 1], again).next();
  expect([done, value]).toEqual([true, again]);
  const first = analyse(match, []);
  first.next();
  expect(first.next().value).toEqual({ done: 2, of: analysis.moments.length });
});

test("a running game has no analysis", () => {
  const running: AnyMatch = newMatch(chronomancer, { id: "new", seats: 2, seed: "new" });
  expect(unfit(running)).toBe("running");
  expect(readAnalysis(running, JSON.stringify(analysis))).toEqual({ ok: false, place: "match" });
});

test("what was kept is read as it was written", () => {
  expect(readAnalysis(match, JSON.stringify(analysis))).toEqual({ ok: true, analysis });
});

type Loose = { [name: string]: Loose } & Loose[] & number;
/** Each spoils one thing, and the reader names its place. */
const DAMAGE: readonly (readonly [string, (copy: Loose) => void])[] = [
  ["format", (copy) => Object.assign(copy, { format: 2 })],
  ["game", (copy) => Object.assign(copy, { game: "khronos" })],
  ["hash", (copy) => Object.assign(copy, { hash: "0".repeat(64) })],
  ["analysis", (copy) => Object.assign(copy, { more: 1 })],
  ["moments", (copy) => copy.moments?.pop()],
  ["moments[1].revision", (copy) => Object.assign(copy.moments?.[1] ?? {}, { revision: 0 })],
  ["moments[1].chances", (copy) => copy.moments?.[1]?.chances?.pop()],
  ["moments[2].chances[0]", (copy) => Object.assign(copy.moments?.[2]?.chances?.[0] ?? {}, { mean: 1.2 })],
  ["moments[2].scores[1]", (copy) => Object.assign(copy.moments?.[2]?.scores?.[1] ?? {}, { low: 9999 })],
  ["turningPoints[0].seat", (copy) => Object.assign(copy.turningPoints?.[0] ?? {}, { seat: 7 })],
  [
    "turningPoints[0].points[0].turn",
    (copy) => Object.assign(copy.turningPoints?.[0]?.points?.[0] ?? {}, { turn: 99 }),
  ],
  [
    "turningPoints[0].points[0].line[0]",
    (copy) => copy.turningPoints?.[0]?.points?.[0]?.line?.unshift({ type: "fly" } as never),
  ],
  [
    "turningPoints[0].points[1].knew",
    (copy) => Object.assign(copy.turningPoints?.[0]?.points?.[1] ?? {}, { knew: null }),
  ],
];

test.each(DAMAGE)("a stored analysis with a damaged %s is left out", (place, spoil) => {
  const copy = structuredClone(analysis) as unknown as Loose;
  spoil(copy);
  expect(readAnalysis(match, JSON.stringify(copy))).toEqual({ ok: false, place });
});

test("what is no JSON at all is left out too", () => {
  expect(readAnalysis(match, "{")).toEqual({ ok: false, place: "text" });
});
