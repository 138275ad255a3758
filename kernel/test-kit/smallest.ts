/** Makes an input that breaks something smaller, as long as it still breaks it. */
import type { Json } from "../src/contract.ts";

const MOST_TRIES = 600;

export async function smallest(input: Json, breaks: (smaller: Json) => Promise<boolean>): Promise<Json> {
  let found = input;
  let tries = 0;
  let from = 0;
  // After each success the search goes on where it stood: what could not be left out before seldom can be now.
  for (;;) {
    let at = 0;
    let better: Json | undefined;
    for (const smaller of smallerThan(found)) {
      if (at++ < from) continue;
      if (++tries > MOST_TRIES) return found;
      if (await breaks(smaller)) {
        better = smaller;
        break;
      }
    }
    if (better !== undefined) {
      found = better;
      from = at - 1;
    } else if (from === 0) return found;
    else from = 0;
  }
}

/** The same value with something left out or made simple, the largest steps first. */
function* smallerThan(value: Json): Generator<Json> {
  if (typeof value === "string") {
    for (const [from, to] of pieces(value.length)) yield value.slice(0, from) + value.slice(to);
  } else if (isList(value)) {
    for (const [from, to] of pieces(value.length)) yield [...value.slice(0, from), ...value.slice(to)];
    for (const [i, item] of value.entries()) for (const each of smallerThan(item)) yield value.with(i, each);
  } else if (typeof value === "object" && value !== null) {
    const { ...fields } = value;
    for (const name of Object.keys(fields)) {
      const { [name]: _, ...rest } = fields;
      yield rest;
    }
    for (const [name, item] of Object.entries(fields))
      for (const each of smallerThan(item)) yield { ...fields, [name]: each };
  }
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Halves, quarters, … single ones. */
function* pieces(length: number): Generator<readonly [number, number]> {
  for (let size = Math.ceil(length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < length; from += size) yield [from, Math.min(length, from + size)];
}
