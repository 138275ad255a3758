/** Reads actions and options that come from outside by the tables of a game, and by nothing else. */

import type { Refusal } from "./contract.ts";
import { type Flaw, type FlawKind, isSeat, kernelRefusal } from "./shape.ts";
import type { ActionField, ActionSpec, OptionField, OptionSpec } from "./spec.ts";
import { unreachable } from "./unreachable.ts";

/** The part of a game's rules that says how its actions are written. */
export type ActionTable = { readonly actions: ActionSpec; readonly seatNames: readonly string[] };

export type ReadAction<Action> =
  | { readonly ok: true; readonly action: Action }
  | { readonly ok: false; readonly refusal: Refusal };
export type ReadOptions<Options> =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * The action with its known fields alone, in the table's order, so that equal actions are equal as JSON.
 * Answers for every value there is: wrong ones get a refusal that names the place, and none makes it throw.
 */
export function readAction<Action>(rules: ActionTable, seats: number, value: unknown): ReadAction<Action> {
  let read: object | Misfit;
  try {
    read = readByTable(rules.actions, seats, value);
  } catch {
    // Only objects with traps or getters of their own come here; data from JSON has none.
    read = new Misfit("", "unreadable", "JSON");
  }
  if (read instanceof Misfit)
    return { ok: false, refusal: kernelRefusal("kernel/malformed-action", read.params()) };
  return { ok: true, action: read as Action };
}

/** Every option with a value: the given ones checked, the others by default. */
export function readOptions<Options>(spec: OptionSpec<Options>, value: unknown): ReadOptions<Options> {
  const fields = spec as Readonly<Record<string, OptionField>>;
  const known = Object.keys(fields);
  const wrong = (place: string, problem: FlawKind, expected: string): ReadOptions<Options> => ({
    ok: false,
    refusal: kernelRefusal("kernel/bad-option", { place, problem, expected }),
  });
  const given: unknown = value === undefined ? {} : value;
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    return wrong("", "not-an-object", listed(known));
  }
  const options: Record<string, unknown> = {};
  try {
    const stranger = Object.keys(given).find((name) => !Object.hasOwn(fields, name));
    if (stranger !== undefined) return wrong(stranger, "unknown-field", listed(known));
    for (const [name, field] of Object.entries(fields)) {
      const own: unknown = Object.hasOwn(given, name) ? Reflect.get(given, name) : undefined;
      const misfit = own === undefined ? undefined : optionMisfit(field, own);
      if (misfit !== undefined) return wrong(name, misfit.problem, misfit.expected);
      options[name] = own === undefined ? field.default : own;
    }
  } catch {
    return wrong("", "unreadable", "JSON");
  }
  return { ok: true, options: options as Options };
}

/** A value as the table would not have it. Returned instead of thrown: refusing must be cheap too. */
class Misfit implements Flaw {
  readonly place: string;
  readonly problem: FlawKind;
  readonly expected: string;
  constructor(place: string, problem: FlawKind, expected: string) {
    this.place = place;
    this.problem = problem;
    this.expected = expected;
  }
  params(): Refusal["params"] {
    return { place: this.place, problem: this.problem, expected: this.expected };
  }
}

type NamedField = {
  readonly name: string;
  readonly field: ActionField;
  /** The place of every allowed value in the table's order. */
  readonly rank: ReadonlyMap<unknown, number>;
};
type Prepared = ReadonlyMap<unknown, readonly NamedField[]>;

/** Every action of a game is read by the same table: it is laid out once. */
const prepared: WeakMap<ActionSpec, Prepared> = new WeakMap();

function prepare(spec: ActionSpec): Prepared {
  const known = prepared.get(spec);
  if (known !== undefined) return known;
  const made = new Map(
    Object.entries(spec).map(([type, fields]) => [
      type,
      Object.entries(fields).map(([name, field]): NamedField => {
        const values = "values" in field ? field.values : [];
        return { name, field, rank: new Map(values.map((value, i) => [value, i])) };
      }),
    ]),
  );
  prepared.set(spec, made);
  return made;
}

