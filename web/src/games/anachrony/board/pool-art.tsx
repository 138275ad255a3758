/** What stands beside the spaces without a limit: the tank, the crates, the rocket. */
import type { ReactNode } from "react";
import { C } from "./colours.ts";

const POOL: Readonly<Record<"purify" | "trade" | "shut" | "open", ReactNode>> = {
  purify: (
    <>
      <path
        d="M6 52V20Q22 8 38 20V52Z"
        fill="#9fb9c4"
        stroke={C.ink}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
      <path
        d="M10 52H14V60H10ZM30 52H34V60H30Z"
        fill="#7d827a"
        stroke={C.ink}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
      <g transform="translate(22 36) scale(0.9)">
        <path
          d="M0-11C5-4 8 0 8 4A8 8 0 0 1-8 4C-8 0-5-4 0-11Z"
          fill="#3f9bd6"
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
      </g>
    </>
  ),
  trade: (
    <>
      <path d="M3 34H25V48H3Z" fill="#65707c" stroke={C.ink} strokeWidth={2.4} strokeLinejoin="round" />
      <path d="M19 18H41V32H19Z" fill="#f2c500" stroke={C.ink} strokeWidth={2.4} strokeLinejoin="round" />
      <path d="M27 34H45V48H27Z" fill="#2f7f48" stroke={C.ink} strokeWidth={2.4} strokeLinejoin="round" />
      <path
        d="M8 34V48M14 34V48M20 34V48M25 18V32M31 18V32M37 18V32M33 34V48M39 34V48"
        fill="none"
        stroke={C.ink}
        strokeWidth={1.3}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  shut: (
    <>
      <path d="M10 60H36L40 66H6Z" fill="#7d827a" stroke={C.ink} strokeWidth={2.4} strokeLinejoin="round" />
      <path
        d="M16 58V30Q16 12 23 6Q30 12 30 30V58Z"
        fill="#cdd0c8"
        stroke={C.ink}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
      <path
        d="M16 44L8 58H16ZM30 44L38 58H30Z"
        fill="#a7aba1"
        stroke={C.ink}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
      <circle cx={23} cy={28} r={4.4} fill="#7d827a" stroke={C.ink} strokeWidth={2} />
    </>
  ),
  open: (
    <>
      <path d="M10 60H36L40 66H6Z" fill="#7d827a" stroke={C.ink} strokeWidth={2.4} strokeLinejoin="round" />
      <path
        d="M16 58V30Q16 12 23 6Q30 12 30 30V58Z"
        fill="#f7f7f3"
        stroke={C.ink}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
      <path
        d="M16 44L8 58H16ZM30 44L38 58H30Z"
        fill="#c93823"
        stroke={C.ink}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
      <circle cx={23} cy={28} r={4.4} fill="#f2c500" stroke={C.ink} strokeWidth={2} />
      <path d="M18 59L23 68L28 59Z" fill="#f08a24" />
    </>
  ),
};
/** 46 by 66; `shut` and `open` are the rocket of the Evacuation. */
export function PoolArt({ of }: { readonly of: keyof typeof POOL }): ReactNode {
  return POOL[of];
}
