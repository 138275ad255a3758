/** Gold over the game: a line for each merchant, told apart by dashes and marks too, and the same in numbers. */
import type { Who } from "@chronarium/chronomancer";
import type { ReactNode } from "react";
import { SeatMark } from "../../../shell/seat-mark.tsx";
import type { SeatLook } from "../../../shell/seat-shapes.ts";
import { lookOfWho } from "../look.ts";
import { type Course, signed } from "./course.ts";
import type { EndWords } from "./words.ts";

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

function Line({ look, d }: { readonly look: SeatLook; readonly d: string }): ReactNode {
  return (
    <>
      <path className="cm-end-keyline" strokeDasharray={DASHES[look]} d={d} />
      <path className={`cm-end-line cm-end-${look}`} strokeDasharray={DASHES[look]} d={d} />
    </>
  );
}

export function Graph({
  course: { merchants, points, days },
  name,
  words,
}: {
  readonly course: Course;
  readonly name: (who: Who) => string;
  readonly words: EndWords;
}): ReactNode {
  const least = Math.min(0, ...points.flat());
  const most = Math.max(1, ...points.flat());
  const x = (step: number): number => LEFT + (step / Math.max(1, points.length - 1)) * (WIDTH - LEFT - 8);
  const y = (gold: number): number =>
    HEIGHT - BOTTOM - ((gold - least) / (most - least)) * (HEIGHT - BOTTOM - 8);
  const path = (merchant: number): string =>
    points
      .map((row, i) => `${i === 0 ? "M" : "L"}${x(i).toFixed(1)} ${y(row[merchant] ?? 0).toFixed(1)}`)
      .join("");
  return (
    <figure className="cm-end-graph">
      <figcaption>{words.graph}</figcaption>
      <svg className="cm-end-drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.graph}>
        <path className="cm-end-axis" d={`M${LEFT} ${y(0)}H${WIDTH - 8}`} />
        {[...new Set([0, most])].map((gold) => (
          <text key={gold} x={LEFT - 6} y={y(gold) + 4} textAnchor="end">
            {gold}
          </text>
        ))}
        {days.map(({ day, step }, i) => (
          <g key={day}>
            <path className="cm-end-axis" d={`M${x(step)} 4V${HEIGHT - BOTTOM}`} />
            <text x={(x(days[i - 1]?.step ?? 0) + x(step)) / 2} y={HEIGHT - 4} textAnchor="middle">
              {words.day(day)}
            </text>
          </g>
        ))}
        {merchants.map((who, i) => (
          <Line key={who} look={lookOfWho(who)} d={path(i)} />
        ))}
      </svg>
      <ul className="cm-end-key">
        {merchants.map((who) => (
          <li key={who}>
            <svg width="44" height="10" viewBox="0 0 44 10" aria-hidden="true">
              <Line look={lookOfWho(who)} d="M2 5H42" />
            </svg>
            <SeatMark look={lookOfWho(who)} size={18} /> {name(who)}
          </li>
        ))}
      </ul>
      <details>
        <summary>{words.numbers}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by keyboard. */}
        <div className="cm-end-table" tabIndex={0}>
          <table>
            <caption>{words.graph}</caption>
            <thead>
              <tr>
                <th scope="col">{words.merchant}</th>
                {days.map(({ day }) => (
                  <th key={day} scope="col">
                    {words.evening(day)}
                  </th>
                ))}
                <th scope="col">{words.scored}</th>
              </tr>
            </thead>
            <tbody>
              {merchants.map((who, i) => (
                <tr key={who}>
                  <th scope="row">{name(who)}</th>
                  {days.map(({ day, gold }) => (
                    <td key={day}>{signed(gold[i] ?? 0)}</td>
                  ))}
                  <td>{signed(points.at(-1)?.[i] ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
