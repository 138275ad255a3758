/** The engine and a second, plain reading of the register do the same on thousands of positions. */
import { playRandom } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { type Action, khronos, type Options, type State } from "../src/index.ts";
import { randomPosition } from "./random-position.ts";
import { consequences, outcomeOf } from "./reference.ts";
import { dealHand, dice, withPlayer, writePosition } from "./table.ts";

type Asked = { readonly kind: string; readonly seat: number; readonly options: readonly (string | number)[] };

/** The same question gets the same answer on both sides. */
function answer(seed: number, { kind, options }: Asked): string | number {
  const sum = `${kind} ${options.join()}`
    .split("")
    .reduce((n, letter) => (n * 31 + letter.charCodeAt(0)) % 9973, seed);
  return options[sum % options.length]!;
}

function byEngine(
  before: State,
  who: number,
  action: Action,
  seed: number,
): { state: State; asked: Asked[] } {
  const asked: Asked[] = [];
  let { state } = khronos.apply(before, who, action);
  for (let frame = state.pending.at(-1); frame !== undefined; frame = state.pending.at(-1)) {
    if (frame.kind !== "question") throw new Error(`a ${frame.kind} in the middle of a turn`);
    const { kind, seat, options } = frame.question;
    asked.push({ kind, seat, options });
    const given = answer(seed, { kind, seat, options });
    const reply = kind === "chooseKeeper" ? { type: kind, player: given } : { type: kind, at: given };
    state = khronos.apply(state, seat, reply as Action).state;
  }
  return { state, asked };
}

/** A table, and some actions that seat 0 may do there: those first that the rules find hard. */
function chosen(seed: number, options: Partial<Options>): { before: State; actions: readonly Action[] } {
  const roll = dice(seed * 7919 + 1);
  const colour = (["blue", "blue", "orange", "fuchsia"] as const)[roll(4)]!;
  const table = dealHand(randomPosition(seed, options), 0, [colour, colour, colour, colour]);
  const before = withPlayer(scarce(table, roll), 0, { pawns: [roll(3) ? "might" : "faith", "might"] });
  const all = khronos
    .legalActions(before, 0)
    .filter(({ type }) => type === "build" || type === "upgrade" || type === "demolish");
  const some = Array.from({ length: Math.min(all.length, 25) }, () => all[roll(all.length)]!);
  const hard = (action: Action): number =>
    khronos.apply(before, 0, action).events.filter(({ type }) => HARD.includes(type)).length;
  return { before, actions: some.sort((a, b) => hard(b) - hard(a)).slice(0, 4) };
}
const HARD = ["conflict", "destroyed", "rippleBlocked", "rippleMatched", "cubeKept", "asked"];

/** Now and then a stock is nearly empty. */
function scarce(state: State, roll: (below: number) => number): State {
  if (roll(4) > 0) return state;
  const few = (left: number): number => Math.min(left, roll(4));
  const { military, religious, civil } = state.stock;
  return {
    ...state,
    stock: {
      military: [few(military[0]), few(military[1]), few(military[2])],
      religious: [few(religious[0]), few(religious[1]), few(religious[2])],
      civil: [few(civil[0]), few(civil[1]), few(civil[2])],
    },
    players: state.players.map((player) => (roll(2) ? player : { ...player, cubes: roll(3) })),
  };
}

/** Plays the action on both sides and answers how many questions there were. */
function compare(before: State, seat: number, action: Action, seed: number): number {
  const { state, asked } = byEngine(before, seat, action, seed);
  const expected: Asked[] = [];
  const outcome = consequences(before, seat, action, (kind, asks, options) => {
    const question = { kind, seat: asks, options };
    expected.push(question);
    return answer(seed, question);
  });
  const where = `${writePosition(before)} ${JSON.stringify([before.options.map, seat, action])}`;
  expect({ where, asked }).toEqual({ where, asked: expected });
  expect({ where, ...outcomeOf(state) }).toEqual({ where, ...outcome });
  return asked.length;
}

const RUNS = 200;

describe("reference", () => {
  const variants: readonly Partial<Options>[] = [
    {},
    { values135: true },
    { upgradeOthers: true, activePlaces: true },
    { ruinsIgnoreDominion: true },
  ];
  for (const [variant, options] of variants.entries()) {
    test(`KH-78 KH-137 KH-138 KH-86: the same outcome and the same questions with ${JSON.stringify(options)}`, () => {
      let compared = 0;
      let questions = 0;
      for (let seed = 0; seed < RUNS; seed++) {
        const { before, actions } = chosen(100_000 * variant + seed, options);
        for (const action of actions) {
          questions += compare(before, 0, action, seed);
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(3 * RUNS);
      expect(questions).toBeGreaterThan(RUNS / 4);
    });
  }

  test("KH-78: the same through whole games on narrow boards and in the valley", () => {
    let compared = 0;
    for (const [i, map] of ["plain8x8", "plain6x6", "river7x4", "valley"].entries()) {
      playRandom(khronos, {
        seats: 2 + i,
        options: { map },
        seed: `reference ${map}`,
        onStep: ({ before, seat, action, revision }) => {
          if (action.type !== "build" && action.type !== "upgrade" && action.type !== "demolish") return;
          compare(before, seat, action, revision);
          compared++;
        },
      });
    }
    expect(compared).toBeGreaterThan(150);
  });
});
