/** Columns of text for the terminal. */
import { stripVTControlCharacters } from "node:util";

export type Column = { readonly title: string; readonly align?: "right" };

/** The rows under their titles. Colours do not count for the width. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const titles = columns.map(({ title }) => title);
  const widths = columns.map((_, i) => Math.max(...[titles, ...rows].map((row) => width(row[i] ?? ""))));
  const line = (cells: readonly string[]): string =>
    columns
      .map(({ align }, i) => {
        const cell = cells[i] ?? "";
        const space = " ".repeat(widths[i]! - width(cell));
        return align === "right" ? space + cell : cell + space;
      })
      .join("  ")
      .trimEnd();
  return [titles, widths.map((wide) => "─".repeat(wide)), ...rows].map(line).join("\n");
}

function width(text: string): number {
  return stripVTControlCharacters(text).length;
}
