/** Actions and options as people type them: `build era=might type=military size=2 at=D2 pay=2,0`. */
import type { Seat } from "./contract.ts";
import { quotedStretches } from "./quotes.ts";
import type { ActionTable } from "./read.ts";
import type { ActionField, OptionField, OptionSpec } from "./spec.ts";

/**
 * What the words mean as JSON, for `readAction` to judge. Words that mean nothing become fields that no table
 * knows, so that the refusal names them.
 */
export function parseWords(rules: ActionTable, seats: number, words: readonly string[]): unknown {
  const [type, ...rest] = words;
  const fields = (type !== undefined && Object.hasOwn(rules.actions, type) && rules.actions[type]) || {};
  const action = new Map<string, unknown>([["type", type]]);
  for (const word of rest) {
    const equals = word.indexOf("=");
    const written = equals < 0 ? word : word.slice(0, equals);
    const found = Object.entries(fields).find(([name, field]) => (field.written ?? name) === written);
    if (equals < 0 || found === undefined || action.has(found[0])) action.set(word, true);
    else action.set(found[0], meaningOf(found[1], rules, seats, word.slice(equals + 1)));
  }
  return Object.fromEntries(action);
}

/** The inverse of `parseWords`, with the fields in the table's order. */
export function writeWords(rules: ActionTable, action: { readonly type: string }): string {
  const words = [action.type];
  for (const [name, field] of Object.entries(rules.actions[action.type] ?? {})) {
    const value = (action as Readonly<Record<string, unknown>>)[name];
    if (value !== undefined) words.push(`${field.written ?? name}=${textOf(field, rules, value)}`);
  }
  return words.join(" ");
}

/** A seat by its name, such as "r", or by its number. */
export function parseSeat(seatNames: readonly string[], seats: number, word: string): Seat | undefined {
  const named = seatNames.indexOf(word);
  const seat = named >= 0 ? named : /^\d+$/.test(word) ? Number(word) : -1;
  return seat >= 0 && seat < seats ? seat : undefined;
}

/** Options given as text, such as `map=plain7x4`, as JSON for `readOptions` to judge. */
export function parseOptions<Options>(
  spec: OptionSpec<Options>,
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const fields = spec as Readonly<Record<string, OptionField>>;
  return Object.fromEntries(
    Object.entries(given).map(([name, text]) => {
      const kind = Object.hasOwn(fields, name) ? fields[name]!.kind : undefined;
      if (kind === "flag" && (text === "true" || text === "false")) return [name, text === "true"];
      return [name, kind === "number" ? integerOf(text) : text];
    }),
  );
}

/** A line in words. White space inside double quotes does not part them. */
export function splitWords(line: string): string[] {
  const words: string[] = [];
  let word = "";
  let from = 0;
  for (const quoted of [...quotedStretches(line), { from: line.length, to: line.length }]) {
    const [first = "", ...rest] = line.slice(from, quoted.from).split(/\s+/);
    word += first;
    for (const next of rest) {
      if (word !== "") words.push(word);
      word = next;
    }
    word += line.slice(quoted.from, quoted.to);
    from = quoted.to;
  }
  if (word !== "") words.push(word);
  return words;
}

function meaningOf(field: ActionField, rules: ActionTable, seats: number, text: string): unknown {
  switch (field.kind) {
    case "integer":
      return integerOf(text);
    case "seat":
      return parseSeat(rules.seatNames, seats, text) ?? text;
    case "integers":
      return text === "" ? [] : text.split(",").map(integerOf);
    case "choices":
      return text === "" ? [] : text.split(",");
    default:
      return text.startsWith('"') ? unquoted(text) : text;
  }
}

function textOf(field: ActionField, rules: ActionTable, value: unknown): string {
  if (Array.isArray(value)) return value.join(",");
  if (field.kind === "seat") return rules.seatNames[value as Seat] ?? String(value);
  const text = String(value);
  return field.kind === "text" && !/^[^\s"#]+$/.test(text) ? JSON.stringify(text) : text;
}

function integerOf(text: string): number | string {
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

function unquoted(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
