import { describe, expect, test } from "vitest";
import { decided } from "../src/play/decided.ts";

const side = (key: string | number, said: string, place: number, ...parts: readonly number[]) => ({
  key,
  said,
  place,
  parts,
});
const line = (key: string | number) => ({ key, look: "jade", name: "" }) as const;
const evening = (when: string, ...scores: readonly number[]) => ({
  name: "",
  title: "",
  when,
  step: 0,
  scores,
});

/** Three days and what is scored after them. */
const lost = {
  sides: [side(0, "Lucie", 2, 0, 78, 12, -1), side("peddler", "the Peddler", 1, 20, 60, 31, 0)],
  you: 0,
  sources: ["At the start", "Sales", "Sponsorship", "Corruption"],
  graph: {
    lines: [line(0), line("peddler")],
    points: [
      [0, 20],
      [89, 111],
    ],
    parts: [evening("on day 1", 30, 33), evening("on day 2", 41, 68), evening("on day 3", 90, 100)],
    last: { title: "At the end", when: "in the final scoring" },
  },
} as const;

describe("why a game was won or lost", () => {
  test("names what made the gap, what went the other way, and the part in which it grew most", () => {
    expect(decided(lost, "en")).toEqual([
      "You are 22 behind the Peddler: At the start −20, Sponsorship −19, though Sales +18.",
      "Mostly decided on day 2: from 3 to 27 behind.",
    ]);
    const won = { ...lost, you: "peddler" };
    expect(decided(won, "fr")).toEqual([
      "Vous avez 22 d’avance sur Lucie\u202f: At the start +20, Sponsorship +19, malgré Sales −18.",
      "L’essentiel s’est joué on day 2\u202f: de 3 à 27 d’avance.",
    ]);
  });

  test("names the winner where several people look, and asks the order of the places, not that of the seats", () => {
    const { sides, graph } = lost;
    const three = [side(1, "Idris", 3, 0, 0, 0, 0), ...sides];
    expect(decided({ ...lost, sides: three, you: undefined, graph: { ...graph, parts: [] } }, "en")).toEqual([
      "The Peddler is 22 ahead of Lucie: At the start +20, Sponsorship +19, though Sales −18.",
    ]);
    expect(decided({ ...lost, sides: three, you: 1 }, "en")[0]).toBe(
      "You are 111 behind the Peddler: Sales −60, Sponsorship −31.",
    );
  });

  test("has nothing to say of equal scores", () => {
    const [own] = lost.sides;
    expect(decided({ ...lost, sides: [own, { ...own, key: 1, place: 1 }] }, "en")).toEqual([]);
  });
});
