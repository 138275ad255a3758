/** Which sounds events make, and that they are short. */
import type { Event } from "@chronarium/khronos";
import { describe, expect, test } from "vitest";
import { KNOCKS, sounds } from "../src/games/khronos/chronicle/sound.ts";
import { playRandomly } from "./timeline-game.ts";

const mine = (seat: number): boolean => seat === 0;
const began = (seat: number): Event => ({ type: "turnBegan", seat, round: 1 });
const income = (seat: number, ecus: number): Event => ({
  type: "income",
  seat,
  era: "might",
  ecus,
  domains: [],
  rule: "KH-80",
});

describe("what is heard", () => {
  test("a turn for those whose turn it is", () => {
    expect(sounds.heard([began(0)], mine)).toEqual(["turn"]);
    expect(sounds.heard([began(1)], mine)).toEqual([]);
  });

  test("an income for those who get one", () => {
    expect(sounds.heard([income(0, 3)], mine)).toEqual(["income"]);
    expect(sounds.heard([income(0, 0)], mine)).toEqual([]);
    expect(sounds.heard([income(1, 3)], mine)).toEqual([]);
  });

  test("each sound once, causes before consequences", () => {
    const piece = { era: "might", building: "civil", size: 1, at: "C5" } as const;
    const built: Event = { type: "built", seat: 1, paid: ["blue"], ...piece };
    const lost: Event = { type: "demolished", seat: 1, paid: [], ...piece };
    expect(sounds.heard([began(0), lost, built, lost], mine)).toEqual(["tile", "loss", "turn"]);
  });

  test("a whole game makes every sound", () => {
    const events = playRandomly("sounds", 3).entries.flatMap((entry) => entry.events as readonly Event[]);
    expect(sounds.heard(events, mine)).toEqual(["tile", "loss", "income", "turn"]);
  });
});

describe("sounds", () => {
  test.each(Object.entries(KNOCKS))("%s is short and not loud", (_, knocks) => {
    for (const { after, length, level, click } of knocks) {
      expect(after + length).toBeLessThanOrEqual(0.4);
      expect(level).toBeLessThanOrEqual(1);
      expect(click).toBeLessThanOrEqual(1);
    }
  });

  test("follow each other", () => {
    const [tile, first] = sounds.knocksOf(["tile", "turn"]);
    expect(tile?.after).toBe(0);
    expect(first?.after).toBeGreaterThan(0.2);
  });
});
