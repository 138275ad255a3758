/** The table before the first turn. */
import { describe, expect, test } from "vitest";
import {
  type Action,
  BUILDING_ERAS,
  CAPACITY,
  COLOURS,
  type Colour,
  ERAS,
  gridOf,
  KINDS,
  khronos,
  SIZES,
  type State,
  TYPES,
  VALUES,
} from "../src/index.ts";
import { dealHand, newTable, tableOf } from "./table.ts";

const count = (cards: readonly Colour[]): readonly number[] =>
  COLOURS.map((colour) => cards.filter((card) => card === colour).length);
const allCards = (state: State): readonly Colour[] => [
  ...state.deck,
  ...state.row,
  ...state.players.flatMap(({ hand }) => hand),
];

describe("setup", () => {
  test("KH-1 KH-5: three empty boards of the same squares, with ten printed hamlets", () => {
    const { boards, hamlets } = newTable();
    expect(Object.keys(boards)).toEqual(["might", "faith", "reason"]);
    for (const era of ERAS) expect(boards[era]).toEqual({ tiles: [], hamletCubes: {} });
    expect([...hamlets].sort()).toEqual(
      ["B11", "C15", "D7", "E3", "G18", "J12", "J3", "L16", "M7", "O11"].sort(),
    );
  });

  test("KH-2: 155 tiles of nine kinds, one stock for everybody", () => {
    const { stock } = newTable({ seats: 2 });
    expect(stock).toEqual({ military: [20, 24, 9], religious: [20, 20, 9], civil: [20, 24, 9] });
    expect(
      Object.values(stock)
        .flat()
        .reduce((a, b) => a + b),
    ).toBe(155);
    expect(newTable({ seats: 5 }).stock).toEqual(stock);
  });

  test("KH-3: names, values, capacities and footprints", () => {
    expect(TYPES.map((type) => SIZES.map((size) => KINDS[type][size].name))).toEqual([
      ["watchtower", "keep", "castle"],
      ["chapel", "monastery", "abbey"],
      ["hamlet", "town", "city"],
    ]);
    expect(SIZES.map((size) => VALUES[size])).toEqual([1, 2, 3]);
    expect(SIZES.map((size) => CAPACITY[size])).toEqual([1, 3, 5]);
    const grid = gridOf("plain4x4");
    expect(SIZES.map((size) => grid.placesOf[size][0]!.squares.length)).toEqual([1, 4, 9]);
  });

  test("KH-4: on Reason the four large military and religious kinds are ruins, no other kind is", () => {
    const ruins: string[] = [];
    for (const building of TYPES) {
      for (const size of SIZES) {
        const colour = COLOURS[TYPES.indexOf(building)] as Colour;
        const table = dealHand(tableOf("Might | Faith | Reason", { map: "plain4x4" }), 0, [
          colour,
          colour,
          colour,
          colour,
        ]);
        const build: Action = {
          type: "build",
          era: "might",
          building,
          size,
          at: "A1",
          pay: [Math.min(size, 2), size === 3 ? 1 : 0],
        };
        const [copy] = khronos.apply(table, 0, build).state.boards.reason.tiles;
        expect(copy === undefined).toBe(size === 1);
        if (copy !== undefined && "renovated" in copy && !copy.renovated)
          ruins.push(KINDS[building][size].name);
      }
    }
    expect(ruins).toEqual(["keep", "castle", "monastery", "abbey"]);
  });

  for (const seats of [2, 3, 4, 5]) {
    test(`KH-6 KH-7 KH-8 KH-9: ${seats} players with 25 cubes, 4 Ecus, 4 cards, both pawns on Might`, () => {
      const state = newTable({ seats });
      expect(state.players.length).toBe(seats);
      for (const { cubes, ecus, hand, pawns } of state.players) {
        expect([cubes, ecus, hand.length, pawns]).toEqual([25, 4, 4, ["might", "might"]]);
      }
      expect(state.deck.length).toBe(55 - 4 * seats);
      expect(count(allCards(state))).toEqual([18, 18, 19]);
      expect(state.row).toEqual([]);
      expect(khronos.invariants(state)).toEqual([]);
    });
  }

  test("KH-7: option deck33 has eleven cards of each colour", () => {
    const state = newTable({ seats: 5, deck33: true });
    expect(count(allCards(state))).toEqual([11, 11, 11]);
    expect(state.deck.length).toBe(13);
  });

  test("KH-130: with Hold'em one card of each colour lies open, and 52 or 30 are shuffled", () => {
    for (const [deck33, shuffled] of [
      [false, 52],
      [true, 30],
    ] as const) {
      const state = newTable({ seats: 3, holdem: true, deck33 });
      expect(state.row).toEqual(["orange", "fuchsia", "blue"]);
      expect(state.deck.length).toBe(shuffled - 12);
      expect(count(allCards(state))).toEqual(deck33 ? [11, 11, 11] : [18, 18, 19]);
    }
  });

  test("KH-10: anybody may come first, in round 1, and the deck is shuffled by the seed alone", () => {
    const firsts = new Set<number>();
    const decks = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const state = newTable({ seats: 5, seed: String(seed) });
      expect([state.round, state.turn.seat]).toEqual([1, state.first]);
      expect(khronos.actors(state)).toEqual([state.first]);
      firsts.add(state.first);
      decks.add(state.deck.join());
      expect(newTable({ seats: 5, seed: String(seed) })).toEqual(state);
    }
    expect(firsts).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(decks.size).toBe(60);
    expect(khronos.seats).toEqual({ min: 2, max: 5 });
  });

  test("KH-21: building is for Might and Faith", () => {
    expect(BUILDING_ERAS).toEqual(["might", "faith"]);
  });
});
