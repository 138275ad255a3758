/** Reads a stored analysis, and believes nothing that the match contradicts. */
import { type AnyMatch, parseJson, readAction, type Seat } from "@chronarium/kernel";
import { unfit } from "./analyse.ts";
import { ANALYSIS, type Analysis } from "./types.ts";

/** `place` is where the first flaw is. */
export type ReadAnalysis =
  | { readonly ok: true; readonly analysis: Analysis }
  | { readonly ok: false; readonly place: string };

/** No sound one is longer. */
const LONGEST = 2_000_000;

class Flaw extends Error {
  readonly place: string;
  constructor(place: string) {
    super(place);
    this.place = place;
  }
}

type Fields = Readonly<Record<string, unknown>>;

export function readAnalysis(match: AnyMatch, text: string): ReadAnalysis {
  if (unfit(match) !== undefined) return { ok: false, place: "match" };
  try {
    if (text.length > LONGEST) throw new Flaw("text");
    const parsed = parseJson(text);
    if (!parsed.ok) throw new Flaw("text");
    check(match, parsed.value);
    return { ok: true, analysis: parsed.value as Analysis };
  } catch (error) {
    if (error instanceof Flaw) return { ok: false, place: error.place };
    throw error;
  }
}

function check(match: AnyMatch, value: unknown): void {
  const { rules, beginning, revision, seats, result } = match;
  const names = ["format", "game", "rulesVersion", "hash", "moments", "turningPoints"];
  const { format, game, rulesVersion, hash, moments, turningPoints } = fields(value, "analysis", names);
  if (format !== ANALYSIS) throw new Flaw("format");
  if (game !== rules.id) throw new Flaw("game");
  if (rulesVersion !== beginning.rulesVersion) throw new Flaw("rulesVersion");
  if (hash !== match.stateHashAt(revision)) throw new Flaw("hash");
  const parties = seats + (result?.rivals?.length ?? 0);
  let last = -1;
  const turns = list(moments, "moments").map((moment, i): Turn => {
    const place = `moments[${i}]`;
    const read = fields(moment, place, i === 0 ? MOMENT : [...MOMENT, "seat"]);
    const at = whole(read.revision, `${place}.revision`, last + 1, revision);
    for (const [name, most] of [
      ["chances", 1],
      ["scores", Number.MAX_SAFE_INTEGER],
    ] as const) {
      const spreads = list(read[name], `${place}.${name}`);
      if (spreads.length !== parties) throw new Flaw(`${place}.${name}`);
      for (const [n, spread] of spreads.entries()) checkSpread(spread, `${place}.${name}[${n}]`, most);
    }
    last = at;
    return { at, seat: i === 0 ? undefined : whole(read.seat, `${place}.seat`, 0, seats - 1) };
  });
  if (turns.length < 2 || last !== revision) throw new Flaw("moments");
  for (const [i, own] of list(turningPoints, "turningPoints").entries()) {
    const place = `turningPoints[${i}]`;
    const read = fields(own, place, ["seat", "points"]);
    const seat = whole(read.seat, `${place}.seat`, 0, seats - 1);
    for (const [n, point] of list(read.points, `${place}.points`).entries()) {
      checkPoint(match, turns, seat, point, `${place}.points[${n}]`);
    }
  }
}

type Turn = { readonly at: number; readonly seat: Seat | undefined };
const MOMENT = ["revision", "chances", "scores"];

function checkPoint(
  match: AnyMatch,
  turns: readonly Turn[],
  seat: Seat,
  value: unknown,
  place: string,
): void {
  const read = fields(value, place, ["turn", "gain", "line", "knew", "all"]);
  const turn = whole(read.turn, `${place}.turn`, 0, turns.length - 2);
  if (turns[turn + 1]?.seat !== seat) throw new Flaw(`${place}.turn`);
  if (typeof read.gain !== "number" || !(Math.abs(read.gain) <= 1)) throw new Flaw(`${place}.gain`);
  const from = turns[turn]?.at ?? 0;
  checkLine(match, from, seat, read.line, `${place}.line`);
  for (const name of ["knew", "all"]) {
    const inner = `${place}.${name}`;
    const judged = fields(read[name], inner, ["played"], ["better"]);
    checkSpread(judged.played, `${inner}.played`, 1);
    if (judged.better === undefined) continue;
    const better = fields(judged.better, `${inner}.better`, ["line", "chance"]);
    checkSpread(better.chance, `${inner}.better.chance`, 1);
    checkLine(match, from, seat, better.line, `${inner}.better.line`);
  }
}

/** Its actions can be done one after the other, until somebody else decides. */
function checkLine(match: AnyMatch, from: number, seat: Seat, value: unknown, place: string): void {
  const { rules, seats } = match;
  let state: unknown = match.stateAt(from);
  let own = true;
  for (const [i, action] of list(value, place).entries()) {
    const read = readAction(rules, seats, action);
    if (!read.ok) throw new Flaw(`${place}[${i}]`);
    own &&= rules.actors(state).includes(seat);
    if (!own) continue;
    if (rules.refusal(state, seat, read.action) !== undefined) throw new Flaw(`${place}[${i}]`);
    state = rules.apply(state, seat, read.action).state;
  }
}

function checkSpread(value: unknown, place: string, most: number): void {
  const { mean, low, high } = fields(value, place, ["mean", "low", "high"]);
  const numbers = [low, mean, high];
  const least = most === 1 ? 0 : -most;
  const sound = numbers.every((each) => typeof each === "number" && each >= least && each <= most);
  if (!sound || (low as number) > (mean as number) || (mean as number) > (high as number))
    throw new Flaw(place);
}

function fields(
  value: unknown,
  place: string,
  names: readonly string[],
  more: readonly string[] = [],
): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Flaw(place);
  const found = Object.keys(value);
  if (names.some((name) => !Object.hasOwn(value, name))) throw new Flaw(place);
  if (found.some((name) => !names.includes(name) && !more.includes(name))) throw new Flaw(place);
  return value as Fields;
}

function list(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Flaw(place);
  return value;
}

function whole(value: unknown, place: string, min: number, max: number): number {
  if (!Number.isInteger(value) || (value as number) < min || (value as number) > max) throw new Flaw(place);
  return value as number;
}
