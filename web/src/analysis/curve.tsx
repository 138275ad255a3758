/** How everybody stood, turn after turn: the own line thick with its band, the others thin and each with its dashes. */
import type { Analysis, TurningPoint } from "@chronarium/bots/analysis";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from "react";
import type { SeatLook } from "../shell/seat-shapes.ts";
import { seatPath } from "../shell/seat-shapes.ts";
import { useWidth } from "../timeline/use-width.ts";
import { type CurveTurn, chaptersOn, type Measure, type Party, spreadsOf } from "./turns.ts";

const DASHES: Readonly<Record<SeatLook, string>> = {
  jade: "",
  saffron: "8 4",
  brick: "2 4",
  ink: "3 3",
  chalk: "12 4 2 4",
};

export type CurveProps = {
  readonly analysis: Analysis;
  readonly measure: Measure;
  readonly parties: readonly Party[];
  /** Whose line is thick. */
  readonly own: number;
  readonly turns: readonly CurveTurn[];
  readonly points: readonly TurningPoint[];
  /** The moment looked at, and the turning point that is open. */
  readonly at: number;
  readonly open: number | undefined;
  readonly better: { readonly mean: number; readonly low: number; readonly high: number } | undefined;
  readonly betterText: string | undefined;
  readonly chapterName: (chapter: number, width: number) => string | undefined;
  readonly valueText: (moment: number) => string;
  readonly label: string;
  readonly mark: (value: number) => string;
  readonly go: (moment: number) => void;
  readonly height: number;
};

/** The width of a letter beside the curve, at most. */
const LETTER = 6.5;

