/** The chronicle: one sentence or two for everything that happens. */
import { type Seat, unreachable } from "@chronarium/kernel";
import type { Colour, Event, Question, SquareId } from "../../src/index.ts";
import { capital, cardsOf, cubesBySeat, kindOf, oneLarger, oneSmaller, renovationOf } from "../pieces.ts";
import type { Names } from "../types.ts";
import {
  cards,
  coloured,
  colouredCards,
  colours,
  cubes,
  does,
  ecus,
  eras,
  kinds,
  list,
  on,
  pawns,
  standing,
  thePiece,
  thePieceAt,
  who,
  whose,
} from "./words.ts";

type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;

/** "2 orange cards" to those who may know, "2 cards" to the others. */
const seen = (event: { readonly count: number; readonly cards?: readonly Colour[] }): string =>
  event.count === 0 ? "no cards" : event.cards === undefined ? cards(event.count) : coloured(event.cards);

/** The new top-left square, where it is another one. */
const moved = (from: SquareId, at: SquareId): string => (from === at ? "" : ` at ${at}`);

export function event(it: Event, names: Names): string {
  switch (it.type) {
    case "turnBegan":
      return `Round ${it.round}: ${whose(it.seat, names)} turn begins.`;
    case "exchanged":
      return `${does(it.seat, names, "pays", "pay")} ${ecus(it.price)} to exchange ${seen(it)}.`;
    case "travelled":
      return `${capital(whose(it.seat, names))} ${pawns[it.pawn]} travels from ${eras[it.from]} to ${eras[it.to]} for ${ecus(1)}.`;
    case "built":
      return `${does(it.seat, names, "builds", "build")} ${kinds[kindOf(it.building, it.size)].a} at ${it.at} ${on(it.era)} for ${coloured(it.paid)}.`;
    case "upgraded":
      return upgraded(it, names);
    case "demolished":
      return `${does(it.seat, names, "demolishes", "demolish")} ${thePieceAt(withoutOwner(it), names)} ${on(it.era)} for ${ecus(1)} and ${coloured(it.paid)}.`;
    case "bonus":
      return `${does(it.seat, names, "takes", "take")} a bonus of ${ecus(it.ecus)}.`;
    case "rippled":
      return rippled(it, names);
    case "rippleMatched":
      return `${eras[it.era]} already holds ${thePieceAt(it, names)}: nothing changes there.`;
    case "rippleBlocked":
      return rippleBlocked(it, names);
    case "destroyed":
      return destroyed(it, names);
    case "cubeKept":
      return `${does(it.seat, names, "leaves", "leave")} ${cubes(1)} on the printed hamlet at ${it.at} ${on("reason")}.`;
    case "conflict":
      return conflict(it, names);
    case "downsized":
      return `${capital(thePiece({ ...it, size: oneLarger(it.size) }, names))} at ${it.from} ${on(it.era)} is now ${kinds[kindOf(it.building, it.size)].a}${moved(it.from, it.at)}.`;
    case "asked":
      return `${choosing(it.question, names)}.`;
    case "populated":
      return `${does(it.seat, names, "populates", "populate")} ${standing(kindOf("civil", it.size)).the} at ${it.at} ${on("reason")}: ${cubes(1)} for ${colouredCards(1, "blue")}.`;
    case "renovated":
      return renovated(it, names);
    case "ended":
      return `${does(it.seat, names, "ends the turn", "end your turn")}.`;
    case "kept":
      return `${does(it.seat, names, "keeps", "keep")} ${seen(it)}.`;
    case "discarded":
      return `${does(it.seat, names, "discards", "discard")} ${seen(it)}.`;
    case "drew":
      return `${does(it.seat, names, "draws", "draw")} ${seen(it)}.`;
    case "tookFromRow":
      return `${does(it.seat, names, "takes", "take")} ${it.card === "orange" ? "an" : "a"} ${colours[it.card].name} card from the row.`;
    case "rowRefilled":
      return `The row is refilled with ${coloured(it.cards)}.`;
    case "reshuffled":
      return `The draw pile is empty: ${cards(it.count)} from the discard pile make a new one.`;
    case "income":
      return income(it, names);
    case "gameEnded":
      return `The game is over: ${won(it.winners, names)}.`;
    default:
      return unreachable(it);
  }
}

function won(winners: readonly Seat[], names: Names): string {
  const [only, second] = winners;
  if (only === undefined || second !== undefined)
    return `${list(winners.map((seat) => who(seat, names)))} share the victory`;
  return only === names.you ? "you win" : `${names.seat(only)} wins`;
}

/** A sentence that begins with the owner does not name the owner again. */
function withoutOwner<Piece extends { readonly seat: number; readonly owner?: number }>(piece: Piece): Piece {
  if (piece.owner !== piece.seat) return piece;
  const { owner: _, ...rest } = piece;
  return rest as Piece;
}

function upgraded(it: EventOf<"upgraded">, names: Names): string {
  const old = thePieceAt({ ...withoutOwner(it), size: it.was, at: it.from }, names);
  return `${does(it.seat, names, "upgrades", "upgrade")} ${old} ${on(it.era)} to ${kinds[kindOf(it.building, it.size)].a}${moved(it.from, it.at)} for ${coloured(it.paid)}.`;
}

