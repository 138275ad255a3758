/** Cubes, Water, VP, workers, Breakthroughs. Each is drawn round 0 0, in the units named beside it. */
import type { Cube as CubeKind, Shape, Worker } from "@chronarium/anachrony/companion";
import type { ReactNode } from "react";
import { hexagon, INK } from "./ink.ts";

const CUBE: Readonly<
  Record<CubeKind, { readonly fill: string; readonly edge: string; readonly ink: string }>
> = {
  N: { fill: "#7a3fa8", edge: "#5b2a82", ink: "#fff" },
  U: { fill: "#2f7f48", edge: "#1d5a31", ink: "#fff" },
  G: { fill: "#e0ae1a", edge: "#b98a08", ink: INK.ink },
  T: { fill: "#65707c", edge: "#48515b", ink: "#fff" },
};

/** Radius 11; `missing` is a place for one. */
export function Cube({ kind, missing }: { readonly kind: CubeKind; readonly missing?: boolean }): ReactNode {
  const { fill, edge, ink } = CUBE[kind];
  return (
    <>
      <path
        d={hexagon(11)}
        className={missing ? "art-missing" : ""}
        fill={missing ? "none" : fill}
        stroke={INK.ink}
        strokeWidth="1.8"
      />
      {!missing && <path d="M-9.5-5.5L0 0L9.5-5.5M0 0V11" fill="none" stroke={edge} strokeWidth="1.6" />}
      <text
        y="4.4"
        textAnchor="middle"
        className={missing ? "art-letter art-missing" : "art-letter"}
        fill={ink}
      >
        {kind}
      </text>
    </>
  );
}

/** 16 wide, 23 high. */
export const Drop = (): ReactNode => (
  <>
    <path
      d="M0-11C5-4 8 0 8 4A8 8 0 0 1-8 4C-8 0-5-4 0-11Z"
      fill={INK.water}
      stroke={INK.ink}
      strokeWidth="1.8"
    />
    <path d="M-4 4.5A4.4 4.4 0 0 0-.6 8" fill="none" stroke="#fff" strokeWidth="1.8" strokeLinecap="round" />
  </>
);

/** Radius 12. */
export const Vp = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <>
    <path
      d="M0-12L3.4-8.6L8.4-8.4L8.8-3.4L12 0L8.8 3.4L8.4 8.4L3.4 8.6L0 12L-3.4 8.6L-8.4 8.4L-8.8 3.4L-12 0L-8.8-3.4L-8.4-8.4L-3.4-8.6Z"
      fill={INK.yellow}
      stroke={INK.ink}
      strokeWidth="1.6"
    />
    <text y="4" textAnchor="middle" className="art-letter" fill={INK.ink}>
      {children}
    </text>
  </>
);

const WORKER: Readonly<
  Record<Worker, { readonly colour: string; readonly sign: string; readonly filled: boolean }>
> = {
  Sc: {
    colour: "#1f5fa8",
    sign: "M-3.4-7.5H3.4M-2-7.5V-2.4L-6.4 5.4Q-7 7.4-4.8 7.4H4.8Q7 7.4 6.4 5.4L2-2.4V-7.5M-4.6 3H4.6",
    filled: false,
  },
  En: {
    colour: "#95590b",
    sign: "M2.6-7.4A4.6 4.6 0 0 0-2.2-.6L-7 4.2L-4.2 7L.6 2.2A4.6 4.6 0 0 0 7.4-2.6L4.4-1.4L1.4-4.4Z",
    filled: true,
  },
  Ad: {
    colour: "#a8281f",
    sign: "M0-7.6A4.6 4.6 0 1 1-.01-7.6M-2.8 1L-4.6 7.6L0 5L4.6 7.6L2.8 1",
    filled: false,
  },
  Ge: {
    colour: "#5b3ab0",
    sign: "M0-7.6L2.1-2.6L7.4-2.4L3.2 1.2L4.7 6.6L0 3.6L-4.7 6.6L-3.2 1.2L-7.4-2.4L-2.1-2.6Z",
    filled: true,
  },
};

/** Radius 15; `missing` is a place for one. */
export function WorkerHex({
  kind,
  missing,
}: {
  readonly kind: Worker;
  readonly missing?: boolean;
}): ReactNode {
  const { colour, sign, filled } = WORKER[kind];
  if (missing)
    return (
      <>
        <path d={hexagon(15)} className="art-missing" fill="none" strokeWidth="2" />
        <text y="5" textAnchor="middle" className="art-letter art-missing">
          {kind}
        </text>
      </>
    );
  return (
    <>
      <path d={hexagon(15)} fill={colour} stroke={INK.ink} strokeWidth="2" />
      <path
        d={sign}
        fill={filled ? "#fff" : "none"}
        stroke="#fff"
        strokeWidth={kind === "En" ? 0.6 : 1.9}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  );
}

const SHAPE: Readonly<Record<Shape, string>> = {
  circle: "M0-13.5A13.5 13.5 0 1 1-.01-13.5Z",
  triangle: "M0-15L16 12H-16Z",
  square: "M-12.5-12.5H12.5V12.5H-12.5Z",
};

/** A Breakthrough of any icon; radius 16. */
export const Breakthrough = ({ shape }: { readonly shape: Shape }): ReactNode => (
  <path d={SHAPE[shape]} fill={INK.paper} stroke={INK.ink} strokeWidth="2.2" strokeLinejoin="round" />
);
