/** Seven Timeline tiles with their Superprojects, the Warp tiles on them, the Focus, and the Impact. */
import {
  afterImpact,
  ERAS,
  IMPACT_ERA,
  type Place,
  type Shape,
  type State,
  SUPERPROJECT,
  type WarpTile,
} from "@chronarium/anachrony";
import type { ReactNode } from "react";
import { Hits } from "../../../play/hits.tsx";
import { C } from "./colours.ts";
import { DrawnPrice, priceWidth } from "./goods.tsx";
import { At, BotWarp, FocusMark, PieceMark, ShapeMark, Vp, WarpMark, WorkerMark } from "./pieces.tsx";
import { Ring } from "./ring.tsx";
import { Burst } from "./scenery.tsx";
import type { BoardProps } from "./types.ts";

type Spot = { readonly x: number; readonly y: number };
type Layout = {
  readonly box: readonly [width: number, height: number];
  /** Of Era 1 to 7. */
  readonly tiles: readonly Spot[];
  readonly impact: Spot;
};
const WIDE: Layout = {
  box: [1000, 96],
  tiles: [0, 134, 268, 402, 604, 738, 872].map((x) => ({ x, y: 1 })),
  impact: { x: 566, y: 48 },
};
/** Three in a row, for a phone; the Impact takes the place of one. */
const cell = (i: number): Spot => ({ x: (i % 3) * 134 + 2, y: Math.floor(i / 3) * 112 + 4 });
const NARROW: Layout = {
  box: [402, 336],
  tiles: [0, 1, 2, 3, 5, 6, 7].map(cell),
  impact: { x: cell(4).x + 64, y: cell(4).y + 48 },
};

const outline = ({ x, y }: Spot): string =>
  `M${x} ${y + 6}L${x + 6} ${y}H${x + 122}L${x + 128} ${y + 6}V${y + 94}H${x}Z`;
const square = (x: number, y: number, r: number): string => `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`;

/** Where the Warp tiles of an Era lie, from the right: own first, then the bot's, then what is planned. */
function warpsOn(state: State, era: number, planned: readonly WarpTile[]) {
  const own = state.human.warpOn[era - 1] ?? [];
  const ghosts = era === state.era ? planned : [];
  const bots = state.bot.warpOn[era - 1] ?? 0;
  const step = own.length + ghosts.length + bots > 3 ? 20 : 29;
  const at = (i: number): number => 111 - i * step;
  return {
    own: own.map((tile, i) => ({ tile, x: at(i) })),
    ghosts: ghosts.map((tile, i) => ({ tile, x: at(own.length + i) })),
    // The bot's lie on each other: they are alike.
    bots: Array.from({ length: bots }, (_, i) => at(own.length + ghosts.length) - i * 9),
  };
}

export function Timeline({
  narrow = false,
  ...props
}: BoardProps & { readonly narrow?: boolean }): ReactNode {
  const { state, words, light, speak, onChoose, onAim, ghosts } = props;
  const layout = narrow ? NARROW : WIDE;
  const hits = layout.tiles.flatMap((spot, i) => {
    const era: Place = `era ${i + 1}`;
    return [
      { place: era, d: outline(spot) },
      ...warpsOn(state, i + 1, ghosts.warp).own.map(({ tile, x }) => ({
        place: `warp ${tile}` as Place,
        d: square(spot.x + x, spot.y + 76, 15),
      })),
    ];
  });
  return (
    <div className="an-timeline">
      <svg viewBox={`-3 -2 ${layout.box[0] + 6} ${layout.box[1] + 3}`} role="presentation">
        {layout.tiles.map((spot, i) => (
          <At key={`${spot.x} ${spot.y}`} {...spot}>
            <EraTile {...props} era={i + 1} />
          </At>
        ))}
        <At {...layout.impact}>
          <g transform="scale(0.94)">
            <Burst fill={afterImpact(state.era) ? C.ink : C.red} />
          </g>
          <text className="an-letter" y={-1} fontSize={11.5} fill={C.bone}>
            {words.timeline.impact}
          </text>
          <text className="an-small" y={13} textAnchor="middle" fill={C.bone}>
            {afterImpact(state.era) ? words.timeline.done : words.timeline.in(IMPACT_ERA + 1 - state.era)}
          </text>
        </At>
        {hits.map(({ place, d }) => (
          <Ring key={place} d={d} light={light(place)} />
        ))}
        <Hits
          label={words.regions.timeline}
          hits={hits.map(({ place, d }) => ({
            id: place,
            d,
            label: speak(place),
            pressed: light(place) === "chosen",
            lit: light(place) === "possible" || light(place) === "chosen",
          }))}
          onChoose={onChoose}
          onAim={onAim}
        />
      </svg>
    </div>
  );
}

