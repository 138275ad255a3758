/** What lies still on the thread while the playhead moves: chapters, turns, marks, the turns to come. */
import { memo, type ReactNode } from "react";
import type { Entry } from "../driver/types.ts";
import type { ChapterNames, TimelineMark } from "../games/ui.ts";
import { SeatMark } from "../shell/seat-mark.tsx";
import { lookOf } from "../shell/seat-shapes.ts";
import type { Levels } from "./levels.ts";
import { type Drawn, fitting } from "./line.ts";

export type Marked = { readonly revision: number; readonly mark: Exclude<TimelineMark, "none"> };

export function marksOf(
  entries: readonly Entry[],
  markOf: (entry: Entry) => TimelineMark,
): readonly Marked[] {
  return entries.flatMap((entry) => {
    const mark = markOf(entry);
    return mark === "none" ? [] : [{ revision: entry.revision, mark }];
  });
}

/** The seat's silhouette, half as large as `radius` says to each side. */
export function Seated({
  seat,
  x,
  y,
  radius,
}: {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}): ReactNode {
  const size = radius * 3;
  return (
    <g transform={`translate(${(x - size / 2).toFixed(1)} ${y - size / 2})`}>
      <SeatMark look={lookOf(seat)} size={size} />
    </g>
  );
}

function Glyph({
  mark,
  x,
  y,
}: {
  readonly mark: Marked["mark"];
  readonly x: number;
  readonly y: number;
}): ReactNode {
  return (
    <g className={`glyph glyph-${mark}`} transform={`translate(${x.toFixed(1)} ${y})`}>
      <circle r="4.5" />
      {mark === "paradox" ? <path d="M-2-2L2 2M2-2L-2 2" /> : <path d="M0-2.2V2.2" />}
    </g>
  );
}

export const Ground = memo(function Ground({
  drawn,
  levels,
  marks,
  namesOf,
}: {
  readonly drawn: Drawn;
  readonly levels: Levels;
  readonly marks: readonly Marked[];
  /** Without it, chapters are ruled off but not named. */
  readonly namesOf?: (chapter: number) => ChapterNames;
}): ReactNode {
  const { main, top, bottom, label, glyph } = levels;
  return (
    <>
      {drawn.ruled.map(({ chapter, x, width }) => (
        <g key={chapter}>
          <path className="rule-off" d={`M${x.toFixed(1)} ${top}V${bottom}`} />
          {namesOf !== undefined && (
            <text x={x + 5} y={label}>
              {fitting(namesOf(chapter), width)}
            </text>
          )}
        </g>
      ))}
      {drawn.dots.map(({ seat, chapter, x }) => (
        <circle
          key={`${chapter} ${seat}`}
          className="ahead-turn"
          cx={x.toFixed(1)}
          cy={main}
          r={drawn.knot / 2}
        />
      ))}
      {drawn.knots.map(({ revision, seat, x }) => (
        <Seated key={revision} seat={seat} x={x} y={main} radius={drawn.knot} />
      ))}
      {glyph !== undefined &&
        marks
          .filter(({ revision }) => drawn.visible(revision))
          .map(({ revision, mark }) => (
            <Glyph key={revision} mark={mark} x={drawn.xOf(revision)} y={glyph} />
          ))}
    </>
  );
});
