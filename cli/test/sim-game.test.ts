import type { AnyOpenRules, AnySealedRules, Viewer } from "@chronarium/kernel";
import { khronos, type State, type View } from "@chronarium/khronos";
import { expect, test } from "vitest";
import { BotFailed, playGame } from "../src/sim/game.ts";
import { entryAt, optionsOf, type Plan } from "../src/sim/plan.ts";

const plan: Plan = {
  game: "khronos",
  players: 3,
  entries: ["random", "random", "random"],
  games: 1,
  seed: "watch",
  options: {},
  mixOptions: false,
  level: "fast",
};
const faultsOf = (broken: Partial<AnyOpenRules>) =>
  playGame({ ...(khronos as AnyOpenRules), ...broken }, plan, 0).findings.map(({ fault }) => fault);

test("a sound game has no findings", () => {
  expect(faultsOf({})).toEqual([]);
});

test("a view of the deck is a leak", () => {
  const seen = (state: State, viewer: Viewer) => ({ ...khronos.viewFor(state, viewer), deck: state.deck });
  expect(faultsOf({ viewFor: seen })).toEqual(["leaks"]);
});

test("an event that tells what is hidden is a leak", () => {
  const told = (state: { deck: unknown }, seat: number, action: never) => {
    const outcome = khronos.apply(state as never, seat, action);
    return { ...outcome, events: [{ type: "deck", deck: state.deck }, ...outcome.events] };
  };
  expect(faultsOf({ apply: told, redact: (event) => event })).toEqual(["leaks"]);
});

test("a broken invariant is found, even if only the end breaks it", () => {
  expect(faultsOf({ invariants: () => ["A cube is missing."] })).toEqual(["brokenInvariants"]);
  const atTheEnd = (state: never) => (khronos.result(state) ? ["A cube is missing."] : []);
  expect(faultsOf({ invariants: atTheEnd })).toEqual(["brokenInvariants"]);
});

test("nobody with an action is a dead end, and so is a game without an end", () => {
  expect(faultsOf({ legalActions: () => [] })).toEqual(["deadEnds"]);
  expect(faultsOf({ actors: () => [] })).toEqual(["deadEnds"]);
  expect(faultsOf({ maxSteps: 10 })).toEqual(["deadEnds"]);
});

test("rules that throw are told with the game's seed", () => {
  const apply = () => {
    throw new Error("no such tile");
  };
  const [finding] = playGame({ ...(khronos as AnyOpenRules), apply }, plan, 4).findings;
  expect(finding?.sentence).toBe('game 4 (seed "watch-4"), action 1: the rules failed: no such tile');
});

test("an unknown bot stops the simulation", () => {
  expect(() => playGame(khronos, { ...plan, entries: ["nobody", "random", "random"] }, 0)).toThrow(BotFailed);
});

test("every entry sits on every seat equally often", () => {
  const seen = [0, 1, 2].map((seat) => [0, 1, 2].map((index) => entryAt(plan, index, seat)));
  for (const entries of seen) expect(new Set(entries)).toEqual(new Set([0, 1, 2]));
});

test("mixed options reach every listed value and keep the given ones", () => {
  const mixed: Plan = { ...plan, mixOptions: true, options: { holdem: true } };
  const drawn = Array.from({ length: 60 }, (_, index) => optionsOf(mixed, khronos.options, index));
  expect(new Set(drawn.map(({ holdem }) => holdem))).toEqual(new Set([true]));
  expect(new Set(drawn.map(({ keepCards }) => keepCards))).toEqual(new Set([true, false]));
  expect(new Set(drawn.map(({ ruinValue }) => ruinValue))).toEqual(new Set([0, 1]));
});

test("a sealed game is played by its own players, who see their view and their acts", () => {
  const seen: unknown[] = [];
  const sealed: AnySealedRules = {
    ...(khronos as AnyOpenRules),
    imagine: undefined,
    sealed: {
      acts: () => [],
      open: () => [],
      granted: () => [],
      word: () => "",
      players: {
        any: ({ view, seat, legal, rng }) => {
          if (seen.length < 2) seen.push((view as View).you?.seat === seat);
          return legal[rng.int(legal.length)];
        },
      },
    },
  };
  const played = playGame(sealed, { ...plan, entries: ["any", "any", "any"] }, 0);
  expect(played.findings).toEqual([]);
  expect(played.result).toBeDefined();
  expect(seen).toEqual([true, true]);
  expect(() => playGame(sealed, plan, 0)).toThrow('There is no player "random".');
});