function EraTile({ state, words, text, ghosts, era }: BoardProps & { readonly era: number }): ReactNode {
  const laid = state.board.superprojects[era - 1];
  const open = era <= state.era + 1 && era <= ERAS;
  const past = era < state.era;
  const focus = ghosts.focus ?? state.human.focus;
  const fill = era === state.era ? C.yellow : past ? C.c2 : C.bone;
  const { own, bots, ghosts: planned } = warpsOn(state, era, ghosts.warp);
  return (
    <>
      {open && laid !== undefined ? (
        <Superproject state={state} words={words} text={text} era={era} />
      ) : (
        <>
          <path
            d="M0 40V6L6 0H122L128 6V40Z"
            fill={C.c2}
            stroke={C.c4}
            strokeWidth={1.6}
            strokeDasharray="5 4"
          />
          <text className="an-small" x={64} y={24} textAnchor="middle" fill={C.c5}>
            {words.timeline.faceDown}
          </text>
        </>
      )}
      <rect
        y={40}
        width={128}
        height={54}
        fill={fill}
        stroke={C.ink}
        strokeWidth={era === state.era ? 3.2 : 2}
      />
      <text className="an-letter" x={20} y={81} fontSize={38} fill={past ? C.c5 : C.ink}>
        {era}
      </text>
      <text className="an-small" x={121} y={54} textAnchor="end" fill={past ? C.c5 : C.ink}>
        {era === focus ? words.timeline.focus : past ? words.timeline.past : ""}
      </text>
      {era === focus && (
        <At x={42} y={54} s={0.9}>
          <FocusMark />
        </At>
      )}
      {bots.toReversed().map((x) => (
        <At key={x} x={x} y={75} s={0.92}>
          <BotWarp />
        </At>
      ))}
      {own.map(({ tile, x }) => (
        <At key={tile} x={x} y={75} s={0.92}>
          <WarpMark tile={tile} />
        </At>
      ))}
      {planned.map(({ tile, x }) => (
        <At key={tile} x={x} y={75} s={0.92}>
          <g opacity={0.6}>
            <WarpMark tile={tile} />
          </g>
          <path className="an-ghost-line" d={square(0, 0, 16)} />
        </At>
      ))}
    </>
  );
}

/** So many letters stand beside the VP; longer names are drawn narrower. */
const FITTING = 14;
const NAME_WIDTH = 95;

function Superproject({
  state,
  words,
  text,
  era,
}: Pick<BoardProps, "state" | "words" | "text"> & { readonly era: number }): ReactNode {
  const laid = state.board.superprojects[era - 1];
  if (laid === undefined) return null;
  const { cost, breakthrough, vp, worker } = SUPERPROJECT[laid.id];
  const built = laid.built;
  const name = text.words.tiles[laid.id];
  const width = priceWidth(cost);
  return (
    <>
      <path
        d="M0 40V6L6 0H122L128 6V40Z"
        fill={built === "no" ? "#fff" : "#fff3b8"}
        stroke={C.ink}
        strokeWidth={2}
      />
      <text
        className="an-letter an-start"
        x={7}
        y={16}
        fontSize={12}
        textLength={name.length > FITTING ? NAME_WIDTH : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {name}
      </text>
      {built === "no" ? (
        <At x={6} y={28}>
          <DrawnPrice amount={cost} />
          <text className="an-letter" x={width + 5} y={4} fontSize={11}>
            +
          </text>
          {worker !== undefined && (
            <At x={width + 17} y={0} s={0.47}>
              <WorkerMark worker={worker} />
            </At>
          )}
          <At x={width + (worker === undefined ? 19 : 34)} y={0} s={0.52}>
            {"one" in breakthrough ? (
              <PieceMark piece={breakthrough.one} />
            ) : (
              <TwoShapes shape={breakthrough.two} />
            )}
          </At>
        </At>
      ) : (
        <text className="an-small" x={7} y={32} fill={C.ink}>
          {built === "bot" ? words.timeline.builtByBot : words.timeline.builtByYou}
        </text>
      )}
      <At x={116} y={14} s={0.9}>
        <Vp n={vp} fill={built === "no" ? C.yellow : built === "human" ? C.you : C.c3} />
      </At>
    </>
  );
}

function TwoShapes({ shape }: { readonly shape: Shape }): ReactNode {
  return (
    <>
      <ShapeMark shape={shape} />
      <text className="an-letter" y={6} fontSize={15} fill={C.ink}>
        2
      </text>
    </>
  );
}
