/**
 * Worked positions: where a rule can be seen at work and tried. Each was taken from a transcript that proves the rule;
 * it is data like a puzzle, and whoever reads one plays it again.
 */
import type { AnyOpenRules, Json, Refusal, Seat } from "./contract.ts";
import { parseJson } from "./json-text.ts";
import { type AnyMatch, Match } from "./match.ts";
import { merged } from "./merged.ts";
import { readAction, readOptions } from "./read.ts";
import { readByShape } from "./state-shape.ts";

type Act = { readonly type: string };

export type Example = {
  /** The rules that it shows: a rule has one position at most. */
  readonly rules: readonly string[];
  readonly seats: number;
  readonly seed: string;
  readonly options: { readonly [name: string]: Json };
  /** The compact notation, where the game has one, and what it leaves out: fields of the state. */
  readonly position: string;
  readonly given: { readonly [name: string]: Json };
  /** Who tries it; the others do what they did in the transcript. */
  readonly seat: Seat;
  readonly acts: readonly { readonly seat: Seat; readonly action: Act }[];
  /** What the rule forbids here, tried before anything else. */
  readonly refused?: Act;
};

export type ReadExamples = {
  readonly examples: readonly Example[];
  /** Those that are left out: the rules that they show, or their place in the list, and why. */
  readonly damaged: readonly { readonly id: string; readonly why: string }[];
};

/** Each stands for itself, so that one that is damaged harms no other. */
export function readExamples(text: string): ReadExamples {
  const parsed = parseJson(text);
  if (!parsed.ok || !Array.isArray(parsed.value))
    return { examples: [], damaged: [{ id: "list", why: "no list" }] };
  const examples: Example[] = [];
  const damaged: { id: string; why: string }[] = [];
  for (const [i, value] of (parsed.value as readonly unknown[]).entries()) {
    const why = flawIn(value);
    if (why === undefined) examples.push(value as Example);
    else damaged.push({ id: `${i + 1}`, why });
  }
  return { examples, damaged };
}

export const exampleOf = ({ examples }: ReadExamples, rule: string): Example | undefined =>
  examples.find(({ rules }) => rules.includes(rule));

const FIELDS = ["rules", "seats", "seed", "options", "position", "given", "seat", "acts", "refused"];

const isFields = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function flawIn(value: unknown): string | undefined {
  if (!isFields(value)) return "no position";
  const fields = value as Readonly<Record<string, unknown>>;
  const stranger = Object.keys(fields).find((name) => !FIELDS.includes(name));
  if (stranger !== undefined) return stranger.slice(0, 40);
  const { rules, acts } = fields;
  if (!Array.isArray(rules) || rules.length === 0 || rules.some((rule) => typeof rule !== "string"))
    return "rules";
  for (const name of ["seed", "position"]) if (typeof fields[name] !== "string") return name;
  for (const name of ["seats", "seat"]) if (!Number.isInteger(fields[name])) return name;
  for (const name of ["options", "given"]) if (!isFields(fields[name])) return name;
  if ("refused" in fields && !isFields(fields.refused)) return "refused";
  return Array.isArray(acts) && acts.every((act: unknown) => isFields(act)) ? undefined : "acts";
}

function optionsOf(rules: AnyOpenRules, { options }: Pick<Example, "options">): unknown {
  const read = readOptions(rules.options, options);
  if (!read.ok) throw new RangeError(JSON.stringify(read.refusal));
  return read.options;
}

/** The table as the notation alone lays it. */
export function layNotation(
  rules: AnyOpenRules,
  example: Pick<Example, "seats" | "seed" | "options" | "position">,
): Json {
  const laid = rules.setup(optionsOf(rules, example), example.seats, example.seed);
  return (example.position === "" ? laid : rules.position?.read(laid, example.position)) as Json;
}

/** The state that a position begins with. Throws on one that cannot be. */
function layExample(rules: AnyOpenRules, example: Example): unknown {
  const state = merged(layNotation(rules, example), example.given);
  const read = readByShape(rules.stateShape(optionsOf(rules, example), example.seats), state);
  if (!read.ok) throw new RangeError(JSON.stringify(read.refusal));
  const [fault] = rules.invariants(state);
  if (fault !== undefined) throw new RangeError(fault);
  return state;
}

export function exampleMatch(
  rules: AnyOpenRules,
  example: Example,
  { id, names }: { readonly id: string; readonly names: readonly string[] },
): AnyMatch {
  const { rulesVersion } = rules;
  const { seats, seed } = example;
  const options = optionsOf(rules, example);
  return new Match(rules, {
    id,
    rulesVersion,
    seats,
    options,
    seed,
    names,
    start: layExample(rules, example),
  });
}

/** The refusal that the position is about, if it is about one. */
export function exampleRefusal(rules: AnyOpenRules, example: Example): Refusal | undefined {
  const { refused, seat, seats } = example;
  if (refused === undefined) return undefined;
  const read = readAction<Act>(rules, seats, refused);
  return read.ok ? rules.refusal(layExample(rules, example), seat, read.action) : undefined;
}

/** Lays it and plays it again. Says what is wrong. */
export function exampleFault(rules: AnyOpenRules, example: Example): string | undefined {
  try {
    let state = layExample(rules, example);
    if (!rules.actors(state).includes(example.seat)) return "seat";
    if (example.refused !== undefined && exampleRefusal(rules, example) === undefined) return "refused";
    for (const [i, { seat, action }] of example.acts.entries()) {
      const read = readAction<Act>(rules, example.seats, action);
      if (!read.ok || rules.refusal(state, seat, read.action) !== undefined)
        return `act ${i + 1} is not possible`;
      state = rules.apply(state, seat, read.action).state;
    }
    return undefined;
  } catch {
    return "position";
  }
}
