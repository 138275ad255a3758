/** What a bot should know about Khronos: what a position is worth, and which actions deserve a thought. */
import type { Advice, Seat } from "@chronarium/kernel";
import type { Action } from "./actions.ts";
import { gridOf, type Place, placeAt } from "./grid.ts";
import { type DomainForecast, domainsOn } from "./income.ts";
import { layoutOf } from "./layout.ts";
import { allowance } from "./payment.ts";
import type { Player, State } from "./state.ts";
import { BONUS, ERAS, type Era, INCOME_ROUNDS } from "./tables.ts";

export const advice: Advice<State, Action> = { weigh, worthTrying };

/** What a held domain promises for a later income, by the size of its highest building or its cubes. */
const PROMISE = [0, 0.7, 0.9, 1.1, 1, 1];
/** Domains grow: found by letting planners with other numbers play each other. */
const LATER = 1.1;
/** A card in hand that a pawn can still carry earns about a bonus where that pawn stands. */
const PER_CARD: Readonly<Record<Era, number>> = {
  might: 0.8 * BONUS.might,
  faith: 0.85 * BONUS.faith,
  reason: 0.8,
};

/** Ecus now and to come, against the strongest rival. */
function weigh(state: State, seat: Seat): number {
  const domains = ERAS.map((era) => domainsOn(state, era));
  const standing = state.players.map(
    ({ ecus }, each) => ecus + incomesDue(state, each, domains, each === seat),
  );
  let rival = Number.NEGATIVE_INFINITY;
  for (const [other, points] of standing.entries()) if (other !== seat && points > rival) rival = points;
  return (standing[seat] as number) + cardsLeft(state, seat) - rival;
}

/**
 * The incomes still to come. Whose turn it is counts only for the seat that asks, in its own turn: otherwise
 * ending a turn would seem to cost something, and a bot would rather burn its money on journeys.
 */
function incomesDue(
  state: State,
  seat: Seat,
  domains: readonly (readonly DomainForecast[])[],
  asks: boolean,
): number {
  if (state.over) return 0;
  const sure = [0, 0, 0];
  const likely = [0, 0, 0];
  for (const [era, rated] of domains.entries()) {
    for (const { leaders, ecus, hold } of rated) {
      if (ecus === 0 || !leaders.includes(seat)) continue;
      sure[era] = (sure[era] as number) + ecus;
      likely[era] = (likely[era] as number) + ecus * (PROMISE[Math.min(hold, 5)] as number);
    }
  }
  const seats = state.players.length;
  const order = (of: Seat): number => (of - state.first + seats) % seats;
  const collecting = asks && seat === state.turn.seat;
  let due = 0;
  for (const round of INCOME_ROUNDS) {
    if (round === state.round && collecting) due += collected(state, seat, sure);
    else if (round > state.round || (round === state.round && order(seat) >= order(state.turn.seat)))
      due += LATER * bestTwo(likely);
  }
  return due;
}

/** What his pawns would collect where they stand (KH-111). */
function collected(state: State, seat: Seat, sure: readonly number[]): number {
  const { pawns } = state.players[seat] as Player;
  return ERAS.reduce((sum, era, i) => (pawns.includes(era) ? sum + (sure[i] as number) : sum), 0);
}

/** At most two boards pay, and a third is worth a little: it may become one of the two. */
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

/**
 * One payment of several, and of the places without a neighbour one of each kind: 2,000 actions become some
 * hundred. Exchanges are left out: what they bring cannot be seen one step ahead.
 */
function worthTrying(state: State, _seat: Seat, legal: readonly Action[]): readonly Action[] {
  const grid = gridOf(state.options.map);
  const occupants = ERAS.map((era) => layoutOf(grid, state.hamlets, state.boards[era]).occupant);
  const touches = (from: Era, place: Place): boolean => {
    for (let era = ERAS.indexOf(from); era < ERAS.length; era++) {
      const occupant = occupants[era] as Int16Array;
      for (const square of place.border) if (occupant[square] !== -1) return true;
      for (const square of place.squares) if (occupant[square] !== -1) return true;
    }
    return false;
  };
  const seen = new Set<string>();
  const isNew = (key: string): boolean => {
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  return legal.filter((action) => {
    switch (action.type) {
      case "exchange":
        return false;
      case "build": {
        const { era, building, size, at } = action;
        const near = touches(era, placeAt(grid, at, size) as Place);
        return isNew(near ? `${era} ${building} ${size} ${at}` : `${era} ${building} ${size}`);
      }
      case "upgrade":
        return isNew(`${action.era} ${action.from} ${action.size} ${action.at}`);
      case "demolish":
      case "populate":
      case "renovate":
        return isNew(`${action.type} ${action.at} ${action.pay[0] + action.pay[1]}`);
      default:
        return true;
    }
  });
}
