/** The eight leaders as busts, and the signs of the four paths. */
import type { Leader, Path } from "@chronarium/anachrony";
import { type ReactNode, useId } from "react";
import { C } from "./colours.ts";
import { Hex } from "./pieces.tsx";

const BUSTS: Readonly<Record<Leader, readonly [wall: string, bust: ReactNode]>> = {
  oldRoot: [
    "#9dbe8b",
    <>
      <path d="M-28 34C-26 14-14 8 0 8S26 14 28 34Z" fill="#4c6b3a" />
      <path d="M-15-6V-14Q-15-27 0-27T15-14V-6Q15 8 0 8T-15-6Z" fill="#b98a62" />
      <path d="M-16 0C-16 26-6 32 0 34C6 32 16 26 16 0C10 6-10 6-16 0Z" fill="#e9e6d8" />
      <path d="M-20-14C-10-20 10-20 20-14L14-24L8-18L4-29L-2-20L-9-28L-10-19L-18-22Z" fill="#2f8f4e" />
      <path d="M-9-8H-4M4-8H9" stroke={C.ink} strokeWidth={2.6} />
    </>,
  ],
  rainCaller: [
    "#a9cbd8",
    <>
      <path d="M-30 34C-30 4-20-28 0-30S30 4 30 34Z" fill="#2e5f86" />
      <path d="M-13 0C-14-16-8-21 0-21S14-16 13 0Q12 13 0 14T-13 0Z" fill="#7b4e35" />
      <path d="M-8-5H-4M4-5H8M-4 7Q0 9 4 7" stroke={C.ink} strokeWidth={2.4} fill="none" />
      <path d="M0-21L4-14Q4-9 0-9T-4-14Z" fill="#7fc4ea" />
    </>,
  ],
  quartermaster: [
    "#c8c2a6",
    <>
      <path d="M-28 34C-26 14-14 9 0 9S26 14 28 34Z" fill="#39506b" />
      <path d="M-14-8H14V2Q12 13 0 14T-14 2Z" fill="#d9a77e" />
      <path d="M-19-8H22L18-13C17-28-17-28-18-13Z" fill="#22303f" />
      <rect x={-5} y={-21} width={10} height={7} fill="#f2c500" />
      <path d="M-10 3Q0-3 10 3Q5 8 0 5Q-5 8-10 3Z" fill="#4a2a16" />
      <path d="M-9-4H-4M4-4H9" stroke={C.ink} strokeWidth={2.4} />
      <path d="M-18 20H-8M8 20H18" stroke="#f2c500" strokeWidth={3} />
    </>,
  ],
  salvor: [
    "#9fc3be",
    <>
      <path d="M-28 34C-26 16-14 12 0 12S26 16 28 34Z" fill="#8a4b24" />
      <circle cy={-6} r={22} fill="#c98b3a" stroke={C.ink} strokeWidth={2.4} />
      <circle cy={-6} r={13} fill="#ddf0ee" stroke={C.ink} strokeWidth={2.4} />
      <path d="M-8-2C-8-14 8-14 8-2Q8 6 0 6T-8-2Z" fill="#c48f68" />
      <path d="M-5-4H-2M2-4H5" stroke={C.ink} strokeWidth={2.2} />
      <path d="M-22-6H-13M13-6H22M0-28V-19" stroke={C.ink} strokeWidth={2.4} />
    </>,
  ],
  nightTutor: [
    "#7c86a8",
    <>
      <path d="M-28 34C-26 14-14 8 0 8S26 14 28 34Z" fill="#3c2e5c" />
      <circle cx={0} cy={-27} r={8} fill="#211714" />
      <path d="M-14-2C-16-20-8-25 0-25S16-20 14-2Q12 12 0 13T-14-2Z" fill="#9c6a4a" />
      <path d="M-15-4C-18-26 18-26 15-4L10-15C2-12-4-12-10-15Z" fill="#211714" />
      <circle cx={-6} cy={-4} r={5.4} fill="none" stroke={C.ink} strokeWidth={2} />
      <circle cx={6} cy={-4} r={5.4} fill="none" stroke={C.ink} strokeWidth={2} />
      <path d="M-8 13L0 22L8 13" fill="#f7f7f3" />
    </>,
  ],
  cartographer: [
    "#e7c877",
    <>
      <path d="M-28 34C-26 14-14 9 0 9S26 14 28 34Z" fill="#7a3a22" />
      <path d="M-13-10H13V1Q12 13 0 14T-13 1Z" fill="#8a5a3c" />
      <path d="M-27-9Q0-16 27-9L24-13Q14-16 13-17C12-31-12-31-13-17Q-14-16-24-13Z" fill="#2c2a22" />
      <path d="M-13-17H13" stroke="#f2c500" strokeWidth={3} />
      <circle cx={6} cy={-3} r={5.6} fill="#dff1f0" stroke={C.ink} strokeWidth={2} />
      <path d="M6 2.6V12M-9-3H-4" stroke={C.ink} strokeWidth={2.2} />
      <path d="M-4 8Q0 10 4 8" stroke={C.ink} strokeWidth={2} fill="none" />
      <path d="M-22 34L-14 18L-4 26L-8 34Z" fill="#f7f7f3" stroke={C.ink} strokeWidth={1.6} />
    </>,
  ],
  timeClerk: [
    "#bfb4cf",
    <>
      <path d="M-28 34C-26 14-14 9 0 9S26 14 28 34Z" fill="#4a4f4b" />
      <path d="M-13-14H13V1Q12 13 0 14T-13 1Z" fill="#e3be98" />
      <path d="M-14-12C-14-30 14-30 14-12Z" fill="#b8b3a6" />
      <path d="M-20-8C-14-16 14-16 20-8L14-12H-14Z" fill="#2f8f4e" stroke={C.ink} strokeWidth={2} />
      <path d="M-8-3H-3M3-3H8M-4 7H4" stroke={C.ink} strokeWidth={2.2} />
      <circle cx={14} cy={26} r={8} fill="#f2c500" stroke={C.ink} strokeWidth={2} />
      <path d="M14 21V26H18" stroke={C.ink} strokeWidth={2} fill="none" />
    </>,
  ],
  stoneWarden: [
    "#b9b4aa",
    <>
      <path d="M-30 34L-26 12L-12 8H12L26 12L30 34Z" fill="#5b5f66" stroke={C.ink} strokeWidth={2} />
      <path d="M-16-10L-10-26H10L16-10V8L8 14H-8L-16 8Z" fill="#8c8880" stroke={C.ink} strokeWidth={2.4} />
      <path d="M-11-8H-3V-2H-11ZM3-8H11V-2H3Z" fill="#f2c500" />
      <path d="M0-10V6M-6 6H6" stroke={C.ink} strokeWidth={2.4} />
    </>,
  ],
};
/** A frame of 60 by 66. */
export function Portrait({ of, width }: { readonly of: Leader; readonly width: number }): ReactNode {
  const clip = useId();
  const [wall, bust] = BUSTS[of];
  return (
    <svg className="an-portrait" viewBox="-32 -36 64 70" width={width} aria-hidden="true">
      <clipPath id={clip}>
        <rect x={-30} y={-34} width={60} height={66} />
      </clipPath>
      <rect x={-30} y={-34} width={60} height={66} fill={wall} />
      <g clipPath={`url(#${clip})`}>{bust}</g>
      <rect x={-30} y={-34} width={60} height={66} fill="none" stroke={C.ink} strokeWidth={2.4} />
    </svg>
  );
}

