import type { Paragraph, Rulebook } from "@chronarium/kernel";
import { type Era, gridOf, mapData, type State } from "@chronarium/khronos";
import { Fragment, type ReactNode, useMemo } from "react";
import { SeatMark } from "../../../shell/seat-mark.tsx";
import type { SeatLook } from "../../../shell/seat-shapes.ts";
import type { Language } from "../../../text/catalogue.ts";
import { MiniBoard } from "../board/index.ts";
import { placeDiagrams } from "./index.ts";
import { lay, seatsIn } from "./position.ts";
import type { Diagram, Picture } from "./types.ts";
import "./diagram.css";

type Words = {
  readonly eras: Readonly<Record<Era, string>>;
  readonly before: string;
  readonly after: string;
  /** The players of the examples, by seat. */
  readonly players: readonly string[];
};
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    eras: { might: "Might", faith: "Faith", reason: "Reason" },
    before: "before",
    after: "after",
    players: ["Red", "Blue", "White", "Green"],
  },
  fr: {
    eras: { might: "Puissance", faith: "Foi", reason: "Raison" },
    before: "avant",
    after: "après",
    players: ["Rouge", "Bleu", "Blanc", "Vert"],
  },
};
/** The marks that come nearest to the players’ names. */
const LOOKS: readonly SeatLook[] = ["brick", "ink", "chalk", "jade"];
/** Pixels to a square, as far as the column allows. */
const SCALE = 25;

/** Draws the diagram of a paragraph of the book, if it has one. */
export function diagramsOf(book: Rulebook, language: Language): (paragraph: Paragraph) => ReactNode {
  const placed = placeDiagrams(book);
  return (paragraph) => {
    const diagram = placed.get(paragraph);
    return diagram && <DiagramFigure diagram={diagram} language={language} />;
  };
}

function DiagramFigure({
  diagram,
  language,
}: {
  readonly diagram: Diagram;
  readonly language: Language;
}): ReactNode {
  const { map, pictures, caption } = diagram;
  const states = useMemo(() => pictures.map(({ position }) => lay(map, position)), [map, pictures]);
  const seats = new Set(states.flatMap(seatsIn));
  return (
    <figure className="diagram">
      <div className="diagram-boards">
        {pictures.map((picture, i) => (
          <Fragment key={`${picture.era} ${picture.when} ${picture.overlay?.ghost?.at}`}>
            {pictures.length > 2 && picture.when !== pictures[i - 1]?.when && <i className="diagram-row" />}
            <Board map={map} picture={picture} state={states[i] as State} words={WORDS[language]} />
          </Fragment>
        ))}
      </div>
      <figcaption>
        <p>{caption[language]}</p>
        {seats.size > 0 && (
          <ul className="diagram-key">
            {[...seats]
              .toSorted((a, b) => a - b)
              .map((seat) => (
                <li key={seat}>
                  <SeatMark look={LOOKS[seat] ?? "chalk"} size={18} /> {WORDS[language].players[seat]}
                </li>
              ))}
          </ul>
        )}
      </figcaption>
    </figure>
  );
}

function Board({
  map,
  picture: { era, when, overlay },
  state,
  words,
}: {
  readonly map: string;
  readonly picture: Picture;
  readonly state: State;
  readonly words: Words;
}): ReactNode {
  const grid = gridOf(map);
  const label = when === undefined ? words.eras[era] : `${words.eras[era]}, ${words[when]}`;
  return (
    <div className="diagram-board">
      <span className="diagram-era" data-era={era} aria-hidden="true">
        {words.eras[era]} {when && <small>{words[when]}</small>}
      </span>
      <MiniBoard
        era={era}
        grid={grid}
        terrain={mapData(map).terrain}
        hamlets={state.hamlets}
        board={state.boards[era]}
        seatStyles={LOOKS}
        label={label}
        width={grid.width * SCALE}
        rulers
        {...(overlay === undefined ? {} : { overlay })}
      />
    </div>
  );
}
