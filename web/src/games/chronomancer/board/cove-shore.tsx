/** The cove at dusk, and its piers with those who stand on them. */
import { PIECES, type Piece, type Pier } from "@chronarium/chronomancer";
import { memo } from "react";
import { Disc } from "./pieces.tsx";
import { box } from "./shapes.ts";

const PIER: Readonly<Record<Pier, readonly [x: number, width: number]>> = {
  left: [14, 170],
  centre: [222, 196],
  right: [456, 170],
};

/** Two lines at most, broken where they come out alike. */
function wrap(text: string, room: number): readonly string[] {
  if (text.length <= room) return [text];
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const at = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

export const Scene = memo(function Scene({ id }: { id: string }) {
  const waves = Array.from(
    { length: 40 },
    (_, i) => `M${((i * i * 37 + i * 91) % 940) - 150} ${84 + ((i * i * 17 + i * 53) % 200)}q6-4 12 0`,
  );
  return (
    <>
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop offset="0" stopColor="#2B3F66" />
          <stop offset=".55" stopColor="#D9796A" />
          <stop offset="1" stopColor="#F4BE7E" />
        </linearGradient>
        <linearGradient id={`${id}sea`} x2="0" y2="1">
          <stop offset="0" stopColor="#3F8E96" />
          <stop offset="1" stopColor="#14505F" />
        </linearGradient>
      </defs>
      <rect x="-400" width="1440" height="72" fill={`url(#${id}sky)`} />
      <circle className="cm-sun" cx="320" cy="64" r="26" />
      <path
        stroke="#f4be7e"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.35"
        d="M196 26h64M214 33h76M420 20h70M398 27h58"
      />
      <path
        fill="#3a3358"
        d="M-80 70C0 66 60 30 140 52S230 66 250 70ZM720 70C640 66 560 22 496 52S410 66 390 70ZM96 48V22h8v-6h6v6h8v26ZM530 44V18l9-10l9 10v26Z"
      />
      <path stroke="#fbe3a6" strokeWidth="4" d="M105 30h4M536 26h6" />
      <rect x="-400" y="69" width="1440" height="230" fill={`url(#${id}sea)`} />
      <path className="cm-glitter" d="M300 72h40l-6 14h-28zM296 96h48l-8 12h-32zM304 118h32l-6 9h-20z" />
      <path fill="none" stroke="#a6dad6" strokeWidth="1.5" opacity="0.5" d={waves.join("")} />
    </>
  );
});

export const PierDeck = memo(function PierDeck({
  pier,
  name,
  note,
  counts,
}: {
  pier: Pier;
  name: string;
  note: string;
  counts: string;
}) {
  const [x, width] = PIER[pier];
  const standing = PIECES.flatMap((piece, i): [Piece, number][] => {
    const count = Number(counts.split(" ")[i]);
    return count > 0 ? [[piece, count]] : [];
  });
  const rows = standing.length > 3 ? [standing.slice(0, 3), standing.slice(3)] : [standing];
  const lines = wrap(note, width / 5.4);
  const planks = Array.from({ length: Math.floor(width / 20) }, (_, i) => `M${(i + 1) * 20} 184V290`);
  return (
    <g transform={`translate(${x})`}>
      <path className="cm-deck" d={box(0, 184, width, 110)} />
      <path stroke="#6f4e28" strokeWidth="1.2" d={planks.join("")} />
      <path stroke="#3a2716" strokeWidth="7" strokeLinecap="round" d={`M8 180V198M${width - 8} 180V198`} />
      {rows.map((row, r) =>
        row.map(([piece, count], i) => (
          <g
            key={piece}
            transform={`translate(${width / 2 + (i - (row.length - 1) / 2) * 52} ${(rows.length > 1 ? 205 : 217) + r * 24})`}
          >
            <Disc of={piece} x={-10} s={rows.length > 1 ? 1.05 : 1.15} />
            <text className="cm-times" x="3.5" y="5.5">
              ×{count}
            </text>
          </g>
        )),
      )}
      <text
        className="cm-sign"
        x={width / 2}
        y={lines.length > 1 ? 255 : 259}
        style={{ "--n": name.length } as object}
      >
        {name}
      </text>
      {lines.map((line, i) => (
        <text key={line} className="cm-note" x={width / 2} y={(lines.length > 1 ? 269 : 275) + i * 13}>
          {line}
        </text>
      ))}
    </g>
  );
});
