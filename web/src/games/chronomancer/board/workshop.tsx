/** A player's workshop: four sliding tiles, six portals that their halves make, two Time Machines, two figures. */
import {
  COLOURS,
  COLUMNS,
  type Colour,
  FIGURES,
  type Figure,
  FRAME,
  FREEZE_HOURS,
  type LaidTile,
  type Player,
  PORTALS,
  SHIFT_HOURS,
  SLOTS,
  type Slot,
  SPACES,
  type Space,
  TILE,
  type TileId,
} from "@chronarium/chronomancer";
import { memo, type ReactNode, useId, useState } from "react";
import { Hits } from "../../../play/hits.tsx";
import type { SeatLook } from "../../../shell/seat-shapes.ts";
import { Costs, Deed, Glyph, Ice, Person, robeOf } from "./pieces.tsx";
import { Hatch, Ring } from "./rings.tsx";
import {
  box,
  circle,
  DISC_R,
  FACTION,
  type GlyphName,
  ICE,
  PORTAL_R,
  type Point,
  SHIELD,
  SPOT,
  smooth,
  wayBetween,
} from "./shapes.ts";
import type { WorkshopOverlay, WorkshopProps } from "./types.ts";
import "./board.css";

const CORNER: Readonly<Record<Slot, Point>> = {
  TL: [174, 66],
  TR: [388, 66],
  BL: [174, 212],
  BR: [388, 212],
};
const isPortal = (space: Space): boolean => (PORTALS as readonly Space[]).includes(space);
const ringAt = (space: Space, more: number): string =>
  circle(...SPOT[space].at, (isPortal(space) ? PORTAL_R : DISC_R + 1) + more);
/** The middle of a Sponsorship icon. */
const iconX = (colour: Colour): number => 250 + 92 * COLOURS.indexOf(colour);
const ICON_Y = 26;
/** Three glyphs have to fit where one looks best large. */
const costScale = (glyphs: number): number => [1, 1.15, 0.9, 0.72][glyphs] ?? 0.6;
const glyphsIn = ({ hours, corruption }: { hours: number; corruption: number }): number => hours + corruption;

/** A tile at 0, 0: each edge carries the half of a portal. */
const TileFace = memo(function TileFace({ tile, side }: LaidTile) {
  const { action, left, right } = TILE[tile];
  return (
    <g className={`cm-tile cm-${side}`}>
      <rect className="cm-tile-ground" x="2" y="2" width="210" height="128" rx="8" />
      <path
        className="cm-tile-lines"
        d="M81 16c14 10 38 10 52 0M73 66c10 18 58 18 68 0M81 108c14-10 38-10 52 0"
      />
      <path
        className="cm-tile-star"
        d="M107 40l5.5 18.5l18.5 5.5l-18.5 5.5l-5.5 18.5l-5.5-18.5l-18.5-5.5l18.5-5.5z"
      />
      <path
        className="cm-tile-sign"
        d={side === "white" ? "M87 119h40" : "M89 119h0M101 119h0M113 119h0M125 119h0"}
      />
      <path className="cm-half" d="M2 11A55 55 0 0 1 2 121ZM212 11A55 55 0 0 0 212 121Z" />
      <Deed action={action} x={30} y={49} s={0.9} />
      <Costs cost={left[side]} x={33 - 3 * glyphsIn(left[side])} y={93} s={costScale(glyphsIn(left[side]))} />
      <Costs cost={right[side]} x={184} y={66} s={costScale(glyphsIn(right[side])) * 1.1} />
    </g>
  );
});

/** The board, the halves printed on it and the Time Machines: drawn once. */
const Plate = memo(function Plate({ wood }: { wood: string }) {
  return (
    <>
      <defs>
        <linearGradient id={wood} x2="0" y2="1">
          <stop offset="0" stopColor="#A98350" />
          <stop offset="1" stopColor="#8A6638" />
        </linearGradient>
      </defs>
      <rect fill="#5b3f22" x="4" y="14" width="768" height="356" rx="60" />
      <rect x="12" y="22" width="752" height="340" rx="54" fill={`url(#${wood})`} />
      <path
        fill="none"
        stroke="#6f5029"
        strokeWidth="1.4"
        opacity="0.55"
        d="M40 62C200 54 300 70 420 60S640 56 736 64M26 205H120M656 205H750M40 356C240 350 360 362 736 352"
      />
      <rect fill="#3a2716" x="120" y="58" width="536" height="294" rx="18" />
      <path
        fill="none"
        stroke="#e2c07c"
        strokeWidth="3"
        strokeDasharray="3 8"
        strokeLinecap="round"
        d="M84 132H692M84 278H692"
      />
      {[0, 146].map((y) => (
        <path
          key={y}
          className="cm-printed"
          d={`M174 ${77 + y}a55 55 0 0 0 0 110ZM602 ${77 + y}a55 55 0 0 1 0 110Z`}
        />
      ))}
      <g className="cm-on-wood">
        <Costs cost={FRAME.T1.cost} x={146} y={132} s={1.25} />
        <Costs cost={FRAME.B3.cost} x={146} y={278} s={1.25} />
        <Deed action={FRAME.T3.action} x={629} y={115} />
        <Costs cost={FRAME.T3.cost} x={629} y={159} s={1.1} />
        <Deed action={FRAME.B1.action} x={629} y={261} />
        <Costs cost={FRAME.B1.cost} x={629} y={305} s={1.1} />
      </g>
    </>
  );
});

