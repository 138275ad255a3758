/** "Why not?": what a choice that the rules refuse stood for, and what would work instead. */
import {
  ABILITIES,
  type Ability,
  type Action,
  actionAt,
  type Boat,
  boatsWithSeat,
  COLOURS,
  type Colour,
  chronomancer,
  FIGURES,
  type Figure,
  isPortal,
  type MoveAction,
  type Piece,
  type Player,
  SPACES,
  type Space,
} from "@chronarium/chronomancer";
import type { Refusal } from "@chronarium/kernel";
import type { Pick, Place } from "./picks.ts";
import type { Setting } from "./setting.ts";

export type Explanation = {
  readonly action: Action;
  readonly refusal: Refusal;
  readonly place: Place | undefined;
  /** What stands in the way. */
  readonly blame: readonly Place[];
  /** Legal actions nearest to the refused one, at most three. */
  readonly fixes: readonly Action[];
};

const MOST = 3;

function picked<Kind extends string>(picks: readonly Pick[], kind: Kind): string | undefined {
  return picks.find((pick) => pick.startsWith(`${kind} `))?.slice(kind.length + 1);
}

/** The action that a choice without a legal meaning stands for. */
export function attemptFor(setting: Setting, picks: readonly Pick[], place: Place): Action | undefined {
  const { frame, state, seat } = setting;
  const mine = seat === undefined ? undefined : state.players[seat];
  if (mine === undefined) return undefined;
  switch (place.on) {
    case "figure":
      return { type: "move", figure: place.figure, to: spaceAfter(mine[place.figure], place.figure) };
    case "space":
      return moveTo(setting, picked(picks, "figure") as Figure | undefined, place.space);
    case "icon": {
      const icons = picks.flatMap((pick) =>
        pick.startsWith("icon ") || pick.startsWith("spend ") ? [pick.split(" ")[1] as Colour] : [],
      );
      const wanted = [...icons, place.colour];
      const freezes =
        frame?.kind === "freeze" || (frame?.kind !== "pay" && !mine.open.includes(place.colour));
      return freezes ? { type: "freeze", icons: wanted } : { type: "pay", frozen: wanted };
    }
    case "tile":
      return { type: "shift", tile: place.tile };
    case "card":
      return { type: "recruit", card: place.card };
    case "ability":
      return workOf(mine, place.ability);
    case "corruption":
      return { type: "discard", card: place.card };
    case "hall":
      return place.piece === "X" ? undefined : { type: "sponsor", faction: place.piece };
    case "good":
      return goodAttempt(setting, picks, place);
    case "boat":
      return boatAttempt(setting, picks, place.boat);
    case "seat":
      return seatAttempt(setting, picks, place);
    case "dock":
      return { type: "dock", dock: place.dock };
  }
}

function spaceAfter(from: Space, figure: Figure): Space {
  const other: readonly Space[] = figure === "assistant" ? ["LC", "RC"] : ["LA", "RA"];
  const start = SPACES.indexOf(from);
  const ring = [...SPACES.slice(start + 1), ...SPACES.slice(0, start)];
  return ring.find((space) => !other.includes(space)) ?? "T1";
}

/** With no figure in hand: one that can go, or the one whose reason is not that the space is the other's. */
function moveTo({ state, seat }: Setting, figure: Figure | undefined, to: Space): Action {
  const moves = (figure === undefined ? FIGURES : [figure]).map((each): MoveAction => {
    return { type: "move", figure: each, to };
  });
  const rank = (move: MoveAction): number => {
    const code = chronomancer.refusal(state, seat ?? 0, move)?.code;
    return code === undefined ? 0 : DULL.includes(code) ? 2 : 1;
  };
  return moves.reduce((best, move) => (rank(move) < rank(best) ? move : best));
}
const DULL: readonly string[] = ["chronomancer/reserved-space", "chronomancer/must-move"];

function workOf({ shelf, corruption }: Player, ability: Ability): Action {
  const small = COLOURS.find((colour) => shelf.small[colour] > 0) ?? "R";
  const large = COLOURS.find((colour) => shelf.large[colour] > 0) ?? "R";
  switch (ability) {
    case "recombobulator":
      return { type: "recombobulate", from: small, to: small === "R" ? "G" : "R" };
    case "embiggener":
      return { type: "embiggen", colour: small };
    case "fractor":
      return { type: "fracture", colour: large };
    case "security":
      return { type: "discard", card: corruption[0] ?? "C01" };
  }
}

function goodAttempt(
  { frame }: Setting,
  picks: readonly Pick[],
  { size, colour }: Extract<Place, { on: "good" }>,
): Action {
  if (frame?.kind === "deed") return { type: "gain", colour };
  if (frame?.kind !== "staff") return { type: "relic", colour };
  const given = picked(picks, "give small") as Colour | undefined;
  const ability = ABILITIES.find((each) => picks.includes(`ability ${each}`));
  if (size === "large" || ability === "fractor") return { type: "fracture", colour };
  if (ability === "embiggener") return { type: "embiggen", colour };
  return given === undefined
    ? { type: "recombobulate", from: colour, to: colour === "R" ? "G" : "R" }
    : { type: "recombobulate", from: given, to: colour };
}

