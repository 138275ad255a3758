/** What stands on a square and what a move would bring, as facts for the sentences of any language. */
import { type Seat, unreachable } from "@chronarium/kernel";
import {
  type Action,
  type Building,
  buildingOn,
  capacityOf,
  cardsFor,
  completes,
  cubesOn,
  DEMOLITION_PRICE,
  ERAS,
  type Era,
  type Event,
  eraOf,
  type Forecast,
  type Ground,
  gridOf,
  HAND,
  INCOME_ROUNDS,
  type IncomeChange,
  incomeChange,
  type Player,
  placeAt,
  type Question,
  type Spot,
  type SquareId,
  type State,
  surchargeIn,
  surchargeOf,
  type Terrain,
  terrainAt,
} from "../src/index.ts";
import { kindOf, oneLarger } from "./pieces.ts";
import type { GameText, Kind } from "./types.ts";

/** A piece in a sentence: what, and whose if it has an owner; "you" is the person who reads. */
export type Piece = { readonly kind: Kind; readonly owner?: string; readonly ruin?: boolean };
type PieceAt = Piece & { readonly at: SquareId };

export type SquareFacts = {
  readonly at: SquareId;
  readonly era: Era;
  readonly piece: Piece | undefined;
  /** A printed hamlet, not a tile. */
  readonly printed: boolean;
  readonly cubes: readonly { readonly who: string; readonly count: number }[];
  readonly capacity: number | undefined;
  /** One card of a half-paid renovation lies here. */
  readonly halfPaid: boolean;
  readonly renovated: boolean;
  readonly terrain: Terrain;
  readonly surcharge: number;
  readonly domain: { readonly leaders: readonly string[]; readonly ecus: number } | undefined;
  readonly lastMove: boolean;
  /** What the act in hand would do here. */
  readonly possible: string | undefined;
  /** Buildings that would be lost, by era, in the order of time. */
  readonly lost: readonly { readonly era: Era; readonly pieces: readonly Piece[] }[];
  readonly refused: string | undefined;
};

export type OutlookText = {
  /** "your Keep", "Idris’s Keep", "the Keep ruin". */
  readonly piece: (piece: Piece) => string;
  readonly domain: (leaders: readonly string[], ecus: number) => string;
  /** "1 blue card for the forest". */
  readonly surcharge: (cards: string, ground: Ground) => string;
  /** Name, era, contents, terrain, domain, state; in this order. */
  readonly square: (facts: SquareFacts, full: boolean) => string;
  /** What would happen, era by era. */
  readonly after: {
    /** `surcharge`: the cards for the ground, in words. */
    readonly build: (paid: string, ecus: number, surcharge: string | undefined) => string;
    readonly grow: (paid: string, ecus: number, surcharge: string | undefined) => string;
    readonly demolish: (paid: string) => string;
    readonly populate: (kind: Kind) => string;
    readonly renovate: (paid: string) => string;
    readonly renovatePart: (paid: string) => string;
    readonly appears: (piece: Piece) => string;
    readonly arrivesAsRuin: (kind: Kind) => string;
    /** The building at a square of that board becomes a larger one. */
    readonly grows: (at: SquareId, kind: Kind) => string;
    readonly matched: string;
    readonly blocked: (by: "dominion" | "hierarchy" | "tile" | "cube", kind: Kind) => string;
    readonly vanishes: (piece: PieceAt) => string;
    readonly shadow: (piece: Piece) => string;
    readonly shrinks: (piece: PieceAt, to: Kind) => string;
    readonly gone: (piece: PieceAt) => string;
    /** `loser`: the square of the one that the powers decide against. */
    readonly conflict: (kind: Kind, members: readonly string[], loser: SquareId | undefined) => string;
    readonly cubeKept: (who: string, at: SquareId) => string;
    /** What somebody has to decide before the rest is known. */
    readonly asked: (who: string, decision: Decision) => string;
    readonly income: (change: IncomeChange) => string;
    readonly travel: (from: Era, to: Era) => string;
    readonly discard: (cards: number) => string;
    readonly draw: (cards: number) => string;
    readonly incomeNow: (ecus: number) => string;
    readonly exchange: (cards: number) => string;
  };
};

/** A question as a preview tells of it: which one shrinks, where the smaller one stands, who leaves a cube. */
export type Decision =
  | { readonly kind: "loser" }
  | { readonly kind: "place"; readonly piece: Kind }
  | { readonly kind: "keeper"; readonly at: SquareId };

