import { describe, expect, test } from "vitest";
import type { AnyRules, GameEvent, Rules } from "../src/contract.ts";
import { recordAttack, runAttack } from "./hostile.ts";
import { checkLaws, type LawOptions, type LawProblem, seatCounts } from "./laws.ts";

export { LAWS, type Law } from "./broken.ts";
export { describeAtWork } from "./describe-at-work.ts";
export { describeCorpus } from "./describe-corpus.ts";
export { describeExamples } from "./describe-examples.ts";
export { describeLesson } from "./describe-lesson.ts";
export { describePuzzles } from "./describe-puzzles.ts";
export { describeRegister } from "./describe-register.ts";
export { describeText, type Names, type Said, type TextProof } from "./describe-text.ts";
export { describeTranscripts } from "./describe-transcripts.ts";
export { describeWritten } from "./describe-written.ts";
export { checkLaws, type LawOptions, type LawProblem, type LawReport } from "./laws.ts";
export { checkTwins, type TwinOptions, type TwinProblem, type TwinReport } from "./twins.ts";

/**
 * Gives a game the tests of all laws, one for each number of players and set of options. The set that it returns
 * fills with the refusal codes reached, for the game's own test that every code is reached somewhere.
 */
export function describeLaws<
  State,
  Action extends { readonly type: string },
  Event extends GameEvent,
  View,
  Options,
>(rules: Rules<State, Action, Event, View, Options>, laws: LawOptions<Options>): ReadonlySet<string> {
  const codesReached = new Set<string>();
  describe(`${rules.id} obeys the laws`, () => {
    for (const options of laws.optionSets ?? [{}]) {
      for (const seats of laws.players ?? seatCounts(rules, options)) {
        test(`${seats} seats ${JSON.stringify(options)}`, { timeout: 300_000 }, () => {
          const report = checkLaws(rules, { ...laws, players: [seats], optionSets: [options] });
          for (const code of report.codesReached) codesReached.add(code);
          expect(report.problems.map(described)).toEqual([]);
          expect(report.steps).toBeGreaterThan(0);
        });
      }
    }
  });
  return codesReached;
}

/** Attacks the stored matches of a game: a short form of what `npm run soak -- hostile` does for half an hour. */
export function describeHostile(rules: AnyRules, attacks: number): void {
  test(`${rules.id} accepts no record that it could not have written`, { timeout: 300_000 }, async () => {
    const report = await runAttack(recordAttack(rules, "hostile"), { seed: "hostile", count: attacks });
    expect(report.faults).toEqual([]);
    expect(report.letIn).toBeGreaterThan(0);
    expect(report.letIn).toBeLessThan(attacks);
  });
}

function described({ law, seed, revision, detail }: LawProblem): string {
  return `${law}: ${detail} (seed ${seed}, revision ${revision})`;
}

export { type Flaw, flawsIn, type Language, sentenceFlawsIn } from "./typography.ts";
