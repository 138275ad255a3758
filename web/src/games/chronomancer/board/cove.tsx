/** The cove at dusk: six boats, three piers with four docks, and how many of each faction stand on each pier. */
import {
  BOATS,
  type Boat,
  type BoatState,
  CONFIG,
  DOCK_OF,
  DOCKS,
  type Dock,
  halfOf,
  PIECES,
  PIERS,
  type Piece,
  type Pier,
} from "@chronarium/chronomancer";
import { memo, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Hits } from "../../../play/hits.tsx";
import { Disc } from "./pieces.tsx";
import { Ring, type Tense } from "./rings.tsx";
import { box, circle, HULL, type Point } from "./shapes.ts";
import type { CoveOverlay, CoveProps } from "./types.ts";
import "./board.css";

const WIDTH = 640;
const HEIGHT = 290;
const BERTH: Readonly<Record<Boat, Point>> = {
  1: [56, 100],
  2: [160, 92],
  3: [262, 102],
  4: [378, 102],
  5: [480, 92],
  6: [584, 100],
};
const QUAY: Readonly<Record<Dock, Point>> = {
  left: [99, 156],
  centreLeft: [270, 156],
  centreRight: [370, 156],
  right: [541, 156],
};
const PIER: Readonly<Record<Pier, readonly [x: number, width: number]>> = {
  left: [14, 170],
  centre: [222, 196],
  right: [456, 170],
};
const SEATS = Array.from({ length: CONFIG.seats }, (_, seat) => seat);
const placeOf = (boat: Boat, dock: Dock | null): Point => (dock === null ? BERTH[boat] : QUAY[dock]);
/** The sail stands on the outer side; the seats leave it room. */
const seatX = (boat: Boat, seat: number): number => -30 + seat * 17 + (halfOf(boat) === "right" ? 9 : 0);
const isBoat = (place: Boat | Dock): place is Boat => typeof place === "number";