const MACHINES: readonly (readonly [Space, GlyphName, number])[] = [
  ["LA", "freeze", FREEZE_HOURS],
  ["LC", "shift", SHIFT_HOURS],
  ["RC", "shift", SHIFT_HOURS],
  ["RA", "freeze", FREEZE_HOURS],
];

const Brass = memo(function Brass() {
  const portals = PORTALS.map((space) => circle(...SPOT[space].at, PORTAL_R)).join("");
  return (
    <>
      <path fill="none" stroke="#c99a4b" strokeWidth="4" d={portals} />
      <path fill="none" stroke="#3a2716" d={portals} />
      <path
        stroke="#3a2716"
        strokeWidth="1.4"
        strokeDasharray="3 3"
        opacity="0.6"
        d={PORTALS.map((space) => `M${SPOT[space].at[0]} ${SPOT[space].at[1] - PORTAL_R}v110`).join("")}
      />
      {[10, 658].map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path className="cm-capsule" d="M0 84Q54 46 108 84V326Q54 364 0 326Z" />
          <path fill="#93703f" d="M10 90Q54 60 98 90V320Q54 350 10 320Z" />
          <path stroke="#5b3f22" strokeWidth="14" d="M54 167V243" />
          <path
            stroke="#e2c07c"
            strokeWidth="6"
            strokeLinecap="round"
            d="M14 93h0M14 205h0M14 317h0M94 93h0M94 205h0M94 317h0"
          />
        </g>
      ))}
      {MACHINES.map(([space, glyph, hours]) => {
        const [x, y] = SPOT[space].at;
        return (
          <g key={space} className={`cm-machine cm-${glyph}`} transform={`translate(${x} ${y})`}>
            <circle fill="#0e2836" stroke="#c99a4b" strokeWidth="5" r={DISC_R} />
            <circle fill="none" stroke="#c99a4b" strokeWidth="1.2" strokeDasharray="2 5" r="34.5" />
            <Glyph name={glyph} y={-6} s={0.95} />
            <g className="cm-on-wood">
              <Costs cost={{ hours, corruption: 0 }} y={23} s={0.66} />
            </g>
          </g>
        );
      })}
    </>
  );
});

type Laid = { readonly laid: LaidTile; readonly slot: Slot; readonly way?: "in" | "out" };

/** The tiles as they lie, or as they would lie with another one pushed in. */
function layOut(slots: Player["slots"], shift: WorkshopOverlay["shift"]): readonly Laid[] {
  const lie = SLOTS.map((slot): Laid => {
    const laid = slots[slot];
    if (shift === undefined) return { laid, slot };
    const { top, bottom } = COLUMNS[shift.column];
    if (slot === top) return { laid, slot: bottom };
    return slot === bottom ? { laid, slot, way: "out" } : { laid, slot };
  });
  if (shift !== undefined) lie.push({ laid: shift.tile, slot: COLUMNS[shift.column].top, way: "in" });
  // In a lasting order, so that a tile that moves keeps its element.
  return lie.sort((a, b) => (a.laid.tile < b.laid.tile ? -1 : 1));
}

const Tiles = memo(function Tiles({
  slots,
  shift,
  column,
  clip,
}: {
  slots: Player["slots"];
  shift: WorkshopOverlay["shift"];
  column: WorkshopOverlay["column"];
  clip: string;
}) {
  const waiting = column === undefined ? undefined : CORNER[COLUMNS[column].top];
  return (
    <>
      <clipPath id={clip}>
        <rect x="120" y="58" width="536" height="294" rx="18" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {layOut(slots, shift).map(({ laid, slot, way }) => {
          const [x, y] = CORNER[slot];
          return (
            <g
              key={laid.tile satisfies TileId}
              className="cm-slide"
              style={{ transform: `translate(${x}px, ${y}px)` }}
              data-way={way}
            >
              <g>
                <TileFace {...laid} />
                {way === "in" && <Ring d={box(4, 4, 206, 124)} tense="legal" />}
              </g>
            </g>
          );
        })}
      </g>
      {waiting !== undefined && (
        <g transform={`translate(${waiting.join(" ")})`}>
          {shift === undefined && <Ring d={box(4, 4, 206, 124)} tense="legal" />}
          <Ring d="M107-22V8M95-5L107 8L119-5" tense="legal" arrow />
        </g>
      )}
    </>
  );
});

