import type { Pier, Side } from "@chronarium/chronomancer";
import type { Paragraph, Rulebook } from "@chronarium/kernel";
import type { ReactNode } from "react";
import type { Language } from "../../../text/catalogue.ts";
import { Clock, Cove, Shelf, Tile, Workshop } from "../board/index.ts";
import { placeDiagrams } from "./index.ts";
import type { Diagram, Picture } from "./types.ts";
import "./diagram.css";

type Words = {
  readonly kinds: Readonly<Record<Picture["kind"], string>>;
  readonly before: string;
  readonly after: string;
  readonly sides: Readonly<Record<Side, string>>;
  /** The letters of a tile's two edges. */
  readonly edges: { readonly left: string; readonly right: string };
  readonly piers: Readonly<Record<Pier, { readonly name: string; readonly note: string }>>;
  readonly freeDock: string;
  readonly day: string;
};
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    kinds: { workshop: "Workshop", tile: "Tile", cove: "Cove", clock: "Clock", shelf: "Sale Shelf" },
    before: "before",
    after: "after",
    sides: { white: "white side", blue: "blue side" },
    edges: { left: "L", right: "R" },
    piers: {
      left: { name: "Relic Quay", note: "Relics only" },
      centre: { name: "Black Market", note: "both, for Corruption" },
      right: { name: "Artifact Quay", note: "Artifacts only" },
    },
    freeDock: "free dock",
    day: "Day 1",
  },
  fr: {
    kinds: { workshop: "Atelier", tile: "Tuile", cove: "Baie", clock: "Horloge", shelf: "Étal" },
    before: "avant",
    after: "après",
    sides: { white: "face blanche", blue: "face bleue" },
    edges: { left: "G", right: "D" },
    piers: {
      left: { name: "Quai aux Reliques", note: "Reliques seulement" },
      centre: { name: "Marché noir", note: "tout, avec Corruption" },
      right: { name: "Quai aux Artefacts", note: "Artefacts seulement" },
    },
    freeDock: "poste libre",
    day: "Journée 1",
  },
};

/** Draws the diagram of a paragraph of the book, if it has one. */
export function diagramsOf(book: Rulebook, language: Language): (paragraph: Paragraph) => ReactNode {
  const placed = placeDiagrams(book);
  return (paragraph) => {
    const diagram = placed.get(paragraph);
    return diagram && <DiagramFigure diagram={diagram} language={language} />;
  };
}

function DiagramFigure({
  diagram: { pictures, caption },
  language,
}: {
  readonly diagram: Diagram;
  readonly language: Language;
}): ReactNode {
  const words = WORDS[language];
  return (
    <figure className="cm-diagram">
      <div className="cm-diagram-pictures">
        {pictures.map((picture, i) => {
          const parts = [
            words.kinds[picture.kind],
            ...(picture.kind === "tile" ? [words.sides[picture.tile.side]] : []),
            ...(picture.when === undefined ? [] : [words[picture.when]]),
          ];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a diagram never changes.
            <div key={i} className={`cm-diagram-${picture.kind}`} role="img" aria-label={parts.join(", ")}>
              {parts.length > 1 && <span aria-hidden="true">{parts.slice(1).join(", ")}</span>}
              {/* The boards of the table have buttons; here they are pictures. */}
              <div inert>
                <Drawing picture={picture} words={words} />
              </div>
            </div>
          );
        })}
      </div>
      <figcaption>{caption[language]}</figcaption>
    </figure>
  );
}

/** The picture around it has the name, and its places are out of reach. */
const nameless = (): string => "";
const GROUPS = { spaces: "", figures: "", icons: "", slots: "" };

function Drawing({ picture, words }: { readonly picture: Picture; readonly words: Words }): ReactNode {
  switch (picture.kind) {
    case "workshop":
      return (
        <Workshop
          label=""
          groups={GROUPS}
          player={picture.player}
          look="jade"
          {...(picture.overlay && { overlay: picture.overlay })}
          name={nameless}
          figureName={nameless}
          iconName={nameless}
        />
      );
    case "tile":
      return <Tile tile={picture.tile} edges={words.edges} />;
    case "cove":
      return (
        <Cove
          label=""
          boats={picture.boats}
          piers={words.piers}
          freeDock={words.freeDock}
          {...(picture.overlay && { overlay: picture.overlay })}
          name={nameless}
        />
      );
    case "clock":
      return <Clock label="" title={words.day} {...picture.clock} />;
    case "shelf":
      return (
        <Shelf label="" goods={picture.goods} {...(picture.tags && { tags: picture.tags })} name={nameless} />
      );
  }
}
