/**
 * What changed between two JSON values, so that a viewer who has the one need only be sent the rest. Where both are
 * made of the same parts the parts are not even looked at. Undefined fields count as missing, as in JSON.
 */

/** Names and indices stand in pairs: a field may be called "__proto__". */
export type Difference =
  /** Something else altogether. */
  | { readonly set: unknown }
  | {
      readonly fields: readonly (readonly [string, Difference])[];
      readonly gone?: readonly string[];
    }
  /** The first `length` items, some of them changed, and what follows them. */
  | {
      readonly items: readonly (readonly [number, Difference])[];
      readonly length: number;
      readonly more?: readonly unknown[];
    };

type Fields = Readonly<Record<string, unknown>>;

/** Undefined when there is none. */
export function difference(before: unknown, after: unknown): Difference | undefined {
  if (Object.is(before, after)) return undefined;
  if (Array.isArray(before)) return Array.isArray(after) ? ofLists(before, after) : { set: after };
  if (!isFields(before) || !isFields(after)) return before === after ? undefined : { set: after };
  return ofFields(before, after);
}

function ofLists(before: readonly unknown[], after: readonly unknown[]): Difference | undefined {
  const length = Math.min(before.length, after.length);
  const items: (readonly [number, Difference])[] = [];
  for (let i = 0; i < length; i++) {
    const changed = difference(before[i], after[i]);
    if (changed !== undefined) items.push([i, changed]);
  }
  if (items.length === 0 && before.length === after.length) return undefined;
  return { items, length, ...(after.length > length && { more: after.slice(length) }) };
}

function ofFields(before: Fields, after: Fields): Difference | undefined {
  const fields: (readonly [string, Difference])[] = [];
  const gone: string[] = [];
  for (const name of Object.keys(before)) {
    if (before[name] === undefined) continue;
    const next = Object.hasOwn(after, name) ? after[name] : undefined;
    if (next === undefined) {
      gone.push(name);
      continue;
    }
    const changed = difference(before[name], next);
    if (changed !== undefined) fields.push([name, changed]);
  }
  for (const name of Object.keys(after)) {
    const next = after[name];
    if (next === undefined || (Object.hasOwn(before, name) && before[name] !== undefined)) continue;
    fields.push([name, { set: next }]);
  }
  if (fields.length === 0 && gone.length === 0) return undefined;
  return { fields, ...(gone.length > 0 && { gone }) };
}

/** The value after the difference, made of the parts of the one before. Throws where the two do not fit. */
export function patched(before: unknown, change: Difference): unknown {
  if ("set" in change) return change.set;
  if ("items" in change) {
    if (!Array.isArray(before) || before.length < change.length) throw new TypeError("no such list");
    const list: unknown[] = before.slice(0, change.length);
    for (const [i, inner] of change.items) list[i] = patched(list[i], inner);
    return change.more === undefined ? list : [...list, ...change.more];
  }
  if (!isFields(before)) throw new TypeError("no such object");
  const fields = new Map(Object.entries(before));
  for (const name of change.gone ?? []) fields.delete(name);
  for (const [name, inner] of change.fields) fields.set(name, patched(fields.get(name), inner));
  return Object.fromEntries(fields);
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