function readByTable(spec: ActionSpec, seats: number, value: unknown): object | Misfit {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return new Misfit("", "not-an-object", "type");
  }
  const given = value as Readonly<Record<string, unknown>>;
  const type = Object.hasOwn(given, "type") ? given.type : undefined;
  const fields = prepare(spec).get(type);
  if (fields === undefined) {
    return new Misfit("type", type === undefined ? "missing" : "unknown-type", listed(Object.keys(spec)));
  }
  const action: Record<string, unknown> = { type };
  let known = 1;
  for (const named of fields) {
    const present = Object.hasOwn(given, named.name);
    if (present) known++;
    const own = present ? given[named.name] : undefined;
    if (own === undefined) {
      if (named.field.optional === true) continue;
      return new Misfit(named.name, "missing", expectedOf(named.field, seats));
    }
    const read = readField(named, seats, own);
    if (read instanceof Misfit) return read;
    if (named.field.optional === true && Array.isArray(read) && read.length === 0) continue;
    action[named.name] = read;
  }
  const names = Object.keys(given);
  if (names.length === known) return action;
  const stranger = names.find((name) => name !== "type" && !fields.some((field) => field.name === name));
  return new Misfit(stranger ?? "", "unknown-field", listed(["type", ...fields.map((f) => f.name)]));
}

/** No field of any game is longer; what is longer never reaches a pattern. */
const MAX_TEXT = 1000;

function readField({ name, field, rank }: NamedField, seats: number, value: unknown): unknown {
  const wrong = (problem: FlawKind, place = name) => new Misfit(place, problem, expectedOf(field, seats));
  switch (field.kind) {
    case "choice":
      return rank.has(value) ? value : wrong("not-a-choice");
    case "integer":
      return integerIn(value, field.min, field.max) ?? wrong(integerProblem(value));
    case "seat":
      return isSeat(value, seats) ? value + 0 : wrong("not-a-seat");
    case "text":
      if (typeof value !== "string") return wrong("not-text");
      return value.length <= MAX_TEXT && field.pattern.test(value) ? value : wrong("does-not-match");
    case "choices": {
      if (!Array.isArray(value)) return wrong("not-a-list");
      if (value.length === 0 && field.optional === true) return [];
      if (value.length > field.max) return wrong("too-many");
      if (value.length < field.min) return wrong("too-few");
      for (let i = 0; i < value.length; i++) {
        if (!rank.has(value[i])) return wrong("not-a-choice", `${name}[${i}]`);
      }
      return [...value].sort((a, b) => rank.get(a)! - rank.get(b)!);
    }
    case "integers": {
      if (!Array.isArray(value)) return wrong("not-a-list");
      if (value.length === 0 && field.optional === true) return [];
      if (value.length > field.length) return wrong("too-many");
      if (value.length < field.length) return wrong("too-few");
      const list: number[] = [];
      for (let i = 0; i < value.length; i++) {
        const read = integerIn(value[i], field.min, field.max);
        if (read === undefined) return wrong(integerProblem(value[i]), `${name}[${i}]`);
        list.push(read);
      }
      return list;
    }
    default:
      return unreachable(field);
  }
}

/** Adding 0 makes of -0 the 0 that JSON would make of it. */
function integerIn(value: unknown, min: number, max: number): number | undefined {
  const fits = typeof value === "number" && Number.isInteger(value) && value >= min && value <= max;
  return fits ? value + 0 : undefined;
}

function integerProblem(value: unknown): FlawKind {
  return typeof value === "number" && Number.isInteger(value) ? "out-of-range" : "not-an-integer";
}

function expectedOf(field: ActionField, seats: number): string {
  switch (field.kind) {
    case "choice":
      return listed(field.values);
    case "integer":
      return `${field.min}..${field.max}`;
    case "seat":
      return `0..${seats - 1}`;
    case "text":
      return field.says;
    case "choices":
      return `${field.min}..${field.max} × ${listed(field.values)}`;
    case "integers":
      return `${field.length} × ${field.min}..${field.max}`;
    default:
      return unreachable(field);
  }
}

function optionMisfit(field: OptionField, value: unknown): Misfit | undefined {
  switch (field.kind) {
    case "flag":
      return typeof value === "boolean" ? undefined : new Misfit("", "not-yes-or-no", "true, false");
    case "number":
      return field.values.includes(value as number)
        ? undefined
        : new Misfit("", typeof value === "number" ? "not-a-choice" : "not-a-number", listed(field.values));
    case "choice":
      return field.values.includes(value as string) || field.unlisted?.includes(value as string)
        ? undefined
        : new Misfit("", "not-a-choice", listed(field.values));
    default:
      return unreachable(field);
  }
}

function listed(values: readonly (string | number)[]): string {
  const text = values.join(", ");
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
