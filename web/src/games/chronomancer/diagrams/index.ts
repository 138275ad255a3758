import type { Paragraph, Rulebook } from "@chronarium/kernel";
import { cove } from "./cove.ts";
import type { Diagram } from "./types.ts";
import { workshop } from "./workshop.ts";

export const DIAGRAMS: readonly Diagram[] = [...workshop, ...cove];

/** Each diagram stands under the first paragraph that explains exactly its rules. */
export function placeDiagrams(book: Rulebook): ReadonlyMap<Paragraph, Diagram> {
  const paragraphs = book.chapters.flatMap((chapter) => chapter.paragraphs);
  return new Map(
    DIAGRAMS.flatMap((diagram) =>
      diagram.at.flatMap((place): [Paragraph, Diagram][] => {
        const paragraph = paragraphs.find(({ rules }) => rules.join(" ") === place);
        return paragraph === undefined ? [] : [[paragraph, diagram]];
      }),
    ),
  );
}
