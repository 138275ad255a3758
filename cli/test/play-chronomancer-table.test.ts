import { stripVTControlCharacters } from "node:util";
import {
  type Action,
  bestSales,
  chronomancer,
  clockOutlook,
  type State,
  suggestedSales,
} from "@chronarium/chronomancer";
import { chronomancerText } from "@chronarium/chronomancer/text";
import { chooseAtRandom, readOptions, seedRng } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { menuItems, menuLines, stepsFor, unsoldNotes } from "../src/play/chronomancer/menu.ts";
import { tableLines } from "../src/play/chronomancer/table.ts";
import { chronomancerPlayText } from "../src/play/chronomancer/text/index.ts";
import { namesOf } from "../src/play/game.ts";
import { noPaint, paintFor } from "../src/play/paint.ts";
import type { Talk } from "../src/play/talk.ts";

const speechIn = (lang: "en" | "fr") => ({
  text: chronomancerPlayText[lang],
  words: chronomancerText[lang],
  names: namesOf(["Ada", "Basil", "Clio", "Dorian"]),
});
const speech = speechIn("en");

function begun(seats: number, seed: string, given: Readonly<Record<string, string>> = {}): State {
  const read = readOptions(chronomancer.options, given);
  if (!read.ok) throw new Error(read.refusal.code);
  return chronomancer.setup(read.options, seats, seed);
}
const viewOf = (state: State) => chronomancer.viewFor(state, 0);
const act = (state: State, action: Action): State => chronomancer.apply(state, state.turn, action).state;

/** Every state of a random game. */
function* played(start: State, seed: string): Generator<State> {
  let rng = seedRng(seed, "table");
  for (let state = start; ; ) {
    yield state;
    const choice = chooseAtRandom(chronomancer, state, rng);
    if (choice === undefined) return;
    rng = choice.rng;
    state = act(state, choice.action);
  }
}

const talkOf = (width: number): Talk => ({ width, paint: noPaint }) as Talk;

