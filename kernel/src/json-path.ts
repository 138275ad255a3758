/** Places inside a state, such as `players.r.hand`: fields, list indices, and seats by name where a list is. */
import { canonicalJson } from "./canonical.ts";

export type Found =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly missing: string };

export function valueAt(root: unknown, path: string, seatNames: readonly string[]): Found {
  let value = root;
  const walked: string[] = [];
  for (const segment of path.split(".")) {
    walked.push(segment);
    const key = keyOf(value, segment, seatNames);
    if (key === undefined) return { ok: false, missing: walked.join(".") };
    value = Reflect.get(value as object, key);
  }
  return { ok: true, value };
}

/** The same place with every seat by its number, as far as it is there. */
export function plainPath(root: unknown, path: string, seatNames: readonly string[]): readonly string[] {
  let value = root;
  return path.split(".").map((segment) => {
    const key = keyOf(value, segment, seatNames) ?? segment;
    value = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
    return key;
  });
}

/** A copy of the root with another value at the path. Only the last segment may name a field that is not there yet. */
export function withValueAt(
  root: unknown,
  path: string,
  seatNames: readonly string[],
  value: unknown,
): Found {
  return replaced(root, path.split("."), 0, seatNames, value);
}

function replaced(
  parent: unknown,
  segments: readonly string[],
  depth: number,
  seatNames: readonly string[],
  value: unknown,
): Found {
  const segment = segments[depth]!;
  const last = depth === segments.length - 1;
  const existing = keyOf(parent, segment, seatNames);
  const creates =
    last && typeof parent === "object" && parent !== null && !Array.isArray(parent) && segment !== "";
  const key = existing ?? (creates ? segment : undefined);
  if (key === undefined) return { ok: false, missing: segments.slice(0, depth + 1).join(".") };
  const inside: Found = last
    ? { ok: true, value }
    : replaced(Reflect.get(parent as object, key), segments, depth + 1, seatNames, value);
  if (!inside.ok) return inside;
  if (Array.isArray(parent))
    return { ok: true, value: parent.map((old, i) => (i === Number(key) ? inside.value : old)) };
  return { ok: true, value: { ...(parent as object), [key]: inside.value } };
}

function keyOf(parent: unknown, segment: string, seatNames: readonly string[]): string | undefined {
  if (typeof parent !== "object" || parent === null) return undefined;
  if (!Array.isArray(parent)) return Object.hasOwn(parent, segment) ? segment : undefined;
  const seat = seatNames.indexOf(segment);
  const index = seat >= 0 ? seat : /^\d+$/.test(segment) ? Number(segment) : -1;
  return index >= 0 && index < parent.length ? String(index) : undefined;
}

export type Difference = { readonly path: string; readonly expected: string; readonly got: string };

/** The first place where two values differ as JSON; what is not there is "nothing". */
export function firstDifference(expected: unknown, got: unknown, path: string): Difference | undefined {
  if (expected === undefined && got === undefined) return undefined;
  if (isBranch(expected) && isBranch(got) && Array.isArray(expected) === Array.isArray(got)) {
    const keys = Array.isArray(expected)
      ? Array.from({ length: Math.max(expected.length, (got as unknown[]).length) }, (_, i) => String(i))
      : [...new Set([...Object.keys(expected), ...Object.keys(got)])].sort();
    for (const key of keys) {
      const found = firstDifference(own(expected, key), own(got, key), `${path}.${key}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const [left, right] = [shown(expected), shown(got)];
  return left === right ? undefined : { path, expected: left, got: right };
}

function isBranch(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function own(value: object, key: string): unknown {
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}

function shown(value: unknown): string {
  return value === undefined ? "nothing" : canonicalJson(value);
}
