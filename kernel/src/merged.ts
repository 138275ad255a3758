/** A state as a notation lays it, and what the notation leaves out. */
import type { Json } from "./contract.ts";

/** Fields over fields, list entries over list entries of the same number; anything else replaces what was there. */
export function merged(under: Json, over: Json): Json {
  if (Array.isArray(under) && Array.isArray(over) && under.length === over.length && over.every(isFields))
    return over.map((each, i) => merged(under[i] as Json, each));
  if (!isFields(under) || !isFields(over)) return over;
  return {
    ...under,
    ...Object.fromEntries(
      Object.entries(over).map(([key, value]) => [key, merged(under[key] as Json, value)]),
    ),
  };
}

const isFields = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What must be said besides, so that the notation becomes this state; undefined where nothing is missing. */
export function givenFor(laid: Json, wanted: Json): Json | undefined {
  if (JSON.stringify(laid) === JSON.stringify(wanted)) return undefined;
  if (Array.isArray(laid) && Array.isArray(wanted) && laid.length === wanted.length && wanted.every(isFields))
    return wanted.map((each, i) => givenFor(laid[i] as Json, each) ?? {});
  if (!isFields(laid) || !isFields(wanted)) return wanted;
  return Object.fromEntries(
    Object.entries(wanted).flatMap(([key, value]) => {
      const change = givenFor(laid[key] as Json, value);
      return change === undefined ? [] : [[key, change]];
    }),
  );
}
