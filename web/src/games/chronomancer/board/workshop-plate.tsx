/** What lies in a workshop: the board with its brass, and the four sliding tiles. */
import {
  COLUMNS,
  costAt,
  FRAME,
  FREEZE_HOURS,
  type LaidTile,
  type Player,
  PORTALS,
  SHIFT_HOURS,
  SLOTS,
  type Slot,
  type Space,
  TILE,
  type TileId,
} from "@chronarium/chronomancer";
import { memo } from "react";
import { Costs, Deed, Glyph } from "./pieces.tsx";
import { Ring } from "./rings.tsx";
import { box, circle, DISC_R, type GlyphName, PORTAL_R, type Point, SPOT } from "./shapes.ts";
import type { WorkshopOverlay } from "./types.ts";

export const CORNER: Readonly<Record<Slot, Point>> = {
  TL: [174, 66],
  TR: [388, 66],
  BL: [174, 212],
  BR: [388, 212],
};
/** Three glyphs have to fit where one looks best large. */
const costScale = (glyphs: number): number => [1, 1.15, 0.9, 0.72][glyphs] ?? 0.6;
const glyphsIn = ({ hours, corruption }: { hours: number; corruption: number }): number => hours + corruption;

/** A tile at 0, 0: each edge carries the half of a portal. */
export const TileFace = memo(function TileFace({ tile, side }: LaidTile) {
  const { action, left, right } = TILE[tile];
  return (
    <g className={`cm-tile cm-${side}`}>
      <rect className="cm-tile-ground" x="2" y="2" width="210" height="128" rx="8" />
      <path className="cm-tile-lines" d="M81 16c14 10 38 10 52 0M73 60c10 18 58 18 68 0" />
      <path
        className="cm-tile-star"
        d="M107 34l5.5 18.5l18.5 5.5l-18.5 5.5l-5.5 18.5l-5.5-18.5l-18.5-5.5l18.5-5.5z"
      />
      <text className="cm-tile-name" x="107" y="108">
        {tile}
      </text>
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
export const Plate = memo(function Plate({ wood }: { wood: string }) {
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

export const Brass = memo(function Brass() {
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

/** Where the words find a portal: its name on a plate between the rows, and that it is free where it is. */
export const Plates = memo(function Plates({
  slots,
  free,
}: {
  slots: Player["slots"];
  free: string | undefined;
}) {
  return PORTALS.map((portal) => {
    const { hours, corruption } = costAt(slots, portal);
    const words = hours + corruption === 0 && free !== undefined ? `${portal} · ${free}` : portal;
    const half = words.length * 5.6 + 8;
    const [x, y] = SPOT[portal].at;
    return (
      <g key={portal} className="cm-plate" transform={`translate(${x} ${y < 205 ? 188 : 222})`}>
        <rect x={-half} y="-12" width={2 * half} height="24" rx="5" />
        <text y="6.6">{words}</text>
      </g>
    );
  });
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

export const Tiles = memo(function Tiles({
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
