/** The checker: Ten to Six is clean; a seeded defect of every kind is found, by its code and at its line. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { besideOf, checkMission, playTable, replays, tablesOf } from "../checker/index.ts";
import { worstLuck } from "../checker/luck.ts";
import { openEndings } from "../checker/open-endings.ts";
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

const found = (spoiled: ReadonlyMap<string, string>, games = 0): readonly string[] => {
  const loaded = loadMission(spoiled);
  const problems = loaded.ok
    ? checkMission(loaded, games === 0 ? { quick: true } : { games, now: () => performance.now() }).problems
    : loaded.problems;
  return problems.map(({ code, file, line }) => `${code} ${file}:${line}`);
};

/** Where a piece of text stands after the change. */
function lineOf(spoiled: ReadonlyMap<string, string>, file: string, piece: string): number {
  const text = spoiled.get(file)!;
  return text.slice(0, text.indexOf(piece)).split("\n").length;
}

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

/** code, file, what is written, what is written instead, and the piece whose line is named. */
const DEFECTS: readonly (readonly [code: string, file: string, from: string, to: string, at?: string])[] = [
  ["E-SCHEMA", "items.yaml", "colour: red", "colour: rad", "colour: rad"],
  ["E-SCHEMA", "mission.yaml", "sealed: false", "saeled: false", "saeled"],
  ["E-YAML", "tokens.yaml", "copies: 1", "copies: &one 1", "&one"],
  ["E-DUPLICATE", "tokens.yaml", "tok:B", "tok:A"],
  ["W-ORPHAN", "text/fr.yaml", "L1.C.ok:", "L1.C.okay:", "L1.C.okay:"],
  ["E-REF", "locations/L1.yaml", "take: { item: 1 }", "take: { item: 6 }", "take: { item: 6 }"],
  ["E-REF", "text/fr.yaml", "L1.C.ok:", "L1.C.okay:"],
  ["E-COUNT", "mission.yaml", "story: 13", "story: 12", "story: 12"],
  ["E-ORPHAN", "locations/L1.yaml", "{ take: { token: tok:A } }, ", ""],
  [
    "E-UNREACH",
    "locations/L1.yaml",
    "- when: { not: { itemInPlay: 5 } }",
    "- when: { flag: flag:never }",
    "- when: { flag: flag:never }",
  ],
  ["E-DEADVAR", "locations/L1.yaml", "- when: { not: { has: { item: 3, who: group } } }", "- when: always"],
  ["E-CELL", "locations/L1.yaml", "{ text: L1.D.ok, effects:", "{ effects:"],
  ["E-CONF", "conflicts.yaml", "life: { 2: 2 }", "life: { 2: 40 }"],
  [
    "E-LOOP",
    "items.yaml",
    "id: item:1, colour: green, name: i.1.name, text: i.1.body",
    "id: item:1, colour: green, name: i.1.name, text: i.1.body, effects: [ { take: { item: 1 } } ]",
  ],
  [
    "E-CRIT",
    "locations/L1.yaml",
    "success: { text: L1.C.ok, effects: [ { take: { item: 3 } }, { take: { token: hex:1 } } ] }",
    "success: { text: L1.C.ok, effects: [ { take: { item: 3 } } ] }",
  ],
  ["E-TEXT", "text/en.yaml", "Ninety-four lamps", "<b>Ninety-four</b> lamps", "<b>"],
  ["W-TEXT", "text/fr.yaml", 'Plus de langue\u202f!"', 'Plus de langue!"', "Plus de langue!"],
  ["W-RATIO", "text/fr.yaml", "Elle sonnera une fois, et vous êtes là pour une fois.", "", "L2.C.spliceOk"],
  ["W-BAN", "text/en.yaml", "It was that simple", "Suddenly it was that simple", "Suddenly"],
  ["W-FACT", "text/en.yaml", "Ghent, 1934", "Ghent, 1935", "1935"],
  ["W-MOTIF", "bible.yaml", "max: 14 }", "max: 2 }"],
  [
    "W-ALIKE",
    "text/en.yaml",
    'inter.ruben.1: "“Look who the wind',
    'inter.ruben.1: "“You’re late,” says Achiel wind',
  ],
  ["W-FACT", "text/en.yaml", 'act.2: "05:50', 'act.2: "05:55', "act.2:"],
  ["W-FACT", "text/en.yaml", 'rec.ruben.name: "Ruben', 'rec.ruben.name: "Rubin', "rec.ruben.name"],
  ["W-TELL", "bible.yaml", "cards: [inter:mila.2]", "cards: [inter:mila.1]"],
  ["W-TELL", "locations/L1.yaml", "gives: [cat-bell]", "gives: [milk-skin]"],
  [
    "W-VOID",
    "receptacles.yaml",
    "text: inter.mila.2 }",
    "text: inter.mila.2, effects: [ { flag: { set: flag:x } } ] }",
    "flag:x",
  ],
];

