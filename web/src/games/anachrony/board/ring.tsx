/** The rings of what is possible, chosen and changed last, round any outline. */
import type { ReactNode } from "react";
import type { Light } from "./types.ts";

export function Ring({ d, light }: { readonly d: string; readonly light: Light }): ReactNode {
  if (light === "none") return null;
  return (
    <g className="an-ring" data-light={light}>
      <path className="an-ring-halo" d={d} />
      <path className="an-ring-line" d={d} />
    </g>
  );
}
