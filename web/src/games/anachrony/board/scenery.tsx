/** The Capital: its buildings before and after the Impact, the sky behind them, the meteor. */
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

const TOWERS =
  "M0 210V150H26V96H58V128H84V70H104V58H122V70H140V140H176V104H214V150H236V82H250V66H262V82H276V148H330V112H352V88H392V146H430V100H470V60H486V100H500V150H548V92H590V132H620V76H640V150H690V108H716V90H748V150H790V70H806V52H818V70H832V146H880V104H920V136H950V88H980V150H1000V210H0Z";
const STUMPS =
  "M0 210V150L26 140L40 100L58 128H84L96 88L104 110L122 92L140 140H176L190 112L214 150H240L250 100L262 124L276 148H330L340 118L352 130L370 104L392 146H440L454 110L470 128L486 102L500 150H548L566 108L590 132H620L630 100L640 150H690L702 116L716 128L730 104L748 150H790L800 96L818 120L832 146H880L896 116L920 136H950L962 104L980 150H1000V210Z";
const HAZARD = Array.from({ length: 56 }, (_, i) => `M${i * 18} 204l6-5h8l-6 5z`).join("");

/** 1000 by 232. */
export function Sky({ ruined }: { readonly ruined: boolean }): ReactNode {
  const towers = ruined ? STUMPS : TOWERS;
  return (
    <>
      <rect width={1000} height={232} fill={ruined ? "#6b3a30" : "#dde0d6"} />
      <rect width={1000} height={64} fill={ruined ? "#4b2a26" : "#e9ebe3"} />
      <circle
        cx={ruined ? 590 : 336}
        cy={ruined ? 150 : 64}
        r={ruined ? 120 : 50}
        fill={ruined ? "#e8743b" : "#f4de86"}
      />
      {!ruined && <path d="M330 40h120l-14 10h-130zM700 26h90l-10 9h-96z" fill={C.bone} />}
      <path d={towers} fill={ruined ? "#4b3a36" : "#c4c8be"} transform="translate(0 4)" />
      <path
        d={towers}
        fill={ruined ? "#3a2d2b" : "#b3b8ad"}
        opacity={0.55}
        transform="scale(-1 1) translate(-1000 34)"
      />
      {!ruined && (
        <g transform="translate(668 38) scale(0.62)">
          <path d="M70-62L8-20L-14-12Z" fill="#f2c500" />
          <path d="M62-66L22-6L4 14Z" fill="#f08a24" />
          <path
            d="M-16-10L-4-18L10-14L17 0L12 14L-3 18L-15 10L-19 0Z"
            fill="#c93823"
            stroke={C.ink}
            strokeWidth={2.4}
            strokeLinejoin="round"
          />
          <circle cx={-5} cy={-5} r={4.6} fill="#8e2413" />
          <circle cx={6} cy={5} r={3.4} fill="#8e2413" />
          <circle cx={-4} cy={9} r={2.2} fill="#8e2413" />
        </g>
      )}
      <rect y={204} width={1000} height={28} fill={C.ink} />
      <path d={HAZARD} fill={C.yellow} />
    </>
  );
}

/** Radius 44. */
export function Burst({ fill }: { readonly fill: string }): ReactNode {
  return (
    <path
      d="M0-44L9-20L26-34L22-12L36-10L25 4L38 20L19 19L20 38L5 25L-5 44L-13 24L-29 33L-23 12L-38 6L-24-5L-34-24L-14-19Z"
      fill={fill}
      stroke={C.ink}
      strokeWidth={2.4}
      strokeLinejoin="round"
    />
  );
}
