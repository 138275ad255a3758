import type { ReactNode } from "react";
import { findWords } from "./search.ts";

/** A text with the words of a search marked. */
export function Marked({ text, query }: { readonly text: string; readonly query: string }): ReactNode {
  if (query === "") return text;
  const ranges = findWords(text, query);
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { from, to } of ranges) {
    parts.push(text.slice(done, from), <mark key={from}>{text.slice(from, to)}</mark>);
    done = to;
  }
  return [...parts, text.slice(done)];
}
