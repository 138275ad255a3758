/** The new-game forms. */
import { NEWEST, PATH, PATHS } from "../../src/tables/paths.ts";
import type { CompanionText, GameText } from "../types.ts";
import { evacuation, leaders, paths } from "./tiles.ts";
import { list } from "./words.ts";

/** The leaders of the four paths, first or second. */
const named = (which: 0 | 1): string => list(PATHS.map((path) => leaders[PATH[path].leaders[which]].name));

const shared: CompanionText["options"] = {
  difficulty: {
    name: "Difficulty",
    explanation: "Beginner leaves the Chronobot less for what fails; Expert leaves you without a leader.",
    values: { normal: "Normal", beginner: "Beginner", expert: "Expert" },
  },
  paradoxDie: {
    name: "Paradox die",
    explanation: "Whether paradoxes are rolled, or 1 each.",
    values: { roll: "Rolled", fixed1: "Always 1" },
  },
  councilRightSpace: {
    name: "Right Council space",
    explanation: "A covered space makes the Capital tighter for both.",
    values: { open: "Open", covered: "Covered" },
  },
  minActions: {
    name: "Turns owed",
    explanation: "How many turns the Chronobot takes at least, however early you pass.",
    values: { "3": "3", "6": "6" },
  },
  lastWord: {
    name: "Last word",
    explanation: "The Chronobot takes one more turn before your pass ends the rounds.",
    values: { false: "Off", true: "On" },
  },
  recruitStrict: {
    name: "Strict recruiting",
    explanation: "Only the best missing worker is tried before the best that is there.",
    values: { false: "Off", true: "On" },
  },
  supplyAtMax: {
    name: "Supply at the top",
    explanation: "What the Chronobot does with enough Water on its last Morale spot.",
    values: { fallback: "Falls back", payThenFallback: "Pays and falls back", recruit: "Recruits" },
  },
  ttAtMax: {
    name: "Time Travel at the end",
    explanation: "What a journey does when its marker stands on the last step.",
    values: { remove: "The tile returns", fallback: "Falls back" },
  },
};
export const companionOptions: CompanionText["options"] = shared;

export const options: GameText["options"] = {
  path: {
    name: "Path",
    explanation: "Goods, workers and leaders you begin with.",
    values: { ...paths, random: "At random" },
  },
  side: {
    name: "Board side",
    explanation: "The first side is the same for all, the second has values of its own.",
    values: { A: "Side A", B: "Side B" },
  },
  leader: {
    name: "Leader",
    explanation: `In the order of the paths, the first are ${named(0)}; the second are ${named(1)}.`,
    values: { first: "The first", second: "The second" },
    given: ({ path }) => {
      const own = PATHS.find((each) => each === path);
      if (own === undefined) return {};
      const [first, second] = PATH[own].leaders;
      return {
        explanation: [first, second]
          .map((leader) => `${leaders[leader].name}: ${leaders[leader].does}.`)
          .join(" "),
        values: { first: leaders[first].name, second: leaders[second].name },
      };
    },
  },
  evacuation: {
    name: "Evacuation",
    explanation: "Which of the two conditions of your path holds.",
    values: { random: "At random", a: "The first", b: "The second" },
    given: ({ path }) => {
      const own = PATHS.find((each) => each === path);
      if (own === undefined) return {};
      const [a, b] = (["a", "b"] as const).map((each) =>
        evacuation({ path: own, evacuation: each, edition: NEWEST }),
      );
      return { explanation: `The first: ${a}. The second: ${b}.` };
    },
  },
  headStart: {
    name: "Head start",
    explanation: "Of three cards you keep one at the beginning.",
    values: { false: "Off", true: "On" },
  },
  ...shared,
};
