/** Paragraphs of the rulebook, as a terminal shows them. */
import { type Paragraph, paragraphsFor, type Rulebook } from "@chronarium/kernel";
import { columns, wrapped } from "./talk.ts";

const INDENT = "  ";

/** Empty when the rulebook has nothing on it. */
export function ruleLines(book: Rulebook, rule: string, width: number): string[] {
  return paragraphsFor(book, rule).flatMap((paragraph, i) => [
    ...(i === 0 ? [] : [""]),
    ...paragraphLines(paragraph, width),
  ]);
}

function paragraphLines({ text, table }: Paragraph, width: number): string[] {
  const lines = wrapped(text, width - 1, INDENT);
  return table === undefined ? lines : [...lines, ...columns(table).map((line) => INDENT + line)];
}
