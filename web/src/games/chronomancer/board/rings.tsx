/** The tenses on the boards: a halo, and the line on it. */
import type { ReactNode } from "react";

export type Tense = "legal" | "now" | "past" | "ghost";

type Line = readonly [colour: string, width: number, halo: number, dashes?: string];
const TENSE: Readonly<Record<Tense, Line>> = {
  legal: ["var(--maybe)", 4, 7, "9 5"],
  now: ["var(--now)", 5, 9],
  past: ["var(--past)", 2.6, 5.4],
  ghost: ["var(--maybe)", 2.4, 0, "4 3"],
};

type Props = {
  readonly d: string;
  readonly tense: Tense;
  /** On something small. */
  readonly thin?: boolean;
  /** The head of an arrow has no dashes. */
  readonly arrow?: boolean;
};

export function Ring({ d, tense, thin = false, arrow = false }: Props): ReactNode {
  const [colour, width, halo, dashes] = TENSE[tense];
  const ends = arrow ? ({ strokeLinecap: "round" } as const) : { strokeDasharray: dashes };
  return (
    <g className={`cm-ring-${tense}`} fill="none" strokeLinejoin="round">
      <path stroke="var(--halo)" strokeWidth={thin ? 5.6 : halo} d={d} />
      <path stroke={colour} strokeWidth={thin ? 3 : width} {...ends} d={d} />
    </g>
  );
}

/** The lines of a ghost. */
export function Hatch({ id }: { readonly id: string }): ReactNode {
  return (
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path stroke="var(--maybe)" strokeWidth="3" d="M0 0V7" />
    </pattern>
  );
}
