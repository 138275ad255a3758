/** Boats where they lie, and the balloon that shows the pieces of one of them. */
import { type Boat, CONFIG, type Dock, halfOf, type Piece } from "@chronarium/chronomancer";
import { memo, type ReactNode } from "react";
import type { SeatLook } from "../../../shell/seat-shapes.ts";
import { Disc, SeatSign } from "./pieces.tsx";
import { Ring, type Tense } from "./rings.tsx";
import { circle, HULL, type Point } from "./shapes.ts";

export const WIDTH = 640;
export const HEIGHT = 290;
const BERTH: Readonly<Record<Boat, Point>> = {
  1: [56, 100],
  2: [160, 92],
  3: [262, 102],
  4: [378, 102],
  5: [480, 92],
  6: [584, 100],
};
export const QUAY: Readonly<Record<Dock, Point>> = {
  left: [99, 156],
  centreLeft: [270, 156],
  centreRight: [370, 156],
  right: [541, 156],
};
const SEATS = Array.from({ length: CONFIG.seats }, (_, seat) => seat);
export const placeOf = (boat: Boat, dock: Dock | null): Point => (dock === null ? BERTH[boat] : QUAY[dock]);
/** The sail stands on the outer side; the seats leave it room. */
export const seatX = (boat: Boat, seat: number): number =>
  -30 + seat * 17 + (halfOf(boat) === "right" ? 9 : 0);

type Mark = {
  readonly tense: Tense | undefined;
  readonly ghost: Piece | undefined;
  readonly leaving: string;
  readonly faint?: boolean;
  /** Who changed it since the viewer's turn. */
  readonly changed?: SeatLook | undefined;
};

export const BoatArt = memo(function BoatArt({
  boat,
  pieces,
  dock,
  tense,
  ghost,
  leaving,
  faint = false,
  changed,
}: Mark & { boat: Boat; pieces: string; dock: Dock | null }) {
  const [x, y] = placeOf(boat, dock);
  const flip = halfOf(boat) === "right";
  return (
    <g className="cm-sail-in" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <path fill="none" stroke="#bfe6e2" strokeWidth="2" opacity="0.7" d="M-52 31q13 8 26 0t26 0t26 0t26 0" />
      {tense !== undefined && <Ring d={HULL} tense={tense} />}
      {tense === undefined && changed !== undefined && <Ring d={HULL} tense="past" />}
      <g className={faint ? "cm-faint" : undefined}>
        <g transform={flip ? "scale(-1 1)" : undefined}>
          <path className="cm-hull" d="M-45 6H45L35 29H-35Z" />
          <path fill="#c98b4e" d="M-45 6H45L42.5 12H-42.5Z" />
          <path stroke="#2e1a0c" strokeWidth="2.6" d="M41-28V6" />
          <path className="cm-sail" d="M40-27Q11-23 14 3H40Z" />
          <path fill="#e4574a" d="M41-33l-11 4.5l11 3.5z" />
        </g>
        {changed !== undefined && (
          <g className="cm-changed">
            <circle cx={flip ? 40 : -40} cy="-2" r="10" />
            <SeatSign look={changed} x={flip ? 40 : -40} y={-2} r={5.4} />
          </g>
        )}
        <text className="cm-boat-number" x={flip ? -29 : 29} y="-4">
          {boat}
        </text>
        {SEATS.map((seat) => {
          const piece = pieces[seat] as Piece | undefined;
          const at = { x: seatX(boat, seat), y: 9 };
          const coming = seat === pieces.length ? ghost : undefined;
          if (piece === undefined && coming === undefined)
            return <circle key={seat} className="cm-seat-free" cx={at.x} cy={at.y} r="7" />;
          return (
            <g key={seat}>
              {piece !== undefined && (
                <g className={leaving.includes(String(seat)) ? "cm-faint" : undefined}>
                  <Disc of={piece} {...at} s={0.82} />
                </g>
              )}
              {coming !== undefined && (
                <>
                  <g className="cm-faint">
                    <Disc of={coming} {...at} s={0.82} />
                  </g>
                  <Ring d={circle(at.x, at.y, 8.5)} tense="ghost" />
                </>
              )}
              {leaving.includes(String(seat)) && (
                <path className="cm-strike" d={`M${at.x - 6} ${at.y - 6}l12 12m0-12l-12 12`} />
              )}
            </g>
          );
        })}
      </g>
    </g>
  );
});

/** The middle of the balloon that shows a boat's pieces: above the boat, inside the frame. */
export function manifestAt(boat: Boat, pieces: number): Point {
  const half = pieces * 23 + 5;
  return [Math.max(half + 4, Math.min(BERTH[boat][0], WIDTH - half - 4)), 40];
}

export function Manifest({
  boat,
  pieces,
  legal,
  chosen,
}: {
  boat: Boat;
  pieces: readonly Piece[];
  legal: readonly number[];
  chosen: number | undefined;
}): ReactNode {
  const [x, y] = manifestAt(boat, pieces.length);
  const half = pieces.length * 23 + 5;
  return (
    <g className="cm-manifest" transform={`translate(${x} ${y})`}>
      <path
        fill="#0b1f2a"
        fillOpacity="0.94"
        stroke="#f4be7e"
        strokeWidth="1.6"
        d={`M${BERTH[boat][0] - x - 9} 22l9 18l9-18Z`}
      />
      <rect
        fill="#0b1f2a"
        fillOpacity="0.94"
        stroke="#f4be7e"
        strokeWidth="1.6"
        x={-half}
        y="-27"
        width={2 * half}
        height="54"
        rx="16"
      />
      {pieces.map((piece, seat) => {
        const at = (seat - (pieces.length - 1) / 2) * 46;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          <g key={seat} transform={`translate(${at})`}>
            <g className={legal.includes(seat) ? undefined : "cm-faint"}>
              <Disc of={piece} s={1.65} />
            </g>
            {legal.includes(seat) && (
              <Ring d={circle(0, 0, 19)} tense={seat === chosen ? "now" : "legal"} thin />
            )}
          </g>
        );
      })}
    </g>
  );
}
