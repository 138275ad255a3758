/**
 * Tables that describe the shape of a state. A position from outside (the start of a branch) is read by its game's
 * table before any rule looks at it, so the rules only ever meet states that could be theirs.
 */
import { canonicalJson } from "./canonical.ts";
import type { Json, Refusal } from "./contract.ts";
import { FlawError, inner, kernelRefusal, readInteger, readList, readObject, readText } from "./shape.ts";

type Shapes = { readonly [name: string]: StateShape };

export type StateShape =
  | { readonly kind: "exactly"; readonly value: unknown }
  | { readonly kind: "flag" }
  | { readonly kind: "integer"; readonly min: number; readonly max: number }
  | { readonly kind: "choice"; readonly values: readonly string[] }
  | { readonly kind: "text"; readonly pattern: RegExp; readonly says: string }
  | { readonly kind: "list"; readonly of: StateShape; readonly min: number; readonly max: number }
  /** One shape for each place of the list. */
  | { readonly kind: "row"; readonly of: readonly StateShape[] }
  | { readonly kind: "fields"; readonly fields: Shapes; readonly optional: Shapes }
  /** Any of the keys, each at most once. */
  | { readonly kind: "map"; readonly keys: readonly string[]; readonly of: StateShape }
  /** Which fields there are depends on the value of one of them. */
  | { readonly kind: "cases"; readonly by: string; readonly cases: { readonly [value: string]: Fields } }
  | { readonly kind: "either"; readonly of: readonly StateShape[] };
type Fields = Extract<StateShape, { kind: "fields" }>;

/** The words of the tables. */
export const shape = {
  exactly: (value: unknown): StateShape => ({ kind: "exactly", value }),
  flag: { kind: "flag" } as StateShape,
  integer: (min: number, max: number): StateShape => ({ kind: "integer", min, max }),
  choice: (values: readonly string[]): StateShape => ({ kind: "choice", values }),
  text: (pattern: RegExp, says: string): StateShape => ({ kind: "text", pattern, says }),
  list: (of: StateShape, max: number, min = 0): StateShape => ({ kind: "list", of, min, max }),
  row: (...of: readonly StateShape[]): StateShape => ({ kind: "row", of }),
  each: (count: number, of: StateShape): StateShape => ({ kind: "list", of, min: count, max: count }),
  fields: (fields: Shapes, optional: Shapes = {}): Fields => ({ kind: "fields", fields, optional }),
  map: (keys: readonly string[], of: StateShape): StateShape => ({ kind: "map", keys, of }),
  /** All of the keys. */
  record: (keys: readonly string[], of: StateShape): Fields =>
    shape.fields(Object.fromEntries(keys.map((key) => [key, of]))),
  cases: (by: string, cases: { readonly [value: string]: Fields }): StateShape => ({
    kind: "cases",
    by,
    cases,
  }),
  either: (...of: readonly StateShape[]): StateShape => ({ kind: "either", of }),
  seat: (seats: number): StateShape => ({ kind: "integer", min: 0, max: seats - 1 }),
  /** A generator without forced draws: those are for tests and lessons, not for records from outside. */
  get rng(): StateShape {
    return shape.fields({
      key: shape.text(/^[0-9a-f]{64}$/, "64 hexadecimal digits"),
      used: shape.integer(0, 2 ** 32),
    });
  },
};

/** A copy of the value with the fields of the shape and nothing else. Throws a FlawError that names the place. */
export function readState(of: StateShape, value: unknown, place: string): Json {
  if (value === undefined) throw new FlawError(place, "missing", of.kind);
  switch (of.kind) {
    case "exactly":
      if (canonicalJson(value) !== canonicalJson(of.value)) throw new FlawError(place, "unsound", "");
      return of.value as Json;
    case "flag":
      if (typeof value !== "boolean") throw new FlawError(place, "not-yes-or-no", "true, false");
      return value;
    case "integer":
      return readInteger(value, place, of.min, of.max);
    case "choice":
      if (typeof value !== "string" || !of.values.includes(value))
        throw new FlawError(place, "not-a-choice", of.values.join(", "));
      return value;
    case "text": {
      const text = readText(value, place, 200);
      if (!of.pattern.test(text)) throw new FlawError(place, "does-not-match", of.says);
      return text;
    }
    case "list": {
      const items = readList(value, place, of.max);
      if (items.length < of.min) throw new FlawError(place, "too-few", `${of.min}`);
      return items.map((item, i) => readState(of.of, item, `${place}[${i}]`));
    }
    case "row": {
      const items = readList(value, place, of.of.length);
      return of.of.map((item, i) => readState(item, items[i], `${place}[${i}]`));
    }
    case "fields":
      return readFields(of, value, place);
    case "map": {
      const found = readObject(value, place, of.keys);
      return Object.fromEntries(
        Object.keys(found).map((key) => [key, readState(of.of, found[key], inner(place, key))]),
      );
    }
    case "cases": {
      const own: unknown =
        typeof value === "object" && value !== null && Object.hasOwn(value, of.by)
          ? Reflect.get(value, of.by)
          : "";
      const fields = typeof own === "string" && Object.hasOwn(of.cases, own) ? of.cases[own] : undefined;
      if (fields === undefined)
        throw new FlawError(inner(place, of.by), "not-a-choice", Object.keys(of.cases).join(", "));
      return readFields(fields, value, place, of.by);
    }
    case "either":
      return readEither(of.of, value, place);
  }
}

function readFields({ fields, optional }: Fields, value: unknown, place: string, tag?: string): Json {
  const known = [...(tag === undefined ? [] : [tag]), ...Object.keys(fields), ...Object.keys(optional)];
  const found = readObject(value, place, known);
  return Object.fromEntries(
    known
      .filter((name) => found[name] !== undefined || Object.hasOwn(fields, name))
      .map((name) => {
        const of = fields[name] ?? optional[name];
        return [
          name,
          of === undefined ? (found[name] as Json) : readState(of, found[name], inner(place, name)),
        ];
      }),
  );
}

function readEither(shapes: readonly StateShape[], value: unknown, place: string): Json {
  for (const [i, each] of shapes.entries()) {
    try {
      return readState(each, value, place);
    } catch (error) {
      if (i === shapes.length - 1) throw error;
    }
  }
  throw new FlawError(place, "unsound", "");
}

export type ReadShape =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly refusal: Refusal };

/** The same for anything else that comes from outside: wrong values get a refusal that names the place. */
export function readByShape(of: StateShape, value: unknown): ReadShape {
  try {
    return { ok: true, value: readState(of, value, "") };
  } catch (error) {
    if (!(error instanceof FlawError)) throw error;
    return { ok: false, refusal: kernelRefusal("kernel/malformed-action", { ...error.flaw }) };
  }
}

/**
 * The shape of one place within a state, such as `players.0.hand`; undefined where the table says nothing of its own:
 * at a value that is fixed, or that another field decides.
 */
export function shapeAt(of: StateShape, segments: readonly string[]): StateShape | undefined {
  const [first, ...rest] = segments;
  if (first === undefined) return of.kind === "exactly" ? undefined : of;
  const inside = shapeWithin(of, first);
  return inside && shapeAt(inside, rest);
}

function shapeWithin(of: StateShape, segment: string): StateShape | undefined {
  switch (of.kind) {
    case "fields":
      return of.fields[segment] ?? of.optional[segment];
    case "list":
    case "map":
      return of.of;
    case "row":
      return of.of[Number(segment)];
    default:
      return undefined;
  }
}
