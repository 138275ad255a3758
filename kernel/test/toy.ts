/** Rift: a small game for the kernel's own tests, with hidden cards, dice and a decision within a decision. */
import type { OpenRules, Refusal, Result, Seat, Viewer } from "../src/contract.ts";
import { imaginedRng, nextInt, type Rng, seedRng, shuffled } from "../src/rng.ts";
import { type StateShape, shape } from "../src/state-shape.ts";
import { TranscriptError } from "../src/transcript.ts";
import { unreachable } from "../src/unreachable.ts";

const CARDS = [
  { id: "echo", cost: 1, points: 1 },
  { id: "loop", cost: 2, points: 3 },
  { id: "paradox", cost: 3, points: 5 },
] as const;
type CardId = (typeof CARDS)[number]["id"];
const CARD_IDS: readonly CardId[] = CARDS.map(({ id }) => id);

export type Action =
  | { readonly type: "charge" }
  | { readonly type: "draw" }
  | { readonly type: "pass" }
  /** A paradox makes its target throw cards away. */
  | { readonly type: "play"; readonly card: CardId; readonly target?: Seat }
  | { readonly type: "discard"; readonly cards: readonly CardId[] };

export type Event =
  | { readonly type: "charged"; readonly seat: Seat; readonly energy: number; readonly reveals: true }
  | { readonly type: "drew"; readonly seat: Seat; readonly card: CardId | "hidden"; readonly reveals: true }
  | { readonly type: "passed"; readonly seat: Seat }
  | { readonly type: "played"; readonly seat: Seat; readonly card: CardId; readonly target?: Seat }
  | { readonly type: "discarded"; readonly seat: Seat; readonly cards: readonly CardId[] };

type Player = {
  readonly energy: number;
  readonly hand: readonly CardId[];
  readonly played: readonly CardId[];
};
type Frame = { readonly kind: "discard"; readonly seat: Seat; readonly count: number };
export type State = {
  readonly target: number;
  /** Of each card. */
  readonly copies: number;
  readonly players: readonly Player[];
  readonly deck: readonly CardId[];
  readonly discards: readonly CardId[];
  readonly turn: number;
  readonly pending: readonly Frame[];
  readonly rng: Rng;
};
export type View = {
  readonly target: number;
  readonly copies: number;
  readonly hand?: readonly CardId[];
  readonly players: readonly {
    readonly energy: number;
    readonly cards: number;
    readonly played: readonly CardId[];
  }[];
  readonly deck: number;
  readonly discards: readonly CardId[];
  readonly turn: number;
  readonly pending: readonly Frame[];
};
export type Options = { readonly target: number; readonly rich: boolean; readonly deck: string };

const MAX_TURNS = 40;
const COPIES: Readonly<Record<string, number>> = { small: 4, full: 6, tiny: 1 };

const cardOf = (id: CardId) => CARDS.find((card) => card.id === id)!;
const points = (player: Player): number => player.played.reduce((sum, id) => sum + cardOf(id).points, 0);
const ordered = (cards: readonly CardId[]): CardId[] =>
  CARD_IDS.flatMap((id) => cards.filter((card) => card === id));

function actors(state: State): readonly Seat[] {
  if (state.turn >= MAX_TURNS || state.players.some((player) => points(player) >= state.target)) return [];
  const frame = state.pending.at(-1);
  return [frame === undefined ? state.turn % state.players.length : frame.seat];
}

function refuse(code: string, rule: string, params: Refusal["params"] = {}): Refusal {
  return { code: `rift/${code}`, params, rule };
}

function refusal(state: State, seat: Seat, action: Action): Refusal | undefined {
  const [actor] = actors(state);
  if (actor === undefined) return refuse("game-over", "RI-1");
  if (seat !== actor) return refuse("not-your-turn", "RI-2", { seat: actor });
  const me = state.players[seat]!;
  const frame = state.pending.at(-1);
  if (action.type === "discard") {
    if (frame === undefined) return refuse("nothing-to-discard", "RI-7");
    if (action.cards.length !== frame.count) return refuse("wrong-count", "RI-7", { count: frame.count });
    const rest = without(me.hand, action.cards);
    return rest === undefined ? refuse("card-not-in-hand", "RI-5") : undefined;
  }
  if (frame !== undefined) return refuse("must-discard", "RI-7", { count: frame.count });
  if (action.type === "draw") return state.deck.length > 0 ? undefined : refuse("deck-empty", "RI-4");
  if (action.type !== "play") return undefined;
  if (!me.hand.includes(action.card)) return refuse("card-not-in-hand", "RI-5", { card: action.card });
  const { cost } = cardOf(action.card);
  if (me.energy < cost) return refuse("not-enough-energy", "RI-6", { cost, energy: me.energy });
  if (action.card !== "paradox") return action.target === undefined ? undefined : refuse("no-target", "RI-7");
  if (action.target === undefined) return refuse("needs-target", "RI-7");
  return action.target === seat ? refuse("target-self", "RI-7") : undefined;
}

