/** What belongs to the Chronobot: face, die, Exosuit, plates, Warp tile, marks. Each is drawn round 0 0. */
import type { Plate, Row } from "@chronarium/anachrony/companion";
import type { ReactNode } from "react";
import { INK, octagon } from "./ink.ts";

/** Radius r. `dark`: a face to choose from; otherwise the one that fell. */
export function Die({
  r,
  dark = false,
  children,
}: {
  readonly r: number;
  readonly dark?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <>
      <path d={octagon(r)} fill={dark ? INK.ink : INK.red} stroke={INK.ink} strokeWidth={r / 14} />
      <text
        y={r * 0.35}
        textAnchor="middle"
        className="art-face"
        fill={dark ? INK.yellow : "#fff"}
        fontSize={r}
      >
        {children}
      </text>
    </>
  );
}

/** 108 wide, 86 high: its one eye holds the last die. */
export const BotFace = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <>
    <path d="M-38-30H38L48-12V22L38 38H-38L-48 22V-12Z" fill={INK.yellow} stroke={INK.ink} strokeWidth="3" />
    <path
      d="M-54-6H-48V18H-54ZM54-6H48V18H54ZM-3-40H3V-30H-3Z"
      fill="#a7aba1"
      stroke={INK.ink}
      strokeWidth="2.4"
    />
    <circle cy="-43" r="5" fill={INK.hot} stroke={INK.ink} strokeWidth="2" />
    <path d="M-38-18H38V14H-38Z" fill={INK.ink} />
    <path d={octagon(19)} transform="translate(0 -2)" fill={INK.red} />
    <text y="6" textAnchor="middle" className="art-face" fill="#fff" fontSize="23">
      {children}
    </text>
    <path d="M-30-2H-24M24-2H30" stroke={INK.yellow} strokeWidth="4" />
    <path d="M-22 24H22M-22 31H22" stroke={INK.ink} strokeWidth="3" />
    <path d="M-30 21V34M30 21V34" stroke={INK.ink} strokeWidth="2" />
  </>
);

/** 46 wide, 47 high. */
export const Suit = ({ who }: { readonly who: "you" | "bot" }): ReactNode => {
  const [body, dark, glass] =
    who === "you" ? [INK.you, INK.youDark, INK.bone] : [INK.bot, "#0b0c0e", INK.yellow];
  const line = who === "you" ? INK.ink : INK.bone;
  return (
    <g stroke={line} strokeWidth="2.2" strokeLinejoin="round">
      <path d="M-11 8H-1.5V22H-13.5L-13.5 17Z M11 8H1.5V22H13.5L13.5 17Z" fill={dark} />
      <path d="M-13-11H13L16-5L11.5 11H-11.5L-16-5Z" fill={body} />
      <path
        d="M-15-10L-22-6L-23 8L-21 14H-14L-14 2L-12-4Z M15-10L22-6L23 8L21 14H14L14 2L12-4Z"
        fill={body}
      />
      <path d="M-10-9V-17Q-10-25 0-25T10-17V-9Z" fill={dark} />
      <rect x="-7.4" y="-20" width="14.8" height="7" rx="2" fill={glass} stroke="none" />
      {who === "bot" && (
        <>
          <path d={octagon(5.4)} transform="translate(0 2)" fill={INK.yellow} stroke="none" />
          <circle cy="2" r="2" fill={INK.ink} stroke="none" />
        </>
      )}
    </g>
  );
};

const BUILDING: Readonly<Record<Row, string>> = {
  PP: "M2-10L-7 2H-1L-3 10L7-2H1Z",
  FA: "M-10 9V-2L-4-7V-2L2-7V-2H4V-10H8V-2H10V9Z",
  LS: "M-10 9V-1L0-10L10-1V9ZM0 6C-4 3-3-1 0-4C3-1 4 3 0 6Z",
  LAB: "M-4-9H4M-2-9V-3L-8 6Q-8.6 9-5.6 9H5.6Q8.6 9 8 6L2-3V-9M-5 3H5",
};
const FILLED: readonly string[] = [BUILDING.PP, BUILDING.FA];

const SIGNS: Readonly<Record<Exclude<Plate["kind"], "construct">, string>> = {
  timeTravel: "M8-2A8 8 0 1 0 4.6 6.6M3.6-1.4A3.6 3.6 0 1 0 1.6 2.8M8.4-8V-2H2.6",
  removeAnomaly: "M-8-8L8 8M8-8L-8 8M-10 0H10M0-10V10",
  supply: "M-2-10C2-5 4-2.6 4 .4A6 6 0 0 1-8 .4C-8-2.6-6-5-2-10ZM7-2V8M3.4 4.6L7 8.4L10.6 4.6",
  research: "M-9 5A4.4 4.4 0 1 1-.2 5A4.4 4.4 0 1 1-9 5M3.4-9L9 0H-2.2ZM3 3H10V10H3Z",
  mine: "M-9-3C-4-10 4-10 9-3M0-8V10",
  recruit: "M-3-1.6A4.2 4.2 0 1 1-2.9-1.6M-10 9C-10 1 4 1 4 9M7.4-7V2M3-2.5H12",
  water: "M0-10C5-3 7 0 7 4A7 7 0 0 1-7 4C-7 0-5-3 0-10Z",
  superproject: "M-9 9V3H-5V-3H-1V-10H1V-3H5V3H9V9Z",
};

/** In the colour of the text; reaches 12. */
function Sign({ d }: { readonly d: string }): ReactNode {
  return (
    <path
      d={d}
      fill={FILLED.includes(d) ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth="2.1"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
export const BuildingSign = ({ row }: { readonly row: Row }): ReactNode => <Sign d={BUILDING[row]} />;
export const PlateSign = ({ plate }: { readonly plate: Plate }): ReactNode => (
  <Sign d={plate.kind === "construct" ? BUILDING[plate.row] : SIGNS[plate.kind]} />
);

/** 28 square. */
export const BotWarp = (): ReactNode => (
  <>
    <path
      d="M-9-14H14V9L9 14H-14V-9Z"
      fill={INK.bot}
      stroke={INK.ink}
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path
      d="M6-1A6 6 0 1 0 3.4 5M7-6V-1H2"
      fill="none"
      stroke={INK.yellow}
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);

/** Reaches 23. */
export const Anomaly = (): ReactNode => (
  <>
    <path
      d="M-22-6L-13-9L-11-18L-2-13L8-20L11-10L22-9L16 0L23 9L12 10L9 19L0 13L-9 19L-11 9L-22 8L-16 1Z"
      fill={INK.ink}
      stroke={INK.bone}
      strokeWidth="1.4"
    />
    <path
      d="M8-4A8.4 8.4 0 1 0 3 8M4-2A4.4 4.4 0 1 0 1.6 4"
      fill="none"
      stroke="#ff8a6b"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  </>
);

/** Reaches 9. */
export const Paradox = (): ReactNode => (
  <path d="M-7-8H7L-7 8H7Z" fill={INK.hot} stroke={INK.ink} strokeWidth="1.8" strokeLinejoin="round" />
);

/** Reaches 14. */
export const Banner = (): ReactNode => (
  <>
    <path d="M-8-13V14" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
    <path
      d="M-7-12H11L6-5L11 2H-7Z"
      fill={INK.bot}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
    <circle cx="-1" cy="-5" r="2.6" fill={INK.yellow} />
  </>
);
