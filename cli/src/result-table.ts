/** How a match ended, for the terminal. */
import type { Result } from "@chronarium/kernel";
import { table } from "./terminal/table.ts";

export function resultTable(result: Result, name: (seat: number) => string): string {
  const ranked = [
    ...result.seats.toSorted((a, b) => a.seat - b.seat).map((each) => ({ ...each, name: name(each.seat) })),
    ...(result.rivals ?? []).map((rival) => ({ ...rival, name: rival.id })),
  ].sort((a, b) => a.place - b.place);
  const right = { align: "right" } as const;
  const categories = [...new Set(ranked.flatMap((each) => Object.keys(each.categories)))];
  return table(
    [
      { title: "place", ...right },
      { title: "player" },
      { title: "score", ...right },
      ...categories.map((title) => ({ title, ...right })),
    ],
    ranked.map((each) => [
      String(each.place),
      each.name,
      String(each.score),
      ...categories.map((category) => String(each.categories[category] ?? 0)),
    ]),
  );
}