describe("seeded defects", () => {
  for (const [code, file, from, to, at] of DEFECTS) {
    test(`${code}: ${from.slice(0, 40)}`, () => {
      const spoiled = spoilt(file, from, to);
      const codes = found(spoiled);
      expect(codes.some((each) => each.startsWith(`${code} `))).toBe(true);
      if (at !== undefined) expect(codes).toContain(`${code} ${file}:${lineOf(spoiled, file, at)}`);
    });
  }

  const everywhere = (file: string, from: string, to: string) =>
    new Map([...files, [file, files.get(file)!.replaceAll(from, to)]]);

  test("E-WIN: no ending is a success", () => {
    const codes = found(everywhere("mission.yaml", "outcome: success", "outcome: partial"));
    expect(codes.some((each) => each.startsWith("E-WIN mission.yaml"))).toBe(true);
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

  test("E-OFFER: a group conflict in which every test asks for something", () => {
    const codes = found(
      everywhere("conflicts.yaml", "attribute:", "when: { has: { item: 1 } }\n      attribute:"),
    );
    expect(codes).toContain("E-OFFER conflicts.yaml:1");
  });

  test("W-CLUE: a gate that only one card hints at", () => {
    const codes = found(everywhere("locations/L1.yaml", "item:3", "tok:B"));
    expect(codes.some((each) => each.startsWith("W-CLUE locations/L2.yaml"))).toBe(true);
  });

  test("E-LOCK: a rope that stays behind in a place that is covered, and no way to end without it", () => {
    const spoiled = new Map([
      ...files,
      [
        "locations/L2.yaml",
        files
          .get("locations/L2.yaml")!
          .replace(
            "success: { text: L2.C.spliceOk, effects: [ { take: { item: 3 } } ] }",
            "success: { text: L2.C.spliceOk, effects: [] }",
          )
          .replace(
            "effects: [ { end: end:silence } ]",
            "when: { has: { item: 3, who: self } }\n              effects: [ { end: end:silence } ]",
          ),
      ],
    ]);
    expect(found(spoiled, 12).some((each) => each.startsWith("E-LOCK "))).toBe(true);
  });

  test("E-MAP: a map that covers its last place", () => {
    const spoiled = spoilt(
      "items.yaml",
      "adds: [ { id: spot:L2, loc: loc:L2, at: [640, 120] } ]",
      "adds: [ { id: spot:L2, loc: loc:L2, when: { has: { token: tok:B } } } ]",
    );
    expect(found(spoiled, 6).some((each) => each.startsWith("E-MAP "))).toBe(true);
  });

  test("E-AMBIG: the last variant has a condition", () => {
    const from = "        - when: always\n          text: L1.C.again";
    const spoiled = spoilt(
      "locations/L1.yaml",
      from,
      from.replace("always", "{ has: { item: 3, who: group } }"),
    );
    expect(found(spoiled).some((each) => each.startsWith("E-AMBIG locations/L1.yaml"))).toBe(true);
  });

  test("W-IDLE: places with fewer cards than people", () => {
    const spoiled = new Map([
      ...files,
      [
        "locations/L1.yaml",
        files.get("locations/L1.yaml")!.replaceAll("    caption:", "    only: [3]\n    caption:"),
      ],
    ]);
    expect(found(spoiled).some((each) => each.startsWith("W-IDLE "))).toBe(false);
    const both = new Map([
      ...spoiled,
      [
        "locations/L2.yaml",
        files.get("locations/L2.yaml")!.replaceAll("    caption:", "    only: [3]\n    caption:"),
      ],
    ]);
    expect(found(both).some((each) => each.startsWith("W-IDLE mission.yaml"))).toBe(true);
  });

  test("W-SKIP: a reveal in a place that winners need not see", () => {
    const large = generatedMission();
    const file = "locations/L5.yaml";
    large.set(file, large.get(file)!.replace("caption: L5.B.c", "pivot: true, caption: L5.B.c"));
    const spot = '{ id: "spot:L5", loc: "loc:L5"';
    const only = `${spot}, when: { receptacles: { min: 4 } }`;
    large.set("mission.yaml", large.get("mission.yaml")!.replace(spot, only));
    expect(found(large, 1)).toContain(`W-SKIP ${file}:${lineOf(large, file, "pivot: true")}`);
  });

  test("E-AGAIN: a conflict that was broken off in a place that nothing leads back to", () => {
    const mission = missionOf(tenToSix.pack);
    const rules = missionRules([tenToSix]);
    const begun = rules.setup({ mission: mission.name }, 2, "1");
    const broken = {
      ...begun,
      agents: begun.agents.map((agent, at) => ({ ...agent, rec: ["rec:mila", "rec:ruben"][at]! })),
      damage: { "conf:weight": 1 },
      closed: ["spot:L2", "spot:L1"],
    };
    expect(openEndings(broken, mission).again).toBe("conf:weight");
  });

  test("W-STALE: words whose partner has been changed since", () => {
    const beside = besideOf(tenToSix);
    expect(checkMission(tenToSix, { quick: true, beside }).problems).toEqual([]);
    const loaded = loadMission(spoilt("text/en.yaml", "Brass, hot, honest.", "Brass, hot, honest and old."));
    if (!loaded.ok) throw new Error("it does not load");
    const codes = checkMission(loaded, { quick: true, beside }).problems.map(
      ({ code, file, path }) => `${code} ${file} ${path}`,
    );
    expect(codes).toEqual(["W-STALE text/fr.yaml i.1.body"]);
  });

  test("W-LEAK: an option that appears because of another seat's secret", () => {
    const spoiled = new Map([
      ...spoilt(
        "receptacles.yaml",
        "text: inter.mila.2 }",
        "text: inter.mila.2, effects: [ { flag: { set: flag:x } } ] }",
      ),
      [
        "locations/L2.yaml",
        files
          .get("locations/L2.yaml")!
          .replace("{ token: hex:1 } ] }", "{ token: hex:1 }, { flag: flag:x } ] }"),
      ],
    ]);
    expect(found(spoiled).some((each) => each.startsWith("W-LEAK locations/L2.yaml"))).toBe(true);
  });

  test("W-ALOUD: a sentence of more than 20 words on card A", () => {
    const spoiled = spoilt(
      "text/en.yaml",
      "He has noticed. He is hoping",
      "He has noticed and he is standing there among all his rolls and he is hoping and hoping and hoping",
    );
    expect(found(spoiled).some((each) => each.startsWith("W-ALOUD text/en.yaml"))).toBe(true);
  });
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
  expect(worstLuck(rules, mission, table!, "sure", 1000)).toEqual({ verdict: "safe", states: 178, worst: 1 });
  expect(worstLuck(rules, mission, table!, "sure", 20)).toEqual({ verdict: "not proved", states: 20 });
  expect(worstLuck(rules, mission, table!, "chaos", 1000).verdict).toBe("lost");
});

test("W-VOID: a question whose answers all come to the same", () => {
  const own = filesOf(fileURLToPath(new URL("missions/clockwork/", import.meta.url)));
  const at = "locations/L2.yaml";
  own.set(
    at,
    own
      .get(at)!
      .replace("effects: [ { flag: { set: flag:trap } }, { take: { item: 7 } } ] }", "effects: [] }"),
  );
  expect(found(own, 4)).toContain(`W-VOID ${at}:${lineOf(own, at, "choose: { prompt: ask.C")}`);
});

describe("The Hour That Answers", () => {
  test("has the words, facts and pictures of its bible: nothing is left but Amy, who is second in everything", () => {
    const { problems } = checkMission(hour, { quick: true });
    expect(problems.map(({ code }) => code)).toEqual(["W-SPREAD"]);
  });
});
