/** Paragraphs of the rulebook, as a terminal shows them. */
import { type Paragraph, paragraphsFor, type Rulebook } from "@chronarium/kernel";
import { columns, columnsOf, padded, wrapped } from "./talk.ts";

const INDENT = "  ";
/** Columns that a broken last column needs. */
const LEAST = 20;

/** Empty when the rulebook has nothing on it. */
export function ruleLines(book: Rulebook, rule: string, width: number): string[] {
  return paragraphsFor(book, rule).flatMap((paragraph, i) => [
    ...(i === 0 ? [] : [""]),
    ...paragraphLines(paragraph, width),
  ]);
}

function paragraphLines({ text, table }: Paragraph, width: number): string[] {
  const lines = wrapped(text, width - 1, INDENT);
  return table === undefined ? lines : [...lines, ...tableLines(table, width)];
}

/** The last column of a table that is too wide is broken between words; one that still does not fit is told row by row. */
function tableLines(table: readonly (readonly string[])[], width: number): string[] {
  const lines = columns(table).map((line) => INDENT + line);
  if (lines.every((line) => columnsOf(line) < width)) return lines;
  const others = columns(table.map((row) => row.slice(0, -1)));
  const left = Math.max(...others.map(columnsOf)) + 2 * INDENT.length;
  if (width - left < LEAST)
    return table.flatMap((row) => wrapped(row.join(" · "), width - 1, INDENT, INDENT.repeat(2)));
  return table.flatMap((row, i) =>
    wrapped(row.at(-1) ?? "", width - 1, padded(INDENT + others[i], left), " ".repeat(left)),
  );
}
