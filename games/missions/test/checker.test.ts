/** The checker: Ten to Six is clean, witnesses replay, and what is found is told once and in words. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkMission, playTable, replays, tablesOf } from "../checker/index.ts";
import { worstLuck } from "../checker/luck.ts";
import { artFindings } from "../checker/pictures.ts";
import { loadMission } from "../loader/index.ts";
import { missionOf, missionRules } from "../src/index.ts";
import { generatedMission } from "./generated.ts";
import { artOf, filesOf, hour, SHIPPED, tenToSix } from "./shelf.ts";

const files = filesOf(join(SHIPPED, "ten-to-six"));

/** The mission with one piece of one file written differently. */
function spoilt(file: string, from: string, to: string) {
  const text = files.get(file)!;
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  return new Map([...files, [file, text.replace(from, to)]]);
}

const found = (spoiled: ReadonlyMap<string, string>): readonly string[] => {
  const loaded = loadMission(spoiled);
  const { problems } = loaded.ok ? checkMission(loaded, { quick: true }) : loaded;
  return problems.map(({ code, file, line }) => `${code} ${file}:${line}`);
};

describe("Ten to Six", () => {
  test("has no error and no warning; every table has a success with a witness that replays", () => {
    const report = checkMission(tenToSix, { games: 12, now: () => performance.now() });
    expect(report.problems).toEqual([]);
    expect(report.publishable).toBe(true);
    expect(report.rows.map(({ win }) => win)).toEqual(["proved", "proved"]);
  });

  test("a witness that was changed does not replay", () => {
    const mission = missionOf(tenToSix.pack);
    const rules = missionRules([tenToSix]);
    const [table] = tablesOf(mission);
    const { log, state } = playTable(rules, mission, table!, "tourist", "w");
    expect(replays(rules, mission, table!, "w", log, state.end!.id)).toBe(true);
    expect(replays(rules, mission, table!, "w", log.slice(0, -1), state.end!.id)).toBe(false);
    expect(replays(rules, mission, table!, "w", [...log].reverse(), state.end!.id)).toBe(false);
  });
});

test("E-UNREACH: a place that nothing leads to is told once, with what its spot needs", () => {
  const loaded = loadMission(
    spoilt("items.yaml", "adds: [ { id: spot:L2", "adds: [ { when: { flag: flag:never }, id: spot:L2"),
  );
  if (!loaded.ok) throw new Error("it does not load");
  const told = checkMission(loaded, { quick: true }).problems.filter(({ file }) => file.includes("L2"));
  expect(told.map(({ code, line, message }) => `${code} ${line} ${message}`)).toEqual([
    "E-UNREACH 2 loc:L2 can never be reached (spot:L2 needs flag:never).",
  ]);
});

test("a mission of 46, 51 and 38 cards is loaded and checked at every table", () => {
  const loaded = loadMission(generatedMission());
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems[0]));
  const report = checkMission(loaded, { games: 1, now: () => performance.now() });
  expect(report.problems.filter(({ code }) => code === "E-COUNT" || code === "E-REF")).toEqual([]);
  expect(report.rows).toHaveLength(9);
  expect(report.rows.every(({ games }) => games === 4)).toBe(true);
});

test("W-ART: a picture that is not there, and a layer that it does not have", () => {
  const pack = missionOf(hour.pack).pack;
  const layers = new Map(artOf(join(SHIPPED, "the-hour-that-answers")));
  expect(artFindings(pack, layers)).toEqual([]);
  layers.delete("l3+desk-lid");
  layers.set("l5", ["hut"]);
  const found = artFindings(pack, layers).map(({ message }) => message);
  expect(found).toContain("There is no picture art/l3+desk-lid.svg.");
  expect(found).toContain("l5-d has no layer reels.");
});

test("W-MOTIF: a motif that is not where the bible says, and one that stands too often", () => {
  const motif = (at: string, max: number) =>
    `motifs:\n  - { id: rope, words: { en: [rope], fr: [corde] }, at: [${at}], min: 1, max: ${max} }`;
  const with_ = (made: string) => new Map([...files, ["bible.yaml", made]]);
  expect(found(with_(motif("i.3.body, t.title", 2)))).toContain("W-MOTIF text/en.yaml:1");
  expect(
    found(with_(motif("i.3.name, L2.C.noRope", 1))).filter((each) => each.startsWith("W-MOTIF")).length,
  ).toBe(2);
});

test("every order of Destiny is walked through, or it is said how far", () => {
  const mission = missionOf(tenToSix.pack);
  const rules = missionRules([tenToSix]);
  const [table] = tablesOf(mission);
  expect(worstLuck(rules, mission, table!, ["sure"], (states) => states < 1000)).toEqual({
    verdict: "safe",
    states: 178,
    worst: 1,
  });
  expect(worstLuck(rules, mission, table!, ["sure"], (states) => states < 20)).toEqual({
    verdict: "not proved",
    states: 20,
  });
  expect(worstLuck(rules, mission, table!, ["chaos"], (states) => states < 1000).verdict).toBe("lost");
  // After each draw the other strategy may be followed: what one of them loses the other wins.
  expect(worstLuck(rules, mission, table!, ["chaos", "sure"], (states) => states < 5000).verdict).toBe(
    "safe",
  );
});

describe("The Hour That Answers", () => {
  test("has the words, facts and pictures of its bible: nothing is left but Amy, who is second in everything", () => {
    const { problems } = checkMission(hour, { quick: true });
    expect(problems.map(({ code }) => code)).toEqual(["W-SPREAD"]);
  });
});
