/** One text for one value: equal values give equal bytes whatever the order in which their fields were set. */
import { sha256 } from "./sha256.ts";

/** Sorted keys, undefined fields dropped. Throws a TypeError on anything that JSON cannot carry faithfully. */
export function canonicalJson(value: unknown): string {
  return written(value, 0);
}

export function stateHash(value: unknown): string {
  return sha256(canonicalJson(value));
}

/** Where a value would not survive JSON, such as "players[0].hand", or undefined when it would. */
export function whereNotJson(value: unknown, place: string = ""): string | undefined {
  if (value === undefined) return place;
  if (typeof value !== "object" || value === null) {
    return isScalar(value) ? undefined : place;
  }
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = whereNotJson(value[i], `${place}[${i}]`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isPlain(value)) return place;
  for (const [key, inner] of Object.entries(value)) {
    const found = whereNotJson(inner, place === "" ? key : `${place}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Deeper than any state, and shallow enough that a cycle is named before the stack ends. */
const MAX_DEPTH = 500;

function written(value: unknown, depth: number): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value !== "object" || value === null) {
    if (!isScalar(value)) throw new TypeError(`${nameOf(value)} cannot stand in JSON`);
    return Object.is(value, -0) ? "0" : String(value);
  }
  if (depth > MAX_DEPTH)
    throw new TypeError("a value nested this deep, or within itself, cannot stand in JSON");
  if (Array.isArray(value)) {
    let text = "[";
    for (let i = 0; i < value.length; i++) text += (i > 0 ? "," : "") + written(value[i], depth + 1);
    return `${text}]`;
  }
  if (!isPlain(value)) throw new TypeError(`${nameOf(value)} cannot stand in JSON`);
  let text = "{";
  for (const key of Object.keys(value).sort()) {
    const inner = (value as Readonly<Record<string, unknown>>)[key];
    if (inner === undefined) continue;
    text += `${(text.length > 1 ? "," : "") + JSON.stringify(key)}:${written(inner, depth + 1)}`;
  }
  return `${text}}`;
}

function isScalar(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  return typeof value === "string" || typeof value === "boolean" || value === null;
}

/** Objects made by other windows and workers are as plain as our own, so only the depth of the chain counts. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function nameOf(value: unknown): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "object" && value !== null) return `an object of class ${value.constructor?.name}`;
  return value === undefined ? "undefined" : `a ${typeof value}`;
}
