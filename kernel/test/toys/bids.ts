/**
 * Bids: everybody bids a card of his hand for the prize at the same time; when all have bid, the cards are turned over
 * and the highest one that is alone takes the prize. Whispered, nobody even knows who has bid, and a bid may be changed.
 */
import type { OpenRules, Refusal, Result, Seat, SeatRange, Viewer } from "../../src/contract.ts";
import { imaginedRng, nextInt, type Rng, seedRng, shuffled } from "../../src/rng.ts";
import { type StateShape, shape } from "../../src/state-shape.ts";

export type Options = { readonly whispered: boolean; readonly duel: boolean };
export type Action = { readonly type: "bid"; readonly card: number; readonly round: number };
export type Event =
  | { readonly type: "bid"; readonly seat: Seat; readonly card?: number }
  | { readonly type: "whispered"; readonly seat: Seat; readonly card: number }
  | {
      readonly type: "turned";
      readonly bids: readonly number[];
      readonly winner?: Seat;
      readonly prize: number;
      readonly reveals: true;
    };
type Player = { readonly hand: readonly number[]; readonly bid?: number; readonly points: number };
export type State = {
  readonly whispered: boolean;
  readonly players: readonly Player[];
  /** The first is bid for. */
  readonly prizes: readonly number[];
  readonly gone: readonly number[];
  readonly round: number;
  readonly rng: Rng;
};
export type View = {
  readonly whispered: boolean;
  readonly players: readonly {
    readonly hand: readonly number[];
    readonly points: number;
    readonly hasBid?: boolean;
  }[];
  readonly bid?: number;
  readonly prize?: number;
  readonly gone: readonly number[];
  readonly round: number;
};

const CARDS = [1, 2, 3, 4, 5];
const isOver = ({ round }: State): boolean => round > CARDS.length;

function actors(state: State): readonly Seat[] {
  if (isOver(state)) return [];
  return state.players.flatMap(({ bid }, seat) => (state.whispered || bid === undefined ? [seat] : []));
}

const no = (code: string, rule: string, params: Refusal["params"] = {}): Refusal => ({
  code: `bids/${code}`,
  params,
  rule,
});

function refusal(state: State, seat: Seat, { card, round }: Action): Refusal | undefined {
  if (isOver(state)) return no("game-over", "BI-5");
  // A late bid is for a prize that is gone: it names its round, so it costs nothing.
  if (round !== state.round) return no("other-prize", "BI-2", { round: state.round });
  const { hand, bid } = state.players[seat]!;
  if (!hand.includes(card)) return no("not-in-hand", "BI-1", { card });
  return bid !== undefined && !state.whispered ? no("has-bid", "BI-3") : undefined;
}

function apply(
  state: State,
  seat: Seat,
  { card }: Action,
): { readonly state: State; readonly events: readonly Event[] } {
  const players = state.players.map((player, each) => (each === seat ? { ...player, bid: card } : player));
  const told: Event = { type: state.whispered ? "whispered" : "bid", seat, card };
  const bids = players.flatMap(({ bid }) => bid ?? []);
  if (bids.length < players.length) return { state: { ...state, players }, events: [told] };
  const alone = bids.filter((bid) => bids.indexOf(bid) === bids.lastIndexOf(bid));
  const winner = alone.length === 0 ? undefined : bids.indexOf(Math.max(...alone));
  const [prize, ...prizes] = state.prizes as readonly [number, ...number[]];
  return {
    state: {
      ...state,
      players: players.map(({ hand, bid, points }, each) => ({
        hand: hand.filter((other) => other !== bid),
        points: points + (each === winner ? prize : 0),
      })),
      prizes,
      gone: [...state.gone, prize],
      round: state.round + 1,
    },
    events: [told, { type: "turned", bids, ...(winner !== undefined && { winner }), prize, reveals: true }],
  };
}

function viewFor(state: State, viewer: Viewer): View {
  const { whispered, players, prizes, gone, round } = state;
  const bid = viewer === "observer" ? undefined : players[viewer]!.bid;
  return {
    whispered,
    players: players.map((player) => ({
      hand: player.hand,
      points: player.points,
      ...(!whispered && { hasBid: player.bid !== undefined }),
    })),
    ...(bid !== undefined && { bid }),
    ...(prizes[0] !== undefined && { prize: prizes[0] }),
    gone,
    round,
  };
}

