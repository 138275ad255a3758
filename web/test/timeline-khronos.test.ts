import type { View } from "@chronarium/khronos";
import { describe, expect, it } from "vitest";
import { lines, mark } from "../src/games/khronos/chronicle/chronicle.ts";
import { scores } from "../src/games/khronos/chronicle/scores.ts";
import { chapterNames, turnOf, turnsAhead } from "../src/games/khronos/chronicle/turns.ts";
import { loadKhronosText } from "../src/games/khronos/text.ts";
import { timeline as en } from "../src/text/en/timeline.ts";
import { timeline as fr } from "../src/text/fr/timeline.ts";
import { differences, signed } from "../src/timeline/compare.ts";
import { marksOf } from "../src/timeline/ground.tsx";
import { turnAt } from "../src/timeline/line.ts";
import { sentenceAt } from "../src/timeline/sentence.ts";
import { playRandomly } from "./timeline-game.ts";

await Promise.all([loadKhronosText("en"), loadKhronosText("fr")]);

const whole = playRandomly("thread", 3);
const part = playRandomly("thread", 3, 40);
const names = { seat: (seat: number): string => `P${seat}` };

describe("turns from the chronicle", () => {
  it("agree with every state of a whole game", () => {
    const turns = turnOf(whole.entries, whole.live);
    expect(turns).toHaveLength(7 * 3);
    for (let revision = 0; revision < whole.live.last; revision++) {
      const { round, turn } = whole.momentAt(revision).view as View;
      expect(turnAt(turns, revision)).toMatchObject({ seat: turn.seat, chapter: round });
    }
  });

  it("are found in a branch too, whose chronicle begins in the middle", () => {
    const left = 37;
    const entries = whole.entries.slice(left).map((entry) => ({ ...entry, revision: entry.revision - left }));
    const turns = turnOf(entries, whole.live);
    for (let revision = left; revision < whole.live.last; revision++) {
      const { round, turn } = whole.momentAt(revision).view as View;
      expect(turnAt(turns, revision - left)).toMatchObject({ seat: turn.seat, chapter: round });
    }
  });

  it("go on with those ahead to the end of round 7", () => {
    const told = [...turnOf(part.entries, part.live), ...turnsAhead(part.live)];
    const played = turnOf(whole.entries, whole.live);
    expect(told.map(({ seat, chapter }) => [seat, chapter])).toEqual(
      played.map(({ seat, chapter }) => [seat, chapter]),
    );
    expect(turnsAhead(whole.live)).toEqual([]);
  });
});

describe("sentences", () => {
  const chapters = { lines, chapterNames };
  const speech = (language: "en" | "fr") => ({
    ui: chapters,
    entries: whole.entries,
    turns: turnOf(whole.entries, whole.live),
    last: whole.live.last,
    language,
    names,
    text: { en, fr }[language],
  });

  it("say the round of the action and what happened, in both languages", () => {
    expect(sentenceAt(speech("en"), 0)).toBe("The beginning.");
    expect(sentenceAt(speech("fr"), 0)).toBe("Le début.");
    for (const language of ["en", "fr"] as const)
      for (let revision = 1; revision <= whole.live.last; revision++) {
        const { round } = whole.momentAt(revision - 1).view as View;
        const start = language === "en" ? `Round ${round}: ` : `Manche ${round}\u202f: `;
        expect(sentenceAt(speech(language), revision)).toMatch(new RegExp(`^${start}.{8,}`));
      }
  });

  it("name the rounds that pay", () => {
    expect(chapterNames(4, "en")).toEqual({ long: "Round 4 · income", plain: "Round 4", short: "4" });
    expect(chapterNames(7, "fr").long).toBe("Manche 7 · revenus");
    expect(chapterNames(5, "en").long).toBe("Round 5");
  });
});

describe("marks and scores", () => {
  it("mark what every seat collects in rounds 4 and 7", () => {
    const marks = marksOf(whole.entries, mark);
    expect(marks.filter((it) => it.mark === "income")).toHaveLength(6);
  });

  it("give Ecus and the income at hand while the game runs, and the sources at its end", () => {
    const running = scores(part.live, "en");
    const players = (part.live.view as View).players;
    expect(running.map(({ score }) => score)).toEqual(players.map(({ ecus }) => ecus));
    expect(running[0]?.parts.map(({ name }) => name)).toEqual(["Income now"]);
    for (const { score, parts } of scores(whole.live, "fr"))
      expect(parts.reduce((sum, it) => sum + it.score, 0)).toBe(score);
  });

  it("compare two lines seat by seat, by what both count", () => {
    const later = playRandomly("thread", 3, 60);
    const change = differences(scores(part.live, "en"), scores(later.live, "en"));
    expect(change).toHaveLength(3);
    expect(change[0]?.parts).toHaveLength(1);
    expect(differences(scores(part.live, "en"), scores(whole.live, "en"))[0]?.parts).toEqual([]);
    expect([signed(3), signed(0), signed(-2)]).toEqual(["+3", "0", "−2"]);
  });
});
