/** The Clock: twelve hours, who stands where, which of them acts first, and which hours a move would cross. */
import { CONFIG, dialHour } from "@chronarium/chronomancer";
import { memo, type ReactNode, useId } from "react";
import { seatPath } from "../../../shell/seat-shapes.ts";
import { Glyph, SeatSign } from "./pieces.tsx";
import { Hatch, Ring } from "./rings.tsx";
import type { Point } from "./shapes.ts";
import { circle } from "./shapes.ts";
import type { ClockPiece, ClockProps } from "./types.ts";
import "./board.css";
import "./harbour.css";

const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
const HOURS = CONFIG.hoursOnDial;

/** A point at an hour of the dial; XII is at the top. */
export function polar(hour: number, r: number): Point {
  const angle = (hour / HOURS) * 2 * Math.PI;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return [round(Math.sin(angle) * r), round(-Math.cos(angle) * r)];
}
const at = (hour: number, r: number): string => polar(hour, r).join(" ");
const wedge = (hour: number): string =>
  `M${at(hour - 0.5, 62)}L${at(hour - 0.5, 108)}A108 108 0 0 1 ${at(hour + 0.5, 108)}L${at(hour + 0.5, 62)}A62 62 0 0 0 ${at(hour - 0.5, 62)}Z`;

const Dial = memo(function Dial({ marks }: { marks: readonly number[] }) {
  return (
    <>
      <circle fill="#3a2716" r="124" />
      <circle fill="#c99a4b" r="117" />
      {NUMERALS.map((numeral, i) => {
        // The lower hours stand the other way round, so that all read from left to right.
        const turned = i + 1 > 3 && i + 1 < 9;
        return (
          <g key={numeral}>
            <path className="cm-wedge" data-marked={marks.includes(i + 1) || undefined} d={wedge(i + 1)} />
            <text
              className="cm-numeral"
              y={turned ? 101 : -92}
              transform={`rotate(${(i + 1) * 30 + (turned ? 180 : 0)})`}
            >
              {numeral}
            </text>
          </g>
        );
      })}
      {marks.map((hour) => (
        <g key={hour} className="cm-adventurer" transform={`translate(${at(hour, 117)})`}>
          <circle r="10" />
          <Glyph name="adventurer" />
        </g>
      ))}
    </>
  );
});

/** How high the next Timepiece of a stack lies. */
export const rise = (below: number): number => -12 * below;

/** Timepieces on one hour lie on each other, the first to act on top. */
function Stack({
  pieces,
  acting,
}: {
  pieces: readonly ClockPiece[];
  acting: ClockProps["acting"];
}): ReactNode {
  const [x, y] = polar(dialHour(pieces[0]?.hour ?? 1), 77);
  return pieces.map(({ key, look, changed }, i) => (
    <g key={key} className="cm-walk" style={{ transform: `translate(${x}px, ${y + rise(i)}px)` }}>
      {key === acting && <Ring d={circle(0, 0, 13.5)} tense="now" thin />}
      {key !== acting && changed && (
        <g className="cm-moved">
          <Ring d={circle(0, 0, 13.5)} tense="past" thin />
        </g>
      )}
      <SeatSign look={look} r={9.5} />
      {pieces.length > 1 && (
        <g className="cm-order" transform="translate(16 0)">
          <circle r="6.2" />
          <text y="3.7">{pieces.length - i}</text>
        </g>
      )}
    </g>
  ));
}

export const Clock = memo(function Clock(props: ClockProps): ReactNode {
  const { label, timepieces, marks, marker, cross, ghost, acting, title, lines = [], over } = props;
  const hatch = useId();
  const crossed =
    cross === undefined
      ? []
      : Array.from({ length: Math.min(cross.to - cross.from, HOURS) }, (_, i) =>
          dialHour(cross.from + 1 + i),
        );
  const stacks = new Map<number, ClockPiece[]>();
  for (const piece of timepieces.toSorted((a, b) => a.order - b.order)) {
    const hour = dialHour(piece.hour);
    stacks.set(hour, [...(stacks.get(hour) ?? []), piece]);
  }
  return (
    <div className="cm-board cm-clock">
      <svg viewBox="-130 -130 260 260" role="img" aria-label={label}>
        <g className="cm-art">
          <Hatch id={hatch} />
          <Dial marks={marks} />
          {crossed.map((hour) => (
            <g key={hour}>
              <path className="cm-wash" d={wedge(hour)} />
              <path d={wedge(hour)} fill={`url(#${hatch})`} opacity=".35" />
            </g>
          ))}
          <circle className="cm-hub" r="60" />
          <text className="cm-day" y={lines.length > 1 ? -12 : -2}>
            {title}
          </text>
          {lines.map((line, i) => (
            <text key={line} className="cm-day-line" y={(lines.length > 1 ? 9 : 18) + i * 18}>
              {line}
            </text>
          ))}
          {typeof marker === "number" && (
            <g
              className="cm-flag"
              // The cloth flies outwards and leaves the numerals alone.
              transform={`translate(${at(dialHour(marker) - 0.28, 110)})${dialHour(marker) > 6 && dialHour(marker) < 12 ? " scale(-1 1)" : ""}`}
            >
              <path stroke="#3a2716" strokeWidth="3.4" strokeLinecap="round" d="M0 14V-17" />
              <path className="cm-cloth" d="M1-17C8-21 13-13 21-17V-3C13 1 8-7 1-3Z" />
            </g>
          )}
          {[...stacks].map(([hour, pieces]) => (
            <Stack key={hour} pieces={pieces} acting={acting} />
          ))}
          {ghost !== undefined && (
            <g transform={`translate(${at(dialHour(ghost.hour), 77)})`}>
              <g transform={`translate(0 ${rise(stacks.get(dialHour(ghost.hour))?.length ?? 0)})`}>
                <path fill="#fff" fillOpacity="0.72" d={seatPath(ghost.look, 11)} />
                <Ring d={seatPath(ghost.look, 11)} tense="ghost" />
              </g>
            </g>
          )}
          {over}
        </g>
      </svg>
    </div>
  );
});
