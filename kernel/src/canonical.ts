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

/** The names of fields and pieces come again and again; longer texts must not fill the memory. */
const quotes: Map<string, string> = new Map();
const MAX_QUOTES = 5000;
const MAX_LENGTH = 40;

function quoted(text: string): string {
  const before = quotes.get(text);
  if (before !== undefined) return before;
  const made = JSON.stringify(text);
  if (text.length <= MAX_LENGTH && quotes.size < MAX_QUOTES) quotes.set(text, made);
  return made;
}

/** By code units. The fields of a state are few and half in order: quicker than a sort for lists of any kind. */
function sorted(names: string[]): readonly string[] {
  for (let i = 1; i < names.length; i++) {
    const name = names[i] as string;
    let at = i;
    for (; at > 0 && (names[at - 1] as string) > name; at--) names[at] = names[at - 1] as string;
    names[at] = name;
  }
  return names;
}
/** Of more fields than this it is not. */
const MANY_FIELDS = 24;

function written(value: unknown, depth: number): string {
  if (typeof value === "string") return quoted(value);
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
  const names = Object.keys(value);
  for (const name of names.length > MANY_FIELDS ? names.sort() : sorted(names)) {
    const inner = (value as Readonly<Record<string, unknown>>)[name];
    if (inner === undefined) continue;
    text += `${(text.length > 1 ? "," : "") + quoted(name)}:${written(inner, depth + 1)}`;
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
  return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null;
}

function nameOf(value: unknown): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "object" && value !== null) return `an object of class ${value.constructor?.name}`;
  return value === undefined ? "undefined" : `a ${typeof value}`;
}