type Who = (seat: Seat) => string;

export type Sentence = { readonly text: string; readonly rule?: string };

type PieceEvent = Extract<Event, { readonly building: unknown; readonly at: string; readonly size: unknown }>;

const pieceIn = (event: PieceEvent, who: Who): PieceAt => ({
  kind: kindOf(event.building, event.size),
  at: event.at,
  ...("owner" in event && event.owner !== undefined && { owner: who(event.owner) }),
  ...("era" in event && event.era === "reason" && event.building !== "civil" && { ruin: true }),
});

/** The sentence for one event that is foreseen, or nothing where another one says it. */
function sentence(
  event: Event,
  all: readonly Event[],
  price: Price,
  text: GameText,
  who: Who,
): Sentence | undefined {
  const { after, piece } = text.outlook;
  const { coloured } = text.count;
  switch (event.type) {
    case "built":
    case "upgraded": {
      const bonus = all.find((other) => other.type === "bonus");
      const tell = event.type === "built" ? after.build : after.grow;
      return { text: tell(price.base, bonus?.ecus ?? 0, price.surcharge) };
    }
    case "demolished":
      return { text: after.demolish(coloured(event.paid)) };
    case "rippled":
      if (event.replaces !== undefined)
        return { text: after.grows(event.replaces, kindOf(event.building, event.size)) };
      return event.era === "reason" && event.building !== "civil"
        ? { text: after.arrivesAsRuin(kindOf(event.building, event.size)) }
        : { text: after.appears(pieceIn(event, who)) };
    case "rippleMatched":
      return { text: after.matched, rule: event.rule };
    case "rippleBlocked":
      return { text: after.blocked(event.by, kindOf(event.building, event.size)), rule: event.rule };
    case "destroyed": {
      const gone = all.every(
        (other) => other.type !== "downsized" || other.from !== event.at || other.era !== event.era,
      );
      const lost = {
        paradox: after.vanishes,
        shadow: after.shadow,
        downsized: gone ? after.gone : undefined,
      };
      const tell = lost[event.cause];
      return tell && { text: tell(pieceIn(event, who)), rule: event.rule };
    }
    case "downsized": {
      const was = {
        ...pieceIn(event, who),
        kind: kindOf(event.building, oneLarger(event.size)),
        at: event.from,
      };
      return { text: after.shrinks(was, kindOf(event.building, event.size)), rule: event.rule };
    }
    case "conflict": {
      const kind = kindOf(event.building, event.size);
      const members = event.members.map(({ at, owner }) => `${piece({ kind, owner: who(owner) })} (${at})`);
      return { text: after.conflict(kind, members, event.loser), rule: event.rule };
    }
    case "cubeKept":
      return { text: after.cubeKept(who(event.seat), event.at), rule: event.rule };
    case "asked":
      return {
        text: after.asked(who(event.question.seat), decisionIn(event.question)),
        rule: event.question.rule,
      };
    default:
      return undefined;
  }
}

function decisionIn(question: Question): Decision {
  switch (question.kind) {
    case "chooseLoser":
      return { kind: "loser" };
    case "placeDownsized":
      return { kind: "place", piece: kindOf(question.building, question.size) };
    case "chooseKeeper":
      return { kind: "keeper", at: question.at };
    default:
      return unreachable(question);
  }
}

type Price = { readonly base: string; readonly surcharge: string | undefined };

function priceIn(text: GameText, state: State, action: Action): Price {
  const cards = cardsFor(state, action);
  const extra = surchargeIn(state, action);
  if (extra === undefined) return { base: text.count.coloured(cards), surcharge: undefined };
  return {
    base: text.count.coloured(cards.slice(0, cards.length - extra.cards.length)),
    surcharge: text.outlook.surcharge(text.count.coloured(extra.cards), extra.ground),
  };
}

/** "2 orange cards + 1 blue card for the forest": what an action costs, part by part. */
export function priceText(text: GameText, state: State, action: Action): string {
  const { base, surcharge } = priceIn(text, state, action);
  const ecus = action.type === "demolish" ? [text.count.ecus(DEMOLITION_PRICE)] : [];
  return [...ecus, base, ...(surcharge === undefined ? [] : [surcharge])].join(" + ");
}