const SIGNS: Readonly<Record<Path, ReactNode>> = {
  verdant: (
    <>
      <path d="M0-17C13-11 14 4 0 13C-14 4-13-11 0-17Z" fill="#2f8f4e" stroke={C.ink} strokeWidth={2} />
      <path
        d="M0-12V18M0-2L7-7M0 5L-7 0M-6 18H6"
        stroke={C.ink}
        strokeWidth={2}
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  tide: (
    <>
      <path d="M-15-12H15V3Q15 13 0 18Q-15 13-15 3Z" fill="#2f6fa8" stroke={C.ink} strokeWidth={2} />
      <path
        d="M-11-2Q-7-8-3-2T5-2T12-2M-10 6Q-6 0-2 6T6 6T10 5"
        fill="none"
        stroke="#fff"
        strokeWidth={2.4}
        strokeLinecap="round"
      />
    </>
  ),
  lantern: (
    <>
      <path
        d="M-19-2L-12-1M19-2L12-1M-15-15L-10-10M15-15L10-10M0-21V-16"
        stroke={C.ink}
        strokeWidth={2.4}
        strokeLinecap="round"
      />
      <path d="M-8-8L0-14L8-8V9H-8Z" fill="#f2c500" stroke={C.ink} strokeWidth={2} strokeLinejoin="round" />
      <path d="M-11 9H11L13 18H-13Z" fill={C.ink} />
      <path d="M0-7C4-2 4 1 0 6C-4 1-4-2 0-7Z" fill="#c93823" />
    </>
  ),
  vow: (
    <>
      <path d="M-16-10H16L0 19Z" fill="#6a4a8e" stroke={C.ink} strokeWidth={2} strokeLinejoin="round" />
      <path d="M-6-3A6 6 0 1 0 6-3A6 6 0 1 0-6-3M0-9V9M-5 3H5" fill="none" stroke="#fff" strokeWidth={2.2} />
      <path d="M-19-15H19" stroke={C.ink} strokeWidth={3} strokeLinecap="round" />
    </>
  ),
};
/** Radius 27. */
export function Emblem({ path }: { readonly path: Path }): ReactNode {
  return (
    <>
      <Hex r={27} />
      {SIGNS[path]}
    </>
  );
}
