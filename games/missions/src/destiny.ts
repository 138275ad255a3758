/** The Destiny pile (TS-78..81, AM-16, AM-17). */
import { shuffled } from "@chronarium/kernel";
import type { DestinyCard } from "./pack.ts";
import { type Table, tell } from "./table.ts";

/** A teaching mission has a fixed order of draws and never shuffles. */
export function fixedOrder(table: Pick<Table, "at">): readonly number[] | undefined {
  const fixed = table.at.pack.tutorial?.destiny;
  if (fixed === undefined) return undefined;
  const left = table.at.pack.destiny.map(({ value }, card) => ({ value, card }));
  const order = fixed.map((value) => {
    const found = left.findIndex((each) => each.value === value);
    return left.splice(found, 1)[0]!.card;
  });
  return order.reverse();
}

/** Discard and pile together, in a new order; only the discard goes back if the pile is to stay as it lies. */
export function shuffleDestiny(table: Table, quiet: boolean): void {
  const all = [...table.pile, ...table.discard];
  table.discard = [];
  const fixed = fixedOrder(table);
  if (fixed === undefined) {
    const [pile, rng] = shuffled(
      all.sort((a, b) => a - b),
      table.rng,
    );
    table.pile = pile;
    table.rng = rng;
  } else table.pile = fixed;
  if (!quiet) tell(table, { type: "shuffled", reveals: true });
}

export function drawDestiny(table: Table, rec: string): number {
  if (table.pile.length === 0) shuffleDestiny(table, false);
  const card = table.pile.at(-1)!;
  table.pile = table.pile.slice(0, -1);
  table.discard = [...table.discard, card];
  const { value, shuffle } = table.at.pack.destiny[card] as DestinyCard;
  const shuffles = shuffle === true && fixedOrder(table) === undefined;
  tell(table, { type: "destiny", agent: rec, value, shuffles, reveals: true });
  if (shuffles) shuffleDestiny(table, false);
  return value;
}
