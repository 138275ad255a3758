/** BG-17 BG-64 DS-8: what is hidden stays hidden: the orders of the three decks, and the luck of the bag. */
import { playRandom } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { chronomancer, type State, setOf, TOWNSFOLK_SETS, type TownsfolkId } from "../src/index.ts";
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

const setsInPlay = ({ town, players, pending }: State): readonly string[] => {
  const placed = pending.flatMap((frame) => (frame.kind === "place" ? [frame.card] : []));
  const staff = players.flatMap((player) => Object.values(player.staff));
  const all = [...town.square, ...town.deck, ...town.discard, ...town.gone, ...staff, ...placed];
  return TOWNSFOLK_SETS.filter((set) => all.some((card) => setOf(card) === set));
};

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
            town: { ...sized(town), sets: setsInPlay(after) },
            corruption: sized(corruption),
            peddler: peddler && sized(peddler),
          });
          expect(view).not.toContain(after.rng.key);
          expect(view).not.toContain('"deck"');
        },
      });
    });
  }

  test("BG-17: imagine keeps what is open and deals the rest anew", () => {
    const state = newTable({ seats: 1 });
    const other = chronomancer.imagine(chronomancer.viewFor(state, 0), 0, { key: "a".repeat(64), used: 0 });
    expect(other.corruption.deck).not.toEqual(state.corruption.deck);
    expect([...other.corruption.deck].sort()).toEqual([...state.corruption.deck].sort());
    expect([...other.town.deck].sort()).toEqual([...state.town.deck].sort());
    expect([...other.peddler!.deck].sort()).toEqual([...state.peddler!.deck].sort());
    expect(chronomancer.viewFor(other, 0)).toEqual(chronomancer.viewFor(state, 0));
    expect(chronomancer.invariants(other)).toEqual([]);
    expect(JSON.stringify(other)).not.toContain(state.rng.key);
  });

  test("BG-16: the sets that chance picked are open, and imagined states tell no more than the view", () => {
    const state = newTable({ seats: 2, townsfolk: "random", seed: "sets 13" });
    const [seen] = state.town.square.map(setOf);
    const hidden = setsInPlay(state).find((set) => set !== seen);
    const third = TOWNSFOLK_SETS.find((set) => !setsInPlay(state).includes(set))!;
    const initial = third.charAt(0).toUpperCase();
    // The same open cards, and another set under the backs of the deck.
    const deck = state.town.deck.map((card) =>
      setOf(card) === hidden ? (`${initial}${card.slice(1)}` as TownsfolkId) : card,
    );
    const twin: State = { ...state, town: { ...state.town, deck } };
    for (const each of [state, twin]) {
      const view = chronomancer.viewFor(each, 0);
      const { town } = chronomancer.imagine(view, 0, { key: "a".repeat(64), used: 0 });
      expect(setsInPlay({ ...each, town })).toEqual(view.town.sets);
      expect(view.town.sets).toEqual(setsInPlay(each));
    }
    expect(chronomancer.viewFor(twin, 0)).not.toEqual(chronomancer.viewFor(state, 0));
  });

  test("DS-8.2: every card that the Peddler plays stays in sight, also where he shuffles between two", () => {
    let shuffledBetween = 0;
    for (let game = 0; game < 20; game++) {
      playRandom(chronomancer, {
        seats: 1,
        seed: `peddler ${game}`,
        onStep: ({ after, events }) => {
          const played = events.flatMap((event) => (event.type === "peddlerPlayed" ? [event.card] : []));
          const { before, revealed } = chronomancer.viewFor(after, 0).peddler!;
          const seen = [...before!, ...revealed];
          expect(seen.slice(seen.length - played.length)).toEqual(played);
          const types = events.map(({ type }) => type);
          const shuffle = types.indexOf("peddlerShuffled");
          if (shuffle >= 0 && types.indexOf("peddlerPlayed") < shuffle) shuffledBetween++;
        },
      });
    }
    expect(shuffledBetween).toBeGreaterThan(0);
  });

  test("DS-8.2: a match of rules version 1 keeps its states as they were stored", () => {
    const { options } = newTable({ seats: 1 });
    expect(chronomancer.setup(options, 1, "old", 1).peddler).not.toHaveProperty("before");
    expect(chronomancer.setup(options, 1, "old").peddler?.before).toEqual([]);
  });

  test("DS-8.2: the Peddler has each of his twelve cards once", () => {
    const state = newTable({ seats: 1 });
    const { deck } = state.peddler!;
    const withCards = (change: object): readonly string[] =>
      chronomancer.invariants({ ...state, peddler: { ...state.peddler!, ...change } });
    expect(withCards({ deck: deck.slice(1) })).toEqual(["11 Peddler cards (DS-8)"]);
    expect(withCards({ revealed: [deck[0]] })).toEqual(["13 Peddler cards (DS-8)"]);
    expect(withCards({ before: deck })).toEqual([]);
    expect(withCards({ before: deck.slice(1) })).toEqual(["11 Peddler cards before (DS-8)"]);
  });
});
