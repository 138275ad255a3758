/** What stands in a workshop and what is marked in it: figures, rings, the way of a move, the sum of a price. */
import { FIGURES, type Figure, isPortal, type Player, SPACES, type Space } from "@chronarium/chronomancer";
import { memo, type ReactNode } from "react";
import { Waits } from "../../../play/waits.tsx";
import type { SeatLook } from "../../../shell/seat-shapes.ts";
import { Glyph, Person, robeOf } from "./pieces.tsx";
import { Ring } from "./rings.tsx";
import { type Point, ringAt, SPOT, smooth, wayBetween } from "./shapes.ts";
import type { WorkshopOverlay } from "./types.ts";

export const Rings = memo(function Rings({ overlay }: { overlay: WorkshopOverlay }) {
  const { legal, chosen, lastMove = [], hint = [] } = overlay;
  const figures = FIGURES.filter((figure) => (legal?.[figure]?.length ?? 0) > 0);
  return (
    <>
      {lastMove.map((space) => (
        <Ring key={space} d={ringAt(space, 2)} tense="past" />
      ))}
      {SPACES.map((space) => {
        const reach = figures.filter((figure) => legal?.[figure]?.includes(space) === true);
        if (reach.length === 0 || space === chosen) return undefined;
        const [x, y] = SPOT[space].at;
        return (
          <g key={space}>
            <Ring d={ringAt(space, 3)} tense="legal" />
            {figures.length > 1 &&
              reach.map((figure, i) => (
                <g
                  key={figure}
                  transform={`translate(${x + 34 - 26 * i} ${y - (isPortal(space) ? 44 : 34)})`}
                >
                  <g className="cm-badge">
                    <circle r="11.5" />
                    <Glyph name={figure} s={0.82} />
                  </g>
                </g>
              ))}
          </g>
        );
      })}
      {chosen !== undefined && <Ring d={ringAt(chosen, 5)} tense="now" />}
      {hint.map(({ at, number }) => (
        <g key={number}>
          <Ring d={ringAt(at, 3)} tense="legal" />
          <g transform={`translate(${SPOT[at].at[0] - 40} ${SPOT[at].at[1] - 38})`}>
            <g className="cm-badge">
              <circle r="12" />
              <text y="5">{number}</text>
            </g>
          </g>
        </g>
      ))}
    </>
  );
});

/** The clockwise way, dashed, with its arrow. */
function Way({ from, to }: { from: Space; to: Space }): ReactNode {
  const points = wayBetween(from, to);
  const [[ax, ay], [bx, by]] = points.slice(-2) as [Point, Point];
  const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  return (
    <>
      <Ring d={smooth(points)} tense="legal" />
      <g transform={`translate(${bx} ${by}) rotate(${turn.toFixed(1)})`}>
        <Ring d="M-20-13L2 0L-20 13" tense="legal" arrow />
      </g>
    </>
  );
}

const standing = (figure: Figure, space: Space): readonly [x: number, y: number, s: number] => {
  const [x, y] = SPOT[space].at;
  const lift = figure === "chronomancer" ? 4 : 0;
  return isPortal(space) ? [x, y + 4 + lift, 0.95] : [x, y + lift - 4, 1];
};

export const Figures = memo(function Figures({
  assistant,
  chronomancer,
  look,
  selected,
  locked,
  ghost,
  hatch,
}: Pick<Player, Figure> & {
  look: SeatLook;
  selected: Figure | undefined;
  locked: WorkshopOverlay["locked"];
  ghost: WorkshopOverlay["ghost"];
  hatch: string;
}) {
  const at = { assistant, chronomancer };
  return (
    <>
      {ghost !== undefined && <Way from={at[ghost.figure]} to={ghost.to} />}
      {FIGURES.map((figure) => {
        const [x, y, s] = standing(figure, at[figure]);
        return (
          <g key={figure} className="cm-walk" style={{ transform: `translate(${x}px, ${y}px)` }}>
            <g data-lifted={figure === selected || undefined} transform={`scale(${s})`}>
              {figure === selected && <Ring d="M-20 27a20 8 0 1 1 40 0a20 8 0 1 1-40 0Z" tense="now" />}
              <Person figure={figure} look={look} />
              {locked?.includes(figure) === true && (
                <g transform="translate(-17 14)">
                  <g className="cm-badge cm-lock">
                    <circle r="11" />
                    <Glyph name="lock" y={-1} s={0.8} />
                  </g>
                </g>
              )}
            </g>
          </g>
        );
      })}
      {ghost !== undefined && <Ghost {...ghost} look={look} hatch={hatch} />}
    </>
  );
});

export function Ghost({
  figure,
  to,
  look,
  hatch,
}: {
  figure: Figure;
  to: Space;
  look: SeatLook;
  hatch: string;
}): ReactNode {
  const [x, y, s] = standing(figure, to);
  return (
    <g className="cm-ghost" transform={`translate(${x} ${y}) scale(${s})`}>
      <g className="cm-faint">
        <Person figure={figure} look={look} />
      </g>
      <path d={robeOf(figure)} fill={`url(#${hatch})`} />
      <path className="cm-ghost-line" d={robeOf(figure)} />
      <Waits x={0} y={6} r={11} />
    </g>
  );
}

/** The sum of a space's costs, in the gap between the rows, where it hides nothing. */
export function Bubble({ space, words }: { space: Space; words: string }): ReactNode {
  const half = words.length * 4.2 + 14;
  const [x, y] = SPOT[space].at;
  // Narrow boards draw the bubble larger by 1.7 (board.css).
  const middle = Math.max(half * 1.7, Math.min(x, 776 - half * 1.7));
  return (
    <g transform={`translate(${middle} 205)`}>
      <g className="cm-bubble">
        <path
          fill="#0b1f2a"
          d={y < 205 ? "M-8-13L0-22L8-13Z" : "M-8 13L0 22L8 13Z"}
          transform={`translate(${Math.max(14 - half, Math.min(x - middle, half - 14))})`}
        />
        <rect x={-half} y="-15" width={2 * half} height="30" rx="15" />
        <text y="5.5">{words}</text>
      </g>
    </g>
  );
}
