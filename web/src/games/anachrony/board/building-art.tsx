/** The buildings of the Capital, before and after the Impact. */
import type { ReactNode } from "react";
import { C } from "./colours.ts";

type Building = "construct" | "recruit" | "research" | "council" | "mine";
const WHOLE: Readonly<Record<Building, ReactNode>> = {
  construct: (
    <>
      <path d="M8 20H142V12H8Z" fill="#f2c500" stroke={C.ink} strokeWidth={2.4} strokeLinejoin="round" />
      <path
        d="M20 20L30 12L40 20L50 12L60 20L70 12L80 20L90 12L100 20L110 12L120 20L130 12"
        fill="none"
        stroke={C.ink}
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M66 12H84V46H66Z" fill="#f2c500" stroke={C.ink} strokeWidth={2.4} strokeLinejoin="round" />
      <path
        d="M66 46L84 30M66 30L84 46M132 20V40M127 40H137V47H127Z"
        fill="none"
        stroke={C.ink}
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M28 206V46H122V206Z" fill="#a7aba1" stroke={C.ink} strokeWidth={2.4} strokeLinejoin="round" />
      <path
        d="M28 114H122"
        fill="none"
        stroke="#8d9288"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M14 206V84H28V206Z" fill="#7d827a" stroke={C.ink} strokeWidth={2.4} strokeLinejoin="round" />
      <path
        d="M14 110L28 96M14 96L28 110M14 140L28 126M14 126L28 140M14 170L28 156M14 156L28 170M14 200L28 186M14 186L28 200"
        fill="none"
        stroke={C.ink}
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  recruit: (
    <>
      <path
        d="M6 206V70H26V50H54V30H128V50H156V70H176V206Z"
        fill="#a7aba1"
        stroke={C.ink}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
      <path
        d="M91 30V6"
        fill="none"
        stroke={C.ink}
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M91 7H112L106 14L112 21H91Z"
        fill="#c93823"
        stroke={C.ink}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
    </>
  ),
  research: (
    <>
      <path
        d="M22 70C22 36 44 20 70 20S118 36 118 70Z"
        fill="#cdd0c8"
        stroke={C.ink}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
      <path
        d="M82 24L116 2L124 12L92 38Z"
        fill="#7d827a"
        stroke={C.ink}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
      <path
        d="M60 21V70"
        fill="none"
        stroke={C.ink}
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M14 206V70H126V206Z" fill="#a7aba1" stroke={C.ink} strokeWidth={2.4} strokeLinejoin="round" />
      <path
        d="M14 82H126"
        fill="none"
        stroke="#8d9288"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  council: (
    <>
      <path d="M4 74L95 26L186 74Z" fill="#cdd0c8" stroke={C.ink} strokeWidth={2.4} strokeLinejoin="round" />
      <path d="M10 206V74H180V206Z" fill="#bdc1b7" stroke={C.ink} strokeWidth={2.4} strokeLinejoin="round" />
      <path
        d="M22 84V206M168 84V206M95 150V206"
        fill="none"
        stroke="#8d9288"
        strokeWidth={3}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M4 82V72H186V82Z" fill="#7d827a" stroke={C.ink} strokeWidth={2.4} strokeLinejoin="round" />
    </>
  ),
  mine: (
    <>
      <path
        d="M30 206L62 22H82L116 206M52 78H94M46 112H101M40 150H107"
        fill="none"
        stroke={C.ink}
        strokeWidth={5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M30 206L62 22H82L116 206M52 78H94M46 112H101M40 150H107"
        fill="none"
        stroke="#f2c500"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={72} cy={24} r={16} fill="#cdd0c8" stroke={C.ink} strokeWidth={2.6} />
      <circle cx={72} cy={24} r={4} fill={C.ink} />
      <path
        d="M72 8V40M56 24H88"
        fill="none"
        stroke={C.ink}
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
};
const RUINED: Readonly<Record<Building, ReactNode>> = {
  construct: (
    <>
      <path
        d="M84 44L100 14L106 18L98 44Z"
        fill="#f2c500"
        stroke={C.ink}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
      <path
        d="M100 14L132 34M106 18L126 50"
        fill="none"
        stroke={C.ink}
        strokeWidth={2.6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M28 206V58L44 62L52 48L70 60L84 46L98 64L108 54L122 66V206Z"
        fill="#a7aba1"
        stroke={C.ink}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
      <path
        d="M28 114H122"
        fill="none"
        stroke="#8d9288"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M14 206V84H28V206Z" fill="#7d827a" stroke={C.ink} strokeWidth={2.4} strokeLinejoin="round" />
      <path
        d="M14 110L28 96M14 96L28 110M14 140L28 126M14 126L28 140M14 170L28 156M14 156L28 170M14 200L28 186M14 186L28 200"
        fill="none"
        stroke={C.ink}
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  recruit: (
    <>
      <path
        d="M6 206V70L30 74L40 52L66 66L84 40L110 62L140 50L150 72L176 64V206Z"
        fill="#a7aba1"
        stroke={C.ink}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
    </>
  ),
  research: (
    <>
      <path
        d="M22 70C24 40 44 24 60 22L66 36L78 26L88 44L100 34C112 42 118 56 118 70Z"
        fill="#cdd0c8"
        stroke={C.ink}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
      <path
        d="M60 22L70 44L64 62"
        fill="none"
        stroke={C.ink}
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M14 206V70H126V206Z" fill="#a7aba1" stroke={C.ink} strokeWidth={2.4} strokeLinejoin="round" />
      <path
        d="M14 82H126"
        fill="none"
        stroke="#8d9288"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  council: (
    <>
      <path
        d="M4 74L60 44L80 50L92 30L140 52L186 74Z"
        fill="#cdd0c8"
        stroke={C.ink}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
      <path d="M10 206V74H180V206Z" fill="#bdc1b7" stroke={C.ink} strokeWidth={2.4} strokeLinejoin="round" />
      <path
        d="M22 84V206M168 84V206M95 150V206"
        fill="none"
        stroke="#8d9288"
        strokeWidth={3}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M4 82V72H186V82Z" fill="#7d827a" stroke={C.ink} strokeWidth={2.4} strokeLinejoin="round" />
    </>
  ),
  mine: WHOLE.mine,
};
/** 190 wide at most; it stands on the ground at y = 206. */
export function BuildingArt({ of, ruined }: { readonly of: Building; readonly ruined: boolean }): ReactNode {
  return ruined ? RUINED[of] : WHOLE[of];
}