/** An action with its sure events, and the incomes before and after it. */
export type Foreseen = {
  readonly action: Action;
  readonly seat: Seat;
  readonly events: readonly Event[];
  /** Afterwards there is one for each way in which open questions may be answered. */
  readonly forecasts: { readonly before: Forecast; readonly after: readonly Forecast[] };
};

/** What the action would bring, in the order of time; eras in which nothing happens are left out. */
export function consequences(
  text: GameText,
  state: State,
  foreseen: Foreseen,
  who: Who,
): readonly { readonly era: Era; readonly lines: readonly Sentence[] }[] {
  const { action, seat, events, forecasts } = foreseen;
  const price = priceIn(text, state, action);
  const change = incomeChange(forecasts.before, forecasts.after, seat);
  const lines = ERAS.map((era) => {
    const told = events
      .filter((event) => eraOf(event) === era)
      .flatMap((event) => sentence(event, events, price, text, who) ?? []);
    const income = change[era];
    const money = income === undefined ? [] : [{ text: text.outlook.after.income(income) }];
    return { era, lines: [...doing(text, state, foreseen, era), ...told, ...money] };
  });
  return lines.filter((line) => line.lines.length > 0);
}

/** The acts that are no building work say themselves here. */
function doing(text: GameText, state: State, { action, seat }: Foreseen, era: Era): readonly Sentence[] {
  const { after } = text.outlook;
  if (action.type === "travel") {
    const from = (state.players[seat] as Player).pawns[action.pawn];
    return era === action.to ? [{ text: after.travel(from, action.to) }] : [];
  }
  if (era !== "reason") return [];
  if (action.type === "populate") {
    const building = buildingOn(state, "reason", action.at);
    return building === undefined ? [] : [{ text: after.populate(kindOf("civil", building.size)) }];
  }
  if (action.type !== "renovate") return [];
  const tell = completes(state, action) ? after.renovate : after.renovatePart;
  return [{ text: tell(text.count.coloured(cardsFor(state, action))) }];
}

/** What ending the turn brings, as far as anybody may know it. */
export function endLines(text: GameText, state: State, seat: Seat, { seats }: Forecast): readonly Sentence[] {
  const { after } = text.outlook;
  const { hand } = state.players[seat] as Player;
  const left = state.options.keepCards ? 0 : hand.length;
  const income = INCOME_ROUNDS.includes(state.round);
  return [
    ...(left === 0 ? [] : [{ text: after.discard(left) }]),
    { text: after.draw(HAND - (state.options.keepCards ? hand.length : 0)) },
    ...(income ? [{ text: after.incomeNow(seats[seat]?.total ?? 0), rule: "KH-110" }] : []),
  ];
}

/** What a square holds, for somebody who does not see it. */
export function squareFacts(
  state: State,
  { domains }: Forecast,
  { era, at }: Spot,
  who: Who,
): Omit<SquareFacts, "lastMove" | "possible" | "lost" | "refused"> {
  const building = buildingOn(state, era, at);
  const tile = building?.tile;
  const place = placeAt(gridOf(state.options.map), at, 1);
  const domain = building && domains[era].find(({ buildings }) => buildings.includes(building.at));
  const lives = era === "reason" && building !== undefined;
  return {
    at,
    era,
    piece: building && pieceOn(building, era, who),
    printed: building !== undefined && tile === undefined,
    cubes: lives ? cubesOn(state, building).map(({ seat, count }) => ({ who: who(seat), count })) : [],
    capacity: lives && building.type === "civil" ? capacityOf(state.options, building.size) : undefined,
    halfPaid: tile !== undefined && "progress" in tile && tile.progress !== undefined,
    renovated: tile !== undefined && "renovated" in tile && tile.renovated,
    terrain: terrainAt(state, at),
    surcharge: place && !building ? surchargeOf(state.options, state.players.length, place) : 0,
    domain: domain && { leaders: domain.leaders.map(who), ecus: domain.ecus },
  };
}

function pieceOn({ tile, type, size }: Building, era: Era, who: Who): Piece {
  const kind = kindOf(type, size);
  if (tile !== undefined && "owner" in tile) return { kind, owner: who(tile.owner) };
  const ruin = tile !== undefined && "renovated" in tile && !tile.renovated && era === "reason";
  return ruin ? { kind, ruin } : { kind };
}
