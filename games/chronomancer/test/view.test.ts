/** BG-17 BG-64 DS-8: what is hidden stays hidden: the orders of the three decks, and the luck of the bag. */
import { playRandom } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { chronomancer, type State } from "../src/index.ts";
import { newTable } from "./table.ts";

/** The same table to everybody: all that nobody can know lies the other way round, and other luck is to come. */
const turned = (state: State): State => ({
  ...state,
  town: { ...state.town, deck: state.town.deck.toReversed() },
  corruption: { ...state.corruption, deck: state.corruption.deck.toReversed() },
  peddler: state.peddler && { ...state.peddler, deck: state.peddler.deck.toReversed() },
  rng: { key: "f".repeat(64), used: 7 },
});

/** The number of cards instead of their order. */
function sized<T extends { readonly deck: readonly string[] }>({ deck, ...open }: T) {
  return { ...open, deckSize: deck.length };
}

describe("views", () => {
  for (const seats of [1, 4]) {
    test(`BG-17 BG-77 DS-8: nothing leaks in a whole game of ${seats}`, () => {
      playRandom(chronomancer, {
        seats,
        options: { rogues: "random", townsfolk: "random" },
        seed: `view ${seats}`,
        onStep: ({ after }) => {
          const view = JSON.stringify(chronomancer.viewFor(after, 0));
          for (const viewer of [0, seats - 1, "observer"] as const) {
            expect(JSON.stringify(chronomancer.viewFor(after, viewer))).toBe(view);
            expect(JSON.stringify(chronomancer.viewFor(turned(after), viewer))).toBe(view);
          }
          // All else is open.
          const { rng: _, town, corruption, peddler, ...open } = after;
          expect(chronomancer.viewFor(after, 0)).toEqual({
            ...open,
            town: sized(town),
            corruption: sized(corruption),
            peddler: peddler && sized(peddler),
          });
          expect(view).not.toContain(after.rng.key);
          expect(view).not.toContain('"deck"');
        },
      });
    });
  }

  test("BG-17: reimagine keeps what is open and deals the rest anew", () => {
    const state = newTable({ seats: 1 });
    const other = chronomancer.reimagine(state, 0, { key: "a".repeat(64), used: 0 });
    expect(other.corruption.deck).not.toEqual(state.corruption.deck);
    expect([...other.corruption.deck].sort()).toEqual([...state.corruption.deck].sort());
    expect([...other.town.deck].sort()).toEqual([...state.town.deck].sort());
    expect([...other.peddler!.deck].sort()).toEqual([...state.peddler!.deck].sort());
    expect(chronomancer.viewFor(other, 0)).toEqual(chronomancer.viewFor(state, 0));
    expect(chronomancer.invariants(other)).toEqual([]);
    expect(JSON.stringify(other)).not.toContain(state.rng.key);
  });
});
