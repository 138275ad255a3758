import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Action, chronomancer, type State } from "@chronarium/chronomancer";
import { chronomancerText } from "@chronarium/chronomancer/text";
import { type AnyMatch, chooseAtRandom, commitment, newMatch, seedRng, writeWords } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { menuItems, stepsFor } from "../src/play/chronomancer/menu.ts";
import { chronomancerPlayText } from "../src/play/chronomancer/text/index.ts";
import { namesOf } from "../src/play/game.ts";
import { grouped } from "../src/play/questions.ts";
import { desk, openSaved } from "./playing.ts";

const table = desk();
const { play, saves } = table;
const openSave = (path: string): AnyMatch => openSaved(chronomancer, path);
const saved = (): AnyMatch => openSave(saves()[0] ?? "");

const speech = {
  text: chronomancerPlayText.en,
  words: chronomancerText.en,
  names: namesOf(["Ada", "Basil", "Clio"]),
};

/** The numbers that choose an action: one in the menu, and one for every question that is left. */
function numbersFor(state: State, action: Action): string[] {
  const view = chronomancer.viewFor(state, state.turn);
  const has = (actions: readonly Action[]): boolean =>
    actions.some((each) => JSON.stringify(each) === JSON.stringify(action));
  const items = menuItems(view, state.turn, chronomancer.legalActions(state, state.turn), speech);
  const chosen = items.findIndex(({ actions }) => has(actions));
  const numbers = [String(chosen + 1)];
  let left = items[chosen]?.actions ?? [];
  for (const step of stepsFor(view, action, speech)) {
    const groups = grouped(left, (each) => step.key(each));
    const found = groups.findIndex(has);
    left = groups[found] ?? [];
    if (groups.length > 1) numbers.push(String(found + 1));
  }
  return numbers;
}

/** What somebody types to play a random game. */
function randomGame(
  seats: number,
  seed: string,
  options: Readonly<Record<string, string>>,
  type: (state: State, action: Action) => readonly string[],
) {
  const match = newMatch(chronomancer, { id: "typed", seats, seed, options });
  const lines: string[] = [];
  let rng = seedRng(seed, "people");
  while (!match.over) {
    const choice = chooseAtRandom(chronomancer, match.state, rng);
    if (choice === undefined) throw new Error("Somebody can always act.");
    rng = choice.rng;
    lines.push(...type(match.state, choice.action));
    match.act(choice.seat, choice.action, 0);
  }
  return { match, lines };
}

describe("a whole game", () => {
  test("alone against the Peddler, by the numbers of the menu", () => {
    const { match, lines } = randomGame(1, "by numbers", { peddler: "hard" }, numbersFor);
    const args = ["chronomancer", "--seed", "by numbers", "--option", "peddler=hard", "--no-confirm"];
    const { status, out, err } = play(args, lines);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(out).toContain("The Chronomancer with Ada and the Peddler.");
    expect(out).toContain(commitment("by numbers"));
    expect(out).toContain("The seed was: by numbers");
    expect(saved().log.map(({ action }) => action)).toEqual(match.log.map(({ action }) => action));
    expect(saved().result).toEqual(match.result);
    const { players, peddler } = match.state;
    expect(peddler?.start).toBe(95);
    const winner = match.result?.winners.length === 1 ? "Ada" : "The Peddler";
    expect(out).toContain(`\n${winner} wins.\n`);
    const [ending = ""] = out.split("The game is over\n").slice(-1);
    for (const gold of [players[0]?.gold, peddler?.gold]) expect(ending).toContain(String(gold));
  });

  test("of three people at one screen, in full words; nobody has a secret, so there is no curtain", () => {
    const options = { rogues: "robbers", townsfolk: "localsSailors" };
    const { match, lines } = randomGame(3, "three", options, (_, action) => [
      Object.keys(action).length === 1 ? action.type : writeWords(chronomancer, action),
    ]);
    const given = Object.entries(options).flatMap(([name, value]) => ["--option", `${name}=${value}`]);
    const args = ["chronomancer", "--seats", "you,you,you", "--seed", "three", "--no-confirm", ...given];
    const { status, out } = play(args, lines);
    expect(status).toBe(0);
    expect(out).not.toContain("press Enter");
    expect(out).toContain("Clio’s workshop");
    expect(saved().result).toEqual(match.result);
  });

  test("of bots alone needs nobody", () => {
    const { status, out } = play(["chronomancer", "--seats", "bot:random,bot:random", "--seed", "5"]);
    expect(status).toBe(0);
    expect(out).toMatch(/Random(?: 2)? wins\.|share the victory\./);
  });
});

/** Seed 3: T1 offers a blue or a yellow Relic for 2 Hours, and the first piece drawn is a Warrior. */
const ALONE = ["chronomancer", "--seed", "3"];