function boatAttempt({ frame }: Setting, picks: readonly Pick[], boat: Boat): Action {
  const [from, piece] = picked(picks, "aboard")?.split(" ") ?? [];
  if (from !== undefined && frame?.kind !== "seat")
    return { type: "movePiece", piece: piece as Piece, from: Number(from) as Boat, to: boat };
  const inHand = frame?.kind === "seat" ? (frame.pieces[0] ?? "R") : "R";
  return { type: "seat", piece: (picked(picks, "piece") as Piece | undefined) ?? inHand, boat };
}

function seatAttempt(
  { frame, state }: Setting,
  picks: readonly Pick[],
  { boat, piece }: Extract<Place, { on: "seat" }>,
): Action {
  const deed = frame?.kind === "deed" ? frame.deed.kind : undefined;
  if (deed === "swap") {
    const [at = "", other = ""] = picked(picks, "aboard")?.split(" ") ?? [];
    const first = (Number(at) || (boat === 1 ? 2 : 1)) as Boat;
    return { type: "swapPieces", boat: first, piece: (other || piece) as Piece, with: boat, other: piece };
  }
  if (deed === "move" || frame?.kind === "rob") {
    const to = boatsWithSeat(state).find((each) => each !== boat) ?? (boat === 1 ? 2 : 1);
    return { type: "movePiece", piece, from: boat, to };
  }
  return { type: "returnPiece", piece, boat };
}

export function explain(
  setting: Setting,
  action: Action,
  refusal: Refusal,
  place: Place | undefined,
): Explanation {
  return {
    action,
    refusal,
    place,
    blame: blameOf(refusal),
    fixes: fixesFor(setting, action).slice(0, MOST),
  };
}

function blameOf({ code, params }: Refusal): readonly Place[] {
  switch (code) {
    case "chronomancer/not-past-assistant":
    case "chronomancer/assistant-there":
    case "chronomancer/assistant-locked":
      return [{ on: "figure", figure: "assistant" }];
    case "chronomancer/machine-stops":
      return [{ on: "space", space: params.space as Space }];
    case "chronomancer/wrong-boat":
      return [{ on: "boat", boat: params.boat as Boat }];
    default:
      return [];
  }
}

function fixesFor({ frame, state, seat, ways }: Setting, refused: Action): readonly Action[] {
  const legal = ways.map(({ action }) => action);
  const mine = seat === undefined ? undefined : state.players[seat];
  if (mine === undefined) return [];
  if (frame !== undefined)
    return [...legal].sort((a, b) => unlike(a, refused) - unlike(b, refused)).slice(0, MOST);
  const moves = legal.filter((action) => action.type === "move");
  if (refused.type === "move") {
    const away = (space: Space): number =>
      (SPACES.indexOf(refused.to) - SPACES.indexOf(space) + SPACES.length) % SPACES.length;
    const byOther = moves.filter(({ figure, to }) => to === refused.to && figure !== refused.figure);
    const near = moves
      .filter(({ figure, to }) => figure === refused.figure && to !== refused.to)
      .sort((a, b) => away(a.to) - away(b.to));
    // CM-15: what lets the Assistant out comes first.
    const key = mine.assistant === "LA" ? "LC" : "RC";
    const free = moves
      .filter(({ figure }) => figure !== refused.figure)
      .sort((a, b) => Number(b.to === key) - Number(a.to === key));
    return [...byOther, ...near, ...(near.length === 0 ? free : [])].filter(
      (move, i, all) => all.indexOf(move) === i,
    );
  }
  return moves.filter(({ to }) => leadsTo(mine, to, refused));
}

/** The fewer of its values a legal answer shares with the refused one, the later it is offered. */
function unlike(legal: Action, refused: Action): number {
  const wanted = Object.entries(refused);
  const has = new Map(Object.entries(legal));
  return wanted.filter(([name, value]) => JSON.stringify(has.get(name)) !== JSON.stringify(value)).length;
}

/** Whether a turn on this space comes to the question that the action answers. */
function leadsTo({ slots }: Player, to: Space, wish: Action): boolean {
  if (!isPortal(to)) return wish.type === (to === "LA" || to === "RA" ? "freeze" : "shift");
  const does = actionAt(slots, to);
  switch (wish.type) {
    case "relic":
    case "gain":
      return does.kind === "relicPair"
        ? does.colours.includes(wish.colour)
        : does.kind !== "recruit" && does.kind !== "activate" && does.colour === wish.colour;
    case "sponsor":
      return does.kind === "relicOrSponsor" && does.colour === wish.faction;
    case "recruit":
      return does.kind === "recruit";
    case "recombobulate":
    case "embiggen":
    case "fracture":
    case "discard":
      return does.kind === "activate";
    default:
      return false;
  }
}
