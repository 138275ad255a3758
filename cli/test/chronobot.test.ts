import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { answerTo } from "../src/commands/chronobot.ts";
import { chronarium } from "./chronarium.ts";

const SPACES = {
  construct: ["human", "free"],
  recruit: ["free", "free"],
  research: ["free", "free"],
  council: ["free", "free"],
  mine: ["free", "free", "free"],
};
const line = (position: object, dice?: object, answers?: object): string =>
  JSON.stringify({ position, ...(dice && { dice }), ...(answers && { answers }) });

test("a position and a die give the position after the turn, with reasons", () => {
  const answer = answerTo(
    line(
      {
        era: 2,
        bot: { cubes: { N: 1, U: 0, G: 0, T: 2 } },
        spaces: SPACES,
        minePool: { N: 0, U: 1, G: 1, T: 1 },
      },
      { die: 3 },
    ),
    "en",
  );
  expect(answer).toMatchObject({ ok: true, position: { bot: { cubes: { N: 0, U: 0, G: 0, T: 1 }, vp: 5 } } });
  expect(answer.steps).toContainEqual(
    expect.objectContaining({ type: "botMined", why: "It lacks Uranium and Gold." }),
  );
});

test("what a position leaves open is asked for, and the answer goes on from there", () => {
  expect(answerTo(line({ era: 1 }), "en")).toMatchObject({ ok: true, asks: { ask: "die" } });
  expect(answerTo(line({ era: 1 }, { die: 1 }), "fr")).toMatchObject({
    asks: { ask: "space", text: "Indiquez le premier emplacement libre\u202f: Construction." },
  });
  const built = answerTo(line({ era: 1 }, { die: 1 }, { space: "top", building: { vp: 4 } }), "en");
  expect(built).toMatchObject({ ok: true, position: { bot: { buildings: [{ row: "PP", vp: 4 }] } } });
});

test.each([
  ["not JSON", "{", "kernel/not-json"],
  ["no position", "{}", "kernel/malformed-action"],
  ["a face that does not exist", line({ era: 1 }, { die: 7 }), "kernel/malformed-action"],
  ["a field that nobody knows", line({ era: 1, weather: "rain" }), "kernel/malformed-action"],
  ["an Era that does not exist", line({ era: 8 }), "kernel/malformed-action"],
  ["an option that does not exist", line({ era: 1, options: { difficulty: "open" } }), "kernel/bad-option"],
  ["a Chronobot that cannot be", line({ era: 1, bot: { warpSupply: 7 } }), "chronobot/breaks-rule"],
  [
    "three tokens on a position",
    line({ era: 1, bot: { tokens: ["A1", "B5", "B5", "B5", "E5", "C1"] } }),
    "chronobot/breaks-rule",
  ],
])("%s gets a code and a sentence in both languages", (_what, told, code) => {
  for (const language of ["en", "fr"] as const) {
    const answer = answerTo(told, language);
    expect(answer).toMatchObject({ ok: false, refusal: { code } });
    expect(String(answer.message)).toMatch(/\.$/);
  }
});

test("the command explains itself", async () => {
  const { code, out } = await chronarium(["chronobot", "--help"]);
  expect(code).toBe(0);
  expect(out).toContain("one JSON object a line");
});

test("verify says how many dice of a companion’s table the seed vouches for", async () => {
  const file = fileURLToPath(
    new URL("../../games/anachrony/test/corpus-companion/everything-tracked.match", import.meta.url),
  );
  const json = await chronarium(["verify", file, "--json"]);
  expect(JSON.parse(json.out)).toMatchObject({ ok: true, dice: { vouched: 9, byHand: 67, forged: [] } });
  const text = await chronarium(["verify", file]);
  expect(text.out).toContain("The seed vouches for 9 dice, 67 were entered by hand, 0 are not what it says.");
  // Sound, and yet dice entered by hand could have been otherwise.
  expect([json.code, text.code]).toEqual([3, 3]);
});