export function Curve(props: CurveProps): ReactNode {
  const { analysis, measure, parties, own, turns, points, at, open, better, height, mark } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const narrow = width < 600;
  const left = narrow ? 8 : 14;
  const right = narrow ? 58 : 64;
  const [top, foot] = [14, narrow ? 30 : 40];
  const last = Math.max(1, analysis.moments.length - 1);
  const lines = parties.map((_, party) => spreadsOf(analysis, measure, party));
  const ownLine = lines[own] ?? [];
  const all = [
    ...lines.flat().map(({ mean }) => mean),
    ...ownLine.flatMap(({ low, high }) => [low, high]),
    ...(better === undefined ? [] : [better.high]),
  ];
  const unit = measure === "chance" ? 0.2 : 20;
  const most = Math.max(unit, Math.ceil(Math.max(...all) / unit) * unit);
  const least = Math.min(0, Math.floor(Math.min(...all) / unit) * unit);
  const x = (moment: number): number => left + (moment / last) * (width - left - right);
  const y = (value: number): number => top + (1 - (value - least) / (most - least)) * (height - top - foot);
  const grid = Array.from(
    { length: Math.round((most - least) / unit) + 1 },
    (_, i) => least + i * unit,
  ).filter((_, i, ticks) => ticks.length <= 6 || i % Math.ceil(ticks.length / 6) === 0);
  const path = (values: readonly number[]): string =>
    values.map((value, i) => `${i === 0 ? "M" : "L"}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join("");
  const band = `${path(ownLine.map(({ high }) => high))}${ownLine
    .map(({ low }, i) => `L${x(i).toFixed(1)} ${y(low).toFixed(1)}`)
    .reverse()
    .join("")}Z`;
  const at0 = open === undefined ? undefined : points[open]?.turn;
  const momentAt = ({ clientX, currentTarget }: PointerEvent): number => {
    const inside = clientX - currentTarget.getBoundingClientRect().left;
    return Math.max(0, Math.min(last, Math.round(((inside - left) / (width - left - right)) * last)));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = keyed(event.key, at, last);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    props.go(to);
  };
  const order = parties.map((_, party) => party).sort((a, b) => Number(a === own) - Number(b === own));
  return (
    <div ref={box} className="curve-box">
      <div
        className="curve-slider"
        role="slider"
        tabIndex={0}
        aria-label={props.label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={props.valueText(at)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          props.go(momentAt(event));
        }}
        onPointerMove={(event) => {
          if (event.buttons === 1) props.go(momentAt(event));
        }}
      >
        <svg width={width} height={height} aria-hidden="true">
          <defs>
            <pattern
              id="curve-hatch"
              width="7"
              height="7"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path className="curve-hatch" d="M0 0V7" />
            </pattern>
          </defs>
          {grid.map((value) => (
            <g key={value}>
              <path className="curve-grid" d={`M${left} ${y(value)}H${width - right}`} />
              <text x={width - right + 17} y={y(value) + 4}>
                {mark(value)}
              </text>
            </g>
          ))}
          {chaptersOn(turns).map(({ chapter, from, to }) => (
            <g key={chapter}>
              <path className="curve-rule" d={`M${x(from)} ${top - 6}V${height - 4}`} />
              <text x={x(from) + 6} y={height - 6}>
                {props.chapterName(chapter, x(to) - x(from))}
              </text>
            </g>
          ))}
          <path className={`curve-band band-${parties[own]?.look}`} d={band} />
          {order.map((party) => {
            const look = parties[party]?.look ?? "jade";
            const d = path((lines[party] ?? []).map(({ mean }) => mean));
            return <Line key={look} look={look} d={d} own={party === own} />;
          })}
          {better !== undefined && at0 !== undefined && (
            <g>
              <path
                className="curve-maybe-band"
                fill="url(#curve-hatch)"
                d={`M${x(at0)} ${y(ownLine[at0]?.mean ?? 0)}L${x(at0 + 1)} ${y(better.high)}V${y(better.low)}Z`}
              />
              <path
                className="curve-maybe"
                d={`M${x(at0)} ${y(ownLine[at0]?.mean ?? 0)}L${x(at0 + 1)} ${y(better.mean)}`}
              />
              <circle className="curve-maybe-end" cx={x(at0 + 1)} cy={y(better.mean)} r={5} />
            </g>
          )}
          <path className="curve-now" d={`M${x(at)} ${top - 4}V${height - foot + 8}`} />
          {turns.map(
            ({ seat }, i) =>
              seat !== undefined &&
              width / last > 9 && (
                <path
                  // biome-ignore lint/suspicious/noArrayIndexKey: the turns have no other identity.
                  key={i}
                  className={`curve-mark seat-fill-${parties[seat]?.look}`}
                  transform={`translate(${x(i)} ${height - foot + 14})`}
                  d={seatPath(parties[seat]?.look ?? "jade", 4.4)}
                />
              ),
          )}
          {points.map(({ turn }, i) => (
            <g
              key={turn}
              className="curve-point"
              data-open={i === open || undefined}
              transform={`translate(${x(turn + 1)} ${y(ownLine[turn + 1]?.mean ?? 0)})`}
            >
              <circle r={11} />
              <text y={5} textAnchor="middle">
                {i + 1}
              </text>
            </g>
          ))}
          {/* Above the numbers of the points: it says what the dashed line means. */}
          {better !== undefined && at0 !== undefined && (
            <text
              className="curve-maybe-text"
              x={
                narrow
                  ? Math.max(
                      left,
                      Math.min(x(at0 + 1) + 10, width - right - LETTER * (props.betterText?.length ?? 0)),
                    )
                  : x(at0 + 1) + (at0 < last * 0.6 ? 10 : -10)
              }
              y={Math.max(12, y(better.high) - 8)}
              textAnchor={narrow || at0 < last * 0.6 ? "start" : "end"}
            >
              {props.betterText}
            </text>
          )}
          {ends(lines.map((line) => y(line.at(-1)?.mean ?? 0))).map((end, party) => {
            const look = parties[party]?.look ?? "jade";
            return (
              <path
                key={look}
                className={`curve-mark seat-fill-${look}`}
                transform={`translate(${x(last) + (narrow ? 7 : 8)} ${end})`}
                d={seatPath(look, 5)}
              />
            );
          })}
        </svg>
      </div>
    </div>
  );
}

function Line({
  look,
  d,
  own,
}: {
  readonly look: SeatLook;
  readonly d: string;
  readonly own: boolean;
}): ReactNode {
  return (
    <>
      <path className="curve-keyline" data-own={own || undefined} d={d} />
      <path
        className={`curve-line line-${look}`}
        data-own={own || undefined}
        {...(!own && { strokeDasharray: DASHES[look] || "6 3" })}
        d={d}
      />
    </>
  );
}

/** Marks at the end of the lines, pushed apart where lines end together. */
function ends(heights: readonly number[]): readonly number[] {
  const placed: number[] = [];
  for (const height of heights) {
    let free = height;
    while (placed.some((other) => Math.abs(other - free) < 11)) free -= 11;
    placed.push(free);
  }
  return placed;
}

function keyed(key: string, at: number, last: number): number | undefined {
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return Math.max(0, at - 1);
    case "ArrowRight":
    case "ArrowUp":
      return Math.min(last, at + 1);
    case "PageDown":
      return Math.max(0, at - 5);
    case "PageUp":
      return Math.min(last, at + 5);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}
