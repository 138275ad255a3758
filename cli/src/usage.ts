/** What a command takes, and what it says to somebody who wrote it differently. */

import { parseArgs } from "node:util";
import { printable } from "@chronarium/kernel";
import { nearest } from "./near.ts";

/** Wrong usage: the message is one sentence that says what is wrong and what would be right. */
export class UsageError extends Error {}

type OptionRow = {
  /** What stands for the value in the help; an option without it is a switch. */
  readonly value?: string;
  readonly says: string;
  readonly many?: true;
};

export type Usage<Name extends string = string> = {
  /** The command and what follows it, such as `rules GAME [ID…]`. */
  readonly synopsis: string;
  readonly about: string;
  /** How many words without dashes it takes; the sentence is for those who gave another number. */
  readonly operands: { readonly min: number; readonly max: number; readonly says: string };
  readonly options: Readonly<Record<Name, OptionRow>>;
};

export type Given<Name extends string> = {
  readonly operands: readonly string[];
  flag(name: Name): boolean;
  text(name: Name): string | undefined;
  texts(name: Name): readonly string[];
  whole(name: Name, range: { readonly min: number; readonly max: number }): number | undefined;
  choice<Value extends string>(name: Name, values: readonly Value[]): Value | undefined;
};

const HELP: OptionRow = { says: "this text" };

/** Reads the arguments; undefined when they asked for the help, which is then printed. */
export function readArguments<Name extends string>(
  usage: Usage<Name>,
  args: readonly string[],
): Given<Name> | undefined {
  const rows: Readonly<Record<string, OptionRow>> = { ...usage.options, help: HELP };
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(rows).map(([name, { value }]) => [name, { type: value ? "string" : "boolean" }]),
    ),
  });
  const values = new Map<string, string[]>();
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") operands.push(token.value);
    if (token.kind !== "option") continue;
    const row = Object.hasOwn(rows, token.name) ? rows[token.name] : undefined;
    if (row === undefined) throw unknownOption(token.rawName, Object.keys(rows));
    values.set(token.name, [...(values.get(token.name) ?? []), givenValue(token, row)]);
  }
  if (values.has("help")) {
    console.log(helpText(usage, rows));
    return undefined;
  }
  for (const [name, list] of values) {
    if (list.length > 1 && rows[name]?.many !== true && rows[name]?.value !== undefined) {
      throw new UsageError(`--${name} stands twice; give it once.`);
    }
  }
  const { min, max, says } = usage.operands;
  if (operands.length < min || operands.length > max) throw new UsageError(says);
  return given(operands, values);
}

function given<Name extends string>(
  operands: readonly string[],
  values: ReadonlyMap<string, readonly string[]>,
): Given<Name> {
  const text = (name: Name): string | undefined => values.get(name)?.[0];
  return {
    operands,
    flag: (name) => values.has(name),
    text,
    texts: (name) => values.get(name) ?? [],
    whole: (name, { min, max }) => {
      const written = text(name);
      if (written === undefined) return undefined;
      const number = /^\d{1,15}$/.test(written) ? Number(written) : Number.NaN;
      if (number >= min && number <= max) return number;
      const range = max === Number.MAX_SAFE_INTEGER ? `from ${min} on` : `from ${min} to ${max}`;
      throw new UsageError(`--${name} takes a whole number ${range}, not "${printable(written)}".`);
    },
    choice: (name, choices) => {
      const written = text(name);
      const found = choices.find((choice) => choice === written);
      if (written === undefined || found !== undefined) return found;
      throw new UsageError(`--${name} is one of ${choices.join(", ")}, not "${printable(written)}".`);
    },
  };
}

type OptionToken = {
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
};

function givenValue({ rawName, value, inlineValue }: OptionToken, row: OptionRow): string {
  if (row.value === undefined) {
    if (inlineValue)
      throw new UsageError(`${rawName} is a switch and takes no value; write ${rawName} alone.`);
    return "";
  }
  // `--seed --json` was meant as a forgotten value, not as a seed called "--json".
  const forgotten = value === undefined || (!inlineValue && /^--?[a-z]/i.test(value));
  if (forgotten) throw new UsageError(`${rawName} needs a value: ${rawName} ${row.value}.`);
  return value;
}

function unknownOption(rawName: string, names: readonly string[]): UsageError {
  const options = names.map((name) => `--${name}`);
  const near = nearest(rawName, options);
  const right = near === undefined ? `the options are: ${options.join(", ")}.` : `did you mean ${near}?`;
  return new UsageError(`There is no option ${printable(rawName)}; ${right}`);
}

function helpText(usage: Usage, rows: Readonly<Record<string, OptionRow>>): string {
  const lines = Object.entries(rows).map(([name, { value, says }]) => [
    `--${name}${value === undefined ? "" : ` ${value}`}`,
    says,
  ]);
  const width = Math.max(...lines.map(([left]) => left!.length));
  const options = lines.map(([left, right]) => `  ${left!.padEnd(width)}  ${right}`);
  return [`chronarium ${usage.synopsis}`, "", usage.about, "", ...options].join("\n");
}