const Shields = memo(function Shields({
  open,
  icons,
}: {
  open: readonly Colour[];
  icons: WorkshopOverlay["icons"];
}) {
  return COLOURS.map((colour) => {
    const covered = !open.includes(colour);
    const chosen = icons?.chosen?.includes(colour) === true;
    const lit = icons?.legal.includes(colour) === true;
    const taken = icons?.taken?.includes(colour) === true;
    return (
      <g
        key={colour}
        className={`cm-shield cm-${colour}`}
        transform={`translate(${iconX(colour)} ${ICON_Y})`}
      >
        <path className="cm-shield-body" d={SHIELD} />
        <path className="cm-mark" d={FACTION[colour]} transform="scale(1.15)" />
        {/* A Frozen Hour in hand is lifted off its icon; one that would come is a ghost. */}
        <g
          transform={(taken ? !chosen : covered && chosen) ? "translate(0 -9)" : undefined}
          data-ghost={(chosen && (taken || !covered)) || undefined}
        >
          {(covered || chosen) && <Ice />}
          {(chosen || lit) && <Ring d={covered || chosen ? ICE : SHIELD} tense={chosen ? "now" : "legal"} />}
        </g>
      </g>
    );
  });
});

const Rings = memo(function Rings({ overlay }: { overlay: WorkshopOverlay }) {
  const { legal, chosen, lastMove = [], hint = [] } = overlay;
  const figures = FIGURES.filter((figure) => (legal?.[figure]?.length ?? 0) > 0);
  return (
    <>
      {lastMove.map((space) => (
        <Ring key={space} d={ringAt(space, 2)} tense="past" />
      ))}
      {SPACES.map((space) => {
        const reach = figures.filter((figure) => legal?.[figure]?.includes(space) === true);
        if (reach.length === 0 || space === chosen) return undefined;
        const [x, y] = SPOT[space].at;
        return (
          <g key={space}>
            <Ring d={ringAt(space, 3)} tense="legal" />
            {figures.length > 1 &&
              reach.map((figure, i) => (
                <g
                  key={figure}
                  transform={`translate(${x + 34 - 26 * i} ${y - (isPortal(space) ? 44 : 34)})`}
                >
                  <g className="cm-badge">
                    <circle r="11.5" />
                    <Glyph name={figure} s={0.82} />
                  </g>
                </g>
              ))}
          </g>
        );
      })}
      {chosen !== undefined && <Ring d={ringAt(chosen, 5)} tense="now" />}
      {hint.map(({ at, number }) => (
        <g key={number}>
          <Ring d={ringAt(at, 3)} tense="legal" />
          <g transform={`translate(${SPOT[at].at[0] - 40} ${SPOT[at].at[1] - 38})`}>
            <g className="cm-badge">
              <circle r="12" />
              <text y="5">{number}</text>
            </g>
          </g>
        </g>
      ))}
    </>
  );
});

/** The clockwise way, dashed, with its arrow. */
function Way({ from, to }: { from: Space; to: Space }): ReactNode {
  const points = wayBetween(from, to);
  const [[ax, ay], [bx, by]] = points.slice(-2) as [Point, Point];
  const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  return (
    <>
      <Ring d={smooth(points)} tense="legal" />
      <g transform={`translate(${bx} ${by}) rotate(${turn.toFixed(1)})`}>
        <Ring d="M-20-13L2 0L-20 13" tense="legal" arrow />
      </g>
    </>
  );
}

const standing = (figure: Figure, space: Space): readonly [x: number, y: number, s: number] => {
  const [x, y] = SPOT[space].at;
  const lift = figure === "chronomancer" ? 4 : 0;
  return isPortal(space) ? [x, y + 4 + lift, 0.95] : [x, y + lift - 4, 1];
};

const Figures = memo(function Figures({
  assistant,
  chronomancer,
  look,
  selected,
  locked,
  ghost,
  hatch,
}: Pick<Player, Figure> & {
  look: SeatLook;
  selected: Figure | undefined;
  locked: WorkshopOverlay["locked"];
  ghost: WorkshopOverlay["ghost"];
  hatch: string;
}) {
  const at = { assistant, chronomancer };
  return (
    <>
      {ghost !== undefined && <Way from={at[ghost.figure]} to={ghost.to} />}
      {FIGURES.map((figure) => {
        const [x, y, s] = standing(figure, at[figure]);
        return (
          <g key={figure} className="cm-walk" style={{ transform: `translate(${x}px, ${y}px)` }}>
            <g data-lifted={figure === selected || undefined} transform={`scale(${s})`}>
              {figure === selected && <Ring d="M-20 27a20 8 0 1 1 40 0a20 8 0 1 1-40 0Z" tense="now" />}
              <Person figure={figure} look={look} />
              {locked?.includes(figure) === true && (
                <g transform="translate(-17 14)">
                  <g className="cm-badge cm-lock">
                    <circle r="11" />
                    <Glyph name="lock" y={-1} s={0.8} />
                  </g>
                </g>
              )}
            </g>
          </g>
        );
      })}
      {ghost !== undefined && <Ghost {...ghost} look={look} hatch={hatch} />}
    </>
  );
});

