import { readFileSync } from "node:fs";
import { type Action, chronobot, type State } from "@chronarium/anachrony/companion";
import { chronobotText } from "@chronarium/anachrony/text";
import { type AnyMatch, newMatch, nextInt, seedRng } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { menuItems, offered, type Speech, stepsFor } from "../src/play/chronobot/menu.ts";
import { chronobotPlayText } from "../src/play/chronobot/text/index.ts";
import { namesOf } from "../src/play/game.ts";
import { grouped } from "../src/play/questions.ts";
import { chronarium } from "./chronarium.ts";
import { desk, openSaved } from "./playing.ts";

const { play, saves } = desk();
const saved = (): AnyMatch => openSaved(chronobot, saves()[0] ?? "");
const speech: Speech = {
  text: chronobotPlayText.en,
  words: chronobotText.en,
  names: namesOf(["Ada"]),
};

/** What is typed for an action: numbers, and values of the score sheet as they are. */
function typedFor(state: State, seed: string, action: Action): string[] {
  const has = (actions: readonly Action[]): boolean =>
    actions.some((each) => JSON.stringify(each) === JSON.stringify(action));
  const items = menuItems(offered(state, seed), speech);
  const chosen = items.findIndex(({ actions }) => has(actions));
  const typed = [String(chosen + 1)];
  let left = items[chosen]?.actions ?? [];
  for (const step of stepsFor(left[0] as Action, speech)) {
    const groups = grouped(left, (each) => step.key(each));
    const found = groups.findIndex(has);
    left = groups[found] ?? [];
    if (groups.length > 1) typed.push(action.type === "score" ? String(action.vp) : String(found + 1));
  }
  expect(left).toEqual([action]);
  return typed;
}

/** A table led to its end: everything tracked from the second Era on, one correction, dice of both kinds. */
function wholeTable(seed: string) {
  const match = newMatch(chronobot, { id: "typed", seats: 1, seed, options: {} });
  const lines: string[] = [];
  let rng = seedRng(seed, "people");
  const pick = <T>(items: readonly T[]): T => {
    let at: number;
    [at, rng] = nextInt(rng, items.length);
    return items[at] as T;
  };
  while (!match.over) {
    const state = match.state as State;
    const all = offered(state, seed);
    const wanted = all.filter(
      ({ type }) => type !== "correct" && type !== "track" && type !== "warpReturned",
    );
    const tracks = all.filter((action) => action.type === "track" && action.on === "yes");
    const correcting = state.correction !== undefined;
    const begin = state.era === 2 && state.phase === "powerUp" && state.corrections === 0;
    const choices = correcting
      ? state.correction.steps < 3
        ? all.filter(({ type }) => type === "correctCounter" || type === "correctToken")
        : all.filter(({ type }) => type === "corrected")
      : begin
        ? all.filter(({ type }) => type === "correct")
        : state.era > 1 && state.phase === "preparation" && tracks.length > 0
          ? tracks
          : wanted;
    const action = pick(pick(menuItems(choices.length > 0 ? choices : all, speech)).actions);
    lines.push(...typedFor(state, seed, action));
    match.act(0, action, 0);
  }
  return { match, lines };
}

describe("a whole table", () => {
  test("to its end by numbers, both kinds of dice; verify says which it vouches for", async () => {
    const { match, lines } = wholeTable("beside the box");
    const { status, err, out } = play(["chronobot", "--seed", "beside the box"], lines);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(saved().log.map(({ action }) => action)).toEqual(match.log.map(({ action }) => action));
    expect(out).toContain("The table is closed: ");
    const rolls = match.log
      .map(({ action }) => action as Action)
      .filter((action): action is Extract<Action, { origin: string }> => "origin" in action);
    const app = rolls.filter(({ origin }) => origin === "app").length;
    const hand = rolls.length - app;
    expect(Math.min(app, hand)).toBeGreaterThan(10);
    const verified = await chronarium(["verify", saves()[0] ?? ""]);
    // What was entered by hand nobody can vouch for.
    expect(verified.code).toBe(3);
    expect(verified.out).toContain(
      `The seed vouches for ${app} dice, ${hand} were entered by hand, 0 are not what it says.`,
    );
  });

  test("in French, by words: reminders, a refusal, a die by hand, undo over it, redo", () => {
    const { status, out } = play(
      ["chronobot", "--seed", "mots", "--lang", "fr"],
      [
        "conseil",
        "passer",
        "corrige",
        "suite",
        "suite",
        "main 1",
        "suite",
        "posez 1",
        "suite",
        "main 4",
        "annuler",
        "refaire",
        "des",
        "feuille",
        "quitter",
        "o",
      ],
    );
    expect(status).toBe(0);
    expect(out).toContain("C’est repris.");
    expect(out).toContain("C’est refait.");
    const log = saved().log.map(({ action }) => action as Action);
    expect(log.slice(0, 7)).toEqual([
      { type: "corrected" },
      { type: "confirm" },
      { type: "confirm" },
      { type: "rollParadox", face: 1, origin: "hand" },
      { type: "humanWarps", count: 1 },
      { type: "confirm" },
      { type: "rollDie", face: 4, origin: "hand" },
    ]);
    expect(readFileSync(saves()[0] ?? "", "utf8")).toContain('"chronobot"');
  });
});
