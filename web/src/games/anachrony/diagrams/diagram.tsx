/** The diagrams of Anachrony's rulebook, drawn by the boards of its table. */
import { boardFor, freeColumn, rowOf, type Spot } from "@chronarium/anachrony";
import { DIAGRAMS, type Diagram, type Picture } from "@chronarium/anachrony/rulebook/diagrams";
import type { ReactNode } from "react";
import { drawDiagrams } from "../../../play/diagrams.tsx";
import type { Language } from "../../../text/catalogue.ts";
import { Circuits } from "../board/bot-board.tsx";
import { Capital } from "../board/capital.tsx";
import { OwnBoard } from "../board/own-board.tsx";
import { Timeline } from "../board/timeline.tsx";
import { type BoardProps, NO_CREW, NO_GHOSTS } from "../board/types.ts";
import { textIn, wordsIn } from "../text.ts";
import "../board/board.css";
import "./diagram.css";

export const diagramsOf = drawDiagrams(DIAGRAMS, Pictures);

const WORDS = {
  en: {
    before: "before",
    after: "after",
    kinds: {
      tokens: "Chronobot",
      capital: "Capital",
      timeline: "Timeline",
      crew: "Your crew",
      rows: "Your spots",
    },
  },
  fr: {
    before: "avant",
    after: "après",
    kinds: {
      tokens: "Chronobot",
      capital: "Capitale",
      timeline: "Chronologie",
      crew: "Votre équipe",
      rows: "Vos emplacements",
    },
  },
} as const;

function Pictures({
  diagram: { pictures },
  language,
}: {
  readonly diagram: Diagram;
  readonly language: Language;
}): ReactNode {
  const words = WORDS[language];
  return pictures.map((picture, i) => {
    const when = picture.when && words[picture.when];
    return (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: a diagram never changes.
        key={i}
        className={`an-diagram an-diagram-${picture.kind}`}
        role="img"
        aria-label={[words.kinds[picture.kind], ...(when === undefined ? [] : [when])].join(", ")}
      >
        {when !== undefined && <span aria-hidden="true">{when}</span>}
        {/* The boards of the table have buttons; here they are pictures. */}
        <div inert data-game="anachrony">
          <Drawing picture={picture} language={language} />
        </div>
      </div>
    );
  });
}

function Drawing({
  picture: { kind, state, ghost },
  language,
}: {
  readonly picture: Picture;
  readonly language: Language;
}): ReactNode {
  const [text, words] = [textIn(language), wordsIn(language)];
  const row = ghost && rowOf(ghost);
  const board: BoardProps = {
    state,
    words,
    text,
    crew: NO_CREW,
    ghosts:
      ghost === undefined || row === undefined
        ? NO_GHOSTS
        : {
            ...NO_GHOSTS,
            tile: ghost,
            spots: [`${row}${freeColumn(state.human, row) + 1}` as Spot],
            goods: costOf(state, row),
          },
    light: () => "none",
    // The picture around it has the name, and its places are out of reach.
    speak: () => "",
    onChoose: undefined,
    onAim: undefined,
  };
  switch (kind) {
    case "tokens":
      return <Circuits state={state} words={words} text={text} />;
    case "capital":
      return <Capital {...board} />;
    case "timeline":
      return <Timeline {...board} />;
    case "crew":
    case "rows":
      return <OwnBoard {...board} />;
  }
}

/** What the spot takes, as the goods would show it. */
function costOf(state: Picture["state"], row: ReturnType<typeof rowOf>): BoardProps["ghosts"]["goods"] {
  const cost = boardFor(state).spots[row][freeColumn(state.human, row)] ?? {};
  return Object.fromEntries(Object.entries(cost).map(([good, count]) => [good, -count]));
}
