/** What the places say to somebody who does not see them, in a fixed order: name, contents, cost, state. */
import {
  actionAt,
  type Boat,
  COLUMNS,
  CONFIG,
  type Colour,
  chronomancer,
  clockOrder,
  costAt,
  type Dock,
  docksTaken,
  FIGURES,
  type Figure,
  halfOf,
  halvesOf,
  iconsOf,
  isLocked,
  isPortal,
  type LaidTile,
  marksFor,
  PIECES,
  type Piece,
  type Player,
  SEAMS,
  type Side,
  type Space,
  type State,
  TILE,
  type TownsfolkId,
  timepieceOf,
} from "@chronarium/chronomancer";
import { refusalText } from "./chronicle.ts";
import { attemptFor } from "./explain.ts";
import type { Place } from "./picks.ts";
import type { Scene } from "./use-scene.ts";
import type { CostPart } from "./words/types.ts";

/** What a turn on this space does, in a few words. */
export function doesAt({ text, words }: Pick<Scene, "text" | "words">, player: Player, space: Space): string {
  if (isPortal(space)) return text.portal(actionAt(player.slots, space));
  return space === "LA" || space === "RA"
    ? words.does.freeze
    : words.does.shift(space === "LC" ? "left" : "right");
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function partsOf({ slots }: Player, space: Space): readonly CostPart[] {
  if (!isPortal(space)) return [];
  const { left, right } = SEAMS[space];
  const [one, two] = halvesOf(slots, space);
  const from = (slot: typeof left): Side | "frame" => (slot === undefined ? "frame" : slots[slot].side);
  return [
    { cost: one, from: from(left) },
    { cost: two, from: from(right) },
  ];
}

/** Which figures can reach a space now. */
export const reachOf = ({ lit, plan }: Scene, space: Space, at: Scene["at"]): readonly Figure[] =>
  lit.has(`space ${space}`) || plan.picks.includes(`space ${space}`)
    ? FIGURES.filter((figure) =>
        at.ways.some(
          ({ action }) => action.type === "move" && action.figure === figure && action.to === space,
        ),
      )
    : [];

/** Why a place is closed, in a sentence; only while something is being chosen there. */
function refusedAt(scene: Scene, place: Place): string | undefined {
  const { at, seat, plan, language, names } = scene;
  if (seat === undefined) return undefined;
  const action = attemptFor(at, plan.picks, place);
  const refusal = action === undefined ? undefined : chronomancer.refusal(at.state, seat, action);
  return refusal === undefined ? undefined : refusalText(refusal, language, names);
}

export function speakSpace(
  scene: Scene,
  player: Player,
  space: Space,
  own: boolean,
  last: readonly Space[],
): string {
  const { words, plan, setting } = scene;
  const reach = own ? reachOf(scene, space, setting) : [];
  const chooses = own && setting.frame === undefined && plan.picks.some((pick) => pick.startsWith("figure "));
  return words.space({
    name: words.spaceNames[space],
    figures: FIGURES.filter((figure) => player[figure] === space),
    does: capital(doesAt(scene, player, space)),
    total: costAt(player.slots, space),
    parts: partsOf(player, space),
    reach,
    chosen: own && plan.picks.includes(`space ${space}`),
    lastMove: last.includes(space),
    refused: chooses && reach.length === 0 ? refusedAt(scene, { on: "space", space }) : undefined,
  });
}

export const speakFigure = ({ words, plan }: Scene, player: Player, figure: Figure, own: boolean): string =>
  words.figure(
    figure,
    words.spaceNames[player[figure]],
    figure === "assistant" && isLocked(player),
    own && plan.picks.includes(`figure ${figure}`),
  );

export const speakIcon = (
  { words, text, plan, state }: Scene,
  { open }: Player,
  colour: Colour,
  own: boolean,
): string =>
  words.icon(
    text.colours[colour].faction,
    open.includes(colour),
    state.halls[colour],
    own && (plan.picks.includes(`icon ${colour}`) || plan.picks.includes(`spend ${colour}`)),
  );

export const speakTile = ({ words, text }: Scene, { tile, side }: LaidTile): string =>
  words.tile(text.tile(tile), side, TILE[tile].left[side], TILE[tile].right[side]);

/** "2 Bards and 1 Rogue". */
export const partyOf = ({ words }: Pick<Scene, "words">, pieces: readonly Piece[]): string =>
  words.party(
    PIECES.map((piece): [string, number] => [
      words.pieceOf(piece),
      pieces.filter((other) => other === piece).length,
    ]).filter(([, count]) => count > 0),
  );

export function speakBoat(scene: Scene, state: State, boat: Boat): string {
  const { words, text, lit, plan, at } = scene;
  const { pieces, dock } = state.boats[boat - 1] as State["boats"][number];
  const possible = lit.has(`boat ${boat}`);
  const asked = at.frame?.kind === "seat" || at.frame?.kind === "rob";
  return words.boat(
    {
      boat,
      aboard: partyOf(scene, pieces),
      free: CONFIG.seats - pieces.length,
      dock: dock === null ? undefined : words.dockNames[dock],
      half: halfOf(boat),
      possible,
      chosen: plan.picks.includes(`boat ${boat}`),
      refused: asked && !possible ? refusedAt(scene, { on: "boat", boat }) : undefined,
    },
    capital(text.boat(boat)),
  );
}

export function speakDock({ words, text, lit }: Scene, state: State, dock: Dock): string {
  const at = state.boats.findIndex((boat) => boat.dock === dock);
  return words.dock(
    words.dockNames[dock],
    at === -1 ? undefined : text.boat((at + 1) as Boat),
    lit.has(`dock ${dock}`),
  );
}

export const speakIcons = ({ words }: Pick<Scene, "words">, card: TownsfolkId): string =>
  words.icons(iconsOf(card).map((piece) => words.pieceOf(piece)));

/** All that the Clock says. */
export function speakClock({ words, text, who }: Scene, state: State): string {
  return words.board.clock({
    day: state.day,
    pieces: clockOrder(state).map((each) => ({
      who: who(each),
      hour: text.hour(timepieceOf(state, each).hour),
    })),
    marks: marksFor(state.players.length).map((hour) => text.hour(hour)),
    marker: state.marker === null ? undefined : text.hour(state.marker),
    docks: docksTaken(state),
  });
}

/** The tile that a shift would push out, as it would lie in the Time Stream. */
export function leavingTile({ slots }: Player, column: "left" | "right"): LaidTile {
  const { tile, side } = slots[COLUMNS[column].bottom];
  return { tile, side: side === "white" ? "blue" : "white" };
}