function rippled(it: EventOf<"rippled">, names: Names): string {
  const { a, one } = kinds[kindOf(it.building, it.size)];
  const ruin = it.era === "reason" && it.building !== "civil";
  const copy = it.owner === undefined ? (ruin ? `${a} ruin` : a) : `${whose(it.owner, names)} ${one}`;
  // Only a hamlet is smaller than a Town.
  const was = it.building === "civil" && it.size === 2 ? "hamlet" : "building";
  return it.replaces === undefined
    ? `The ripple reaches ${eras[it.era]}: ${copy} appears at ${it.at}.`
    : `The ripple reaches ${eras[it.era]}: the ${was} at ${it.replaces} becomes ${copy}${moved(it.replaces, it.at)}.`;
}

function rippleBlocked(it: EventOf<"rippleBlocked">, names: Names): string {
  const why = {
    dominion: `${thePieceAt(it, names)} would link two domains there`,
    hierarchy: `${thePieceAt(it, names)} would share the top of its domain there`,
    tile: `no ${kinds[kindOf(it.building, it.size)].one} tile is left in the stock`,
    cube: `${it.owner === undefined ? "its owner has" : it.owner === names.you ? "you have" : `${names.seat(it.owner)} has`} no cube left for ${standing(kindOf(it.building, it.size)).the} at ${it.at}`,
  }[it.by];
  return `The ripple stops before ${eras[it.era]}: ${why}.`;
}

function destroyed(it: EventOf<"destroyed">, names: Names): string {
  const piece = thePieceAt(it, names);
  const home = cubesHome(it, names);
  switch (it.cause) {
    case "paradox":
      return `Temporal paradox ${on(it.era)}: ${piece} is destroyed${home}.`;
    case "shadow":
      return `Its shadow ${on(it.era)}, ${piece}, falls too${home}.`;
    case "downsized":
      if (it.rule === "KH-82")
        return `${capital(piece)} ${on(it.era)} is destroyed: no ${kinds[kindOf(it.building, oneSmaller(it.size))].one} tile is left to replace it.`;
      return it.size === 1
        ? `${capital(piece)} ${on(it.era)} is lost: no building is smaller.`
        : `${capital(piece)} ${on(it.era)} is downsized.`;
    default:
      return unreachable(it.cause);
  }
}

/** Cubes on Reason are told; the one of an owner goes without saying. */
function cubesHome(it: EventOf<"destroyed">, names: Names): string {
  const home = cubesBySeat(it.cubesHome);
  if (it.era !== "reason" || home.length === 0) return "";
  if (it.building !== "civil")
    return `, and ${list(home.map(([seat]) => whose(seat, names)))} marker cube goes home`;
  const all = home.reduce((sum, [, count]) => sum + count, 0);
  const parts = home.map(
    ([seat, count], i) =>
      `${i === 0 ? cubes(count) : count} of ${seat === names.you ? "yours" : names.seat(seat)}`,
  );
  return `, and ${list(parts)} ${all === 1 ? "goes" : "go"} home`;
}

const POWERS: Readonly<Record<"might" | "faith", readonly string[]>> = {
  might: ["military power"],
  faith: ["religious power", "military power"],
};

function conflict(it: EventOf<"conflict">, names: Names): string {
  const division = it.rule === "KH-85";
  const words = it.era === "reason" ? [] : POWERS[it.era];
  const members = it.members.map(({ at, owner, power }) => {
    const powers = division ? [] : power.map((value, i) => `${words[i]} ${value}`);
    return `${thePieceAt({ ...it, at, owner }, names)}${powers.length === 0 ? "" : ` (${powers.join(", ")})`}`;
  });
  const end =
    it.loser !== undefined
      ? `The one at ${it.loser} has to give way.`
      : division
        ? "They come from one domain, so the active player’s rule decides."
        : "The powers are equal, so the active player’s rule decides.";
  return `Equals share the top of a domain ${on(it.era)}: ${list(members)}. ${end}`;
}

function renovated(it: EventOf<"renovated">, names: Names): string {
  const { one } = kinds[kindOf(it.building, it.size)];
  const paid = coloured(cardsOf(it.building, it.cards));
  if (!it.complete)
    return `${does(it.seat, names, "pays", "pay")} ${paid} of ${renovationOf(it.size)} for the ${one} ruin at ${it.at} ${on("reason")}. A marker cube holds the place.`;
  return it.cards === renovationOf(it.size)
    ? `${does(it.seat, names, "renovates", "renovate")} the ${one} ruin at ${it.at} ${on("reason")} for ${paid}.`
    : `${does(it.seat, names, "completes", "complete")} the renovation of the ${one} at ${it.at} ${on("reason")} for ${paid}.`;
}

function income(it: EventOf<"income">, names: Names): string {
  const collects = does(it.seat, names, "collects", "collect");
  if (it.ecus === 0) return `${collects} nothing ${on(it.era)}.`;
  const [only, second] = it.domains;
  return only !== undefined && second === undefined
    ? `${collects} ${ecus(it.ecus)} ${on(it.era)} from the domain at ${only.at}.`
    : `${collects} ${ecus(it.ecus)} ${on(it.era)}: ${list(it.domains.map((d) => `${d.ecus} from the domain at ${d.at}`))}.`;
}

/** Who has to choose what, as others are told. */
export function choosing(question: Question, names: Names): string {
  const chooses = does(question.seat, names, "has to choose", "have to choose");
  switch (question.kind) {
    case "chooseLoser":
      return `${chooses} which rival ${on(question.era)} is downsized`;
    case "placeDownsized":
      return `${chooses} where ${kinds[kindOf(question.building, question.size)].the} stands in place of ${kinds[kindOf(question.building, oneLarger(question.size))].the} at ${question.from} ${on(question.era)}`;
    case "chooseKeeper":
      return `${chooses} who leaves a cube on the printed hamlet at ${question.at} ${on("reason")}`;
    default:
      return unreachable(question);
  }
}