/** The hand without these cards, or undefined if it does not hold them all. */
function without(hand: readonly CardId[], cards: readonly CardId[]): readonly CardId[] | undefined {
  const rest = [...hand];
  for (const card of cards) {
    const at = rest.indexOf(card);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

function candidates(state: State): Action[] {
  const seats = state.players.map((_, seat) => seat);
  const pairs = CARD_IDS.flatMap((a, i) => CARD_IDS.slice(i).map((b): CardId[] => [a, b]));
  return [
    { type: "charge" },
    { type: "draw" },
    { type: "pass" },
    ...CARD_IDS.map((card): Action => ({ type: "play", card })),
    ...seats.map((target): Action => ({ type: "play", card: "paradox", target })),
    ...[...CARD_IDS.map((card) => [card]), ...pairs].map((cards): Action => ({ type: "discard", cards })),
  ];
}

function legalActions(state: State, seat: Seat): readonly Action[] {
  return candidates(state).filter((action) => refusal(state, seat, action) === undefined);
}

function apply(
  state: State,
  seat: Seat,
  action: Action,
): { readonly state: State; readonly events: readonly Event[] } {
  const me = state.players[seat]!;
  const put = (player: Player, more: Partial<State> = {}): State => ({
    ...state,
    players: state.players.map((other, i) => (i === seat ? player : other)),
    ...more,
  });
  const turn = state.turn + 1;
  switch (action.type) {
    case "charge": {
      const [bonus, rng] = nextInt(state.rng, 3);
      const energy = me.energy + 1 + bonus;
      return {
        state: put({ ...me, energy }, { rng, turn }),
        events: [{ type: "charged", seat, energy, reveals: true }],
      };
    }
    case "draw": {
      const [card, ...deck] = state.deck as readonly [CardId, ...CardId[]];
      const hand = ordered([...me.hand, card]);
      return {
        state: put({ ...me, hand }, { deck, turn }),
        events: [{ type: "drew", seat, card, reveals: true }],
      };
    }
    case "pass":
      return { state: put(me, { turn }), events: [{ type: "passed", seat }] };
    case "play": {
      const { card, target } = action;
      const hand = without(me.hand, [card])!;
      const player = { energy: me.energy - cardOf(card).cost, hand, played: [...me.played, card] };
      const count = target === undefined ? 0 : Math.min(2, state.players[target]!.hand.length);
      const pending = count > 0 ? [{ kind: "discard" as const, seat: target!, count }] : [];
      const event = { type: "played" as const, seat, card, ...(target !== undefined && { target }) };
      return { state: put(player, { pending }), events: [event] };
    }
    case "discard": {
      const discards = ordered([...state.discards, ...action.cards]);
      const hand = without(me.hand, action.cards)!;
      const pending = state.pending.slice(0, -1);
      return {
        state: put({ ...me, hand }, { discards, pending }),
        events: [{ type: "discarded", seat, cards: action.cards }],
      };
    }
    default:
      return unreachable(action);
  }
}

function setup(options: Options, seats: number, seed: string): State {
  const copies = COPIES[options.deck]!;
  const [deck, rng] = shuffled(
    CARD_IDS.flatMap((id) => Array<CardId>(copies).fill(id)),
    seedRng(seed),
  );
  const energy = options.rich ? 3 : 0;
  const players = Array.from({ length: seats }, (): Player => ({ energy, hand: [], played: [] }));
  return { target: options.target, copies, players, deck, discards: [], turn: 0, pending: [], rng };
}

function viewFor(state: State, viewer: Viewer): View {
  const { target, copies, deck, discards, turn, pending } = state;
  return {
    target,
    copies,
    ...(viewer !== "observer" && { hand: state.players[viewer]!.hand }),
    players: state.players.map(({ energy, hand, played }) => ({ energy, cards: hand.length, played })),
    deck: deck.length,
    discards,
    turn,
    pending,
  };
}

function imagine({ target, hand: mine, ...view }: View, viewer: Viewer, rng: Rng): State {
  const seen = [...view.discards, ...view.players.flatMap(({ played }) => played), ...(mine ?? [])];
  const all = CARD_IDS.flatMap((id) => Array<CardId>(view.copies).fill(id));
  const [pool, next] = shuffled(without(all, seen)!, rng);
  const deck = pool.splice(0, view.deck);
  const players = view.players.map(({ energy, cards, played }, seat) => ({
    energy,
    hand: seat === viewer && mine !== undefined ? mine : ordered(pool.splice(0, cards)),
    played,
  }));
  const { copies, discards, turn, pending } = view;
  return { target, copies, players, deck, discards, turn, pending, rng: imaginedRng(next) };
}

function result(state: State): Result | undefined {
  if (actors(state).length > 0) return undefined;
  const scores = state.players.map(points);
  const seats = state.players.map((player, seat) => ({
    seat,
    place: 1 + scores.filter((score) => score > scores[seat]!).length,
    score: scores[seat]!,
    categories: Object.fromEntries(
      CARDS.map(({ id, points: each }) => [id, each * player.played.filter((card) => card === id).length]),
    ),
  }));
  return { seats, winners: seats.filter(({ place }) => place === 1).map(({ seat }) => seat) };
}

function invariants(state: State): readonly string[] {
  const cards = [
    ...state.deck,
    ...state.discards,
    ...state.players.flatMap(({ hand, played }) => [...hand, ...played]),
  ];
  const counts = CARD_IDS.map((id) => cards.filter((card) => card === id).length);
  const broken: string[] = [];
  if (new Set(counts).size !== 1) broken.push(`There are ${counts.join(", ")} copies of the cards.`);
  if (state.players.some(({ energy }) => energy < 0))
    broken.push("Somebody has spent more energy than there was.");
  return broken;
}

function stateShape({ target, deck }: Options, seats: number): StateShape {
  const copies = COPIES[deck] as number;
  const cards = shape.list(shape.choice(CARD_IDS), copies * CARD_IDS.length);
  return shape.fields({
    target: shape.exactly(target),
    copies: shape.exactly(copies),
    players: shape.each(seats, shape.fields({ energy: shape.integer(0, 1000), hand: cards, played: cards })),
    deck: cards,
    discards: cards,
    turn: shape.integer(0, MAX_TURNS),
    pending: shape.list(
      shape.fields({
        kind: shape.exactly("discard"),
        seat: shape.seat(seats),
        count: shape.integer(1, 2),
      }),
      1,
    ),
    rng: shape.rng,
  });
}

export const rift: OpenRules<State, Action, Event, View, Options> = {
  id: "rift",
  rulesVersion: 2,
  seats: { min: 2, max: 4 },
  seatNames: ["a", "b", "c", "d"],
  options: {
    target: { kind: "number", default: 10, values: [6, 10] },
    rich: { kind: "flag", default: false },
    deck: { kind: "choice", default: "full", values: ["small", "full"], unlisted: ["tiny"] },
  },
  actions: {
    charge: {},
    draw: {},
    pass: {},
    play: {
      card: { kind: "choice", values: CARD_IDS },
      target: { kind: "seat", optional: true, written: "at" },
    },
    discard: { cards: { kind: "choices", values: CARD_IDS, min: 1, max: 2, unordered: true } },
  },
  refusalCodes: [
    "rift/game-over",
    "rift/not-your-turn",
    "rift/nothing-to-discard",
    "rift/wrong-count",
    "rift/card-not-in-hand",
    "rift/must-discard",
    "rift/deck-empty",
    "rift/not-enough-energy",
    "rift/no-target",
    "rift/needs-target",
    "rift/target-self",
  ],
  maxSteps: 120,
  setup,
  actors,
  legalActions,
  refusal,
  apply,
  viewFor,
  redact: (event, viewer) =>
    event.type === "drew" && event.seat !== viewer ? { ...event, card: "hidden" } : event,
  imagine,
  result,
  invariants,
  stateShape,
  /** `A echo loop | B paradox`: the hands. */
  position: {
    read(state, text) {
      const hands = text.split("|").map((part) => part.trim().split(/\s+/).slice(1));
      const stranger = hands.flat().find((card) => !CARD_IDS.includes(card as CardId));
      if (stranger !== undefined) throw new TranscriptError(`There is no card "${stranger}".`);
      const players = state.players.map((player, seat) => ({
        ...player,
        hand: ordered((hands[seat] ?? []) as CardId[]),
      }));
      return { ...state, players };
    },
    write: (state) =>
      state.players.map(({ hand }, seat) => [["A", "B", "C", "D"][seat], ...hand].join(" ")).join(" | "),
  },
};
