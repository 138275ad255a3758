/** The diagrams of the rulebook, drawn by the board itself. */
import { gridOf } from "@chronarium/khronos";
import { DIAGRAMS, type Diagram, lay, type Picture, seatsIn } from "@chronarium/khronos/rulebook/diagrams";
import { Fragment, type ReactNode } from "react";
import { type Drawing, drawDiagrams } from "../../../play/diagrams.tsx";
import { SeatMark } from "../../../shell/seat-mark.tsx";
import type { SeatLook } from "../../../shell/seat-shapes.ts";
import type { Language } from "../../../text/catalogue.ts";
import { artOf, MiniBoard } from "../board/index.ts";
import "./diagram.css";

const WORDS = {
  en: {
    eras: { might: "Might", faith: "Faith", reason: "Reason" },
    when: { before: "before", after: "after" },
    players: ["Red", "Blue", "White", "Green"],
  },
  fr: {
    eras: { might: "Puissance", faith: "Foi", reason: "Raison" },
    when: { before: "avant", after: "après" },
    players: ["Rouge", "Bleu", "Blanc", "Vert"],
  },
} as const;
/** The marks that come nearest to the players’ names. */
const LOOKS: readonly SeatLook[] = ["brick", "ink", "chalk", "jade"];
/** Pixels to a square, as far as the column allows. */
const SCALE = 25;

type Props = { readonly diagram: Diagram; readonly language: Language };

function Pictures({ diagram: { map, pictures }, language }: Props): ReactNode {
  return pictures.map((picture, i) => (
    <Fragment key={`${picture.era} ${picture.when} ${picture.overlay?.ghost?.at}`}>
      {pictures.length > 2 && picture.when !== pictures[i - 1]?.when && <i className="k-diagram-row" />}
      <Board map={map} picture={picture} language={language} />
    </Fragment>
  ));
}

function Board({
  map,
  picture: { position, era, when, overlay },
  language,
}: {
  readonly map: string;
  readonly picture: Picture;
  readonly language: Language;
}): ReactNode {
  const grid = gridOf(map);
  const state = lay(map, position);
  const words = WORDS[language];
  const name = words.eras[era];
  return (
    <div className="k-diagram">
      <span className="k-diagram-era" data-era={era} aria-hidden="true">
        {name} {when && <small>{words.when[when]}</small>}
      </span>
      <MiniBoard
        {...artOf(state, era)}
        seatStyles={LOOKS}
        label={when === undefined ? name : `${name}, ${words.when[when]}`}
        width={grid.width * SCALE}
        rulers
        {...(overlay && { overlay })}
      />
    </div>
  );
}

/** Whose pieces they are. */
function Players({ diagram: { map, pictures }, language }: Props): ReactNode {
  const seats = new Set(pictures.flatMap(({ position }) => seatsIn(lay(map, position))));
  return (
    seats.size > 0 && (
      <ul className="k-diagram-key">
        {[...seats]
          .toSorted((a, b) => a - b)
          .map((seat) => (
            <li key={seat}>
              <SeatMark look={LOOKS[seat] ?? "chalk"} size={18} /> {WORDS[language].players[seat]}
            </li>
          ))}
      </ul>
    )
  );
}

export const diagramsOf: Drawing = drawDiagrams(DIAGRAMS, Pictures, Players);
