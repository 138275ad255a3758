/** A development page, not part of the client: the boards of Khronos in every state, with the position of the mock-up. */
import "@fontsource/atkinson-hyperlegible-next/latin-400.css";
import "@fontsource/atkinson-hyperlegible-next/latin-600.css";
import "@fontsource/atkinson-hyperlegible-next/latin-700.css";
import "../tokens.css";
import "../games/khronos/entry.ts";
import "./gallery.css";
import {
  type Board as BoardState,
  COLOURS,
  ERAS,
  type Era,
  forecast,
  gridOf,
  khronos,
  layoutOf,
  mapData,
  type SquareId,
  type State,
} from "@chronarium/khronos";
import { type JSX, StrictMode, useCallback, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import {
  Board,
  type BoardOverlay,
  Card,
  CardBack,
  Crop,
  type Effect,
  MiniBoard,
  Pawn,
} from "../games/khronos/board/index.ts";
import { SeatMark } from "../shell/seat-mark.tsx";
import { SEAT_LOOKS } from "../shell/seat-shapes.ts";

const HAMLETS = mapData("valley")
  .hamlets.map((at) => `C1*@${at}`)
  .join(" ");
const POSITION = [
  `Might C2-@C7 M2r@E7 M1g@B8 R1w@D6 M2b@K7 C2-@M7 R2w@M5 C2-@J12 R1g@J11 M1r@C11 C2-@C15 R2r@E15 R1b@G17 M2g@F3 ${HAMLETS}`,
  `Faith C2-@C7 M2r@E7 M2b@K7 C2-@M7 R2w@M5 C2-@J12 C2-@C15 R2r@E15 M2g@F3 R1b@O10 M1w@I3 R2g@M13 ${HAMLETS}`,
  `Reason C2-@C7{r:2} M2%@E7 M2+@K7 C2-@M7{b:1,w:1} R2%@M5 C2-@J12{g:2} C2-@C15{r:1} R2%@E15 M2%@F3 R2+@M13 ${HAMLETS.replace("C1*@L16", "C1*@L16{b:1}")}`,
].join(" | ");
/** Every kind of piece at once, the largest included. */
const PIECES = [
  `Might M3r@E5 M2b@B8 M1w@B13 R3g@J6 R2y@M8 R1r@O12 C3-@F12 C2-@J13 C1-@M13 ${HAMLETS}`,
  `Faith M3y@E5 R3b@J6 C3-@F12 M1b@C4 R2r@B12 ${HAMLETS}`,
  `Reason M3%@E5{prog:w} M2%@B8 R3%@J6{prog:y} R2+@M8 C3-@F12{r:2,b:1,w:1,g:1} C2-@J13{y:1} M3+@A17 R3+@M17 ${HAMLETS.replace("C1*@E3", "C1*@E3{g:1}")}`,
].join(" | ");

const grid = gridOf("valley");
const { terrain } = mapData("valley");
const NAMES: Readonly<Record<Era, string>> = { might: "Might", faith: "Faith", reason: "Reason" };

const start = khronos.setup(
  Object.fromEntries(
    Object.entries(khronos.options).map(([name, spec]) => [name, spec.default]),
  ) as State["options"],
  5,
  "gallery",
);
const read = (position: string): State => khronos.position?.read(start, position) ?? start;
const state = read(POSITION);
const pieces = read(PIECES);

/** Free blocks of plain and forest, as if a Castle were chosen. */
function castlePlaces(): ReadonlySet<SquareId> {
  const layout = layoutOf(grid, state.hamlets, state.boards.might);
  return new Set(
    grid.placesOf[3]
      .filter(
        (place) =>
          !place.river && !place.mountain && place.squares.every((square) => layout.occupant[square] === -1),
      )
      .map(({ at }) => at),
  );
}

const GHOST: Readonly<Record<Era, BoardOverlay>> = {
  might: {
    lastMove: ["M5"],
    ghost: { type: "military", size: 3, at: "L12", kind: "ghost" },
    domains: [
      { letter: "A", squares: ["J11", "J12"], leaders: [] },
      { letter: "B", squares: ["L16"], leaders: [] },
    ],
  },
  faith: {
    lastMove: ["M5"],
    ghost: { type: "military", size: 3, at: "L12", kind: "ghost" },
    threatened: ["M13"],
  },
  reason: { ghost: { type: "military", size: 3, at: "L12", kind: "ruin" }, threatened: ["M13"] },
};
const LEGAL: Readonly<Record<Era, BoardOverlay>> = {
  might: { legal: castlePlaces(), legalSize: 3 },
  faith: { selected: "K7", legal: new Set(["J7", "K6", "J6"]), legalSize: 3 },
  reason: { legal: new Set(["C7", "M7", "J12", "C15", "E3", "O11"]) },
};
const BLOCKED: Readonly<Record<Era, BoardOverlay>> = {
  might: {
    hint: [
      { at: "F9", size: 2, number: 1 },
      { at: "C18", size: 1, number: 2 },
      { at: "M10", size: 3, number: 3 },
    ],
  },
  faith: { ghost: { type: "religious", size: 2, at: "C9", kind: "blocked" }, threatened: ["E7", "O10"] },
  reason: { ghost: { type: "religious", size: 3, at: "H17", kind: "ruin" }, refused: { at: "L9", size: 2 } },
};
const EFFECTS: readonly Effect[] = [
  { kind: "lost", at: "G10", size: 2, type: "religious" },
  { kind: "appear", at: "F3", size: 2 },
  { kind: "shrink", at: "B4", size: 3, type: "military" },
  { kind: "ring", at: "K7", size: 2 },
];

/** A layout is known by its board alone, so every map has a board of its own. */
const DIAGRAMS: Readonly<Record<string, BoardState>> = Object.fromEntries(
  ["river7x4", "rough6x4", "plain5x5"].map((map) => [
    map,
    { tiles: [{ type: "civil", size: 2, at: "B3" }], hamletCubes: {} },
  ]),
);

function domains(era: Era): BoardOverlay {
  const found = forecast(state).domains[era].filter(({ leaders }) => leaders.length > 0);
  return {
    domains: found.map(({ buildings, leaders, ecus }, i) => ({
      squares: buildings,
      letter: String.fromCharCode(65 + i),
      leaders,
      ...(era === "reason" ? {} : { ecus }),
    })),
  };
}

function Eras({
  title,
  overlay,
  of = state,
  effects,
  cursor,
}: {
  title: string;
  overlay: (era: Era) => BoardOverlay;
  of?: State;
  effects?: readonly Effect[];
  cursor?: SquareId;
}): JSX.Element {
  const [aimed, setAimed] = useState<{ era: Era; square: SquareId }>();
  const [said, setSaid] = useState("");
  const describe = useCallback((square: SquareId) => `${square}, described`, []);
  return (
    <section>
      <h2>
        {title} <small>{said}</small>
      </h2>
      <div className="eras">
        {ERAS.map((era) => {
          const square = aimed?.era === era ? aimed.square : era === "might" ? cursor : undefined;
          return (
            <figure key={era} className={`era era-${era}`}>
              <figcaption>
                <span style={{ fontFamily: `var(--f-${era})` }}>{NAMES[era]}</span>
              </figcaption>
              <Board
                era={era}
                grid={grid}
                terrain={terrain}
                hamlets={of.hamlets}
                board={of.boards[era]}
                seatStyles={SEAT_LOOKS}
                overlay={overlay(era)}
                {...(effects === undefined ? {} : { effects })}
                {...(square === undefined ? {} : { cursor: square })}
                label={`${NAMES[era]}, 16 columns by 20 rows`}
                describe={describe}
                onAim={(at) => setAimed(at === undefined ? undefined : { era, square: at })}
                onChoose={(at, means) => setSaid(`${NAMES[era]} ${at}, by ${means}`)}
                interactive
                language="en"
              />
            </figure>
          );
        })}
      </div>
    </section>
  );
}

function Hand(): JSX.Element {
  const [used, setUsed] = useState<readonly number[]>([0, 1, 2]);
  const hand = ["orange", "orange", "orange", "blue", "fuchsia"] as const;
  return (
    <ul className="row hand">
      {hand.map((colour, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a colour are alike.
        <li key={i}>
          <Card
            colour={colour}
            word={colour}
            pressed={used.includes(i)}
            disabled={colour === "fuchsia"}
            onPress={() => setUsed(used.includes(i) ? used.filter((j) => j !== i) : [...used, i])}
          />
        </li>
      ))}
      <li>
        <CardBack label="A card face down" />
      </li>
      {COLOURS.map((colour, i) => (
        <li key={colour}>
          <Card colour={colour} word={["orange", "fuchsia", "bleu"][i] ?? colour} />
        </li>
      ))}
    </ul>
  );
}

function Page(): JSX.Element {
  const [dark, setDark] = useState(false);
  const [turn, setTurn] = useState(0);
  const byEra = useMemo(
    () => ({ might: domains("might"), faith: domains("faith"), reason: domains("reason") }),
    [],
  );
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  return (
    <main>
      <header className="row">
        <h1>Gallery of Khronos</h1>
        <button type="button" className="btn" aria-pressed={dark} onClick={() => setDark(!dark)}>
          Dark
        </button>
        <button type="button" className="btn" onClick={() => setTurn(turn + 1)}>
          Play effects
        </button>
      </header>
      <Eras
        title="Mock-up: a ghost, what it would destroy, two domains"
        overlay={(era) => GHOST[era]}
        cursor="L12"
      />
      <section>
        <h2>Why not, hand, travellers, seats</h2>
        <div className="row">
          <div className="crop">
            <Crop
              era="might"
              grid={grid}
              terrain={terrain}
              hamlets={state.hamlets}
              board={state.boards.might}
              refused={{ at: "L13", size: 3 }}
              guilty={[{ at: "J12", letter: "A" }, { at: "J11" }, { at: "L16", letter: "B" }]}
              label="A Castle at L13 would touch the Town at J12 and the hamlet at L16"
            />
          </div>
          <div className="crop small">
            <Crop
              era="faith"
              grid={grid}
              terrain={terrain}
              hamlets={state.hamlets}
              board={state.boards.faith}
              refused={{ at: "F9", size: 2 }}
              guilty={[{ at: "F9" }, { at: "F10" }, { at: "G9" }]}
              label="A Keep at F9 would stand in the river"
            />
          </div>
          <Hand />
        </div>
        <ul className="row">
          {SEAT_LOOKS.map((style) => (
            <li key={style} className="row">
              <SeatMark look={style} /> <Pawn style={style} label={`Traveller, ${style}`} /> {style}
            </li>
          ))}
        </ul>
        <div className="row">
          {ERAS.map((era) => (
            <MiniBoard
              key={era}
              era={era}
              grid={grid}
              terrain={terrain}
              hamlets={state.hamlets}
              board={state.boards[era]}
              seatStyles={SEAT_LOOKS}
              overlay={GHOST[era]}
              label={`${NAMES[era]} after round 3`}
            />
          ))}
          {Object.keys(DIAGRAMS).map((map) => (
            <MiniBoard
              key={map}
              era="might"
              grid={gridOf(map)}
              terrain={mapData(map).terrain}
              hamlets={["A2"]}
              board={DIAGRAMS[map] as BoardState}
              seatStyles={SEAT_LOOKS}
              label={`Diagram on ${map}`}
              width={220}
              rulers
            />
          ))}
        </div>
      </section>
      <Eras title="Legal: a Castle, an upgrade, population" overlay={(era) => LEGAL[era]} />
      <Eras title="Domains: leaders and worth" overlay={(era) => byEra[era]} />
      <Eras title="Hints, a ripple that stops, threats, a refusal" overlay={(era) => BLOCKED[era]} />
      <Eras key={turn} title="Every piece, and effects" of={pieces} overlay={() => ({})} />
      <Eras key={`e${turn}`} title="Effects" overlay={() => ({})} effects={EFFECTS} />
    </main>
  );
}

const root = document.getElementById("root");
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
