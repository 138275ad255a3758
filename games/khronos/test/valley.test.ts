/** The facts of the map that section 3.3 of the register states, and the places of every kind on the empty board. */
import { describe, expect, test } from "vitest";
import { type BuildingType, gridOf, khronos, mapData, type Place, SIZES, type Size } from "../src/index.ts";
import { dealHand, newTable, withPlayer } from "./table.ts";

const { terrain, hamlets } = mapData("valley");
const grid = gridOf("valley");
const letterAt = (square: number): string => terrain[Math.floor(square / grid.width)]![square % grid.width]!;
const squares = grid.names.map((_, square) => square);
const beside = (square: number): readonly number[] => grid.places[1]![square]!.border;

/** Connected groups of squares of which each fits. */
function groups(fits: (square: number) => boolean): readonly (readonly number[])[] {
  const found: number[][] = [];
  const seen = new Set<number>();
  for (const start of squares) {
    if (seen.has(start) || !fits(start)) continue;
    const group = [start];
    seen.add(start);
    for (const square of group) {
      for (const next of beside(square)) {
        if (seen.has(next) || !fits(next)) continue;
        seen.add(next);
        group.push(next);
      }
    }
    found.push(group);
  }
  return found;
}
const river = (square: number): boolean => letterAt(square) === "~";
const banks = groups((square) => !river(square));
const bankOf = (square: number): number => banks.findIndex((bank) => bank.includes(square));

describe("the valley", () => {
  test("KH-1: 16 columns and 20 rows of plain, forest, mountain and river", () => {
    expect([grid.width, grid.height]).toEqual([16, 20]);
    const count = (letter: string): number => squares.filter((square) => letterAt(square) === letter).length;
    expect([count("."), count("f"), count("m"), count("~")]).toEqual([173, 58, 59, 30]);
    expect([grid.names[0], grid.names.at(-1)]).toEqual(["A1", "P20"]);
  });

  test("KH-47: the river is one strip from H1 to J20 and leaves two banks", () => {
    const strips = groups(river);
    expect(strips.length).toBe(1);
    const ends = strips[0]!.map((square) => grid.names[square]);
    expect(ends).toContain("H1");
    expect(ends).toContain("J20");
    const plainOf = (bank: readonly number[]): number => bank.filter((s) => letterAt(s) === ".").length;
    expect(banks.map((bank) => [bank.length, plainOf(bank)])).toEqual([
      [134, 85],
      [156, 88],
    ]);
  });

  test("KH-5: ten hamlets on plain, five on each bank, at least four apart", () => {
    const places = hamlets.map((name) => grid.indexOf.get(name)!);
    expect(places.map(letterAt)).toEqual(Array(10).fill("."));
    expect([0, 1].map((bank) => places.filter((place) => bankOf(place) === bank).length)).toEqual([5, 5]);
    for (const a of places) {
      for (const b of places) {
        if (a === b) continue;
        const dx = Math.abs((a % 16) - (b % 16));
        const dy = Math.abs(Math.floor(a / 16) - Math.floor(b / 16));
        expect(Math.max(dx, dy)).toBeGreaterThanOrEqual(4);
      }
    }
  });

  test("KH-47 KH-70: 40 Towns and 66 Cities reach both banks, and every river square lies in such a Town", () => {
    const reaches = ({ squares: inside, border }: Place): number =>
      new Set([...inside, ...border].filter((square) => !river(square)).map(bankOf)).size;
    const crossing = (size: Size): readonly Place[] =>
      grid.placesOf[size].filter((place) => place.river && reaches(place) === 2);
    expect([crossing(2).length, crossing(3).length]).toEqual([40, 66]);
    for (const square of squares.filter(river))
      expect(crossing(2).some((town) => town.squares.includes(square))).toBe(true);
  });

  /** Top-left squares where a kind may be built on the empty board of Might. */
  function placesOf(type: BuildingType, size: Size, seats: number): number {
    const colour = { military: "orange", religious: "fuchsia", civil: "blue" } as const;
    const table = newTable({ seats });
    const card = colour[type];
    const ready = dealHand({ ...table, turn: { ...table.turn, seat: 0 } }, 0, [card, card, card, card]);
    const legal = khronos.legalActions(withPlayer(ready, 0, { pawns: ["might", "might"] }), 0);
    return new Set(
      legal.flatMap((a) => (a.type === "build" && a.building === type && a.size === size ? [a.at] : [])),
    ).size;
  }

  test("KH-23 KH-24 KH-47: places of every kind on the empty board with five players", () => {
    const table = (["military", "religious", "civil"] as const).map((type) =>
      SIZES.map((size) => placesOf(type, size, 5)),
    );
    expect(table).toEqual([
      [280, 188, 90],
      [280, 188, 90],
      [280, 245, 168],
    ]);
  });

  test("KH-26 KH-49: with two players fewer Castles, Abbeys and Cities can be paid", () => {
    expect([placesOf("military", 3, 2), placesOf("religious", 3, 2), placesOf("civil", 3, 2)]).toEqual([
      43, 43, 119,
    ]);
    expect([placesOf("military", 3, 3), placesOf("civil", 3, 3)]).toEqual([43, 119]);
  });
});
