/** Who has won (KH-117, KH-118). */
import type { Result, Seat } from "@chronarium/kernel";
import type { State } from "./state.ts";
import { ECUS_EACH } from "./tables.ts";

export function winnersOf(state: State): readonly Seat[] {
  const most = Math.max(...state.players.map((p) => p.ecus));
  return state.players.flatMap((p, seat) => (p.ecus === most ? [seat] : []));
}

export function result(state: State): Result | undefined {
  if (!state.over) return undefined;
  const seats = state.players.map(({ ecus, ledger }, seat) => ({
    seat,
    place: 1 + state.players.filter((other) => other.ecus > ecus).length,
    score: ecus,
    categories: {
      start: ECUS_EACH,
      bonuses: ledger.bonuses,
      might: ledger.income.might,
      faith: ledger.income.faith,
      reason: ledger.income.reason,
      spent: -ledger.spent,
    },
  }));
  return { seats, winners: winnersOf(state) };
}
