/**
 * Messages between threads are copies. Where a copy equals what was there before, the old value is kept, so that
 * boards whose part of the view has not changed are not drawn again.
 */

/** The next value, made of the previous one where the two are equal. Takes the next one apart. */
export function share<Value>(previous: unknown, next: Value): Value {
  return shared(previous, next) as Value;
}

function shared(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next) || !isRecord(previous) || !isRecord(next)) return next;
  if (Array.isArray(previous) !== Array.isArray(next)) return next;
  const names = Object.keys(next);
  let same = names.length === Object.keys(previous).length;
  for (const name of names) {
    next[name] = shared(previous[name], next[name]);
    same &&= Object.hasOwn(previous, name) && Object.is(next[name], previous[name]);
  }
  return same ? previous : next;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
