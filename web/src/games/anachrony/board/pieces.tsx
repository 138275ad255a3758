/** The pieces of Anachrony as drawings around (0, 0); `At` puts one somewhere, `Icon` makes a picture of it. */
import type { Cube, Icon as IconName, Piece, Row, Shape, WarpTile, Worker } from "@chronarium/anachrony";
import { iconOf, shapeOf } from "@chronarium/anachrony";
import type { ReactNode } from "react";
import { C, hexagon, octagon } from "./colours.ts";

export function At({
  x,
  y,
  s = 1,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly s?: number;
  readonly children: ReactNode;
}): ReactNode {
  return <g transform={s === 1 ? `translate(${x} ${y})` : `translate(${x} ${y}) scale(${s})`}>{children}</g>;
}

/** A small picture among words; what it means stands beside it. */
export function Icon({
  size,
  half = 16,
  children,
}: {
  readonly size: number;
  /** Half the side of the part that is shown. */
  readonly half?: number;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <svg
      className="an-ic"
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      width={size}
      height={size}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function Hex({
  x = 0,
  y = 0,
  r,
  fill = C.bone,
  stroke = C.ink,
  width = 2.4,
  dash,
}: {
  readonly x?: number;
  readonly y?: number;
  readonly r: number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string | undefined;
}): ReactNode {
  return (
    <path
      d={hexagon(x, y, r)}
      fill={fill}
      stroke={stroke}
      strokeWidth={width}
      strokeLinejoin="round"
      strokeDasharray={dash}
    />
  );
}

const CUBE: Readonly<Record<Cube, readonly [fill: string, edge: string, ink: string]>> = {
  N: ["#7a3fa8", "#5b2a82", "#fff"],
  U: ["#2f7f48", "#1d5a31", "#fff"],
  G: ["#e0ae1a", "#b98a08", C.ink],
  T: ["#65707c", "#48515b", "#fff"],
};
/** Radius 11; `off`: its empty place. */
export function CubeMark({ cube, off = false }: { readonly cube: Cube; readonly off?: boolean }): ReactNode {
  const [fill, edge, ink] = CUBE[cube];
  return (
    <>
      <path
        d={hexagon(0, 0, 11)}
        fill={off ? "none" : fill}
        stroke={off ? C.c4 : C.ink}
        strokeWidth={1.8}
        strokeDasharray={off ? "2.6 2.4" : undefined}
      />
      {!off && <path d="M-9.5-5.5L0 0L9.5-5.5M0 0V11" fill="none" stroke={edge} strokeWidth={1.4} />}
      <text className="an-letter" y={4.6} fontSize={13} fill={off ? C.c4 : ink}>
        {cube}
      </text>
    </>
  );
}
export function Drop(): ReactNode {
  return (
    <>
      <path
        d="M0-11C5-4 8 0 8 4A8 8 0 0 1-8 4C-8 0-5-4 0-11Z"
        fill={C.water}
        stroke={C.ink}
        strokeWidth={1.8}
      />
      <path
        d="M-4 4.5A4.4 4.4 0 0 0-.6 8"
        fill="none"
        stroke="#fff"
        strokeWidth={1.8}
        strokeLinecap="round"
      />
    </>
  );
}
export function Core(): ReactNode {
  return (
    <>
      <rect x={-7} y={-10} width={14} height={20} rx={2} fill={C.yellow} stroke={C.ink} strokeWidth={1.8} />
      <path d="M-3-12.4H3" stroke={C.ink} strokeWidth={3.4} />
      <path d="M1.6-6.4L-3.6 1H0L-1.6 6.8L3.8-.8H.4Z" fill={C.ink} />
    </>
  );
}
export function Vp({
  n,
  fill = C.yellow,
}: {
  readonly n: number | string;
  readonly fill?: string;
}): ReactNode {
  return (
    <>
      <path
        d="M0-12L3.4-8.6L8.4-8.4L8.8-3.4L12 0L8.8 3.4L8.4 8.4L3.4 8.6L0 12L-3.4 8.6L-8.4 8.4L-8.8 3.4L-12 0L-8.8-3.4L-8.4-8.4L-3.4-8.6Z"
        fill={fill}
        stroke={C.ink}
        strokeWidth={1.6}
      />
      <text className="an-letter" y={4.6} fontSize={`${n}`.length > 2 ? 9.5 : 12.5} fill={C.ink}>
        {n}
      </text>
    </>
  );
}

const STAR = "M0-7.6L2.1-2.6L7.4-2.4L3.2 1.2L4.7 6.6L0 3.6L-4.7 6.6L-3.2 1.2L-7.4-2.4L-2.1-2.6Z";
const WORKER: Readonly<Record<Worker, readonly [colour: string, sign: string]>> = {
  Sc: [
    "#1f5fa8",
    "M-3.4-7.5H3.4M-2-7.5V-2.4L-6.4 5.4Q-7 7.4-4.8 7.4H4.8Q7 7.4 6.4 5.4L2-2.4V-7.5M-4.6 3H4.6",
  ],
  En: [
    "#95590b",
    "M2.6-7.4A4.6 4.6 0 0 0-2.2-.6L-7 4.2L-4.2 7L.6 2.2A4.6 4.6 0 0 0 7.4-2.6L4.4-1.4L1.4-4.4Z",
  ],
  Ad: ["#a8281f", "M0-7.6A4.6 4.6 0 1 1-.01-7.6M-2.8 1L-4.6 7.6L0 5L4.6 7.6L2.8 1"],
  Ge: ["#5b3ab0", STAR],
};
/** Radius 15. A moon: comes back or lies there Tired; a tick: comes back Active; a cross: is lost. */
export type WorkerState = "active" | "tired" | "busy" | "motivated" | "doomed";
export function WorkerMark({
  worker,
  is = "active",
}: {
  readonly worker: Worker;
  readonly is?: WorkerState;
}): ReactNode {
  const [colour, sign] = WORKER[worker];
  const ink = is === "active" ? "#fff" : colour;
  return (
    <>
      <path
        d={hexagon(0, 0, 15)}
        fill={is === "active" ? colour : C.bone}
        stroke={is === "active" ? C.ink : colour}
        strokeWidth={2}
        strokeDasharray={is === "tired" ? "4 3" : undefined}
      />
      {is !== "active" && is !== "tired" && (
        <path d="M-13-7.5V7.5L0 15L13 7.5V0Z" fill={colour} opacity={0.28} />
      )}
      <path
        d={sign}
        fill={worker === "Ge" || worker === "En" ? ink : "none"}
        stroke={ink}
        strokeWidth={worker === "En" ? 0.6 : 1.9}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {is === "tired" && <Badge x={11} y={-10} is="moon" />}
      {is === "busy" && <Badge x={11} y={11} is="moon" />}
      {is === "motivated" && <Badge x={11} y={11} is="tick" />}
      {is === "doomed" && <Badge x={11} y={11} is="cross" />}
    </>
  );
}
const BADGE = {
  moon: "M1.6-3.6A3.8 3.8 0 1 0 3.2 2.4A3.6 3.6 0 0 1 1.6-3.6Z",
  tick: "M-3.4 0L-.8 2.8L3.6-3",
  cross: "M-3-3L3 3M3-3L-3 3",
} as const;
function Badge({
  x,
  y,
  is,
}: {
  readonly x: number;
  readonly y: number;
  readonly is: keyof typeof BADGE;
}): ReactNode {
  return (
    <At x={x} y={y}>
      <circle r={6.4} fill={is === "tick" ? C.yellow : C.bone} stroke={C.ink} strokeWidth={1.3} />
      <path
        d={BADGE[is]}
        fill={is === "moon" ? C.ink : "none"}
        stroke={C.ink}
        strokeWidth={is === "moon" ? 0 : 1.9}
      />
    </At>
  );
}

/** About 46 by 48; with the worker in it, where one is. */
export function Suit({
  of,
  worker,
  ghost = false,
}: {
  readonly of: "you" | "bot";
  readonly worker?: Worker | undefined;
  readonly ghost?: boolean;
}): ReactNode {
  const body = of === "you" ? C.you : C.bot;
  const dark = of === "you" ? C.youDark : C.botDark;
  return (
    <>
      <g opacity={ghost ? 0.5 : 1} stroke={C.ink} strokeWidth={2.2} strokeLinejoin="round">
        <path fill={dark} d="M-11 8H-1.5V22H-13.5L-13.5 17Z M11 8H1.5V22H13.5L13.5 17Z" />
        <path fill={body} d="M-13-11H13L16-5L11.5 11H-11.5L-16-5Z" />
        <path
          fill={body}
          d="M-15-10L-22-6L-23 8L-21 14H-14L-14 2L-12-4Z M15-10L22-6L23 8L21 14H14L14 2L12-4Z"
        />
        <path fill={dark} d="M-10-9V-17Q-10-25 0-25T10-17V-9Z" />
        <rect
          x={-7.4}
          y={-20}
          width={14.8}
          height={7}
          rx={2}
          stroke="none"
          fill={of === "you" ? C.bone : C.yellow}
        />
      </g>
      {worker !== undefined && (
        <At x={0} y={1.6} s={0.56}>
          <WorkerMark worker={worker} />
        </At>
      )}
      {of === "bot" && (
        <>
          <path d={octagon(0, 2, 5.4)} fill={C.yellow} />
          <circle cy={2} r={2} fill={C.ink} />
        </>
      )}
    </>
  );
}

const SIGNS: Readonly<Record<IconName, string>> = {
  leaf: "M-6 6C-7-2-2-7 6-6C7 2 2 7-4 4M-6 7L2-2",
  gear: "M0-7V-4.4M0 4.4V7M-7 0H-4.4M4.4 0H7M-5-5L-3.1-3.1M3.1 3.1L5 5M5-5L3.1-3.1M-3.1 3.1L-5 5M0-4A4 4 0 1 1-.01-4",
  wave: "M-7-2.5Q-4.7-6-2.3-2.5T2.3-2.5T7-2.5M-7 3Q-4.7-.5-2.3 3T2.3 3T7 3",
  eye: "M-7 0Q0-7.6 7 0Q0 7.6-7 0ZM0-2.2A2.2 2.2 0 1 1-.01-2.2",
  star: STAR,
};
const SHAPE: Readonly<Record<Shape, string>> = {
  circle: "M13.5 0A13.5 13.5 0 1 1-13.5 0A13.5 13.5 0 1 1 13.5 0Z",
  triangle: "M0-16L17 13H-17Z",
  square: "M-13-13H13V13H-13Z",
};
export function SignMark({
  icon,
  ink = C.ink,
}: {
  readonly icon: IconName;
  readonly ink?: string;
}): ReactNode {
  return (
    <path
      d={SIGNS[icon]}
      fill={icon === "star" ? ink : "none"}
      stroke={ink}
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
export function ShapeMark({
  shape,
  off = false,
}: {
  readonly shape: Shape;
  readonly off?: boolean;
}): ReactNode {
  return (
    <path
      d={SHAPE[shape]}
      fill={off ? "none" : C.paper}
      stroke={off ? C.c4 : C.ink}
      strokeWidth={2.2}
      strokeLinejoin="round"
      strokeDasharray={off ? "4 3" : undefined}
    />
  );
}
export function PieceMark({ piece }: { readonly piece: Piece }): ReactNode {
  const triangle = shapeOf(piece) === "triangle";
  return (
    <>
      <ShapeMark shape={shapeOf(piece)} />
      <At x={0} y={triangle ? 4 : 0} s={triangle ? 0.78 : 1}>
        <SignMark icon={iconOf(piece)} />
      </At>
    </>
  );
}

const BUILDING: Readonly<Record<Row, readonly [sign: string, filled: boolean]>> = {
  PP: ["M2-10L-7 2H-1L-3 10L7-2H1Z", true],
  FA: ["M-10 9V-2L-4-7V-2L2-7V-2H4V-10H8V-2H10V9Z", true],
  LS: ["M-10 9V-1L0-10L10-1V9ZM0 6C-4 3-3-1 0-4C3-1 4 3 0 6Z", false],
  LAB: ["M-4-9H4M-2-9V-3L-8 6Q-8.6 9-5.6 9H5.6Q8.6 9 8 6L2-3V-9M-5 3H5", false],
};
export function RowMark({ row, ink = C.ink }: { readonly row: Row; readonly ink?: string }): ReactNode {
  const [sign, filled] = BUILDING[row];
  return (
    <path
      d={sign}
      fill={filled ? ink : "none"}
      stroke={ink}
      strokeWidth={2}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  );
}
export function SuperprojectMark({ ink = C.ink }: { readonly ink?: string }): ReactNode {
  return (
    <path
      d="M-9 9V3H-5V-3H-1V-10H1V-3H5V3H9V9Z"
      fill={C.yellow}
      stroke={ink}
      strokeWidth={2}
      strokeLinejoin="round"
    />
  );
}

const WARP_CUBE: Partial<Readonly<Record<WarpTile, Cube>>> = {
  neutronium: "N",
  uranium: "U",
  titanium: "T",
  gold: "G",
};
const WARP_WORKER: Partial<Readonly<Record<WarpTile, Worker>>> = {
  administrator: "Ad",
  engineer: "En",
  scientist: "Sc",
};
const TILE = "M-9-14H14V9L9 14H-14V-9Z";
/** 28 square; `off`: its empty place in the supply. */
export function WarpMark({
  tile,
  off = false,
}: {
  readonly tile: WarpTile;
  readonly off?: boolean;
}): ReactNode {
  const cube = WARP_CUBE[tile];
  const worker = WARP_WORKER[tile];
  return (
    <>
      <path
        d={TILE}
        fill={off ? "none" : C.you}
        stroke={off ? C.c4 : C.ink}
        strokeWidth={2}
        strokeLinejoin="round"
        strokeDasharray={off ? "3.4 3" : undefined}
      />
      {!off && <path d="M-6-10.4H10.4V6.6L6.6 10.4H-10.4V-6.2Z" fill={C.bone} />}
      <g opacity={off ? 0.55 : 1}>
        {cube !== undefined && (
          <At x={0} y={0} s={0.78}>
            <CubeMark cube={cube} />
          </At>
        )}
        {worker !== undefined && (
          <At x={0} y={0} s={0.6}>
            <WorkerMark worker={worker} />
          </At>
        )}
        {tile === "exosuit" && (
          <At x={0} y={0} s={0.42}>
            <Suit of="you" />
          </At>
        )}
        {tile === "water" && (
          <>
            <At x={-3.4} y={1} s={0.62}>
              <Drop />
            </At>
            <text className="an-letter" x={5.2} y={5} fontSize={12} fill={off ? C.c5 : C.ink}>
              2
            </text>
          </>
        )}
      </g>
    </>
  );
}
export function BotWarp(): ReactNode {
  return (
    <>
      <path d={TILE} fill={C.bot} stroke={C.ink} strokeWidth={2} strokeLinejoin="round" />
      <path
        d="M6-1A6 6 0 1 0 3.4 5M7-6V-1H2"
        fill="none"
        stroke={C.yellow}
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
export function FocusMark(): ReactNode {
  return (
    <>
      <path d="M0 10L-9-3V-10H9V-3Z" fill={C.you} stroke={C.ink} strokeWidth={2} strokeLinejoin="round" />
      <circle cy={-3.6} r={3.4} fill={C.bone} stroke={C.ink} strokeWidth={1.6} />
    </>
  );
}
export function Banner({ of }: { readonly of: "you" | "bot" }): ReactNode {
  return (
    <>
      <path d="M-8-13V14" stroke={C.ink} strokeWidth={2.6} strokeLinecap="round" />
      <path
        d="M-7-12H11L6-5L11 2H-7Z"
        fill={of === "you" ? C.you : C.bot}
        stroke={C.ink}
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      <circle cx={-1} cy={-5} r={2.6} fill={of === "you" ? C.bone : C.yellow} />
    </>
  );
}
export function AnomalyMark(): ReactNode {
  return (
    <>
      <path
        d="M-22-6L-13-9L-11-18L-2-13L8-20L11-10L22-9L16 0L23 9L12 10L9 19L0 13L-9 19L-11 9L-22 8L-16 1Z"
        fill={C.ink}
        stroke="#ff8a6b"
        strokeWidth={1.4}
      />
      <path
        d="M8-4A8.4 8.4 0 1 0 3 8M4-2A4.4 4.4 0 1 0 1.6 4"
        fill="none"
        stroke="#ff8a6b"
        strokeWidth={2.4}
        strokeLinecap="round"
      />
    </>
  );
}
export function ParadoxMark({ on = true }: { readonly on?: boolean }): ReactNode {
  return (
    <path
      d="M-7-8H7L-7 8H7Z"
      fill={on ? C.hot : "none"}
      stroke={on ? C.ink : C.c4}
      strokeWidth={1.8}
      strokeLinejoin="round"
      strokeDasharray={on ? undefined : "3 2.4"}
    />
  );
}
export function DieMark({
  n,
  r,
  fill = C.ink,
  ink = "#fff",
}: {
  readonly n: number | string;
  readonly r: number;
  readonly fill?: string;
  readonly ink?: string;
}): ReactNode {
  return (
    <>
      <path d={octagon(0, 0, r)} fill={fill} />
      <text className="an-letter" y={r * 0.36} fontSize={r * 1.02} fill={ink}>
        {n}
      </text>
    </>
  );
}
