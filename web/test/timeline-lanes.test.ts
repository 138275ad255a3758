import { describe, expect, it } from "vitest";
import type { TableCard } from "../src/driver/types.ts";
import { branchesOf, lanePath, lanesOf, ownSteps } from "../src/timeline/lanes.ts";
import { draw } from "../src/timeline/line.ts";

const card = (id: string, change: Partial<TableCard> = {}): TableCard => ({
  id,
  game: "khronos",
  seats: [],
  revision: 20,
  created: 100,
  updated: 200,
  actors: [0],
  ...change,
});
const parent = card("main");
const branch = (id: string, revision: number, change: Partial<TableCard> = {}): TableCard =>
  card(id, { branch: { parent: "main", revision, name: id }, revision: 3, ...change });
const numbered = (number: number): string => `Branch ${number}`;
const drawn = draw({ last: 20, over: true, turns: [{ revision: 0, seat: 0, chapter: 1 }], ahead: [] }, 1028);
const result = { winners: [0], seats: [{ seat: 0, place: 1, score: 61, categories: {} }] };

describe("branches", () => {
  it("are those that left this table, the last used first, damaged ones left out", () => {
    const cards = [
      branch("old", 4, { updated: 210 }),
      branch("new", 9, { updated: 300 }),
      branch("broken", 9, { damaged: { code: "driver/damaged", params: {}, rule: "" } }),
      card("stranger"),
      branch("nephew", 1, { branch: { parent: "new", revision: 1, name: "" } }),
    ];
    expect(branchesOf(cards, parent, numbered).map(({ id }) => id)).toEqual(["new", "old"]);
  });

  it("have numbers in the order they were made until they have a name", () => {
    const unnamed = (id: string, created: number): TableCard =>
      branch(id, 4, { created, branch: { parent: "main", revision: 4, name: "" } });
    const found = branchesOf([unnamed("b", 2), unnamed("a", 1)], parent, numbered);
    expect(found.map(({ id, name }) => [id, name])).toContainEqual(["a", "Branch 1"]);
    expect(found.map(({ id, name }) => [id, name])).toContainEqual(["b", "Branch 2"]);
  });

  it("count their own steps: after the end of the parent they repeat its beginning", () => {
    expect(ownSteps(branch("b", 12, { revision: 3 }), parent)).toBe(3);
    const over = card("main", { result, updated: 150 });
    expect(ownSteps(branch("b", 12, { revision: 15, created: 160 }), over)).toBe(3);
    expect(ownSteps(branch("b", 12, { revision: 3, created: 120 }), over)).toBe(3);
  });
});

describe("lanes", () => {
  const found = (cards: readonly TableCard[]) => branchesOf(cards, parent, numbered);

  it("share a row where they have room, take the second where not, and leave the rest to the fan", () => {
    const cards = [
      branch("a", 1, { updated: 9 }),
      branch("b", 2, { updated: 8 }),
      branch("c", 3, { updated: 7 }),
      branch("d", 14, { updated: 6 }),
    ];
    const lanes = lanesOf(found(cards), drawn, () => "a label of some length");
    expect(lanes.map((lane) => [lane.branch.id, lane.row])).toEqual([
      ["a", 0],
      ["b", 1],
      ["d", 0],
    ]);
  });

  it("begin on the main line and stay on the drawing, label and all", () => {
    const label = "a label of some length";
    for (const revision of [0, 5, 19, 20]) {
      const [lane] = lanesOf(found([branch("a", revision, { revision: 90 })]), drawn, () => label);
      expect(lane?.x).toBe(drawn.xOf(revision));
      expect(lane?.to).toBeLessThanOrEqual(drawn.width);
      expect(lane?.labelX).toBeGreaterThanOrEqual(0);
      expect((lane?.labelX ?? 0) + label.length * 6).toBeLessThanOrEqual(drawn.width);
    }
  });

  it("leave the main line in a bend", () => {
    expect(lanePath({ x: 100, to: 200 }, 30, 52)).toBe("M100.0 30C120.4 30 110.2 52 134.0 52H200.0");
  });
});