/** Prizes that are neither gone nor on the table follow in any order; others bid any card, or have not bid yet. */
function imagine(view: View, viewer: Viewer, rng: Rng): State {
  let next = rng;
  const draw = (bound: number): number => {
    let drawn: number;
    [drawn, next] = nextInt(next, bound);
    return drawn;
  };
  const [mixed, afterPrizes] = shuffled(
    CARDS.filter((prize) => prize !== view.prize && !view.gone.includes(prize)),
    next,
  );
  next = afterPrizes;
  const prizes = view.prize === undefined ? [] : [view.prize, ...mixed];
  const own = view.players.map((_, seat) => (seat === viewer ? view.bid : undefined));
  const drawn = view.players.map(({ hand, hasBid }, seat) =>
    seat !== viewer && hand.length > 0 && (hasBid ?? draw(2) === 0) ? hand[draw(hand.length)] : own[seat],
  );
  // If all had bid, the cards would have been turned over: somebody has not, and in a whisper it may be anybody else.
  const all = drawn.length > 0 && drawn.every((bid) => bid !== undefined);
  const late = all ? drawn.findIndex((_, seat) => seat !== viewer) : -1;
  return {
    whispered: view.whispered,
    players: view.players.map(({ hand, points }, seat) => {
      const bid = seat === late ? undefined : drawn[seat];
      return { hand, ...(bid !== undefined && { bid }), points };
    }),
    prizes,
    gone: view.gone,
    round: view.round,
    rng: imaginedRng(next),
  };
}

function result(state: State): Result | undefined {
  if (!isOver(state)) return undefined;
  const seats = state.players.map(({ points }, seat) => ({
    seat,
    place: 1 + state.players.filter((other) => other.points > points).length,
    score: points,
    categories: { prizes: points },
  }));
  return { seats, winners: seats.filter(({ place }) => place === 1).map(({ seat }) => seat) };
}

function stateShape({ whispered }: Options, seats: number): StateShape {
  const card = shape.integer(1, CARDS.length);
  const cards = shape.list(card, CARDS.length);
  return shape.fields({
    whispered: shape.exactly(whispered),
    players: shape.each(seats, shape.fields({ hand: cards, points: shape.integer(0, 15) }, { bid: card })),
    prizes: cards,
    gone: cards,
    round: shape.integer(1, CARDS.length + 1),
    rng: shape.rng,
  });
}

export const bids: OpenRules<State, Action, Event, View, Options> = {
  id: "bids",
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  seatsFor: ({ duel }): SeatRange => ({ min: 2, max: duel ? 2 : 4 }),
  simultaneous: true,
  seatNames: ["a", "b", "c", "d"],
  options: { whispered: { kind: "flag", default: false }, duel: { kind: "flag", default: false } },
  actions: {
    bid: { card: { kind: "integer", min: 1, max: 5 }, round: { kind: "integer", min: 1, max: 5 } },
  },
  refusalCodes: ["bids/game-over", "bids/other-prize", "bids/not-in-hand", "bids/has-bid"],
  maxSteps: 1000,
  setup: ({ whispered }, seats, seed) => {
    const [prizes, rng] = shuffled(CARDS, seedRng(seed));
    const players = Array.from({ length: seats }, (): Player => ({ hand: CARDS, points: 0 }));
    return { whispered, players, prizes, gone: [], round: 1, rng };
  },
  actors,
  legalActions: (state, seat) =>
    (state.players[seat]?.hand ?? [])
      .map((card): Action => ({ type: "bid", card, round: state.round }))
      .filter((action) => refusal(state, seat, action) === undefined),
  refusal,
  apply,
  viewFor,
  redact: (event, viewer) => {
    if (event.type === "turned" || event.seat === viewer) return event;
    return event.type === "whispered" ? undefined : { type: "bid", seat: event.seat };
  },
  imagine,
  stateShape,
  result,
  invariants: ({ players, prizes, gone, round }) => [
    ...([...prizes, ...gone].sort((a, b) => a - b).join() === CARDS.join()
      ? []
      : [`the prizes are ${prizes.join(" ")}`]),
    ...players.flatMap(({ hand }, seat) =>
      new Set(hand).size === prizes.length && hand.length === prizes.length
        ? []
        : [`seat ${seat} has ${hand.join(" ")} for ${prizes.length} prizes`],
    ),
    ...(gone.length === round - 1 ? [] : [`${gone.length} prizes are gone in round ${round}`]),
    ...players.flatMap(({ hand, bid }, seat) =>
      bid === undefined || hand.includes(bid) ? [] : [`seat ${seat} bid ${bid} from ${hand.join(" ")}`],
    ),
    ...(players.every(({ bid }) => bid !== undefined)
      ? ["everybody has bid, and nothing was turned over"]
      : []),
  ],
};
