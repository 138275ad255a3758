/** The Halls and Immediate Sponsorship (BG-55..BG-57). */
import type { State, Who } from "./state.ts";
import { earn, type Table } from "./table.ts";
import { COLOURS, type Colour } from "./tables.ts";

/** BG-57: Gold for the adventurers now in the Hall. */
export function sponsorNow(table: Table, who: Who, faction: Colour, rule = "BG-57"): void {
  const gold = table.halls[faction];
  earn(table, who, "immediate", gold);
  table.events.push({ type: "sponsored", who, faction, gold, when: "now", rule });
}

/** DS-8: ties go to the first of red, green, blue, yellow. */
export const fullestHall = ({ halls }: Pick<State, "halls">): Colour =>
  COLOURS.reduce((best, colour) => (halls[colour] > halls[best] ? colour : best));
