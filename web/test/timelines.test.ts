import { describe, expect, test } from "vitest";
import type { TableCard } from "../src/driver/types.ts";
import { branchesOf, type Family, familiesOf } from "../src/timelines/family.ts";
import { fileName } from "../src/timelines/files.ts";
import { timeAgo } from "../src/timelines/time-ago.ts";

const card = (id: string, parent?: string): TableCard => ({
  id,
  game: "khronos",
  seats: [],
  revision: 0,
  created: 0,
  updated: 0,
  actors: [],
  ...(parent === undefined ? {} : { branch: { parent, revision: 1, name: id } }),
});
const shape = (families: readonly Family[]): unknown =>
  families.map(({ card: { id }, branches }) => (branches.length === 0 ? id : [id, shape(branches)]));

describe("families of games", () => {
  test("branches stand below their parent, to any depth", () => {
    const cards = [card("c", "b"), card("a"), card("b", "a"), card("d", "a"), card("e")];
    expect(shape(familiesOf(cards))).toEqual([["a", [["b", ["c"]], "d"]], "e"]);
    expect(branchesOf(cards, "a")).toBe(2);
  });

  test("a branch without its parent stands alone", () => {
    expect(shape(familiesOf([card("b", "gone")]))).toEqual(["b"]);
  });

  test("a circle of parents loses nobody", () => {
    expect(shape(familiesOf([card("a", "b"), card("b", "a")]))).toEqual([["a", ["b"]]]);
  });
});

describe("files", () => {
  test("have names that every system takes", () => {
    const time = Date.UTC(2026, 2, 1);
    expect(fileName("khronos", "L’Abbaye d’abord : été", time)).toBe(
      "khronos-l-abbaye-d-abord-ete-2026-03-01.json",
    );
    expect(fileName("khronos", "Khronos with Vesper", time)).toBe("khronos-with-vesper-2026-03-01.json");
    expect(fileName("khronos", "../…", time)).toBe("khronos-2026-03-01.json");
  });
});

describe("time", () => {
  test.each([
    [0, "now", "maintenant"],
    [90, "1 minute ago", "il y a 1 minute"],
    [3 * 3600, "3 hours ago", "il y a 3 heures"],
    [26 * 3600, "yesterday", "hier"],
    [9 * 86_400, "last week", "la semaine dernière"],
  ])("%s seconds ago", (seconds, english, french) => {
    expect(timeAgo(0, seconds * 1000, "en")).toBe(english);
    expect(timeAgo(0, seconds * 1000, "fr")).toBe(french);
  });
});
