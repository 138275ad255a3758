/** KH-135: what is hidden stays hidden, in every view and every event of whole games. */
import { playRandom, type Viewer } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { type Colour, type Event, khronos, type Options, type State } from "../src/index.ts";
import { dice, newTable } from "./table.ts";

const viewersOf = (state: State): readonly Viewer[] => [...state.players.keys(), "observer"];

/** The same table to this viewer: every card that he cannot know lies somewhere else, and other luck is to come. */
function shuffledFor(state: State, viewer: Viewer, seed: number): State {
  const roll = dice(seed);
  const bag: Colour[] = [
    ...state.deck,
    ...state.players.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand)),
  ];
  const take = (count: number): Colour[] =>
    Array.from({ length: count }, () => bag.splice(roll(bag.length), 1)[0]!);
  const players = state.players.map((player, seat) =>
    seat === viewer ? player : { ...player, hand: take(player.hand.length) },
  );
  const unplayed = state.discard.unplayed.map((counts, seat): typeof counts =>
    seat === viewer ? counts : [counts[2], counts[0], counts[1]],
  );
  return {
    ...state,
    players,
    deck: take(bag.length),
    discard: { ...state.discard, unplayed },
    rng: { key: "f".repeat(64), used: 7 },
  };
}

const PUBLIC = [
  "boards",
  "deckSize",
  "discard",
  "first",
  "hamlets",
  "options",
  "over",
  "pending",
  "players",
  "round",
  "row",
  "stock",
  "turn",
];

function expectDiscreet(state: State, seed: number): void {
  for (const viewer of viewersOf(state)) {
    const view = khronos.viewFor(state, viewer);
    const text = JSON.stringify(view);
    expect(text).toBe(JSON.stringify(khronos.viewFor(shuffledFor(state, viewer, seed), viewer)));
    expect(text).not.toContain(state.rng.key);
    const own = Object.keys(view).filter((name) => !PUBLIC.includes(name) && name !== "decision");
    expect(own).toEqual(viewer === "observer" ? [] : ["you"]);
    expect(view.you?.hand).toEqual(viewer === "observer" ? undefined : state.players[viewer]!.hand);
    for (const player of view.players)
      expect(Object.keys(player)).toEqual(["ecus", "cubes", "pawns", "ledger", "handSize", "thrownAway"]);
  }
}

const SECRET = ["exchanged", "kept", "discarded", "drew"];

function expectDiscreetEvent(event: Event, state: State): void {
  for (const viewer of viewersOf(state)) {
    const heard = khronos.redact(event, viewer)!;
    if (!SECRET.includes(event.type)) expect(heard).toEqual(event);
    else if ("seat" in event && event.seat === viewer) expect(heard).toEqual(event);
    else {
      const { cards: _, ...rest } = event as Event & { cards?: unknown };
      expect(heard).toEqual(rest);
      expect(JSON.stringify(heard)).not.toMatch(/orange|fuchsia|blue/);
    }
  }
}

describe("views", () => {
  const variants: readonly Partial<Options>[] = [{}, { keepCards: true }, { holdem: true, deck33: true }];
  for (const options of variants) {
    test(`KH-135: nothing leaks in a whole game with ${JSON.stringify(options)}`, () => {
      const heard = new Set<string>();
      for (const seats of [2, 5]) {
        playRandom(khronos, {
          seats,
          options: { map: "plain8x8", ...options },
          seed: `view ${seats}`,
          onStep: ({ after, events, revision }) => {
            expectDiscreet(after, revision);
            for (const event of events) {
              heard.add(event.type);
              expectDiscreetEvent(event, after);
            }
          },
        });
      }
      expect([...heard]).toEqual(expect.arrayContaining(["drew", "discarded", "reshuffled"]));
    });
  }

  test("KH-134: cards of the row are named openly when they are taken, and sorted when they are laid out", () => {
    const events: Event[] = [];
    playRandom(khronos, {
      seats: 3,
      options: { map: "plain5x5", holdem: true },
      seed: "row",
      onStep: (step) => void events.push(...step.events),
    });
    const taken = events.filter(({ type }) => type === "tookFromRow");
    expect(taken.length).toBeGreaterThan(10);
    for (const event of taken) expect(khronos.redact(event, "observer")).toEqual(event);
    for (const event of events) {
      if (event.type !== "rowRefilled") continue;
      const order = event.cards.map((card) => ["orange", "fuchsia", "blue"].indexOf(card));
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }
  });

  test("KH-135: imagine keeps what the viewer knows and deals the rest anew", () => {
    const state = newTable({ seats: 3 });
    const other = khronos.imagine(khronos.viewFor(state, 1), 1, { key: "a".repeat(64), used: 0 });
    expect(other.players[1]).toEqual(state.players[1]);
    expect(other.deck).not.toEqual(state.deck);
    expect(khronos.viewFor(other, 1)).toEqual(khronos.viewFor(state, 1));
    expect(khronos.invariants(other)).toEqual([]);
    expect(JSON.stringify(other)).not.toContain(state.rng.key);
  });
});
