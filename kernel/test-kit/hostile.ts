/**
 * Attacks on stored matches: records changed here and there, as somebody would who wants to see what breaks. Whatever
 * is accepted must be as good as a match that was really played.
 */
import type { AnyRules, Seed, Viewer } from "../src/contract.ts";
import { type AnyMatch, newMatch } from "../src/match.ts";
import { openMatch } from "../src/open.ts";
import type { MatchRecord } from "../src/record.ts";
import { parseSave, saveText } from "../src/save.ts";
import { chooseAtRandom } from "../src/simulate.ts";
import type { OptionField } from "../src/spec.ts";
import { type Dice, dice } from "./dice.ts";

export type HostileReport = {
  readonly tried: number;
  readonly accepted: number;
  /** The slowest answer, in milliseconds. */
  readonly slowest: number;
  /** What went wrong, with the number of the attack, so that it can be seen again. */
  readonly faults: readonly string[];
};

/** How far the matches are played before the attack. */
const LONGEST = 300;
const SHORT = 6;
/** How far an accepted match is played on. */
const STEPS = 40;
const MOST_FAULTS = 10;
const STRANGE: readonly unknown[] = [
  null,
  true,
  "",
  "x",
  -1,
  0,
  1,
  2.5,
  1e12,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
];

/** Branches of running matches at all kinds of moments, with a start position each, and some whole matches. */
export function recordsToAttack(rules: AnyRules, count: number, seed: Seed): readonly MatchRecord[] {
  const chance = dice(seed);
  return Array.from({ length: count }, (_, i) => {
    const options = anyOptions(rules, chance);
    const { min, max } = rules.seatsFor?.(options) ?? rules.seats;
    const seats = min + chance.below(max - min + 1);
    const match: AnyMatch = newMatch(rules, { id: `whole ${i}`, seats, options, seed: `${seed} ${i}` });
    playOn(match, chance.below(LONGEST), chance);
    if (match.over || rules.sealed) return match.record();
    const leave = { revision: match.revision, by: chance.below(seats), id: `branch ${i}`, seed: `${i}` };
    const branch: AnyMatch = match.branch(leave);
    playOn(branch, chance.below(SHORT), chance);
    return branch.record();
  });
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

function playOn(match: AnyMatch, steps: number, chance: Dice): void {
  for (let step = 0; step < steps && !match.over; step++) {
    const choice = chooseAtRandom<unknown, unknown>(match.rules, match.state, chance.stream());
    if (choice === undefined) throw new Error(`nobody can act after ${step} steps`);
    match.act(choice.seat, choice.action, step);
  }
}

/** Attacks number `from` to `from + count - 1` of a seed, on one of the records each. */
export function attackRecords(
  rules: AnyRules,
  records: readonly MatchRecord[],
  { seed, from = 0, count }: { readonly seed: Seed; readonly from?: number; readonly count: number },
): HostileReport {
  const faults: string[] = [];
  let accepted = 0;
  let slowest = 0;
  for (let attack = from; attack < from + count && faults.length < MOST_FAULTS; attack++) {
    const chance = dice(`${seed} ${attack}`);
    const record = mutated(chance.pick(records), chance);
    const begin = performance.now();
    try {
      const opened = openMatch(rules, record);
      if (opened.ok) {
        accepted++;
        useMatch(opened.match, chance);
      }
    } catch (error) {
      faults.push(`attack ${attack}: ${error instanceof Error ? error.message : String(error)}`);
    }
    slowest = Math.max(slowest, performance.now() - begin);
  }
  return { tried: count, accepted, slowest, faults };
}

/** An accepted match is looked at, stored, read and played on. */
function useMatch(match: AnyMatch, chance: Dice): void {
  const { rules } = match;
  for (let step = 0; step < STEPS; step++) {
    const broken: readonly string[] = rules.invariants(match.state);
    if (broken.length > 0) throw new Error(`after ${step} steps: ${broken.join("; ")}`);
    const viewers: readonly Viewer[] = [...Array(match.seats).keys(), "observer"];
    if (step % 20 === 0) for (const viewer of viewers) look(rules, match.state, viewer, chance);
    if (match.over) break;
    const choice = chooseAtRandom<unknown, { readonly type: string }>(rules, match.state, chance.stream());
    if (choice === undefined) throw new Error(`nobody can act after ${step} steps`);
    const acted = match.act(choice.seat, choice.action, step);
    if (!acted.ok) throw new Error(`a legal action was refused: ${acted.refusal.code}`);
    for (const event of acted.events) for (const viewer of viewers) rules.redact(event, viewer);
  }
  const parsed = parseSave(saveText(match.record()));
  const again = parsed.ok ? openMatch(rules, parsed.record) : parsed;
  if (!again.ok) throw new Error(`what was written cannot be read: ${JSON.stringify(again.refusal)}`);
}

function look(rules: AnyRules, state: unknown, viewer: Viewer, chance: Dice): void {
  const view: unknown = rules.viewFor(state, viewer);
  if (rules.sealed) return;
  const imagined: unknown = rules.imagine(view, viewer, chance.stream());
  const broken: readonly string[] = rules.invariants(imagined);
  if (broken.length > 0) throw new Error(`imagined by ${viewer}: ${broken.join("; ")}`);
}

type Slot = { readonly holder: object; readonly key: string };

/** A copy with one to three changes; its hashes are left out, since anybody can reckon them anew. */
function mutated(record: MatchRecord, chance: Dice): unknown {
  const copy = JSON.parse(JSON.stringify({ ...record, checkpoints: [] })) as object;
  for (let changes = 1 + chance.below(3); changes > 0; changes--) {
    const slots = slotsOf(copy);
    change(chance.pick(slots), slots, chance);
  }
  return copy;
}

/** Every place of a JSON value. The log is long and well guarded: only its end is attacked. */
function slotsOf(value: object): readonly Slot[] {
  const slots: Slot[] = [];
  const walk = (holder: object): void => {
    const keys = Object.keys(holder);
    for (const key of Array.isArray(holder) ? keys.slice(-60) : keys) {
      slots.push({ holder, key });
      const inside: unknown = Reflect.get(holder, key);
      if (typeof inside === "object" && inside !== null) walk(inside);
    }
  };
  walk(value);
  return slots;
}

function change({ holder, key }: Slot, slots: readonly Slot[], chance: Dice): void {
  const value: unknown = Reflect.get(holder, key);
  const put = (next: unknown): unknown => Reflect.set(holder, key, next);
  const other = chance.pick(slots);
  switch (chance.below(7)) {
    case 0:
      return void put(
        typeof value === "number" ? value + chance.below(5) - 2 : value === true ? false : !value,
      );
    case 1:
      return void put(chance.pick(STRANGE));
    case 2:
      return void put(JSON.parse(JSON.stringify(Reflect.get(other.holder, other.key))));
    case 3:
      return void (Array.isArray(holder)
        ? holder.splice(Number(key), 1)
        : Reflect.deleteProperty(holder, key));
    case 4:
      return void (Array.isArray(holder)
        ? holder.splice(chance.below(holder.length + 1), 0, JSON.parse(JSON.stringify(value)))
        : Reflect.set(holder, `${key}x`, value));
    case 5: {
      // Two of the same list change places.
      if (!Array.isArray(holder)) return;
      const at = chance.below(holder.length);
      put(holder[at]);
      return void Reflect.set(holder, String(at), value);
    }
    default: {
      // A value that stands in the same field elsewhere.
      const alike = slots.filter((slot) => slot.key === key);
      const from = chance.pick(alike);
      return void put(JSON.parse(JSON.stringify(Reflect.get(from.holder, from.key))));
    }
  }
}
