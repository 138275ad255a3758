/** The tenses on the boards: a halo, and the line on it. */
import type { ReactNode } from "react";

export type Tense = "legal" | "now" | "past" | "ghost";

export function Ring({ d, tense }: { readonly d: string; readonly tense: Tense }): ReactNode {
  return (
    <g className={`cm-ring cm-ring-${tense}`}>
      <path className="cm-halo" d={d} />
      <path d={d} />
    </g>
  );
}

/** The lines of a ghost. */
export function Hatch({ id }: { readonly id: string }): ReactNode {
  return (
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className="cm-hatch" d="M0 0V7" />
    </pattern>
  );
}
