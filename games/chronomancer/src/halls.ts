/** The Halls and Immediate Sponsorship (BG-55..BG-57). */
import type { Because } from "@chronarium/kernel";
import { type Decision, narrow } from "./narrow.ts";
import type { State, Who } from "./state.ts";
import { earn, type Table } from "./table.ts";
import { COLOURS, type Colour } from "./tables.ts";

/** BG-57: Gold for the adventurers now in the Hall. */
export function sponsorNow(
  table: Table,
  who: Who,
  faction: Colour,
  rule = "BG-57",
  because?: readonly Because[],
): void {
  const gold = table.halls[faction];
  earn(table, who, "immediate", gold);
  table.events.push({
    type: "sponsored",
    who,
    faction,
    gold,
    when: "now",
    rule,
    ...(because && { because }),
  });
}

/** DS-8: ties go to the first of red, green, blue, yellow. `rule` is the one by which the Peddler asks. */
export const fullestHall = ({ halls }: Pick<State, "halls">, rule: string): Decision<Colour> =>
  narrow(COLOURS, [{ rule, rank: (colour) => halls[colour] }]);
