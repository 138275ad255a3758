/** What a bot should know about Khronos: what a position is worth, and which actions deserve a thought. */
import type { Advice, Seat } from "@chronarium/kernel";
import type { Action } from "./actions.ts";
import { gambles, wastes, worthTrying } from "./advice-choices.ts";
import { type Promises, promisesOf } from "./advice-domains.ts";
import { ODDS } from "./odds.ts";
import { allowance } from "./payment.ts";
import type { Player, State } from "./state.ts";
import { BONUS, ERAS, type Era, INCOME_ROUNDS, ROUNDS } from "./tables.ts";

export const advice: Advice<State, Action> = {
  weigh,
  worthTrying,
  turns: { of: ({ over, turn }) => (over ? undefined : turn.seat), wastes, gambles },
  course: {
    gone: ({ over, round, first, turn, players: { length } }) =>
      over ? 1 : (round - 1 + ((turn.seat - first + length) % length) / length) / ROUNDS,
    heading,
    begins: (before, after) => before.turn.seat !== after.turn.seat || before.round !== after.round,
    ahead: 1,
    odds: ODDS,
  },
};

/** A card in hand that a pawn can still carry earns about a bonus where that pawn stands. */
const PER_CARD: Readonly<Record<Era, number>> = {
  might: 0.8 * BONUS.might,
  faith: 0.85 * BONUS.faith,
  reason: 0.8,
};
/** A pawn on Might can found what ripples through all eras; less than a journey, so none is made for it (KH-14). */
const PER_PAWN: Readonly<Record<Era, number>> = { might: 0.9, faith: 0, reason: 0 };

/** Ecus now and to come, against the strongest rival. */
function weigh(state: State, seat: Seat): number {
  const promises = ERAS.map((era) => promisesOf(state, era));
  let own = 0;
  let rival = Number.NEGATIVE_INFINITY;
  for (let each = 0; each < state.players.length; each++) {
    const points = standing(state, each, promises, seat);
    if (each === seat) own = points;
    else if (points > rival) rival = points;
  }
  return own + cardsLeft(state, seat) - rival;
}

/** Time counted alike for all: as the one sees it whose turn it is. */
function heading(state: State): readonly number[] {
  const promises = ERAS.map((era) => promisesOf(state, era));
  return state.players.map((_, seat) => standing(state, seat, promises, state.turn.seat));
}

function standing(state: State, seat: Seat, promises: readonly Promises[], asker: Seat): number {
  const { ecus, pawns } = state.players[seat] as Player;
  if (state.over) return ecus;
  const ready = state.round < ROUNDS ? PER_PAWN[pawns[0]] + PER_PAWN[pawns[1]] : 0;
  return ecus + ready + incomesDue(state, seat, promises, asker);
}

/**
 * The incomes still to come. Time is counted in turns that the asker has yet to begin, and whose turn it is counts
 * only in his own: otherwise ending a turn would seem to cost something, and a bot would rather burn its money on
 * journeys.
 */
function incomesDue(state: State, seat: Seat, promises: readonly Promises[], asker: Seat): number {
  const mover = state.turn.seat;
  const seats = state.players.length;
  const order = (of: Seat): number => (of - state.first + seats) % seats;
  const begun = order(asker) <= order(mover) ? 0 : 1;
  let due = 0;
  for (const round of INCOME_ROUNDS) {
    const wait = round - state.round;
    if (wait === 0 && seat === mover && seat === asker) due += collected(state, seat, promises);
    else if (wait > 0 || (wait === 0 && order(seat) >= order(mover)))
      due += bestTwo(promises.map(({ kept, growth }) => at(kept, seat) + (wait + begun) * at(growth, seat)));
  }
  return due;
}

const at = (numbers: readonly number[], seat: Seat): number => numbers[seat] as number;

/** What his pawns would collect where they stand (KH-111). */
function collected(state: State, seat: Seat, promises: readonly Promises[]): number {
  const { pawns } = state.players[seat] as Player;
  return ERAS.reduce(
    (sum, era, i) => (pawns.includes(era) ? sum + at((promises[i] as Promises).now, seat) : sum),
    0,
  );
}

/** At most two boards pay (KH-111), and a third is worth a little: it may become one of the two. */
const bestTwo = ([a = 0, b = 0, c = 0]: readonly number[]): number => a + b + c - 0.9 * Math.min(a, b, c);

/** What the rest of the hand can still earn this turn. */
function cardsLeft(state: State, seat: Seat): number {
  if (state.over || state.turn.seat !== seat) return 0;
  let cards = (state.players[seat] as Player).hand.length;
  let earned = 0;
  for (const era of ["faith", "might", "reason"] as const) {
    const [a, b] = allowance(state, seat, era);
    const played = Math.min(cards, a + b);
    earned += played * PER_CARD[era];
    cards -= played;
  }
  return earned;
}
