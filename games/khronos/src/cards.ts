/** Hands, deck and discard (KH-7, KH-19, KH-20, KH-119, KH-130..134). */
import { type Rng, type Seat, shuffled } from "@chronarium/kernel";
import type { Event } from "./events.ts";
import type { ColourCount, State } from "./state.ts";
import { COLOURS, type Colour, HAND } from "./tables.ts";

export const countColours = (cards: readonly Colour[]): [number, number, number] => {
  const count: [number, number, number] = [0, 0, 0];
  for (const card of cards) count[COLOURS.indexOf(card) as 0 | 1 | 2]++;
  return count;
};

export const cardsOf = (count: readonly number[]): Colour[] =>
  COLOURS.flatMap((colour, i) => Array<Colour>(count[i] ?? 0).fill(colour));

export const sortCards = (cards: readonly Colour[]): Colour[] => cardsOf(countColours(cards));

const addCounts = (a: ColourCount, b: ColourCount): ColourCount => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** The hand without these cards. */
export function without(hand: readonly Colour[], cards: readonly Colour[]): Colour[] {
  const gone = countColours(cards);
  return cardsOf(countColours(hand).map((n, i) => n - (gone[i] as number)));
}

/** Cards played in phase II: open, and gone at once (KH-19, KH-135). */
export function playCards(state: State, seat: Seat, cards: readonly Colour[]): State {
  return {
    ...state,
    players: state.players.map((p, i) => (i === seat ? { ...p, hand: without(p.hand, cards) } : p)),
    discard: { ...state.discard, played: addCounts(state.discard.played, countColours(cards)) },
  };
}

/** Cards thrown away unplayed: only their owner has seen them (KH-135). */
export function throwAway(state: State, seat: Seat, cards: readonly Colour[]): State {
  const unplayed = state.discard.unplayed.map((count, i) =>
    i === seat ? addCounts(count, countColours(cards)) : count,
  );
  return {
    ...state,
    players: state.players.map((p, i) => (i === seat ? { ...p, hand: without(p.hand, cards) } : p)),
    discard: { ...state.discard, unplayed },
  };
}

export const EMPTY: ColourCount = [0, 0, 0];

/** KH-119: an empty draw pile is renewed from the discard pile. */
function renewDeck(state: State, events: Event[]): State {
  if (state.deck.length > 0) return state;
  const pile = cardsOf(state.discard.unplayed.reduce(addCounts, state.discard.played));
  if (pile.length === 0) return state;
  const [deck, rng] = shuffled(pile, state.rng);
  events.push({ type: "reshuffled", count: deck.length, reveals: true });
  return { ...state, deck, rng, discard: { played: EMPTY, unplayed: state.players.map(() => EMPTY) } };
}

/** Takes up to `count` cards off the deck, renewing it on the way. */
function takeFromDeck(state: State, count: number, events: Event[]): [State, Colour[]] {
  const cards: Colour[] = [];
  let now = state;
  while (cards.length < count) {
    now = renewDeck(now, events);
    const rest = count - cards.length;
    const taken = now.deck.slice(-rest).reverse();
    if (taken.length === 0) break;
    cards.push(...taken);
    now = { ...now, deck: now.deck.slice(0, -taken.length) };
  }
  return [now, cards];
}

/** Draws from the deck into a hand. */
export function drawFromDeck(state: State, seat: Seat, count: number, events: Event[]): State {
  const [now, cards] = takeFromDeck(state, count, events);
  if (cards.length === 0) return now;
  events.push({ type: "drew", seat, count: cards.length, cards: sortCards(cards), reveals: true });
  return {
    ...now,
    players: now.players.map((p, i) => (i === seat ? { ...p, hand: sortCards([...p.hand, ...cards]) } : p)),
  };
}

export function takeFromRow(state: State, seat: Seat, card: Colour, events: Event[]): State {
  const index = state.row.indexOf(card);
  events.push({ type: "tookFromRow", seat, card });
  return {
    ...state,
    row: state.row.toSpliced(index, 1),
    players: state.players.map((p, i) => (i === seat ? { ...p, hand: sortCards([...p.hand, card]) } : p)),
  };
}

/** KH-132: gaps in the row are filled when the drawing is over. */
export function refillRow(state: State, events: Event[]): State {
  const missing = COLOURS.length - state.row.length;
  if (!state.options.holdem || missing === 0) return state;
  const [now, cards] = takeFromDeck(state, missing, events);
  if (cards.length === 0) return now;
  // In the order of the row: the order of the deck stays hidden (KH-135).
  events.push({ type: "rowRefilled", cards: sortCards(cards), reveals: true });
  return { ...now, row: sortCards([...now.row, ...cards]) };
}

export const handSpace = (state: State, seat: Seat): number => HAND - (state.players[seat]?.hand.length ?? 0);

/** Can another card be had from the deck, after a renewal if need be? */
export const deckHasCards = (state: State): boolean =>
  state.deck.length > 0 ||
  [state.discard.played, ...state.discard.unplayed].some((n) => n.some((k) => k > 0));

/** KH-7, KH-130: the row is laid out first, then the rest is shuffled. */
export function makeDeck(
  counts: readonly number[],
  holdem: boolean,
  rng: Rng,
): { deck: Colour[]; row: Colour[]; rng: Rng } {
  const row = holdem ? [...COLOURS] : [];
  const [deck, next] = shuffled(cardsOf(counts.map((n) => (holdem ? n - 1 : n))), rng);
  return { deck, row, rng: next };
}
