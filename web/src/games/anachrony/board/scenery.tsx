/** What lies behind the Capital: the sky with its towers or stumps, and the meteor. */
import type { ReactNode } from "react";
import { C } from "./colours.ts";

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
