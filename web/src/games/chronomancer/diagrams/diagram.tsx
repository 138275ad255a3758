/** The diagrams of the Chronomancer's rulebook. */
import { DIAGRAMS, type Diagram, type Picture } from "@chronarium/chronomancer/rulebook/diagrams";
import type { ReactNode } from "react";
import { drawDiagrams } from "../../../play/diagrams.tsx";
import { lookOf } from "../../../shell/seat-shapes.ts";
import type { Language } from "../../../text/catalogue.ts";
import { Clock, Cove, Shelf, Tile, Workshop } from "../board/index.ts";
import "./diagram.css";

export const diagramsOf = drawDiagrams(DIAGRAMS, Pictures);

/** `edges`: the letters of a tile’s two edges. */
const WORDS = {
  en: {
    before: "before",
    after: "after",
    kinds: { workshop: "Workshop", tile: "Tile", cove: "Cove", clock: "Clock", shelf: "Sale Shelf" },
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
    before: "avant",
    after: "après",
    kinds: { workshop: "Atelier", tile: "Tuile", cove: "Baie", clock: "Horloge", shelf: "Étal" },
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

type Words = (typeof WORDS)[Language];
type Props = { readonly diagram: Diagram; readonly language: Language };

function Pictures({ diagram: { pictures }, language }: Props): ReactNode {
  const words = WORDS[language];
  return pictures.map((picture, i) => {
    const parts = [
      words.kinds[picture.kind],
      ...(picture.kind === "tile" ? [words.sides[picture.tile.side]] : []),
      ...(picture.when === undefined ? [] : [words[picture.when]]),
    ];
    return (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: a diagram never changes.
        key={i}
        className={`cm-diagram cm-diagram-${picture.kind}`}
        role="img"
        aria-label={parts.join(", ")}
      >
        {parts.length > 1 && <span aria-hidden="true">{parts.slice(1).join(", ")}</span>}
        {/* The boards of the table have buttons; here they are pictures. */}
        <div inert>
          <Drawing picture={picture} words={words} />
        </div>
      </div>
    );
  });
}

/** The picture around it has the name, and its places are out of reach. */
const nameless = (): string => "";
const GROUPS = { spaces: "", figures: "", icons: "" };

function Drawing({ picture, words }: { readonly picture: Picture; readonly words: Words }): ReactNode {
  switch (picture.kind) {
    case "workshop":
      return (
        <Workshop
          label=""
          groups={GROUPS}
          player={picture.player}
          look="jade"
          overlay={picture.overlay}
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
      return <ClockPicture {...picture} title={words.day} />;
    case "shelf":
      return <Shelf label="" goods={picture.goods} tags={picture.tags} name={nameless} />;
  }
}

function ClockPicture({
  clock: { timepieces, ghost, ...clock },
  title,
}: Extract<Picture, { kind: "clock" }> & { readonly title: string }): ReactNode {
  return (
    <Clock
      label=""
      title={title}
      timepieces={timepieces.map((piece) => ({ ...piece, look: lookOf(piece.key) }))}
      {...clock}
      {...(ghost && { ghost: { look: lookOf(ghost.key), hour: ghost.hour } })}
    />
  );
}