describe("a turn", () => {
  test("is played by short words, and the Peddler answers", () => {
    const { status, out } = play(ALONE, ["a t1", "b", "seat 4"], { COLUMNS: "100" });
    expect(status).toBe(0);
    expect(saved().log.map(({ action }) => action)).toEqual([
      { type: "move", figure: "assistant", to: "T1" },
      { type: "relic", colour: "B" },
      { type: "seat", piece: "R", boat: 4 },
    ]);
    expect(out).toContain("Ada brings a blue Relic out of the past.");
    expect(out).toMatch(/^ {2}The Peddler turns over “/m);
    expect(out).toContain("Ada’s turn: no Timepiece is further back on the Clock.");
    const long = out.split("\n").filter((line) => line.length > 100 && !/SHA-256|saves/.test(line));
    expect(long).toEqual([]);
  });

  test("answers what cannot be done with a sentence, and the rule on demand", () => {
    const { out } = play(ALONE, [
      "c t1",
      "why",
      "why a b2",
      "why a t1",
      "rules CM-16",
      "rule cm-a25",
      "rule 999",
      "moon",
      "seat 9",
      "dock left",
      "move figure=assistant to=Z9",
      "99",
    ]);
    expect(out).toContain("Type “why” for rule CM-16.");
    expect(out.match(/^CM-16 · Not past the Assistant$/gm)).toHaveLength(2);
    expect(out).toContain("CM-14 · ");
    expect(out).toContain("The rules allow that.\n  Assistant to T1: blue or yellow Relic · 2 Hours");
    expect(out).toContain("CM-A 25 · What may be left out");
    expect(out).toContain("The rulebook has no paragraph on CM-999.");
    expect(out).toContain("“moon” means nothing here.");
    expect(out).toContain("Something is missing there.");
    expect(out).toContain("You choose a dock when a boat is full");
    expect(out).toContain("Choose a number from 1 to 4.");
    expect(saved().revision).toBe(0);
  });

  test("can be taken back until something is drawn", () => {
    const { out } = play(ALONE, ["a t1", "undo", "a t1", "y", "undo"]);
    expect(out.match(/^Taken back\.$/gm)).toHaveLength(1);
    expect(out).toContain("Action 2 made something known");
    expect(saved().log.map(({ action }) => action.type)).toEqual(["move", "relic"]);
  });

  test("asks before it is spent in vain, unless told not to", () => {
    // Nobody is on the staff yet, so B1 has nothing to activate.
    const way = ["a ra", "freeze r g", "pay", "seat 1", "c rc", "p06", "pay"];
    const typed = [...way, ...Array<string>(6).fill("seat 2"), "a b1"];
    const { out } = play(ALONE, [...typed, "n"]);
    expect(out).toContain("brings nothing");
    expect(out).toContain("Do it? [Y/n] n\nNot done.");
    const { out: silent } = play([...ALONE, "--no-confirm"], typed);
    expect(silent).not.toContain("Do it?");
  });

  test("can look around without losing its place", () => {
    const { out } = play(ALONE, [
      "help",
      "board",
      "board a",
      "board moon",
      "stream",
      "forecast",
      "peddler",
      "log",
      "hint",
      "menu",
    ]);
    expect(out).toContain("sell r 2 0 / 0 1");
    expect(out).toContain("Nobody here is called “moon”.");
    expect(out).toMatch(/TL {2}P02 {3}white side/);
    expect(out).toContain("Gold if the game were scored now");
    expect(out).toContain("The Peddler has 12 cards to come:");
    expect(out).toContain("Nothing has happened yet.");
    expect(out).toMatch(/Hint, step 1 of 3: Look at your Assistant and at .*\./);
    expect(saved().revision).toBe(0);
  });

  test("speaks French from the first line to the last", () => {
    const { match, lines } = randomGame(1, "français", {}, numbersFor);
    const typed = ["aide", "c t1", "pourquoi", "flux", "prévision", "colporteur", "conseil", ...lines];
    const args = ["chronomancer", "--seed", "français", "--lang", "fr", "--no-confirm"];
    const { status, out } = play(args, typed);
    expect(status).toBe(0);
    expect(out).toContain("Le Chronomancien avec Ada et le Colporteur.");
    expect(out).toContain("Conseil, pas 1 sur 3 : Regardez ");
    expect(out).toContain("La partie est finie");
    expect(out).not.toMatch(/\b(the|your|turn|would|with|undefined|Gold|Hours)\b/i);
    expect(saved().result).toEqual(match.result);
  });
});

describe("saved games", () => {
  test("are kept after every move and go on from there", () => {
    const first = play(ALONE, ["a t1", "b"]);
    const [path = ""] = saves();
    expect(first.out).toContain(`chronarium play chronomancer --load ${path}`);
    const second = play(["chronomancer", "--load", path], ["seat 4", "quit"]);
    expect(second.out).toContain(`Loaded ${path}, after 2 actions.`);
    expect(second.out).toContain("The Chronomancer with Ada and the Peddler.");
    expect(second.out).toContain("Ada seats the Warrior on boat 4.");
    expect(saves()).toEqual([path]);
    expect(saved().revision).toBe(3);
  });

  test("of another game are refused with a sentence", () => {
    play(ALONE, ["a t1"]);
    const [path = ""] = saves();
    const { status, out, err } = play(["khronos", "--load", path]);
    expect({ status, out }).toEqual({ status: 2, out: "" });
    expect(err.trim().split("\n")).toHaveLength(1);
    const damaged = join(table.data, "damaged.json");
    writeFileSync(damaged, "{}");
    expect(play(["chronomancer", "--load", damaged]).status).toBe(2);
  });
});
