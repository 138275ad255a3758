/** The result: Ecus by source, their way through the game, and the proof that the deal was fair. */
import type { Category } from "@chronarium/khronos/text";
import type { ReactNode } from "react";
import { SeatMark } from "../../shell/seat-mark.tsx";
import { lookOf } from "../../shell/seat-shapes.ts";
import { useTable } from "../../table/store.ts";
import { course } from "./course.ts";
import { useScene } from "./use-scene.ts";
import "./khronos.css";

export function EndScreen(): ReactNode {
  const { moment, words, text, names } = useScene();
  const entries = useTable((state) => state.entries);
  const { result } = moment.table;
  if (result === undefined) return null;
  const ranked = [...result.seats].sort((a, b) => a.place - b.place);
  const categories = Object.keys(ranked[0]?.categories ?? {}) as Category[];
  return (
    <div className="result">
      <h3>
        {words.end.title(
          result.winners.map(names.seat),
          result.winners.length === 1 && result.winners[0] === moment.viewer,
        )}
      </h3>
      <div className="scores">
        <table>
          <caption>{words.end.scores}</caption>
          <thead>
            <tr>
              <th scope="col">{words.end.player}</th>
              <th scope="col">{words.end.total}</th>
              {categories.map((category) => (
                <th key={category} scope="col">
                  {text.categories[category]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ranked.map(({ seat, place, score, categories: by }) => (
              <tr key={seat} data-winner={place === 1 || undefined}>
                <th scope="row">
                  <span>{words.end.place(place)}</span> <SeatMark look={lookOf(seat)} size={20} />{" "}
                  {names.seat(seat)}
                </th>
                <td>
                  <b>{score}</b>
                </td>
                {categories.map((category) => (
                  <td key={category}>{by[category]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Graph points={course(entries, result.seats.length)} label={words.end.graph} />
      <h3>{words.end.fair}</h3>
      <dl className="proof">
        <dt>{words.end.seed}</dt>
        <dd>
          <code>{moment.seed}</code>
        </dd>
        <dt>{words.end.commitment}</dt>
        <dd>
          <code>{moment.commitment}</code>
        </dd>
      </dl>
      <p>{words.end.verify}</p>
      <p>
        <code>{words.end.command}</code>
      </p>
    </div>
  );
}

const WIDTH = 560;
const HEIGHT = 150;
const DASHES = ["", "9 4", "2 4", "14 4 2 4", "5 2"];

const LINE = 13;
/** The heights of labels, moved up as far as needed so that no two lie on each other. */
function apart(heights: readonly number[]): readonly number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[b] as number) - (heights[a] as number));
  const out = [...heights];
  let free = Number.POSITIVE_INFINITY;
  for (const i of order) {
    out[i] = Math.min(out[i] as number, free);
    free = (out[i] as number) - LINE;
  }
  return out;
}

function Graph({
  points,
  label,
}: {
  readonly points: readonly (readonly number[])[];
  readonly label: string;
}): ReactNode {
  const most = Math.max(1, ...points.flat());
  const x = (i: number): number => 8 + (i / Math.max(1, points.length - 1)) * (WIDTH - 40);
  const y = (ecus: number): number => HEIGHT - 14 - (ecus / most) * (HEIGHT - 28);
  const seats = points[0]?.length ?? 0;
  return (
    <figure className="graph">
      <figcaption>{label}</figcaption>
      <svg className="graph-drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <path className="axis" d={`M8 ${y(0)}H${WIDTH - 32}`} />
        {Array.from({ length: seats }, (_, seat) => (
          <path
            key={lookOf(seat)}
            className={`line line-${lookOf(seat)}`}
            strokeDasharray={DASHES[seat]}
            d={points
              .map((row, i) => `${i === 0 ? "M" : "L"}${x(i).toFixed(1)} ${y(row[seat] ?? 0).toFixed(1)}`)
              .join("")}
          />
        ))}
        {apart((points.at(-1) ?? []).map(y)).map((height, seat) => (
          <text key={lookOf(seat)} x={WIDTH - 28} y={height + 4}>
            {points.at(-1)?.[seat]}
          </text>
        ))}
      </svg>
    </figure>
  );
}
