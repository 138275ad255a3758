import { type AnyOpenRules, type AnyRules, readOptions } from "@chronarium/kernel";
import { khronos } from "@chronarium/khronos";
import { describe, expect, test } from "vitest";
import { type Bot, botNamed, botsFor, seatBot } from "../src/index.ts";

const read = readOptions(khronos.options, {});
if (!read.ok) throw new Error("Khronos has sound defaults.");
const { options } = read;

/** Plays a two-player game; answers the scores in the order of the bots. `swap` changes their seats. */
function duel(bots: readonly [Bot, Bot], seed: string, swap: boolean): readonly [number, number] {
  const seated = swap ? [bots[1], bots[0]] : [...bots];
  const players = seated.map((bot, seat) => seatBot(khronos, bot, `${seed} ${seat}`));
  let state = khronos.setup(options, 2, seed);
  while (!state.over) {
    const seat = khronos.actors(state)[0] as number;
    const action = players[seat]?.(khronos.viewFor(state, seat), seat) as Parameters<typeof khronos.apply>[2];
    expect(khronos.refusal(state, seat, action)).toBeUndefined();
    state = khronos.apply(state, seat, action).state;
  }
  const [first, second] = state.players.map(({ ecus }) => ecus) as [number, number];
  return swap ? [second, first] : [first, second];
}

function wins(bots: readonly [Bot, Bot], games: number): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const [mine, theirs] = duel(bots, `duel ${game}`, game % 2 === 1);
    if (mine > theirs) won++;
  }
  return won;
}

const named = (name: string): Bot => botNamed(khronos, name) as Bot;

describe("bots", () => {
  test("every bot has a name, and a game without advice has only the random one", () => {
    expect(botsFor(khronos).map(({ name }) => name)).toEqual([
      "random",
      "greedy",
      "level1",
      "level2",
      "level3",
      "level4",
      "level5",
    ]);
    const { advice: _, ...silent } = khronos;
    expect(botsFor(silent as AnyRules).map(({ name }) => name)).toEqual(["random"]);
    expect(botNamed(khronos, "nobody")).toBeUndefined();
  });

  test("no bot plays a sealed game: it would have to imagine what must stay unseen", () => {
    const players = { first: ({ legal }: { readonly legal: readonly unknown[] }) => legal[0] };
    const sealed: AnyRules = {
      ...(khronos as AnyOpenRules),
      imagine: undefined,
      sealed: { acts: () => [], open: () => [], granted: () => [], word: () => "", players },
    };
    expect(botsFor(sealed)).toEqual([]);
    expect(() => seatBot(sealed, named("level1"), "x")).toThrow("khronos is sealed");
  });

  test("equal seeds play equal games", () => {
    const again = [0, 1].map(() => duel([named("level2"), named("greedy")], "same", false));
    expect(again[0]).toEqual(again[1]);
  });

  // The full measure, 500 games, is `chronarium sim khronos --bots greedy,random --players 2 --games 500`.
  test("greedy beats random", () => {
    expect(wins([named("greedy"), named("random")], 20)).toBeGreaterThanOrEqual(19);
  });

  // The full measure is `chronarium sim khronos --ladder --games 200 --seed 7`.
  test("the third level beats the first", () => {
    expect(wins([named("level3"), named("level1")], 4)).toBeGreaterThanOrEqual(3);
  });

  test("a planner out of time still names a legal action", () => {
    const state = khronos.setup(options, 2, "hurry");
    const seat = state.turn.seat;
    const legal = khronos.legalActions(state, seat);
    const chosen = named("level5").choose({
      rules: khronos,
      seat,
      legal,
      imagine: () => state,
      rng: { int: () => 0 },
      outOfTime: () => true,
    });
    expect(legal).toContain(chosen);
  });
});
