/** Corruption cards (BG-61..BG-63, DS-6). */
import { type Seat, shuffled } from "@chronarium/kernel";
import { hoursMet } from "./clock.ts";
import { CONFIG } from "./config.ts";
import type { State, Who } from "./state.ts";
import { player, purseOf, type Table } from "./table.ts";
import { type CorruptionId, ROGUE_ICONS } from "./tables.ts";

export function gainCorruption(table: Table, who: Who, cards: number, rule: string): void {
  for (let i = 0; i < cards; i++) {
    const card = drawCard(table);
    if (card !== undefined) {
      const purse = purseOf(table, who);
      purse.corruption = [...purse.corruption, card];
    }
    table.events.push({ type: "corrupted", who, ...(card && { card }), rule, reveals: true });
  }
}

/** BG-33: hours of the dial that bring a card, if there are any. */
export function taintedHours(table: Table, who: Who, from: number, to: number): void {
  gainCorruption(table, who, hoursMet(from, to, CONFIG.corruptionHours).length, "BG-33");
}

function drawCard(table: Table): CorruptionId | undefined {
  let { deck, discard } = table.corruption;
  if (deck.length === 0 && discard.length > 0) {
    [deck, table.rng] = shuffled(discard, table.rng);
    discard = [];
    table.events.push({ type: "corruptionShuffled", count: deck.length, reveals: true });
  }
  const card = deck.at(-1);
  table.corruption = { deck: deck.slice(0, -1), discard };
  return card;
}

export function discardCorruption(table: Table, seat: Seat, card: CorruptionId): void {
  const mine = player(table, seat);
  mine.corruption = mine.corruption.toSpliced(mine.corruption.indexOf(card), 1);
  table.corruption = { ...table.corruption, discard: [...table.corruption.discard, card] };
  table.events.push({ type: "corruptionDiscarded", seat, card });
}

export const rogueIcons = (cards: readonly CorruptionId[]): number =>
  cards.reduce((sum, card) => sum + ROGUE_ICONS[card], 0);

/** BG-63: what these cards would cost if the game ended now. */
export const corruptionPrice = ({ lair }: Pick<State, "lair">, cards: readonly CorruptionId[]): number =>
  rogueIcons(cards) * lair;