/** Two lines at most, broken where they come out alike. */
function wrap(text: string, room: number): readonly string[] {
  if (text.length <= room) return [text];
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const at = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

const Scene = memo(function Scene({ id }: { id: string }) {
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

const PierDeck = memo(function PierDeck({
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

type Mark = {
  readonly tense: Tense | undefined;
  readonly ghost: Piece | undefined;
  readonly leaving: string;
  readonly faint?: boolean;
};

const BoatArt = memo(function BoatArt({
  boat,
  pieces,
  dock,
  tense,
  ghost,
  leaving,
  faint = false,
}: Mark & { boat: Boat; pieces: string; dock: Dock | null }) {
  const [x, y] = placeOf(boat, dock);
  const flip = halfOf(boat) === "right";
  return (
    <g className="cm-sail-in" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <path fill="none" stroke="#bfe6e2" strokeWidth="2" opacity="0.7" d="M-52 31q13 8 26 0t26 0t26 0t26 0" />
      {tense !== undefined && <Ring d={HULL} tense={tense} />}
      <g className={faint ? "cm-faint" : undefined}>
        <g transform={flip ? "scale(-1 1)" : undefined}>
          <path className="cm-hull" d="M-45 6H45L35 29H-35Z" />
          <path fill="#c98b4e" d="M-45 6H45L42.5 12H-42.5Z" />
          <path stroke="#2e1a0c" strokeWidth="2.6" d="M41-28V6" />
          <path className="cm-sail" d="M40-27Q11-23 14 3H40Z" />
          <path fill="#e4574a" d="M41-33l-11 4.5l11 3.5z" />
        </g>
        <text className="cm-boat-number" x={flip ? -29 : 29} y="-4">
          {boat}
        </text>
        {SEATS.map((seat) => {
          const piece = pieces[seat] as Piece | undefined;
          const at = { x: seatX(boat, seat), y: 9 };
          const coming = seat === pieces.length ? ghost : undefined;
          if (piece === undefined && coming === undefined)
            return <circle key={seat} className="cm-seat-free" cx={at.x} cy={at.y} r="7" />;
          return (
            <g key={seat}>
              {piece !== undefined && (
                <g className={leaving.includes(String(seat)) ? "cm-faint" : undefined}>
                  <Disc of={piece} {...at} s={0.82} />
                </g>
              )}
              {coming !== undefined && (
                <>
                  <g className="cm-faint">
                    <Disc of={coming} {...at} s={0.82} />
                  </g>
                  <Ring d={circle(at.x, at.y, 8.5)} tense="ghost" />
                </>
              )}
              {leaving.includes(String(seat)) && (
                <path className="cm-strike" d={`M${at.x - 6} ${at.y - 6}l12 12m0-12l-12 12`} />
              )}
            </g>
          );
        })}
      </g>
    </g>
  );
});

/** The middle of the balloon that shows a boat's pieces: above the boat, inside the frame. */
function manifestAt(boat: Boat, pieces: number): Point {
  const half = pieces * 23 + 5;
  return [Math.max(half + 4, Math.min(BERTH[boat][0], WIDTH - half - 4)), 40];
}

function Manifest({
  boat,
  pieces,
  legal,
  chosen,
}: {
  boat: Boat;
  pieces: readonly Piece[];
  legal: readonly number[];
  chosen: number | undefined;
}): ReactNode {
  const [x, y] = manifestAt(boat, pieces.length);
  const half = pieces.length * 23 + 5;
  return (
    <g className="cm-manifest" transform={`translate(${x} ${y})`}>
      <path
        fill="#0b1f2a"
        fillOpacity="0.94"
        stroke="#f4be7e"
        strokeWidth="1.6"
        d={`M${BERTH[boat][0] - x - 9} 22l9 18l9-18Z`}
      />
      <rect
        fill="#0b1f2a"
        fillOpacity="0.94"
        stroke="#f4be7e"
        strokeWidth="1.6"
        x={-half}
        y="-27"
        width={2 * half}
        height="54"
        rx="16"
      />
      {pieces.map((piece, seat) => {
        const at = (seat - (pieces.length - 1) / 2) * 46;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          <g key={seat} transform={`translate(${at})`}>
            <g className={legal.includes(seat) ? undefined : "cm-faint"}>
              <Disc of={piece} s={1.65} />
            </g>
            {legal.includes(seat) && (
              <Ring d={circle(0, 0, 19)} tense={seat === chosen ? "now" : "legal"} thin />
            )}
          </g>
        );
      })}
    </g>
  );
}

const NOTHING: CoveOverlay = {};

function tenseOf(
  place: Boat | Dock,
  { boats, docks, chosenBoats, chosenDock }: CoveOverlay,
): Tense | undefined {
  if (isBoat(place) ? chosenBoats?.includes(place) : place === chosenDock) return "now";
  return (isBoat(place) ? boats?.includes(place) : docks?.includes(place)) ? "legal" : undefined;
}

/** How many of each faction stand on a pier, in the order of PIECES. */
const countsOn = (pier: Pier, boats: readonly BoatState[]): string => {
  const there = boats
    .filter(({ dock }) => dock !== null && DOCK_OF[dock].pier === pier)
    .flatMap(({ pieces }) => pieces);
  return PIECES.map((piece) => there.filter((one) => one === piece).length).join(" ");
};

export const Cove = memo(function Cove(props: CoveProps): ReactNode {
  const { label, boats, piers, freeDock, overlay = NOTHING, name, look } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const at = (boat: Boat): BoatState => boats[boat - 1] ?? { pieces: [], dock: null };
  const taken = new Set(boats.map(({ dock }) => dock));
  const { manifest, ghostDock } = overlay;

  // A narrow frame shows a part: the middle at first, then what the player is to look at.
  const lookX =
    look === undefined ? WIDTH / 2 : (isBoat(look) ? placeOf(look, at(look).dock) : QUAY[look])[0];
  useLayoutEffect(() => {
    const frame = root.current;
    if (frame !== null) frame.scrollLeft = (lookX / WIDTH) * frame.scrollWidth - frame.clientWidth / 2;
  }, [lookX]);

  return (
    <div ref={root} className="cm-board cm-cove">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset. */}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={label}>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus. */}
        <g className="cm-art" aria-hidden="true">
          <Scene id={id} />
          {PIERS.map((pier) => (
            <PierDeck key={pier} pier={pier} {...piers[pier]} counts={countsOn(pier, boats)} />
          ))}
          {DOCKS.map((dock) => {
            const [x, y] = QUAY[dock];
            const tense = tenseOf(dock, overlay);
            return (
              <g key={dock} transform={`translate(${x} ${y})`}>
                {!taken.has(dock) && ghostDock?.dock !== dock && (
                  <>
                    {tense === undefined && <path className="cm-free" d="M-36 16H36" />}
                    <text className="cm-note cm-free-note" y={tense === undefined ? 8 : 20}>
                      {freeDock}
                    </text>
                  </>
                )}
                {tense !== undefined && ghostDock?.dock !== dock && <Ring d={HULL} tense={tense} />}
              </g>
            );
          })}
          {BOATS.map((boat) => (
            <BoatArt
              key={boat}
              boat={boat}
              pieces={at(boat).pieces.join("")}
              dock={at(boat).dock}
              tense={tenseOf(boat, overlay)}
              ghost={overlay.ghosts?.find((ghost) => ghost.boat === boat)?.piece}
              leaving={(overlay.leaving ?? [])
                .flatMap((one) => (one.boat === boat ? [one.seat] : []))
                .join("")}
            />
          ))}
          {ghostDock !== undefined && (
            <BoatArt
              boat={ghostDock.boat}
              pieces={at(ghostDock.boat).pieces.join("")}
              dock={ghostDock.dock}
              tense={ghostDock.dock === overlay.chosenDock ? "now" : "legal"}
              ghost={undefined}
              leaving=""
              faint
            />
          )}
          {manifest !== undefined && (
            <Manifest
              boat={manifest.boat}
              pieces={at(manifest.boat).pieces}
              legal={manifest.legal}
              chosen={manifest.chosen}
            />
          )}
        </g>
        <Hits
          label={label}
          hits={[
            ...BOATS.map((boat) => {
              const [x, y] = placeOf(boat, at(boat).dock);
              return {
                id: `boat ${boat}` as const,
                label: name({ kind: "boat", boat }),
                d: box(x - 50, y - 30, 100, 62),
                lit: overlay.boats?.includes(boat),
                pressed: overlay.chosenBoats?.includes(boat) || undefined,
              };
            }),
            ...DOCKS.filter((dock) => !taken.has(dock)).map((dock) => ({
              id: `dock ${dock}` as const,
              label: name({ kind: "dock", dock }),
              d: box(QUAY[dock][0] - 49, QUAY[dock][1] - 16, 98, 52),
              lit: overlay.docks?.includes(dock),
              pressed: dock === overlay.chosenDock || undefined,
            })),
          ]}
          onChoose={(hit, means) => {
            const [kind, place] = hit.split(" ");
            if (kind === "boat") props.onBoat?.(Number(place) as Boat, means);
            else props.onDock?.(place as Dock, means);
          }}
        />
        {manifest !== undefined && (
          <Hits
            label={name({ kind: "boat", boat: manifest.boat })}
            hits={at(manifest.boat).pieces.map((_, seat) => {
              const [x, y] = manifestAt(manifest.boat, at(manifest.boat).pieces.length);
              return {
                id: `seat ${seat}`,
                label: name({ kind: "seat", boat: manifest.boat, seat }),
                d: circle(x + (seat - (at(manifest.boat).pieces.length - 1) / 2) * 46, y, 22),
                lit: manifest.legal.includes(seat),
                pressed: seat === manifest.chosen || undefined,
              };
            })}
            onChoose={(hit, means) => props.onSeat?.(manifest.boat, Number(hit.slice(5)), means)}
          />
        )}
      </svg>
    </div>
  );
});
