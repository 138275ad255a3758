import { describe, expect, it } from "vitest";
import { timeline as en } from "../src/text/en/timeline.ts";
import { timeline as fr } from "../src/text/fr/timeline.ts";
import { laneLabel } from "../src/timeline/lane-links.tsx";
import { actName, firstAct } from "../src/timeline/use-first-act.ts";
import { stepTime } from "../src/timeline/use-play.ts";

/** Every sentence of a catalogue, those with gaps filled. */
function sentences(part: unknown): readonly string[] {
  if (typeof part === "string") return [part];
  if (typeof part === "function") return [String(part(2, 3)), String(part("Idris", "Lucie"))];
  return Object.values(part as object).flatMap(sentences);
}

describe("words of the thread", () => {
  it("have as many sentences in French, with a narrow space before high punctuation", () => {
    expect(sentences(fr)).toHaveLength(sentences(en).length);
    for (const sentence of sentences(fr)) expect(sentence).not.toMatch(/(?<!\u202f)[;:!?»]|«(?!\u202f)/u);
    for (const sentence of [...sentences(fr), ...sentences(en)])
      expect(sentence).not.toMatch(/undefined|['"]/);
  });

  it("count", () => {
    expect([0, 1, 2].map(en.branches.steps)).toEqual(["0 steps", "1 step", "2 steps"]);
    expect([0, 1, 2].map(fr.branches.steps)).toEqual(["0 étape", "1 étape", "2 étapes"]);
    expect(fr.jump.turns("Idris")).toBe("Tours d’Idris");
    expect(fr.jump.turns("Lucie")).toBe("Tours de Lucie");
  });

  it("label lanes with their length or their result", () => {
    const card = {
      id: "b",
      game: "khronos",
      seats: [{ kind: "human", name: "Maren" } as const],
      revision: 3,
      created: 0,
      updated: 0,
      actors: [],
    };
    const branch = { id: "b", name: "Abbey first", revision: 4, steps: 3, card };
    const result = { winners: [0], seats: [{ seat: 0, place: 1, score: 61, categories: {} }] };
    expect(laneLabel(branch, en, "en")).toBe("Abbey first · 3 steps");
    expect(laneLabel({ ...branch, card: { ...card, result } }, en, "en")).toBe(
      "Abbey first · Maren won with 61",
    );
    expect(laneLabel({ ...branch, card: { ...card, result } }, fr, "fr")).toBe(
      "Abbey first · victoire de Maren, 61",
    );
    const lost = {
      winners: [],
      seats: [{ seat: 0, place: 2, score: 61, categories: {} }],
      rivals: [{ id: "peddler", place: 1, score: 173, categories: {} }],
    };
    expect(laneLabel({ ...branch, card: { ...card, game: "chronomancer", result: lost } }, en, "en")).toBe(
      "Abbey first · the Peddler won with 173",
    );
    expect(laneLabel({ ...branch, card: { ...card, game: "chronomancer", result: lost } }, fr, "fr")).toBe(
      "Abbey first · victoire du Colporteur, 173",
    );
  });

  it("name a branch after its first act", () => {
    expect(actName("Idris built a Keep at L12.")).toBe("Idris built a Keep at L12");
    expect(actName(`${"long ".repeat(20)}.`)).toHaveLength(48);
    const seats = [
      { kind: "bot", name: "Vesper", level: 1 } as const,
      { kind: "human", name: "Maren" } as const,
    ];
    const card = { id: "b", game: "", seats, revision: 6, created: 0, updated: 0, actors: [] };
    const branch = { id: "b", name: "", revision: 3, steps: 3, card };
    const entries = [1, 2, 3, 4, 5, 6].map((revision) => ({ revision, seat: revision % 2, events: [] }));
    expect(firstAct(branch, entries)?.revision).toBe(5);
    expect(firstAct(branch, entries.slice(0, 4))).toBeUndefined();
  });

  it("give each replayed step time to be read, by the chosen pace", () => {
    const sentence = "Idris built a Keep at L12 in Might.";
    expect(stepTime(sentence, 2)).toBe(stepTime(sentence, 1) / 2);
    expect(stepTime(sentence, 0)).toBe(stepTime(sentence, 1));
    expect(stepTime("a".repeat(500), 1)).toBe(4000);
  });
});
