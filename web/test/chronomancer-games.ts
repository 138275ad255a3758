/** Games of the Chronomancer for the tests of its table: positions as they come up in seeded random play. */
import { type Action, chronomancer, type Event, type State } from "@chronarium/chronomancer";
import { readOptions, type Seat } from "@chronarium/kernel";

export type Position = {
  readonly state: State;
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly Event[];
  readonly after: State;
};

export function newGame(seats: number, seed: string, options: Readonly<Record<string, unknown>> = {}): State {
  const read = readOptions(chronomancer.options, options);
  if (!read.ok) throw new Error(read.refusal.code);
  return chronomancer.setup(read.options, seats, seed);
}

/** A small generator of its own: the same seed is the same game. */
function dice(seed: number): (sides: number) => number {
  let drawn = seed * 2 + 1;
  return (sides) => {
    drawn = Math.imul(drawn, 48271) >>> 0;
    return (drawn >>> 8) % sides;
  };
}

export function* playOut(seats: number, seed: number, options = {}): Generator<Position> {
  let state = newGame(seats, `table ${seed}`, options);
  const roll = dice(seed);
  while (state.phase !== "over") {
    const seat = state.turn;
    const legal = chronomancer.legalActions(state, seat);
    const action = legal[roll(legal.length)] as Action;
    const { state: after, events } = chronomancer.apply(state, seat, action);
    yield { state, seat, action, events, after };
    state = after;
  }
}

/** Positions of several games with all Townsfolk and Rogue cards. */
export function* positions(games: number): Generator<Position> {
  const townsfolk = ["localsMercenaries", "localsSailors", "mercenariesSailors"];
  const rogues = ["criminals", "cultists", "robbers"];
  for (let i = 0; i < games; i++)
    yield* playOut((i % 4) + 1, i + 1, { townsfolk: townsfolk[i % 3], rogues: rogues[(i >> 1) % 3] });
}
