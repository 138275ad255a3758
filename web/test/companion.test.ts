/** The companion's own words, over whole random tables, in both languages. */
import {
  type BotStep,
  chronobot,
  facesOf,
  PHASES,
  type State,
  stepsToDo,
} from "@chronarium/anachrony/companion";
import { companionEn } from "@chronarium/anachrony/text/en";
import { companionFr } from "@chronarium/anachrony/text/fr";
import { playRandom } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { asRolled } from "../src/companion/as-rolled.ts";
import { plain } from "../src/companion/plain.ts";
import { playRecord, scoreText } from "../src/companion/share.ts";
import type { Speech } from "../src/companion/speech.ts";
import { en } from "../src/companion/words/en.ts";
import { fr } from "../src/companion/words/fr.ts";

const SPEECHES: readonly (readonly [string, Speech])[] = [
  ["en", { words: en, game: companionEn }],
  ["fr", { words: fr, game: companionFr }],
];

const states: State[] = [];
for (const seed of ["one", "two", "three"])
  playRandom(chronobot, { seats: 1, options: {}, seed, onStep: ({ after }) => states.push(after) });

const because = [] as const;
/** Everything that a turn can come to, in every form that is told differently. */
const STEPS: readonly BotStep[] = [
  { type: "botPlaced", space: "mine2", action: "mine", banner: false, because },
  { type: "botPlaced", space: "council1", action: "recruit", banner: true, because },
  { type: "botBuilt", row: "LAB", vp: 3, because },
  { type: "botBuilt", row: "FA", vp: 2, stack: "secondary", because },
  { type: "botBuiltSuperproject", vp: 8, because },
  { type: "botBuiltSuperproject", vp: 5, era: 3, because },
  { type: "botGainedVp", vp: 1, because },
  { type: "botGainedWater", water: 2, because },
  { type: "botRecruited", worker: "En", because },
  { type: "botResearched", shape: "triangle", because },
  { type: "botMined", own: "U", because },
  { type: "botMined", own: "G", pool: "N", because },
  { type: "botScoredSet", of: "workers", vp: 5, because },
  { type: "botScoredSet", of: "cubes", vp: 5, because },
  { type: "botTravelled", era: 2, step: 1, because },
  { type: "botSupplied", water: 5, morale: 1, because },
  { type: "botRemovedAnomaly", cube: "T", count: 2, water: 2, because },
  { type: "botFellBack", water: 2, vp: 1, because },
  { type: "botFellBack", water: 2, vp: 0, because },
  { type: "botPassed", because },
];

/** As the house writes: no straight quotes, no cries, and in French a narrow space before double signs. */
function expectHouseStyle(text: string, language: string): void {
  expect(text.trim()).not.toBe("");
  expect(text).not.toMatch(/["'!]|undefined|NaN|\[object/);
  if (language === "fr") expect(text).not.toMatch(/[^\u00a0\u202f][;:?»]/);
  // Stars come in pairs: what stands between them is bold.
  expect(text.split("*").length % 2).toBe(1);
}

describe.each(SPEECHES)("what is said in %s", (language, speech) => {
  const { words, game } = speech;

  test("every step that is to be done on the table", () => {
    expect(stepsToDo(STEPS)).toEqual(STEPS);
    const said = STEPS.map((step) => words.todo(step, game.words, 3));
    for (const text of [...said, ...STEPS.map((step) => words.verdict(step))])
      expectHouseStyle(text, language);
  });

  test("what each face would do, and what it would ask", () => {
    for (const state of states)
      for (const { turn } of facesOf(state))
        if (!turn.done && turn.asks.ask !== "die") {
          expectHouseStyle(words.odds.asks(turn.asks, game.words), language);
          expectHouseStyle(words.ask.blind[turn.asks.ask] || "-", language);
        }
  });

  test("where the table stands", () => {
    for (const state of states) expectHouseStyle(words.status(state), language);
    for (const phase of PHASES) expectHouseStyle(words.phase.next(phase), language);
  });

  test("the score as text", () => {
    const last = states.at(-1)!;
    const card = {
      id: "t",
      game: "chronobot",
      seats: [],
      revision: 1,
      created: 0,
      updated: 3_600_000,
      actors: [],
    };
    const text = scoreText({ state: last, card, path: "" }, speech);
    expect(text.split("\n")).toHaveLength(11);
    for (const line of text.split("\n")) expectHouseStyle(line, language);
  });
});

test("CP-14: a play record has date, length, path, difficulty, options and both scores", () => {
  const state = { ...states.at(-1)!, sheet: { tokens: 12, anomalies: -3 } };
  const card = {
    id: "t",
    game: "chronobot",
    seats: [],
    revision: 1,
    created: 0,
    updated: 5_400_000,
    actors: [],
  };
  const record = JSON.parse(playRecord({ state, card, path: "Tide" })) as Record<string, unknown>;
  expect(record).toMatchObject({
    date: "1970-01-01T01:30:00.000Z",
    minutes: 90,
    path: "Tide",
    difficulty: "normal",
    options: { minActions: 3 },
    human: { tokens: 12, anomalies: -3, buildings: 0, total: 9 },
  });
});

test("AMB-10 AN-36: the human’s rolls stay as they were fixed when a tile of his comes back", () => {
  const base = states.find(({ phase, era }) => phase === "paradox" && era > 2)!;
  const era = 3;
  const bot = { ...base.bot, paradox: 0, anomalies: 0, warpOn: [1, 0, 0, 0, 0, 0, 0], warpSupply: 7 };
  const began: State = { ...base, era, bot, rolls: 1, humanWarp: [1, 1, 0, 0, 0, 0, 0] };
  const named = "Make your rolls first: 2 rolls, for Era 1 and Era 2.";
  expect(companionEn.reminders(began)[0]).toBe(named);
  const { state, events } = chronobot.apply(began, 0, { type: "warpReturned", era: 2 });
  expect(companionEn.reminders(state)[0]).toBe("Make your rolls first: 1 roll, for Era 1.");
  expect(companionEn.reminders(asRolled(state, events))[0]).toBe(named);
  const fixed: State = { ...began, options: { ...began.options, paradoxDie: "fixed1" } };
  expect([...companionEn.reminders(fixed), ...companionEn.botReminders(fixed)].slice(0, 1)).toEqual([
    "Take yours first: 2 paradoxes, for Era 1 and Era 2.",
  ]);
  for (const said of [...companionFr.reminders(fixed), ...companionFr.botReminders(fixed)])
    expectHouseStyle(said, "fr");
});

test("bold is for the eye alone", () => {
  expect(plain("Give it *2 Water*.")).toBe("Give it 2 Water.");
});