describe("the table", () => {
  test("shows clock, workshop, harbour, shelf, town and players without colour", () => {
    const view = viewOf(begun(1, "3"));
    expect(tableLines(view, 0, speech, { width: 100, paint: noPaint })).toMatchInlineSnapshot(`
      [
        "Day 1 of 3 · Ada’s turn · 0 of 4 docks taken · Rogues: Criminals",
        "Clock  I   II*  III  IV*  V  VI*  VII  VIII*  IX  X*  XI  XII*   * a mark: draw a piece",
        "       aP",
        "First to act first: Ada at I and the Peddler at I.",
        "Ada’s workshop, clockwise",
        "┌─ LA [A] ───┬─ T1 ──────────────────┬─ T2 ──────────────────┬─ T3 ──────────────────┬─ RC ───────┐",
        "│ Freeze     │ blue/yellow Relic     │ red/green Relic       │ Recruit               │ Shift      │",
        "│ 2h         │ 1h + 1h = 2h          │ 0h 1c + 1h = 1h 1c    │ 1h + 1h = 2h          │ 1h         │",
        "├─ LC [C] ───┼─ B3 ──────────────────┼─ B2 ──────────────────┼─ B1 ──────────────────┼─ RA ───────┤",
        "│ Shift      │ yellow Artifact       │ red Artifact          │ Activate Staff        │ Freeze     │",
        "│ 1h         │ 1h + 2h 1c = 3h 1c    │ 1h + 2h = 3h          │ 1h + 1h = 2h          │ 2h         │",
        "└────────────┴───────────────────────┴───────────────────────┴───────────────────────┴────────────┘",
        "Time Stream: P06 yellow Relic/Sponsor · P04 green Relic/Sponsor · P09 blue Artifact · P05 blue",
        "  Relic/Sponsor · P03 red Relic/Sponsor · P08 green Artifact",
        "At sea  1 GY··   2 RY··   3 GX··  |  4 GR··   5 YG··   6 YG··   bag 10R 7G 8B 4Y 5X",
        "                red   green   blue   yellow   Rogues",
        "Relic Quay      ·     ·       ·      ·        ·        1 free dock",
        "Black Market    ·     ·       ·      ·        ·        2 free docks",
        "Artifact Quay   ·     ·       ·      ·        ·        1 free dock",
        "Halls, Lair     1     1       1      1        2",
        "Sponsorship     ·     ·       ·      ·",
        "Relics          ·     ·       ·      ·",
        "Artifacts       ·     ·       ·      ·   → sells now for: own quay / Black Market (c: Corruption)",
        "Town Square                                        Staff",
        " 1 Ballad thief [GX] Gain 1 green Artifact.         Recombobulator: –",
        " 2 Midwife [G] Discard up to 2 Corruption cards.    Embiggener: –",
        " 3 Herb gatherer [GB] Discard 1 Corruption card.    Fractor: –",
        " 4 Laundress [RB] Discard 1 Corruption card.        Security: –",
        "                   Gold  if scored now  Corruption  icons  Frozen Hours  small  large",
        ">  a  Ada             0              0           0      0             0  –      –",
        "   P  The Peddler    55             55           0      0             –  –      –",
      ]
    `);
  });

  test.each([
    [1, "en"],
    [2, "fr"],
    [4, "en"],
  ] as const)("of %i players stays within 100 columns through a whole game (%s)", (seats, lang) => {
    const words = speechIn(lang);
    for (const state of played(begun(seats, `wide ${seats}`), "wide")) {
      const view = viewOf(state);
      const items = menuItems(view, state.turn, chronomancer.legalActions(state, state.turn), words);
      const lines = [
        ...tableLines(view, state.turn, words, { width: 100, paint: noPaint }),
        ...menuLines(items, talkOf(100)),
        ...items.flatMap(({ actions }) =>
          actions.flatMap((action) =>
            stepsFor(view, action, words).map((step) => ` 10.  ${step.label(action)}`),
          ),
        ),
      ];
      for (const line of lines) {
        expect(line.length, line).toBeLessThanOrEqual(100);
        expect(line).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });

  test("says the same with colour as without", () => {
    const paint = paintFor({ isTTY: true }, {});
    for (const state of [...played(begun(1, "colours"), "colours")].slice(0, 60)) {
      const painted = tableLines(viewOf(state), 0, speech, { width: 100, paint });
      const plain = tableLines(viewOf(state), 0, speech, { width: 100, paint: noPaint });
      expect(painted.map((line) => stripVTControlCharacters(line).trimEnd())).toEqual(plain);
      expect(painted.join("")).not.toBe(plain.join(""));
    }
  });

  test("gives each figure its place on the ring", () => {
    const state = act(begun(1, "3"), { type: "move", figure: "assistant", to: "T1" });
    const ring = tableLines(viewOf(state), 0, speech, { width: 100, paint: noPaint }).join("\n");
    expect(ring).toMatch(/─ T1 \[A\] ─/);
    expect(ring).toMatch(/─ LC \[C\] ─/);
  });
});

describe("the menu", () => {
  test("has a price, the marks on the way and who is next for every move", () => {
    const state = begun(1, "3");
    const items = menuItems(viewOf(state), 0, chronomancer.legalActions(state, 0), speech);
    expect(items.map(({ label, notes }) => [label, ...notes])).toEqual([
      ["Assistant to T1: blue or yellow Relic", "2 Hours", "to III", "mark at II", "then the Peddler"],
      [
        "Assistant to T2: red or green Relic",
        "1 Hour, 1 Corruption",
        "to II",
        "mark at II",
        "then the Peddler",
      ],
      ["Assistant to T3: Recruit Townsfolk", "2 Hours", "to III", "mark at II", "then the Peddler"],
      [
        "Assistant to RA: Freeze",
        "2 Hours",
        "to III",
        "mark at II",
        "then the Peddler",
        "2 Frozen Hours can pay",
      ],
    ]);
  });

  test("foretells the Clock of every turn, as far as the rules tell", () => {
    let foretold = 0;
    for (const seats of [1, 3]) {
      for (const state of played(begun(seats, `clock ${seats}`), "clock")) {
        const frame = state.pending.at(-1);
        if (frame?.kind !== "pay") continue;
        const seat = state.turn;
        const { to, marks, next } = clockOutlook(viewOf(state), seat, frame.hours);
        const { state: later, events } = chronomancer.apply(state, seat, { type: "pay" });
        const moved = events.find((event) => event.type === "clock" && event.who === seat);
        expect(moved).toMatchObject({ to });
        const told = events.filter((event) => event.type === "drew" || event.type === "noSeat").length;
        if (marks.length === 0) expect(told - events.filter(isPeddlers).length).toBe(0);
        else expect(told).toBeGreaterThan(0);
        if (marks.length > 0) continue;
        foretold++;
        if (next === "market") expect(later.phase === "market" || events.some(isMarket)).toBe(true);
        else if (next === "peddler") expect(events.some(({ type }) => type === "peddlerPlayed")).toBe(true);
        else expect(later.turn).toBe(next);
      }
    }
    expect(foretold).toBeGreaterThan(5);
  });

  test("asks before a stall is closed on Goods that would sell", () => {
    let warned = 0;
    for (const state of played(begun(2, "stall"), "stall")) {
      const frame = state.pending.at(-1);
      if (frame?.kind !== "sell") continue;
      const notes = unsoldNotes(viewOf(state), state.turn, speech);
      const sellable = chronomancer.legalActions(state, state.turn).some(({ type }) => type === "sell");
      if (!sellable) expect(notes).toEqual([]);
      else if (notes.length > 0) warned++;
    }
    expect(warned).toBeGreaterThan(0);
  });

  test("names what earns most today, also where a bot would rather keep it", () => {
    let hoped = 0;
    for (const state of played(begun(2, "stall"), "stall")) {
      const frame = state.pending.at(-1);
      if (frame?.kind !== "sell") continue;
      const view = viewOf(state);
      const notes = unsoldNotes(view, state.turn, speech);
      const keeps = bestSales(view, state.turn).filter(({ best }) => best.action === undefined);
      for (const { colour, best } of suggestedSales(view, state.turn)) {
        if (best.action === undefined || !keeps.some((kept) => kept.colour === colour)) continue;
        hoped++;
        expect(notes.some((note) => note.includes(` ${best.gold} Gold`))).toBe(true);
      }
    }
    expect(hoped).toBeGreaterThan(0);
  });
});

const isMarket = ({ type }: { readonly type: string }): boolean => type === "marketBegan";
const isPeddlers = (event: { readonly type: string }): boolean =>
  (event.type === "drew" || event.type === "noSeat") && "who" in event && event.who === "peddler";
