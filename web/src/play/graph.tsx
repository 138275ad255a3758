/** Scores over the game: a line for each, told apart by dashes and marks too, and the same in numbers. */
import type { ReactNode } from "react";
import { useText } from "../app/text.ts";
import { SeatMark } from "../shell/seat-mark.tsx";
import type { SeatLook } from "../shell/seat-shapes.ts";
import { signed } from "./signed.ts";

const WIDTH = 560;
const HEIGHT = 170;
const LEFT = 34;
const BOTTOM = 22;
const DASHES: Readonly<Record<SeatLook, string>> = {
  jade: "",
  saffron: "9 4",
  brick: "2 4",
  ink: "14 4 2 4",
  chalk: "5 2",
};

export type GraphProps = {
  readonly label: string;
  /** What the first column of the numbers holds: "Player". */
  readonly who: string;
  readonly lines: readonly {
    readonly key: string | number;
    readonly look: SeatLook;
    readonly name: string;
  }[];
  /** After each step, by line. */
  readonly points: readonly (readonly number[])[];
  /** The ends of the parts of the game: a name under the part, a title for its column, "on day 2", and the scores then. */
  readonly parts: readonly {
    readonly name: string;
    readonly title: string;
    readonly when: string;
    readonly step: number;
    readonly scores: readonly number[];
  }[];
  /** The last column, where the end itself scores. */
  readonly last?: { readonly title: string; readonly when: string };
};

export function Graph({ label, who, lines, points, parts, last }: GraphProps): ReactNode {
  const { end } = useText().play;
  const least = Math.min(0, ...points.flat());
  const most = Math.max(1, ...points.flat());
  const x = (step: number): number => LEFT + (step / Math.max(1, points.length - 1)) * (WIDTH - LEFT - 8);
  const y = (score: number): number =>
    HEIGHT - BOTTOM - ((score - least) / (most - least)) * (HEIGHT - BOTTOM - 8);
  const path = (line: number): string =>
    points
      .map((row, i) => `${i === 0 ? "M" : "L"}${x(i).toFixed(1)} ${y(row[line] ?? 0).toFixed(1)}`)
      .join("");
  return (
    <figure className="graph">
      <figcaption>{label}</figcaption>
      <svg className="graph-drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <path className="axis" d={`M${LEFT} ${y(0)}H${WIDTH - 8}`} />
        {[...new Set([0, most])].map((score) => (
          <text key={score} x={LEFT - 6} y={y(score) + 4} textAnchor="end">
            {score}
          </text>
        ))}
        {parts.map(({ name, step }, i) => (
          <g key={name}>
            <path className="axis" d={`M${x(step)} 4V${HEIGHT - BOTTOM}`} />
            <text x={(x(parts[i - 1]?.step ?? 0) + x(step)) / 2} y={HEIGHT - 4} textAnchor="middle">
              {name}
            </text>
          </g>
        ))}
        {lines.map(({ key, look }, i) => (
          <Line key={key} look={look} d={path(i)} />
        ))}
      </svg>
      <ul className="graph-key">
        {lines.map(({ key, look, name }) => (
          <li key={key}>
            <svg width="44" height="10" viewBox="0 0 44 10" aria-hidden="true">
              <Line look={look} d="M2 5H42" />
            </svg>
            <SeatMark look={look} size={18} /> {name}
          </li>
        ))}
      </ul>
      <details>
        <summary>{end.numbers}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by keyboard. */}
        <div className="scores" tabIndex={0}>
          <table>
            <caption>{label}</caption>
            <thead>
              <tr>
                <th scope="col">{who}</th>
                {parts.map(({ title }) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
                {last !== undefined && <th scope="col">{last.title}</th>}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ key, name }, i) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {parts.map(({ title, scores }) => (
                    <td key={title}>{signed(scores[i] ?? 0)}</td>
                  ))}
                  {last !== undefined && <td>{signed(points.at(-1)?.[i] ?? 0)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

function Line({ look, d }: { readonly look: SeatLook; readonly d: string }): ReactNode {
  return (
    <>
      <path className="keyline" strokeDasharray={DASHES[look]} d={d} />
      <path className={`line line-${look}`} strokeDasharray={DASHES[look]} d={d} />
    </>
  );
}
