/** Reading data from outside piece by piece. Every reader names the place, what is wrong and what was expected. */
import type { Refusal } from "./contract.ts";
import { cleaned, printable } from "./printable.ts";

/** What is wrong with a piece of data, as a key that the catalogues turn into words. */
export type FlawKind =
  | "does-not-match"
  | "missing"
  | "not-a-choice"
  | "not-a-list"
  | "not-a-number"
  | "not-a-seat"
  | "not-an-integer"
  | "not-an-object"
  | "not-text"
  | "not-yes-or-no"
  | "out-of-order"
  | "out-of-range"
  | "too-few"
  | "too-long"
  | "too-many"
  | "unknown-field"
  | "unknown-type"
  | "unreadable"
  | "unsound";

export type Flaw = { readonly place: string; readonly problem: FlawKind; readonly expected: string };

export class FlawError extends Error {
  readonly flaw: Flaw;
  constructor(place: string, problem: FlawKind, expected: string) {
    super(`${place}: ${problem}, expected ${expected}`);
    this.flaw = { place, problem, expected };
  }
}

/**
 * Refusals of the kernel itself cite no rulebook. What they echo from outside is fit for a sentence; what was expected
 * are our own words.
 */
export function kernelRefusal(code: string, params: Refusal["params"]): Refusal {
  const shown = Object.entries(params).map(([name, value]) => [
    name,
    typeof value !== "string" ? value : name === "expected" ? cleaned(value) : printable(value),
  ]);
  return { code, params: Object.fromEntries(shown) as Refusal["params"], rule: "protocol" };
}

export function isSeat(value: unknown, seats: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < seats;
}

/** The own fields of an object, copied, so that nothing of its prototype is ever consulted. */
export function readObject(
  value: unknown,
  place: string,
  known: readonly string[],
): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new FlawError(place, "not-an-object", known.join(", "));
  }
  const fields: Record<string, unknown> = Object.create(null);
  for (const name of known) if (Object.hasOwn(value, name)) fields[name] = Reflect.get(value, name);
  const stranger = Object.keys(value).find((name) => !known.includes(name));
  if (stranger !== undefined)
    throw new FlawError(inner(place, printable(stranger)), "unknown-field", known.join(", "));
  return fields;
}

export function readInteger(value: unknown, place: string, min: number, max: number): number {
  if (value === undefined) throw new FlawError(place, "missing", `${min}..${max}`);
  if (typeof value !== "number" || !Number.isInteger(value)) {
    throw new FlawError(place, "not-an-integer", `${min}..${max}`);
  }
  if (value < min || value > max) throw new FlawError(place, "out-of-range", `${min}..${max}`);
  return value;
}

export function readText(value: unknown, place: string, maxLength: number): string {
  if (value === undefined) throw new FlawError(place, "missing", "text");
  if (typeof value !== "string") throw new FlawError(place, "not-text", "text");
  if (value.length > maxLength) throw new FlawError(place, "too-long", `${maxLength}`);
  return value;
}

export function readList(value: unknown, place: string, maxLength: number): readonly unknown[] {
  if (value === undefined) throw new FlawError(place, "missing", "list");
  if (!Array.isArray(value)) throw new FlawError(place, "not-a-list", "list");
  if (value.length > maxLength) throw new FlawError(place, "too-many", `${maxLength}`);
  return value;
}

export function inner(place: string, name: string): string {
  return place === "" ? name : `${place}.${name}`;
}
