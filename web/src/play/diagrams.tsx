/**
 * Diagrams of the rulebook: small positions, drawn by the boards themselves, each under the paragraph that it is about.
 *
 *     export const diagramsOf = drawDiagrams(DIAGRAMS, Pictures);
 */
import type { Paragraph, Rulebook } from "@chronarium/kernel";
import type { ComponentType, ReactNode } from "react";
import type { Language } from "../text/catalogue.ts";
import "./diagrams.css";

/** What every diagram has; its pictures are the game's. */
export type Placed = {
  /** The paragraphs it stands under, each by all the rules it explains. */
  readonly at: readonly string[];
  readonly caption: Readonly<Record<Language, string>>;
};

/** Each diagram stands under the first paragraph that explains exactly its rules; later ones look back. */
export function placeDiagrams<Diagram extends Placed>(
  diagrams: readonly Diagram[],
  book: Rulebook,
): ReadonlyMap<Paragraph, Diagram> {
  const paragraphs = book.chapters.flatMap((chapter) => chapter.paragraphs);
  return new Map(
    diagrams.flatMap((diagram) =>
      diagram.at.flatMap((place): [Paragraph, Diagram][] => {
        const paragraph = paragraphs.find(({ rules }) => rules.join(" ") === place);
        return paragraph === undefined ? [] : [[paragraph, diagram]];
      }),
    ),
  );
}

export type PicturesOf<Diagram> = ComponentType<{ readonly diagram: Diagram; readonly language: Language }>;

/** Draws the diagram of a paragraph of the book, if it has one. */
export type Drawing = (book: Rulebook, language: Language) => (paragraph: Paragraph) => ReactNode;

export const drawDiagrams =
  <Diagram extends Placed>(
    diagrams: readonly Diagram[],
    Pictures: PicturesOf<Diagram>,
    Key?: PicturesOf<Diagram>,
  ): Drawing =>
  (book, language) => {
    const placed = placeDiagrams(diagrams, book);
    return (paragraph) => {
      const diagram = placed.get(paragraph);
      return (
        diagram && (
          <figure className="diagram">
            <div className="diagram-pictures">
              <Pictures diagram={diagram} language={language} />
            </div>
            <figcaption>
              <p>{diagram.caption[language]}</p>
              {Key !== undefined && <Key diagram={diagram} language={language} />}
            </figcaption>
          </figure>
        )
      );
    };
  };
