/**
 * What changed between two JSON values, so that a viewer who has the one need only be sent the rest. Where both are
 * made of the same parts the parts are not even looked at. Undefined fields count as missing, as in JSON.
 */

type ChangedFields = {
  readonly fields: readonly (readonly [string, Difference])[];
  readonly gone?: readonly string[];
};

/** Names and indices stand in pairs: a field may be called "__proto__". */
export type Difference =
  /** Something else altogether. */
  | { readonly set: unknown }
  | ChangedFields
  /** A list of the same length, some of its items changed. */
  | { readonly items: readonly (readonly [number, Difference])[] }
  /** A longer or shorter one: from `at` on, so many items gave way to others. */
  | { readonly at: number; readonly remove: number; readonly insert: readonly unknown[] };

type Fields = Readonly<Record<string, unknown>>;
/** Differences found before: several viewers see the same parts. */
export type KnownDifferences = Map<
  object,
  { readonly after: object; readonly change: Difference | undefined }
>;

/** Undefined when there is none. */
export function difference(
  before: unknown,
  after: unknown,
  known: KnownDifferences = new Map(),
): Difference | undefined {
  if (before === after) return undefined;
  if (!isObject(before) || !isObject(after)) return { set: after };
  const found = known.get(before);
  if (found?.after === after) return found.change;
  const change = ofObjects(before, after, known);
  known.set(before, { after, change });
  return change;
}

function ofObjects(before: object, after: object, known: KnownDifferences): Difference | undefined {
  if (Array.isArray(before)) {
    if (!Array.isArray(after)) return { set: after };
    return before.length === after.length ? ofItems(before, after, known) : ofLengths(before, after, known);
  }
  return Array.isArray(after) ? { set: after } : ofFields(before as Fields, after as Fields, known);
}

function ofItems(
  before: readonly unknown[],
  after: readonly unknown[],
  known: KnownDifferences,
): Difference | undefined {
  let items: (readonly [number, Difference])[] | undefined;
  for (let i = 0; i < before.length; i++) {
    const changed = difference(before[i], after[i], known);
    if (changed === undefined) continue;
    if (items === undefined) items = [[i, changed]];
    else items.push([i, changed]);
  }
  return items && { items };
}

/** What the two begin with and end with together stays. */
function ofLengths(
  before: readonly unknown[],
  after: readonly unknown[],
  known: KnownDifferences,
): Difference {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && difference(before[at], after[at], known) === undefined) at++;
  let end = 0;
  while (
    end < shorter - at &&
    difference(before[before.length - 1 - end], after[after.length - 1 - end], known) === undefined
  )
    end++;
  return { at, remove: before.length - at - end, insert: after.slice(at, after.length - end) };
}

function ofFields(before: Fields, after: Fields, known: KnownDifferences): Difference | undefined {
  let fields: (readonly [string, Difference])[] | undefined;
  let met = 0;
  for (const name of Object.keys(after)) {
    const next = after[name];
    if (next === undefined) continue;
    const old = Object.hasOwn(before, name) ? before[name] : undefined;
    if (old !== undefined) met++;
    const changed = old === undefined ? { set: next } : difference(old, next, known);
    if (changed === undefined) continue;
    // A list that begins empty makes room for many.
    if (fields === undefined) fields = [[name, changed]];
    else fields.push([name, changed]);
  }
  const names = Object.keys(before);
  const gone = met === names.length ? [] : names.filter((name) => isGone(before, after, name));
  if (gone.length > 0) return { fields: fields ?? [], gone };
  return fields && { fields };
}

function isGone(before: Fields, after: Fields, name: string): boolean {
  return before[name] !== undefined && (!Object.hasOwn(after, name) || after[name] === undefined);
}

/** The value after the difference, made of the parts of the one before. Throws where the two do not fit. */
export function patched(before: unknown, change: Difference): unknown {
  if ("set" in change) return change.set;
  if ("fields" in change) return patchedFields(before, change);
  if (!Array.isArray(before)) throw new TypeError("no such list");
  const list: unknown[] = [...before];
  if ("items" in change) {
    for (const [i, inner] of change.items) list[i] = patched(list[i], inner);
    return list;
  }
  if (!(change.at + change.remove <= list.length)) throw new TypeError("no such items");
  list.splice(change.at, change.remove, ...change.insert);
  return list;
}

function patchedFields(before: unknown, change: ChangedFields): unknown {
  if (!isObject(before) || Array.isArray(before)) throw new TypeError("no such object");
  const fields = new Map<string, unknown>(Object.entries(before));
  for (const name of change.gone ?? []) fields.delete(name);
  for (const [name, inner] of change.fields) fields.set(name, patched(fields.get(name), inner));
  return Object.fromEntries(fields);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
