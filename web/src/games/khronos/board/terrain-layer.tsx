/** The ground of one board: drawn once, a dozen paths. */
import type { Era } from "@chronarium/khronos";
import { type JSX, memo } from "react";
import { SQUARE } from "./geometry.ts";
import { sceneryOf } from "./terrain.ts";

export const Terrain = memo(function Terrain({
  era,
  terrain,
  clip,
}: {
  era: Era;
  terrain: readonly string[];
  /** Id of the frame's clip path. */
  clip: string;
}): JSX.Element {
  const { forest, mountain, riverbed, river, lines, symbols } = sceneryOf(terrain);
  const { trees, trunks, peaks, shades } = symbols[era];
  const frame = { width: (terrain[0]?.length ?? 0) * SQUARE, height: terrain.length * SQUARE, rx: 5 };
  return (
    <>
      <g data-layer="terrain" className="k-terrain">
        <clipPath id={clip}>
          <rect {...frame} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <rect className="k-plain" {...frame} />
          {forest !== "" && <path className="k-forest" d={forest} />}
          {mountain !== "" && <path className="k-mountain" d={mountain} />}
          {river !== "" && (
            <>
              <path className="k-riverbed" d={riverbed} />
              <path className="k-bank" d={river} />
              <path className="k-water" d={river} />
              <path className="k-current" d={river} strokeDasharray="14 9 5 11" transform="translate(-3 0)" />
              <path className="k-current" d={river} strokeDasharray="8 16" transform="translate(4 3)" />
            </>
          )}
          {peaks.map(
            (d, side) =>
              d !== "" && (
                <g key={d} className="k-peaks">
                  <path d={d} />
                  {shades[side] !== undefined && <path className="k-shade" d={shades[side]} />}
                </g>
              ),
          )}
          {trunks !== "" && <path className="k-trunks" d={trunks} />}
          {trees !== "" && <path className="k-trees" d={trees} />}
        </g>
      </g>
      <g data-layer="grid">
        <path className="k-lines" d={lines} />
        <rect className="k-frame" {...frame} />
      </g>
    </>
  );
});
