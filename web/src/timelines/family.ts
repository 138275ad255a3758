/** Games with their branches below them. */
import type { TableCard } from "../driver/types.ts";

export type Family = { readonly card: TableCard; readonly branches: readonly Family[] };

/** A branch whose parent is not among the cards stands on its own. Every card appears once. */
export function familiesOf(cards: readonly TableCard[]): readonly Family[] {
  const known = new Set(cards.map(({ id }) => id));
  const placed = new Set<string>();
  const family = (card: TableCard): Family => {
    placed.add(card.id);
    const branches = cards.filter(({ id, branch }) => branch?.parent === card.id && !placed.has(id));
    return { card, branches: branches.map(family) };
  };
  const roots = cards
    .filter(({ branch }) => branch === undefined || !known.has(branch.parent))
    .map((card) => family(card));
  // Damaged data could name a circle of parents: its members still appear.
  const lost = cards.filter(({ id }) => !placed.has(id));
  return [...roots, ...lost.flatMap((card) => (placed.has(card.id) ? [] : [family(card)]))];
}

export const branchesOf = (cards: readonly TableCard[], id: string): number =>
  cards.filter(({ branch }) => branch?.parent === id).length;
