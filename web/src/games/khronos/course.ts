import { ECUS_EACH, type Event } from "@chronarium/khronos";
import type { Entry } from "../../driver/types.ts";

/** Ecus of every seat after each step, from the chronicle alone. */
export function course(entries: readonly Entry[], seats: number): readonly (readonly number[])[] {
  let now = Array<number>(seats).fill(ECUS_EACH);
  const found = [now];
  for (const { events } of entries) {
    const next = [...now];
    const add = (seat: number, ecus: number): void => {
      next[seat] = (next[seat] ?? 0) + ecus;
    };
    for (const event of events as readonly Event[]) {
      if (event.type === "bonus" || event.type === "income") add(event.seat, event.ecus);
      if (event.type === "travelled" || event.type === "demolished") add(event.seat, -1);
      if (event.type === "exchanged") add(event.seat, -event.price);
    }
    now = next;
    found.push(now);
  }
  return found;
}
