/** Pass 3: every state of a small story is seen, each proof replays, and a state without an ending is found. */
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { checkMission, searchStory, storyReplays, tablesOf } from "../checker/index.ts";
import { loadMission } from "../loader/index.ts";
import { missionOf } from "../src/index.ts";
import { filesOf } from "./shelf.ts";

const files = filesOf(fileURLToPath(new URL("missions/door/", import.meta.url)));
const PLACE = "locations/L1.yaml";

function loaded(changes: Readonly<Record<string, (text: string) => string>> = {}) {
  const result = loadMission(
    new Map([...files].map(([file, text]) => [file, changes[file]?.(text) ?? text])),
  );
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}
const always = () => true;
const door = missionOf(loaded().pack);
const [alone, two] = tablesOf(door);

test("an ending lies before every state, alone and for two, and the way to it replays", () => {
  for (const [table, states] of [
    [alone!, 166],
    [two!, 182],
  ] as const) {
    const { verdict, states: seen, witnesses } = searchStory(door, table, always);
    expect({ verdict, seen }).toEqual({ verdict: "proved", seen: states });
    const way = witnesses.get("end:good")!;
    expect(storyReplays(door, table, way, "end:good")).toBe(true);
    expect(storyReplays(door, table, way.slice(0, -1), "end:good")).toBe(false);
    expect(storyReplays(door, table, way.toReversed(), "end:good")).toBe(false);
    expect(storyReplays(door, table, way, "end:other")).toBe(false);
  }
});

test("what the budget leaves open is not proved, with the states seen", () => {
  const { verdict, states, lock } = searchStory(door, alone!, (seen) => seen < 50);
  expect(verdict).toBe("not proved");
  expect(states).toBeGreaterThanOrEqual(50);
  expect(states).toBeLessThan(166);
  expect(lock).toBeUndefined();
});

const KEY = "effects: [ { take: { item: 1 } }";

test("E-LOCK: a key that is gone for good, with the act that shut the door", () => {
  const report = checkMission(
    loaded({ [PLACE]: (place) => place.replace(KEY, `${KEY}, { remove: { item: 1 } }`) }),
    { games: 1, story: 1000 },
  );
  const lock = report.problems.find(({ code }) => code === "E-LOCK")!;
  expect(lock.file).toBe(PLACE);
  expect(lock.message).toContain("no ending can be reached any more");
  expect(report.rows.map(({ story }) => story.verdict)).toEqual(["locked", "locked"]);
  expect(report.rows[0]!.story.lock!.at(-1)!.action.type).toBe("follow");
});

test("E-UNREACH: a variant whose facts can all be had, but never together", () => {
  const word = (text: string): string => `${text}\nL1.C.never: "Nobody comes here."\n`;
  const spoilt = loaded({
    [PLACE]: (place) =>
      place
        .replace(
          "      text: L1.C.body\n",
          `      variants:
        - { when: { all: [ { has: { item: 1 } }, { not: { itemInPlay: 1 } } ] }, text: L1.C.never }
        - when: always
          text: L1.C.body
`,
        )
        .replace(
          /^( {6})(effects: \[ \{ read: \{ interaction: 1 \} \} \]|options:| {2}- \{ id: L1\.C\.open)/gm,
          "$1    $2",
        ),
    "text/en.yaml": word,
    "text/fr.yaml": word,
  });
  const told = (game: object) =>
    checkMission(spoilt, game).problems.flatMap(({ code, message }) =>
      code === "E-UNREACH" ? [message] : [],
    );
  expect(told({ quick: true })).toEqual([]);
  expect(told({ games: 1, story: 1000 })).toEqual([
    "This variant of card:L1.C is read in no state of the story.",
  ]);
});
