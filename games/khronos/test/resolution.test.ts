/** KH-139: whatever meets, the resolution ends, and everything is sound afterwards. */
import { describe, expect, test } from "vitest";
import {
  type Action,
  type Era,
  type Event,
  khronos,
  type Options,
  type State,
  worthOf,
} from "../src/index.ts";
import { randomPosition } from "./random-position.ts";
import { dealHand, dice, withPlayer } from "./table.ts";

/** Sum of the values of the military and religious buildings of a board. */
const strength = ({ boards, options }: State, era: Era): number =>
  boards[era].tiles.reduce((sum, { type, size }) => sum + (type === "civil" ? 0 : worthOf(options, size)), 0);

type Tally = { actions: number; questions: number; downsized: number; longest: number };

/** An action on the boards out of some tried at random: one that breaks Hierarchy somewhere, if there is any. */
function drawn(state: State, roll: (below: number) => number): Action | undefined {
  const all = khronos
    .legalActions(state, 0)
    .filter(({ type }) => type === "build" || type === "upgrade" || type === "demolish");
  if (all.length === 0) return undefined;
  const tried = Array.from({ length: 30 }, () => all[roll(all.length)]!);
  const breaks = (action: Action): boolean =>
    khronos.apply(state, 0, action).events.some(({ type }) => type === "conflict");
  return tried.find(breaks) ?? tried[0];
}

function playOne(seed: number, options: Partial<Options>, tally: Tally): void {
  const roll = dice(seed * 7919 + 1);
  const start = withPlayer(randomPosition(seed, options), 0, {
    pawns: [roll(3) ? "might" : "faith", "might"],
  });
  const colour = (["blue", "blue", "blue", "blue", "orange", "fuchsia"] as const)[roll(6)]!;
  const before = dealHand(start, 0, [colour, colour, colour, colour]);
  expect(khronos.invariants(before)).toEqual([]);
  const action = drawn(before, roll);
  if (action === undefined) return;
  let { state, events } = khronos.apply(before, 0, action);
  const told: Event[] = [...events];
  let questions = 0;
  while (state.pending.length > 0) {
    const [seat] = khronos.actors(state);
    const answers = khronos.legalActions(state, seat!);
    // A question is asked only where there is something to choose (KH-89).
    expect(answers.length).toBeGreaterThan(1);
    ({ state, events } = khronos.apply(state, seat!, answers[roll(answers.length)]!));
    told.push(...events);
    questions++;
  }
  expect(khronos.invariants(state)).toEqual([]);
  expectOrder(told, action);
  tally.actions++;
  tally.questions += questions;
  tally.downsized += told.filter(({ type }) => type === "downsized").length;
  tally.longest = Math.max(tally.longest, questions);
  // Every conflict lowers the board it is on; nothing else can add to Might than the building itself.
  const conflicts = told.filter((event) => event.type === "conflict" && event.era === "might").length;
  const built = action.type === "build" && action.building !== "civil" && action.era === "might";
  if (!built && action.type !== "upgrade")
    expect(strength(state, "might")).toBeLessThanOrEqual(strength(before, "might") - conflicts);
}

/** KH-78: first ripples, then Might, then Faith; a resolution on Faith never touches Might. */
function expectOrder(events: readonly Event[], action: Action): void {
  const eras = events.flatMap((event) => (event.type === "conflict" ? [event.era] : []));
  expect(eras).toEqual([...eras].sort((a, b) => (a === b ? 0 : a === "might" ? -1 : 1)));
  const onFaith = events.findIndex((event) => event.type === "conflict" && event.era === "faith");
  const after = onFaith === -1 ? [] : events.slice(onFaith);
  expect(after.filter((event) => "era" in event && event.era === "might")).toEqual([]);
  if (action.type === "demolish") expect(events[0]!.type).toBe("demolished");
  else expect(events.slice(0, 2).map(({ type }) => type)).toEqual([events[0]!.type, "bonus"]);
}

describe("resolution", () => {
  const variants: readonly Partial<Options>[] = [
    {},
    { values135: true, upgradeOthers: true, activePlaces: true },
    { ruinsIgnoreDominion: true },
  ];
  for (const [variant, options] of variants.entries()) {
    test(`KH-139 KH-84 KH-89: 400 positions with ${JSON.stringify(options)}`, () => {
      const tally: Tally = { actions: 0, questions: 0, downsized: 0, longest: 0 };
      for (let seed = 0; seed < 400; seed++) playOne(1000 * variant + seed, options, tally);
      expect(tally.actions).toBeGreaterThan(350);
      expect(tally.questions).toBeGreaterThan(100);
      expect(tally.downsized).toBeGreaterThan(40);
      expect(tally.longest).toBeGreaterThan(1);
      expect(tally.longest).toBeLessThan(30);
    });
  }
});
