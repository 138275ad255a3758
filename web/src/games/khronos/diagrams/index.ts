import type { Paragraph, Rulebook } from "@chronarium/kernel";
import { domains } from "./domains.ts";
import { junctions } from "./junctions.ts";
import { reason } from "./reason.ts";
import { ripples } from "./ripples.ts";
import type { Diagram } from "./types.ts";

export const DIAGRAMS: readonly Diagram[] = [...domains, ...ripples, ...junctions, ...reason];

/** Each diagram stands under the first paragraph that explains exactly its rules; later ones look back. */
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
