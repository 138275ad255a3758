/** Turns by day: those played, from the events alone, and the next ones that the Clock tells. */
import type { Seat } from "@chronarium/kernel";
import { clockOrder } from "../clock.ts";
import { CONFIG } from "../config.ts";
import type { Event } from "../events.ts";
import type { View } from "../view.ts";

export type DayTurn = { readonly seat: Seat; readonly day: number };

type Step = { readonly revision: number; readonly seat: Seat; readonly events: readonly Event[] };
type Now = Pick<View, "day" | "turn" | "phase" | "players" | "peddler">;

/** `revision` is the first at which the seat is to act in the turn. A chronicle may begin in the middle of a game. */
export function turnsPlayed(
  steps: readonly Step[],
  now: Now,
): readonly (DayTurn & { readonly revision: number })[] {
  const days = steps.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === "dayBegan" ? [event.day] : [])),
  );
  let day = (days[0] ?? now.day + 1) - 1;
  const turns = [{ seat: steps[0]?.seat ?? now.turn, day, revision: 0 }];
  for (const { revision, events } of steps)
    for (const event of events) {
      if (event.type === "dayBegan") day = event.day;
      if (event.type === "turnBegan") turns.push({ seat: event.seat, day, revision });
    }
  return turns;
}

/** Nobody can know how many turns a day will have: one for each merchant in the order of the Clock stands for them. */
export function turnsToCome(now: Now): readonly DayTurn[] {
  if (now.phase === "over") return [];
  const order = clockOrder(now).filter((who) => who !== "peddler");
  const rest = now.phase === "market" ? [] : [...order.filter((seat) => seat !== now.turn), now.turn];
  const days = Array.from({ length: CONFIG.rounds - now.day }, (_, i) => now.day + 1 + i);
  return [
    ...rest.map((seat) => ({ seat, day: now.day })),
    ...days.flatMap((day) => order.map((seat) => ({ seat, day }))),
  ];
}
