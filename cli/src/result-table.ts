/** How a match ended, for the terminal. */
import type { Result } from "@chronarium/kernel";
import { table } from "./terminal/table.ts";

export function resultTable(result: Result, name: (seat: number) => string): string {
  const ranked = result.seats.toSorted((a, b) => a.place - b.place || a.seat - b.seat);
  const right = { align: "right" } as const;
  const categories = Object.keys(result.seats[0]?.categories ?? {});
  return table(
    [
      { title: "place", ...right },
      { title: "player" },
      { title: "score", ...right },
      ...categories.map((title) => ({ title, ...right })),
    ],
    ranked.map((each) => [
      String(each.place),
      name(each.seat),
      String(each.score),
      ...categories.map((category) => String(each.categories[category])),
    ]),
  );
}
