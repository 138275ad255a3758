import { type Action, anachrony, type State } from "@chronarium/anachrony";
import { anachronyText } from "@chronarium/anachrony/text";
import { type AnyMatch, chooseAtRandom, commitment, newMatch, seedRng } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { menuItems, offered, stepsFor } from "../src/play/anachrony/menu.ts";
import { conceivable, readWords } from "../src/play/anachrony/short-forms.ts";
import type { Speech } from "../src/play/anachrony/speech.ts";
import { tableLines } from "../src/play/anachrony/table.ts";
import { anachronyPlayText } from "../src/play/anachrony/text/index.ts";
import { namesOf } from "../src/play/game.ts";
import { noPaint } from "../src/play/paint.ts";
import { grouped } from "../src/play/questions.ts";
import { desk, openSaved } from "./playing.ts";

const { play, saves } = desk();
const saved = (): AnyMatch => openSaved(anachrony, saves()[0] ?? "");
const speechIn = (lang: "en" | "fr"): Speech => ({
  text: anachronyPlayText[lang],
  words: anachronyText[lang],
  names: namesOf(["Ada"]),
});

/** The numbers that choose an action: one in the menu, and one for every question that is left. */
function numbersFor(state: State, action: Action): string[] {
  const has = (actions: readonly Action[]): boolean =>
    actions.some((each) => JSON.stringify(each) === JSON.stringify(action));
  const items = menuItems(state, speechIn("en"));
  const chosen = items.findIndex(({ actions }) => has(actions));
  const numbers = [String(chosen + 1)];
  let left = items[chosen]?.actions ?? [];
  for (const step of stepsFor(state, left[0] as Action, speechIn("en"))) {
    const groups = grouped(left, (each) => step.key(each));
    const found = groups.findIndex(has);
    left = groups[found] ?? [];
    if (groups.length > 1) numbers.push(String(found + 1));
  }
  expect(left).toEqual([action]);
  return numbers;
}

/** A random game as somebody would type it, among what the menu offers. */
function randomGame(
  seed: string,
  options: object,
  type: (state: State, action: Action) => readonly string[],
) {
  const match = newMatch(anachrony, { id: "typed", seats: 1, seed, options });
  const lines: string[] = [];
  let rng = seedRng(seed, "people");
  while (!match.over) {
    const state = match.state as State;
    const choice = chooseAtRandom({ ...anachrony, legalActions: () => offered(state) }, state, rng);
    if (choice === undefined) throw new Error("Somebody can always act.");
    rng = choice.rng;
    lines.push(...type(state, choice.action));
    match.act(0, choice.action, 0);
  }
  return { match, lines };
}

describe("a whole game", () => {
  test("by the numbers of the menu, with every question behind a line", () => {
    const options = { path: "tide", side: "B", leader: "second", headStart: true };
    const { match, lines } = randomGame("by numbers", options, numbersFor);
    const given = Object.entries(options).flatMap(([name, value]) => ["--option", `${name}=${value}`]);
    const { status, out, err } = play(
      ["anachrony", "--seed", "by numbers", "--no-confirm", ...given],
      lines,
      { COLUMNS: "80" },
    );
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(out).toContain(commitment("by numbers"));
    expect(out).toContain("The seed was: by numbers");
    expect(saved().log.map(({ action }) => action)).toEqual(match.log.map(({ action }) => action));
    expect(saved().result).toEqual(match.result);
    expect(out).toContain("\nThe Chronobot wins.\n");
    const wide = out
      .split("\n")
      .filter((line) => !/^(Its|The seed)|SHA|\/saves\//.test(line) && line.length > 80);
    expect(wide).toEqual([]);
  });

  test("in French, by words: a refusal with its rule, undo, redo, a hint, what a tile does, saved and loaded", () => {
    const { status, out } = play(
      ["anachrony", "--seed", "mots", "--lang", "fr"],
      [
        "activer 4",
        "vortex neutronium scientifique",
        "administrateur mine1",
        "pourquoi administrateur mine1",
        "tuile pp05",
        "des",
        "score",
        "ing mine1",
        "annuler",
        "refaire",
        "n",
        "conseil",
        "quitter",
        "o",
      ],
    );
    expect(status).toBe(0);
    for (const said of ["C’est repris.", "C’est refait.", "PP05", "PV en l’état de la table", "AN-54"])
      expect(out).toContain(said);
    const log = saved().log.map(({ action }) => action as Action);
    expect(log.slice(0, 3)).toEqual([
      { type: "powerUp", free: 3, payments: ["E"] },
      { type: "warp", tiles: ["neutronium", "scientist"] },
      { type: "place", worker: "En", space: "mine1" },
    ]);
    expect(log[3]).toEqual({ type: "mine", cube: "N" });
    const again = play(["anachrony", "--load", saves()[0] ?? ""], ["hand over"]);
    expect(again.status).toBe(0);
    expect(saved().log[4]?.action).toEqual({ type: "handOver" });
  });
});

describe("words", () => {
  const begin = (): State => {
    let state = newMatch(anachrony, { id: "o", seats: 1, seed: "words", options: {} }).state as State;
    for (const action of [
      { type: "powerUp", free: 3, payments: ["E"] },
      { type: "warp", tiles: ["neutronium", "engineer"] },
    ] as const)
      state = anachrony.apply(state, 0, action).state;
    return state;
  };
  const read = (line: string, lang: "en" | "fr" = "en") =>
    readWords(begin(), line, [speechIn(lang)], offered(begin()));

  test("name a space, a worker, a Free Action; what is left open is several actions", () => {
    const actions = (line: string, lang?: "en" | "fr") => {
      const said = read(line, lang);
      return said.ok ? said.actions : said.word;
    };
    expect(actions("sc mine2")).toEqual([{ type: "place", worker: "Sc", space: "mine2" }]);
    expect(actions("the engineer to the top recruit space")).toEqual([
      { type: "place", worker: "En", space: "recruit1" },
    ]);
    expect(actions("pass")).toEqual([{ type: "pass" }]);
    expect(actions("force")).toEqual([{ type: "free", source: "force" }]);
    expect(actions("scientist mine")).toHaveLength(3);
    expect(actions("passer", "fr")).toEqual([{ type: "pass" }]);
    expect(actions("bicycle")).toBe("bicycle");
  });

  test("what cannot be done is still understood, so that the rules can say why", () => {
    const state = begin();
    const said = readWords(state, "admin trade", [speechIn("en")], conceivable(state));
    expect(said.ok && said.actions.map((action) => anachrony.refusal(state, 0, action)?.rule)).toEqual([
      "AN-54",
    ]);
  });
});

test("the whole table fits into 80 columns in both languages, at every decision of a game", () => {
  for (const lang of ["en", "fr"] as const) {
    randomGame(`wide ${lang}`, { path: "vow" }, (state) => {
      const lines = tableLines(state, speechIn(lang), { width: 80, paint: noPaint });
      expect(lines.filter((line) => line.length > 80)).toEqual([]);
      return [];
    });
  }
});
