import { expect, test } from "vitest";
import type { RulesAtWork } from "../src/at-work.ts";
import type { AnyOpenRules, Seat } from "../src/contract.ts";
import type { RuleRegister } from "../src/coverage.ts";
import { seedRng } from "../src/rng.ts";
import { playRandom } from "../src/simulate.ts";

const STEPS = 120;
const EVERY = 15;
/** Of the places of a table, one in so many is asked about. */
const SOME = 7;

/** Rules at work are rules of the register, and the same in every world that the viewer can imagine. */
export function describeAtWork<State>(
  rules: AnyOpenRules,
  atWork: RulesAtWork<State>,
  { ids }: RuleRegister,
): void {
  test("rules at work are rules of the book, and tell nothing hidden", { timeout: 120_000 }, () => {
    const seats = Math.max(rules.seats.min, Math.min(2, rules.seats.max));
    const strange = new Set<string>();
    playRandom(rules, {
      seats,
      seed: "at work",
      onStep: ({ revision, before, seat }) => {
        if (revision % EVERY !== 1 || revision > STEPS) return;
        const [here = {}, there] = ["one", "other"].map((world) =>
          told(rules, atWork, before, seat, `${world} ${revision}`),
        );
        expect(there).toEqual(here);
        for (const rule of Object.values(here).flat()) if (!ids.includes(rule)) strange.add(rule);
      },
    });
    expect([...strange]).toEqual([]);
  });
}

function told<State>(
  rules: AnyOpenRules,
  atWork: RulesAtWork<State>,
  state: unknown,
  seat: Seat,
  world: string,
): Readonly<Record<string, readonly string[]>> {
  const imagined = rules.imagine(rules.viewFor(state, seat), seat, seedRng(world)) as State;
  const places = atWork.places(imagined).filter((_, i) => i % SOME === 0);
  return Object.fromEntries([
    ["decision", atWork.decision(imagined, seat)],
    ...places.map((place) => [place, atWork.at(imagined, seat, place)]),
  ]);
}
