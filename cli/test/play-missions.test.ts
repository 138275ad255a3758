import type { Moment } from "@chronarium/authority";
import {
  type AnyMatch,
  newMatch,
  nextInt,
  type Seat,
  sealedMoment,
  seedRng,
  type Viewer,
} from "@chronarium/kernel";
import { type Action, type MissionRules, type State, wishOf } from "@chronarium/missions";
import { describe, expect, test } from "vitest";
import { missionsAtTerminal } from "../src/play/missions/index.ts";
import { playText } from "../src/play/text/index.ts";
import { desk, openSaved } from "./playing.ts";

const { play, saves } = desk();
const terminal = missionsAtTerminal();
const rules = terminal.rules as MissionRules;
const saved = (): AnyMatch => openSaved(rules, saves()[0] ?? "");
const NAMES = ["Ada", "Ben"];

/** A game of players by view, as it would be typed: in lanes behind the curtain where several share the screen. */
function wholeMission(seed: string, seats: number, lang: "en" | "fr") {
  const match = newMatch(rules, { id: "typed", seats, seed, options: { mission: "ten-to-six@1.0.0" } });
  const names = NAMES.slice(0, seats);
  let viewer: Viewer = seats === 1 ? 0 : "observer";
  const moment = (): Moment =>
    ({
      ...sealedMoment(rules, match.state, viewer, lang),
      viewer,
      table: { seats: names.map((name) => ({ kind: "human", name })) },
    }) as unknown as Moment;
  const talk = { paint: (_: string, text: string) => text, width: 80 } as never;
  const table = terminal.open({
    moment,
    names,
    talk,
    lang,
    text: playText[lang],
    speak: async () => {},
    diceSeed: undefined,
  });
  const lines: string[] = [];
  const turnTo = (to: Viewer): void => {
    const { groups, turnTo: turns = [] } = table.menu(0);
    lines.push(String(groups.length + turns.indexOf(to) + 1));
    viewer = to;
    if (to !== "observer") lines.push("");
  };
  let rng = seedRng(seed, "people");
  const int = (bound: number): number => {
    const [drawn, next] = nextInt(rng, bound);
    rng = next;
    return drawn;
  };
  /** What each seat could read that the open table never could. */
  const secret = new Set<string>();
  const open = new Set<string>();
  while (!match.over) {
    const state = match.state as State;
    const wishes = rules.actors(state).map((seat: Seat) => {
      const legal = rules.legalActions(state, seat);
      return { seat, ...wishOf("tourist", { view: rules.viewFor(state, seat), seat, legal, rng: { int } }) };
    });
    for (const { seat } of wishes) for (const key of rules.viewFor(state, seat).words) secret.add(key);
    for (const key of rules.viewFor(state, "observer").words) open.add(key);
    const { seat, action } = wishes.reduce((best, each) => (each.worth > best.worth ? each : best));
    if (seats > 1 && viewer !== seat) {
      if (viewer !== "observer") turnTo("observer");
      turnTo(seat);
    }
    const has = (actions: readonly unknown[]): boolean =>
      actions.some((each) => JSON.stringify(each) === JSON.stringify(action));
    const { groups } = table.menu(seat);
    const chosen = groups.findIndex(has);
    lines.push(String(chosen + 1));
    const group = groups[chosen] ?? [];
    if (group.length > 1) lines.push(String(group.findIndex((each) => has([each])) + 1));
    if (table.previews(seat, action)) lines.push(lang === "en" ? "y" : "o");
    match.act(seat, action as Action, 0);
  }
  const hidden = [...secret].filter((key) => !open.has(key));
  return { match, lines, hidden: hidden.map((key) => rules.sealed.word(match.state as State, key, lang)) };
}

const actions = (match: AnyMatch): unknown[] => match.log.map(({ action }) => action);

describe("Ten to Six in the terminal", () => {
  test("alone to an ending by numbers, left in the middle and loaded again", () => {
    const { match, lines } = wholeMission("bell", 1, "en");
    const half = Math.floor(lines.length / 2);
    const first = play(["missions", "--seed", "bell"], lines.slice(0, half));
    expect({ status: first.status, err: first.err }).toEqual({ status: 0, err: "" });
    const [path = ""] = saves();
    const { status, err, out } = play(["missions", "--load", path], lines.slice(half));
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(actions(saved())).toEqual(actions(match));
    expect(out).toMatch(/^(?:Success|Returned|Failure)(?: · \w+)? · crystals on the Mission Return: \d+$/m);
    expect(out).toContain("The seed was: bell");
  });
  test("in French, every line in French", () => {
    const { match, lines } = wholeMission("cloche", 1, "fr");
    const { status, err, out } = play(["missions", "--seed", "cloche", "--lang", "fr"], lines);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(actions(saved())).toEqual(actions(match));
    expect(out).toContain("Que faites-vous\u202f?");
    expect(out).not.toMatch(/What do you do|crystal\b|\bthe\b/);
  });
  test("two at one screen: what only one may read is never on the open table", () => {
    const { match, lines, hidden } = wholeMission("two", 2, "en");
    const { status, err, out } = play(["missions", "--seed", "two", "--seats", "you:Ada,you:Ben"], lines);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(actions(saved())).toEqual(actions(match));
    const flat = out.replaceAll(/\s+/g, " ");
    const tables = flat.split("== The open table").slice(1);
    expect(tables.length).toBeGreaterThan(5);
    const seen = tables.map((each) => each.split("Pass to ")[0] ?? "");
    const beginnings = hidden.map((text) => text.replaceAll("*", "").replaceAll(/\s+/g, " ").slice(0, 40));
    // Nudges stay where they are until somebody asks.
    expect(beginnings.filter((beginning) => flat.includes(beginning)).length).toBeGreaterThan(5);
    for (const beginning of beginnings) for (const each of seen) expect(each).not.toContain(beginning);
  });
});

describe("what can be said", () => {
  const toRecon = ["be mila", "be ruben", "begin", "read on", "bakery"];
  test("words of a line, why not, notes for oneself and words for all", () => {
    const { out } = play(
      ["missions", "--seed", "a"],
      [
        ...toRecon,
        "mila oven",
        "ruben hatch",
        "why all set",
        "mila set",
        "ruben set",
        "hint",
        "note the prints are narrow",
        "tell somebody was here",
        "notes",
        "ruben boost",
        "map",
        "rule TS-74",
      ],
    );
    expect(out).toContain("Heat first, then everything else.");
    expect(out).toContain("The chair wobbles; it always has.");
    expect(out).toContain("Your note: the prints are narrow");
    expect(out).toContain("Ada: somebody was here");
    expect(out).toMatch(/TS-74\n/);
    const [path = ""] = saves().filter((name) => !name.endsWith(".notes.json"));
    const later = play(["missions", "--load", path], ["notes"]).out;
    expect(later).toContain("Your note: the prints are narrow\nAda: somebody was here\n");
  });
  test("no bots, and as many people as the mission is for", () => {
    expect(play(["missions", "--seats", "you,bot"]).err).toContain("no bot can sit down here");
    expect(play(["missions", "--seats", "you,you,you"]).err).toBe(
      "Missions is for 1 to 2 players, not 3. Change --seats.\n",
    );
  });
});