function Ghost({
  figure,
  to,
  look,
  hatch,
}: {
  figure: Figure;
  to: Space;
  look: SeatLook;
  hatch: string;
}): ReactNode {
  const [x, y, s] = standing(figure, to);
  return (
    <g className="cm-ghost" transform={`translate(${x} ${y}) scale(${s})`}>
      <g className="cm-faint">
        <Person figure={figure} look={look} />
      </g>
      <path d={robeOf(figure)} fill={`url(#${hatch})`} />
      <path className="cm-ghost-line" d={robeOf(figure)} />
    </g>
  );
}

/** The sum of a space's costs, in the gap between the rows, where it hides nothing. */
function Bubble({ space, words }: { space: Space; words: string }): ReactNode {
  const half = words.length * 4.2 + 14;
  const [x, y] = SPOT[space].at;
  // Narrow boards draw the bubble larger by 1.7 (board.css).
  const middle = Math.max(half * 1.7, Math.min(x, 776 - half * 1.7));
  return (
    <g transform={`translate(${middle} 205)`}>
      <g className="cm-bubble">
        <path
          fill="#0b1f2a"
          d={y < 205 ? "M-8-13L0-22L8-13Z" : "M-8 13L0 22L8 13Z"}
          transform={`translate(${Math.max(14 - half, Math.min(x - middle, half - 14))})`}
        />
        <rect x={-half} y="-15" width={2 * half} height="30" rx="15" />
        <text y="5.5">{words}</text>
      </g>
    </g>
  );
}

const NOTHING: WorkshopOverlay = {};

export const Workshop = memo(function Workshop(props: WorkshopProps): ReactNode {
  const { label, groups, player, look, overlay = NOTHING, sum, onAim } = props;
  const id = useId();
  const [aimed, setAimed] = useState<Space>();
  const aim = (space: Space | undefined): void => {
    setAimed(space);
    onAim?.(space);
  };
  const lit = (space: Space): boolean =>
    FIGURES.some((figure) => overlay.legal?.[figure]?.includes(space) === true);
  const words = aimed === undefined ? undefined : sum?.(aimed);
  return (
    <div className="cm-board cm-workshop">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset. */}
      <svg viewBox="0 0 776 374" role="group" aria-label={label}>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus. */}
        <g className="cm-art" aria-hidden="true">
          <Hatch id={`${id}h`} />
          <Plate wood={`${id}w`} />
          <Tiles slots={player.slots} shift={overlay.shift} column={overlay.column} clip={`${id}c`} />
          <Brass />
          <Shields open={player.open} icons={overlay.icons} />
          <Rings overlay={overlay} />
          <Figures
            assistant={player.assistant}
            chronomancer={player.chronomancer}
            look={look}
            selected={overlay.selected}
            locked={overlay.locked}
            ghost={overlay.ghost}
            hatch={`${id}h`}
          />
        </g>
        <Hits
          label={groups.spaces}
          hits={SPACES.map((space) => ({
            id: space,
            label: props.name(space),
            d: ringAt(space, 3),
            lit: lit(space),
            pressed: space === overlay.chosen || undefined,
          }))}
          onChoose={props.onSpace}
          onAim={aim}
        />
        <Hits
          label={groups.figures}
          hits={FIGURES.map((figure) => ({
            id: figure,
            label: props.figureName(figure),
            d: circle(...SPOT[player[figure]].at, 45),
            lit: overlay.locked?.includes(figure) === false,
            pressed: figure === overlay.selected || undefined,
          }))}
          onChoose={props.onFigure}
          onAim={(figure) => aim(figure === undefined ? undefined : player[figure])}
        />
        <Hits
          label={groups.icons}
          hits={COLOURS.map((colour) => ({
            id: colour,
            label: props.iconName(colour),
            d: box(iconX(colour) - 46, -18, 92, 90),
            lit: overlay.icons?.legal.includes(colour),
            pressed: overlay.icons?.chosen?.includes(colour),
          }))}
          onChoose={props.onIcon}
        />
        {aimed !== undefined && words !== undefined && (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: words that the space's name says too.
          <g className="cm-art" aria-hidden="true">
            <Bubble space={aimed} words={words} />
          </g>
        )}
      </svg>
    </div>
  );
});
