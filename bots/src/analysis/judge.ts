/** What lines of a turn come to: each is played in the same worlds, so that none is lucky. */
import type { Advice, AnyOpenRules, Course, Seat } from "@chronarium/kernel";
import type { Act } from "../bot.ts";
import { chancesIn, chancesOf, headingOf } from "./chances.ts";
import { playOn, quickStep } from "./play-on.ts";

/** A game that can be analysed, and the number of those who have turns at this table. */
export type Analysed = {
  readonly rules: AnyOpenRules;
  readonly advice: Advice<unknown, Act>;
  readonly course: Course<unknown>;
  readonly seats: number;
};

/** The seat's own actions of a turn, as far as they are fixed; the rest is played quickly. */
export type TurnLine = readonly Act[];

/** No turn is longer in our imagination. */
const LONGEST = 60;

/** The chance of the seat after its line and everybody's answer. */
export function chanceAfter(game: Analysed, world: unknown, seat: Seat, line: TurnLine): number {
  const { rules, course, seats } = game;
  const { state } = turnAfter(game, world, seat, line);
  const result = rules.result(state);
  if (result !== undefined) return chancesIn(result)[seat] ?? 0;
  const way = playOn(rules, state, course.ahead * seats);
  return chancesOf(course, headingOf(course, way), course.gone(state))[seat] ?? 0;
}

/** The turn with this line played out, and what the seat did in it. */
export function turnAfter(
  { rules, course }: Analysed,
  world: unknown,
  seat: Seat,
  line: TurnLine,
): { readonly state: unknown; readonly acts: TurnLine } {
  const acts: Act[] = [];
  let state = world;
  let left = line;
  for (let step = 0; step < LONGEST; step++) {
    const [actor] = rules.actors(state);
    if (actor === undefined) break;
    const [meant] = actor === seat ? left : [];
    // What chance or others have made impossible is left, with all that was to follow it.
    const fits = meant !== undefined && rules.refusal(state, seat, meant) === undefined;
    if (actor === seat) left = fits ? left.slice(1) : [];
    const next = fits
      ? { act: meant, state: rules.apply(state, seat, meant).state }
      : quickStep(rules, state, actor);
    if (next === undefined) break;
    if (actor === seat) acts.push(next.act);
    const over = course.begins(state, next.state);
    state = next.state;
    if (over) break;
  }
  return { state, acts };
}
