/** The Town Square (BG-64..BG-67, DS-5). */
import { shuffled } from "@chronarium/kernel";
import { CONFIG } from "./config.ts";
import type { State } from "./state.ts";
import type { Table } from "./table.ts";
import type { TownsfolkId } from "./townsfolk.ts";

/** The card leaves; those on higher places move down. The gap is filled by `refill`. */
export function takeFromSquare(table: Table, card: TownsfolkId): void {
  table.town = { ...table.town, square: table.town.square.filter((other) => other !== card) };
}

export function discardFromSquare(table: Table, card: TownsfolkId): void {
  takeFromSquare(table, card);
  table.town = { ...table.town, discard: [...table.town.discard, card] };
}

/** BG-67: an empty deck is renewed from the Square's own discards. */
export function refill(table: Table, rule: string): void {
  const added: TownsfolkId[] = [];
  let { deck, discard, square } = table.town;
  while (square.length < CONFIG.townSquareCosts.length) {
    if (deck.length === 0 && discard.length > 0) {
      [deck, table.rng] = shuffled(discard, table.rng);
      discard = [];
      table.events.push({ type: "townsfolkShuffled", count: deck.length, reveals: true });
    }
    const card = deck.at(-1);
    if (card === undefined) break;
    deck = deck.slice(0, -1);
    square = [...square, card];
    added.push(card);
  }
  table.town = { ...table.town, deck, discard, square };
  if (added.length > 0) table.events.push({ type: "squareRefilled", cards: added, reveals: true, rule });
}

/** Townsfolk behind Staff boards, and the one that is being placed there. */
export const recruitedCards = ({
  players,
  pending,
}: Pick<State, "players" | "pending">): readonly TownsfolkId[] => [
  ...players.flatMap(({ staff }) => Object.values(staff)),
  ...pending.flatMap((frame) => (frame.kind === "place" ? [frame.card] : [])),
];
