/**
 * Attacks on stored matches: records changed here and there, as somebody would who wants to see what breaks. Whatever
 * is accepted must be as good as a match that was really played.
 */
import type { AnyRules, Seed, Viewer } from "../src/contract.ts";
import { verifyMatch } from "../src/fair.ts";
import { type AnyMatch, newMatch } from "../src/match.ts";
import { openMatch } from "../src/open.ts";
import type { MatchRecord } from "../src/record.ts";
import { parseSave, saveText } from "../src/save.ts";
import { seatsAllowed } from "../src/seats.ts";
import { chooseAtRandom } from "../src/simulate.ts";
import type { OptionField } from "../src/spec.ts";
import type { Attack } from "./attack.ts";
import { damagedJson } from "./damage.ts";
import { type Dice, dice } from "./dice.ts";
import { refusalMustBeFit } from "./fit.ts";
import { checkMoment } from "./laws.ts";
import { checkResult } from "./result.ts";

export {
  type Attack,
  type AttackReport,
  type Fault,
  inputOf,
  knocked,
  runAttack,
  sameFault,
} from "./attack.ts";
export { damagedJson, damagedText, FOREIGN, NASTY, strangeJson } from "./damage.ts";
export { type Dice, dice } from "./dice.ts";
export { mustBeFit, refusalMustBeFit } from "./fit.ts";
export { smallest } from "./smallest.ts";

/** How many matches are there to be damaged, and how far they are played. */
const RECORDS = 40;
const LONGEST = 300;
const SHORT = 6;
/** How far an accepted match is played on: most a little, one in so many to its end. */
const STEPS = 40;
const WHOLE_EVERY = 12;

/** Damaged records of a game; what is accepted is used. */
export function recordAttack(rules: AnyRules, seed: Seed): Attack {
  const records = recordsToAttack(rules, seed);
  return {
    // Hashes are left out, since anybody can reckon them anew.
    input: (chance) => damagedJson({ ...chance.pick(records), checkpoints: [] }, chance),
    knock: (input, chance) => {
      const opened = openMatch(rules, input);
      if (opened.ok) useMatch(opened.match, chance);
      else refusalMustBeFit(opened.refusal);
      return opened.ok;
    },
  };
}

/** Branches of running matches at all kinds of moments, with a start position each, and some whole matches. */
function recordsToAttack(rules: AnyRules, seed: Seed): readonly MatchRecord[] {
  const chance = dice(seed);
  return Array.from({ length: RECORDS }, (_, i) => {
    const match = someMatch(rules, `${seed} ${i}`, chance);
    playOn(match, chance.below(LONGEST), chance);
    if (match.over || rules.sealed) return match.record();
    const leave = {
      revision: match.revision,
      by: chance.below(match.seats),
      id: `branch ${i}`,
      seed: `${i}`,
    };
    const branch: AnyMatch = match.branch(leave);
    playOn(branch, chance.below(SHORT), chance);
    return branch.record();
  });
}

/** A match that nobody has acted in, with any options and as many seats as they allow. */
export function someMatch(rules: AnyRules, seed: Seed, chance: Dice): AnyMatch {
  const options = anyOptions(rules, chance);
  const { min, max } = seatsAllowed(rules, options);
  return newMatch(rules, { id: `whole ${seed}`, seats: min + chance.below(max - min + 1), options, seed });
}

function anyOptions(rules: AnyRules, chance: Dice): Record<string, unknown> {
  const fields = Object.entries(rules.options as Readonly<Record<string, OptionField>>);
  return Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      chance.below(3) > 0
        ? field.default
        : field.kind === "flag"
          ? !field.default
          : chance.pick<unknown>(field.values),
    ]),
  );
}

export function playOn(match: AnyMatch, steps: number, chance: Dice): void {
  for (let step = 0; step < steps && !match.over; step++) {
    const choice = chooseAtRandom<unknown, unknown>(match.rules, match.state, chance.stream());
    if (choice === undefined) throw new Error(`nobody can act after ${step} steps`);
    match.act(choice.seat, choice.action, step);
  }
}

/** An accepted match is looked at, held to the laws, played on, stored, read and verified. */
function useMatch(match: AnyMatch, chance: Dice): void {
  const { rules } = match;
  const begun = match.revision;
  const steps = chance.below(WHOLE_EVERY) === 0 ? rules.maxSteps : STEPS;
  const slowCheckAt = chance.below(STEPS);
  for (let step = 0; step < steps && match.revision < rules.maxSteps; step++) {
    const broken: readonly string[] = rules.invariants(match.state);
    if (broken.length > 0) throw new Error(`after ${step} steps: ${broken.join("; ")}`);
    const viewers: readonly Viewer[] = [...Array(match.seats).keys(), "observer"];
    if (step % 20 === 0) for (const viewer of viewers) look(rules, match.state, viewer, chance);
    if (match.over) break;
    if (step === slowCheckAt) checkMoment(rules, match.state, match.seats, chance);
    const choice = chooseAtRandom<unknown, { readonly type: string }>(rules, match.state, chance.stream());
    if (choice === undefined) throw new Error(`nobody can act after ${step} steps`);
    const acted = match.act(choice.seat, choice.action, step);
    if (!acted.ok) throw new Error(`a legal action was refused: ${acted.refusal.code}`);
    for (const event of acted.events) for (const viewer of viewers) rules.redact(event, viewer);
  }
  if (match.result !== undefined) checkResult(match.result, match.seats);
  else if (steps > STEPS && begun === 0) throw new Error("the game does not end in time");
  const parsed = parseSave(saveText(match.record()));
  const again = parsed.ok ? openMatch(rules, parsed.record) : parsed;
  if (!again.ok) throw new Error(`what was written cannot be read: ${JSON.stringify(again.refusal)}`);
  const verified = verifyMatch(rules, parsed.ok && parsed.record);
  if (!verified.ok || verified.hash !== match.stateHashAt(match.revision))
    throw new Error("what was written cannot be verified");
}

function look(rules: AnyRules, state: unknown, viewer: Viewer, chance: Dice): void {
  const view: unknown = rules.viewFor(state, viewer);
  if (rules.sealed) return;
  const imagined: unknown = rules.imagine(view, viewer, chance.stream());
  const broken: readonly string[] = rules.invariants(imagined);
  if (broken.length > 0) throw new Error(`imagined by ${viewer}: ${broken.join("; ")}`);
}
