/** The cove: six boats, three piers with four docks, and how many of each faction stand on each pier. */
import {
  BOATS,
  type Boat,
  type BoatState,
  countOn,
  DOCKS,
  type Dock,
  PIECES,
  PIERS,
  type Pier,
} from "@chronarium/chronomancer";
import {
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Hits } from "../../../play/hits.tsx";
import { BoatArt, HEIGHT, Manifest, manifestAt, placeOf, QUAY, WIDTH } from "./cove-boats.tsx";
import { PierDeck, Scene } from "./cove-shore.tsx";
import { Ring, type Tense } from "./rings.tsx";
import { box, circle, HULL } from "./shapes.ts";
import type { CoveOverlay, CoveProps } from "./types.ts";
import "./board.css";
import "./harbour.css";

const isBoat = (place: Boat | Dock): place is Boat => typeof place === "number";

const NOTHING: CoveOverlay = {};

function tenseOf(
  place: Boat | Dock,
  { boats, docks, chosenBoats, chosenDock }: CoveOverlay,
): Tense | undefined {
  if (isBoat(place) ? chosenBoats?.includes(place) : place === chosenDock) return "now";
  return (isBoat(place) ? boats?.includes(place) : docks?.includes(place)) ? "legal" : undefined;
}

/** How many of each faction stand on a pier, in the order of PIECES. */
const countsOn = (pier: Pier, boats: readonly BoatState[]): string =>
  PIECES.map((piece) => countOn({ boats }, pier, piece)).join(" ");

/** A narrow frame shows a part: the middle at first, then what the player is to look at, until there is something else. */
function useLook(root: RefObject<HTMLDivElement | null>, lookX: number | undefined): void {
  const last = useRef(WIDTH / 2);
  const [turn] = useState(() => (frame: HTMLElement): void => {
    frame.scrollLeft = (last.current / WIDTH) * frame.scrollWidth - frame.clientWidth / 2;
  });
  useLayoutEffect(() => {
    if (lookX === undefined || root.current === null) return;
    last.current = lookX;
    turn(root.current);
  }, [root, lookX, turn]);
  // The drawing has its width when the styles have come, and another when the screen is turned.
  useEffect(() => {
    const frame = root.current;
    if (frame === null) return;
    const observer = new ResizeObserver(() => turn(frame));
    for (const part of [frame, ...frame.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [root, turn]);
}

export const Cove = memo(function Cove(props: CoveProps): ReactNode {
  const { label, boats, piers, freeDock, overlay = NOTHING, name, look, over } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const at = (boat: Boat): BoatState => boats[boat - 1] ?? { pieces: [], dock: null };
  const taken = new Set(boats.map(({ dock }) => dock));
  const { manifest, ghostDock } = overlay;

  const lookX =
    look === undefined ? undefined : (isBoat(look) ? placeOf(look, at(look).dock) : QUAY[look])[0];
  useLook(root, lookX);

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
              changed={overlay.changed?.get(boat)}
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
          {over}
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
