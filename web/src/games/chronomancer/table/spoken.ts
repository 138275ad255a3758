/** What the places say to somebody who does not see them, in a fixed order: name, contents, cost, state. */
import {
  type Ability,
  attemptFor,
  type Boat,
  bestWorth,
  CONFIG,
  type Colour,
  clockOrder,
  costAt,
  type Dock,
  docksTaken,
  FIGURES,
  type Figure,
  halfOf,
  iconsOf,
  isLocked,
  isPortal,
  type LaidTile,
  marksFor,
  type Place,
  type Player,
  priceAt,
  type Size,
  type Space,
  type State,
  TILE,
  type TownsfolkId,
  timepieceOf,
} from "@chronarium/chronomancer";
import { play, type Scene } from "../play.ts";
import { capital, refusalText } from "../text.ts";

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
function refusedAt({ at, seat, plan, language, names }: Scene, place: Place): string | undefined {
  const action = seat === undefined ? undefined : attemptFor(at.state, seat, plan.picks, place);
  const refusal = action === undefined ? undefined : play.refusal(at, action);
  return refusal === undefined ? undefined : refusalText(refusal, language, names);
}

export function speakSpace(
  scene: Scene,
  player: Player,
  space: Space,
  own: boolean,
  last: readonly Space[],
): string {
  const { words, text, plan, setting } = scene;
  const reach = own ? reachOf(scene, space, setting) : [];
  const chooses = own && setting.frame === undefined && plan.picks.some((pick) => pick.startsWith("figure "));
  return words.space({
    name: words.spaceNames[space],
    figures: FIGURES.filter((figure) => player[figure] === space),
    does: capital(text.outlook.does(player, space)),
    total: costAt(player.slots, space),
    parts: isPortal(space) ? priceAt(player, space) : [],
    reach,
    chosen: own && plan.picks.includes(`space ${space}`),
    lastMove: last.includes(space),
    refused: chooses && reach.length === 0 ? refusedAt(scene, { on: "space", space }) : undefined,
  });
}

export const speakFigure = (
  { words, text, plan }: Scene,
  player: Player,
  figure: Figure,
  own: boolean,
): string =>
  words.figure(
    figure,
    text.spaces[player[figure]],
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

export function speakBoat(scene: Scene, state: State, boat: Boat): string {
  const { words, text, lit, plan, at } = scene;
  const { pieces, dock } = state.boats[boat - 1] as State["boats"][number];
  const possible = lit.has(`boat ${boat}`);
  const asked = at.frame?.kind === "seat" || at.frame?.kind === "rob";
  return words.boat(
    {
      boat,
      aboard: text.outlook.company(pieces),
      free: CONFIG.seats - pieces.length,
      dock: dock === null ? undefined : text.outlook.quays[dock],
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
    text.outlook.quays[dock],
    at === -1 ? undefined : text.boat((at + 1) as Boat),
    lit.has(`dock ${dock}`),
  );
}

export const speakIcons = ({ words, text }: Pick<Scene, "words" | "text">, card: TownsfolkId): string =>
  words.icons(iconsOf(card).map((piece) => text.pieces[piece].one));

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

/** What the Goods of a kind on a shelf are called, and what they would bring. */
export function speakGood(
  { words, text }: Scene,
  state: State,
  { shelf }: Player,
  size: Size,
  colour: Colour,
): string {
  const count = shelf[size][colour];
  const worth = count > 0 ? bestWorth(state, size, colour, count) : undefined;
  return words.good(text.goods(size, colour, count), worth);
}

export const speakCard = (scene: Scene, card: TownsfolkId): string =>
  `${scene.text.townsfolk[card]}. ${scene.text.townsfolkDoes(card)} ${speakIcons(scene, card)}`;

export function speakAbility({ words, text, at }: Scene, { staff }: Player, ability: Ability): string {
  const { name, does } = text.abilities[ability];
  const card = staff[ability];
  const used = at.frame?.kind === "staff" && at.frame.used.includes(ability);
  return words.abilityOf(name, does, card && text.townsfolk[card], used);
}
