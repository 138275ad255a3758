/** No bot looks foolish: what it pays for in a turn it uses in that turn. */
import { type AnyOpenRules, nextInt, playRandom, readOptions, seedRng } from "@chronarium/kernel";
import { type Action, khronos, type State } from "@chronarium/khronos";
import { describe, expect, test } from "vitest";
import { type Bot, botNamed, Intentions, LEVELS, levelName, seatBot } from "../src/index.ts";

const named = (name: string): Bot => botNamed(khronos, name) as Bot;
const read = readOptions(khronos.options, {});
if (!read.ok) throw new Error("Khronos has sound defaults.");

/** The start of a turn in each round of random games. */
function turnStarts(seats: number, seed: string): readonly State[] {
  const found = new Map<number, State>();
  playRandom(khronos, {
    seats,
    seed,
    onStep: ({ before }) => {
      const { turn, pending, round } = before;
      const fresh = !turn.acted && !turn.exchanged && pending.length === 0;
      if (fresh && !found.has(round)) found.set(round, before);
    },
  });
  return [...found.values()];
}

/** What a bot does with a turn. Questions to others are answered at random. */
function turnOf(start: State, bot: Bot, seed: string, intentions = new Intentions()): readonly Action[] {
  const mover = start.turn.seat;
  const choose = seatBot(khronos, bot, seed, intentions);
  const acts: Action[] = [];
  let chance = seedRng(seed, "others");
  let state = start;
  while (!state.over && state.turn.seat === mover && state.round === start.round) {
    const seat = khronos.actors(state)[0] as number;
    const legal = khronos.legalActions(state, seat);
    let act: Action;
    if (seat === mover) {
      act = choose(khronos.viewFor(state, seat), seat) as Action;
      acts.push(act);
    } else {
      let which: number;
      [which, chance] = nextInt(chance, legal.length);
      act = legal[which] as Action;
    }
    expect(khronos.refusal(state, seat, act)).toBeUndefined();
    state = khronos.apply(state, seat, act).state;
  }
  return acts;
}

const starts = [...turnStarts(2, "a"), ...turnStarts(3, "b")];

describe.each(LEVELS.map((level) => ({ level, name: levelName(level) })))(
  "level $level",
  ({ level, name }) => {
    // The strongest takes its time.
    const positions = level === 5 ? starts.slice(2, 5) : starts;

    test("no journey and no exchange is paid for in vain", () => {
      for (const [at, start] of positions.entries()) {
        const acts = turnOf(start, named(name), `sensible ${at}`);
        const whole = weightAfter(start, acts);
        for (const [i, act] of acts.entries()) {
          if (act.type !== "travel") continue;
          expect(carriedSince(acts.slice(0, i), act.pawn)).toBe(true);
          // The soft hands leave out of their turns what gains nothing; the Master weighs what comes after.
          if (level <= 4 && whole !== undefined)
            expect(weightAfter(start, acts.toSpliced(i, 1)) ?? Number.NEGATIVE_INFINITY).toBeLessThan(whole);
        }
        if (acts.some(({ type }) => type === "exchange")) expect(acts.some((act) => "pay" in act)).toBe(true);
      }
    });
  },
);

/** What a turn comes to; nothing where it cannot be carried out, or asks somebody else. */
function weightAfter(start: State, acts: readonly Action[]): number | undefined {
  const seat = start.turn.seat;
  let state = start;
  for (const act of acts) {
    if (!khronos.actors(state).includes(seat) || khronos.refusal(state, seat, act) !== undefined)
      return undefined;
    state = khronos.apply(state, seat, act).state;
  }
  return khronos.advice?.weigh(state, seat);
}

/** Whether the pawn carried something since its last journey, or has made none. */
function carriedSince(earlier: readonly Action[], pawn: 0 | 1): boolean {
  const last = earlier.findLastIndex((act) => act.type === "travel" && act.pawn === pawn);
  return last === -1 || earlier.slice(last).some((act) => "pay" in act && act.pay[pawn] > 0);
}

describe("a plan", () => {
  const counted = (): { readonly rules: AnyOpenRules; readonly looks: () => number } => {
    let looks = 0;
    const apply = (state: State, seat: number, action: Action) => {
      looks++;
      return khronos.apply(state, seat, action);
    };
    return { rules: { ...khronos, apply } as AnyOpenRules, looks: () => looks };
  };

  test("is made once a turn, and made again by whoever has forgotten it", () => {
    const [start] = starts as [State];
    const seat = start.turn.seat;
    const { rules, looks } = counted();
    const choose = seatBot(rules, named("level3"), "once");
    const first = choose(khronos.viewFor(start, seat), seat) as Action;
    const planned = looks();
    expect(first.type).not.toBe("end");
    const next = khronos.apply(start, seat, first).state;
    // Another chair, the same memory: what was meant is done without a look.
    seatBot(rules, named("level3"), "another")(khronos.viewFor(next, seat), seat);
    expect(looks()).toBe(planned);
    const again = seatBot(rules, named("level3"), "once", new Intentions());
    expect(khronos.refusal(next, seat, again(khronos.viewFor(next, seat), seat) as Action)).toBeUndefined();
    expect(looks()).toBeGreaterThan(planned);
  });

  test("costs the same whatever the others hold", () => {
    for (const start of starts.slice(0, 2)) {
      const seat = start.turn.seat;
      const view = khronos.viewFor(start, seat);
      const efforts = ["one deal", "another"].map((deal) => {
        const truth = khronos.imagine(view, seat, seedRng(deal));
        const { rules, looks } = counted();
        const act = seatBot(
          rules,
          named("level4"),
          "blind",
          new Intentions(),
        )(khronos.viewFor(truth, seat), seat);
        return [act, looks()];
      });
      expect(efforts[1]).toEqual(efforts[0]);
    }
  });
});
