/** Every refusal, act and event has its sentence in both languages. */
import { playRandom } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { ACTIONS, type Event, REFUSAL_CODES } from "../src/index.ts";
import { filled } from "../text/filled.ts";
import { missionsText, refusalText } from "../text/index.ts";
import { rules } from "./shelf.ts";

const names = { seat: (seat: number) => `Player ${seat + 1}` };
const PARAMS = { agent: "rec:mila", left: 1, given: 2 };

describe.each(["en", "fr"] as const)("%s", (language) => {
  const text = missionsText[language];
  test("says every refusal in whole sentences, each differently", () => {
    const said = REFUSAL_CODES.map((code) =>
      refusalText(language, { code, params: PARAMS, rule: "TS-1" }, names),
    );
    for (const sentence of said) expect(sentence).toMatch(/^[A-ZÀ-Ü].*[.!?]$/s);
    expect(new Set(said).size).toBe(said.length);
  });
  test("names every act", () => {
    expect(Object.keys(text.actions).sort()).toEqual(Object.keys(ACTIONS).sort());
  });
  test("tells whole games of random play, with nothing left open", () => {
    const types = new Set<string>();
    for (const seats of [1, 2, 3, 4])
      playRandom(rules, {
        seats,
        options: { mission: "clockwork@1.0.0" },
        seed: `text ${seats}`,
        onStep: ({ events }) => {
          for (const event of events as readonly Event[]) {
            types.add(event.type);
            expect(text.event(event, names)).toMatch(/^[A-ZÀ-Ü0-9-].*\.$|^[a-z]+:.*\.$/s);
            expect(text.event(event, names)).not.toMatch(/undefined|NaN|\[object/);
          }
        },
      });
    expect(types.size).toBeGreaterThan(35);
  });
  test("sets French as French is set", () => {
    if (language !== "fr") return;
    const all = [
      ...Object.values(text.actions),
      ...REFUSAL_CODES.map((code) => text.refusals[code](PARAMS, names)),
    ];
    expect(all.filter((each) => /[^\u202f][;:!?]|'/.test(each))).toEqual([]);
  });
});

describe("the words of a story", () => {
  test("placeholders are filled from values, by number and by name, and never shown", () => {
    const lines = "You have {lines, plural, =0{nothing} one{# line} other{# lines}}, says {who}.";
    expect(filled(lines, { lines: 0, who: "Amy" }, "en")).toBe("You have nothing, says Amy.");
    expect(filled(lines, { lines: 1, who: "Amy" }, "en")).toBe("You have 1 line, says Amy.");
    expect(filled(lines, { lines: 3 }, "en")).toBe("You have 3 lines, says .");
    expect(filled("{who, select, amy{hers} other{a {lines} of all}}", { who: "doug", lines: 2 }, "fr")).toBe(
      "a 2 of all",
    );
    expect(filled("open {brace", {}, "en")).toBe("open ");
  });
});
