/** Seeded random play: every seat takes any of its legal actions, each equally likely. */
import type { GameEvent, Result, Rules, Seat, Seed } from "./contract.ts";
import { readOptions } from "./read.ts";
import type { LogEntry } from "./record.ts";
import { nextInt, type Rng, seedRng } from "./rng.ts";

export type Step<State, Action, Event> = {
  /** The revision that the action leads to. */
  readonly revision: number;
  readonly before: State;
  readonly seat: Seat;
  readonly action: Action;
  readonly legal: readonly Action[];
  readonly after: State;
  readonly events: readonly Event[];
};

export type Played<State, Action> = {
  readonly state: State;
  readonly log: readonly LogEntry<Action>[];
  /** Missing when nobody could act, or when the game went on beyond the steps it promises to end in. */
  readonly result?: Result;
};

export function playRandom<
  State,
  Action extends { readonly type: string },
  Event extends GameEvent,
  View,
  Options,
>(
  rules: Rules<State, Action, Event, View, Options>,
  game: {
    readonly seats: number;
    readonly options?: Partial<Options>;
    readonly seed: Seed;
    readonly onStep?: (step: Step<State, Action, Event>) => void;
  },
): Played<State, Action> {
  const options = readOptions(rules.options, game.options);
  if (!options.ok) throw new RangeError(`${rules.id}: ${JSON.stringify(options.refusal)}`);
  let state = rules.setup(options.options, game.seats, game.seed);
  let rng = seedRng(game.seed, "players");
  const log: LogEntry<Action>[] = [];
  while (log.length < rules.maxSteps && rules.result(state) === undefined) {
    const choice = chooseAtRandom(rules, state, rng);
    if (choice === undefined) break;
    const { seat, action, legal } = choice;
    rng = choice.rng;
    const before = state;
    const { state: after, events } = rules.apply(before, seat, action);
    state = after;
    log.push({ seat, action, at: log.length });
    game.onStep?.({ revision: log.length, before, seat, action, legal, after, events });
  }
  const result = rules.result(state);
  return { state, log, ...(result && { result }) };
}

export type Choice<Action> = {
  readonly seat: Seat;
  readonly action: Action;
  readonly legal: readonly Action[];
  readonly rng: Rng;
};

/** Any actor and any of its actions; undefined where nobody can act. */
export function chooseAtRandom<State, Action>(
  rules: {
    actors(state: State): readonly Seat[];
    legalActions(state: State, seat: Seat): readonly Action[];
  },
  state: State,
  rng: Rng,
): Choice<Action> | undefined {
  const actors = rules.actors(state);
  if (actors.length === 0) return undefined;
  const [who, afterSeat] = nextInt(rng, actors.length);
  const seat = actors[who]!;
  const legal = rules.legalActions(state, seat);
  if (legal.length === 0) return undefined;
  const [which, next] = nextInt(afterSeat, legal.length);
  return { seat, action: legal[which]!, legal, rng: next };
}
