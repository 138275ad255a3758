/** The conversation: lines out, answers in. A terminal and a script look the same from here. */
import { createInterface, type Interface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import { printable } from "@chronarium/kernel";
import { type AskUnseen, askUnseen } from "../passphrase.ts";
import { type Paint, paintFor } from "./paint.ts";

/** Nobody will answer any more: end of a script, Ctrl-D or Ctrl-C. */
export class EndOfInput extends Error {}

export type Talk = {
  readonly paint: Paint;
  readonly width: number;
  /** Infinite where nothing scrolls away. */
  readonly height: number;
  say(...lines: readonly string[]): void;
  /** Throws EndOfInput. */
  ask(prompt: string): Promise<string>;
  /** What is typed is not shown. Undefined where nobody sits at a terminal, or nobody answers. */
  askUnseen: AskUnseen;
  /** Takes everything off the screen, also what scrolled away. */
  clear(): void;
  close(): void;
};

type Streams = { readonly input: NodeJS.ReadStream; readonly output: NodeJS.WriteStream };

const CLEAR = "\u001b[2J\u001b[3J\u001b[H";
const WIDTH = 80;

/** `remember` keeps typed lines for the arrow keys; not where players share a screen. */
export function openTalk(
  { input, output }: Streams,
  env: NodeJS.ProcessEnv,
  { remember }: { readonly remember: boolean },
): Talk {
  const live = input.isTTY === true && output.isTTY === true;
  const lines: string[] = [];
  let waiting: ((line: string | undefined) => void) | undefined;
  let ended = false;
  const end = (): void => {
    ended = true;
    waiting?.(undefined);
  };
  const open = (): Interface => {
    const reader = createInterface({ input, output, terminal: live, historySize: remember ? 100 : 0 });
    reader.on("line", (line) => {
      if (waiting === undefined) lines.push(line);
      else waiting(line);
    });
    reader.on("close", () => {
      if (reader === listening) end();
    });
    reader.on("SIGINT", () => reader.close());
    return reader;
  };
  let listening: Interface | undefined = open();
  // Whoever stopped reading will not answer either.
  output.on("error", end);

  const next = (): Promise<string | undefined> => {
    const line = lines.shift();
    if (line !== undefined || ended) return Promise.resolve(line);
    return new Promise((resolve) => {
      waiting = (answer) => {
        waiting = undefined;
        resolve(answer);
      };
    });
  };
  return {
    paint: paintFor(output, env),
    get width() {
      return output.columns ?? (Number(env.COLUMNS) || WIDTH);
    },
    get height() {
      return output.rows ?? Number.POSITIVE_INFINITY;
    },
    say: (...said) => {
      for (const line of said) output.write(`${line}\n`);
    },
    ask: async (prompt) => {
      listening?.setPrompt(`${prompt} `);
      if (live && !ended) listening?.prompt();
      else output.write(`${prompt} `);
      const line = await next();
      // A script's lines are not on the screen yet, and may hold anything.
      if (!live || line === undefined) output.write(`${printable(line ?? "")}\n`);
      if (line === undefined) throw new EndOfInput();
      return line.trim();
    },
    askUnseen: async (prompt) => {
      if (!live || ended) return undefined;
      // One reader at a time: this one would show what is typed.
      const before = listening;
      listening = undefined;
      before?.close();
      const answer = await askUnseen(prompt, { input, output });
      listening = open();
      return answer;
    },
    clear: () => {
      if (live) output.write(CLEAR);
    },
    close: () => listening?.close(),
  };
}

/** How many columns a painted line takes. */
export const columnsOf = (line: string): number => Array.from(stripVTControlCharacters(line)).length;

export const padded = (line: string, width: number): string =>
  line + " ".repeat(Math.max(0, width - columnsOf(line)));

/** Two blocks of lines next to each other. */
export function beside(left: readonly string[], right: readonly string[], gap: number): string[] {
  const width = Math.max(0, ...left.map(columnsOf)) + gap;
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    `${padded(left[i] ?? "", width)}${right[i] ?? ""}`.trimEnd(),
  );
}

/** Cells in columns: numbers and what stands above them to the right, everything else to the left. */
export function columns(rows: readonly (readonly string[])[], gap: number = 2): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => columnsOf(row[i] ?? ""))));
  const numbers = widths.map((_, i) =>
    rows.some((row) => NUMBER.test(stripVTControlCharacters(row[i] ?? ""))),
  );
  return rows.map((row) =>
    row
      .map((cell, i) => {
        const space = " ".repeat((widths[i] ?? 0) - columnsOf(cell));
        return numbers[i] === true ? space + cell : cell + space;
      })
      .join(" ".repeat(gap))
      .trimEnd(),
  );
}
const NUMBER = /^\(?-?\d+\)?$/;

/** Breaks unpainted text between words; `first` begins the first line, `indent` the others. */
export function wrapped(text: string, width: number, first: string = "", indent: string = first): string[] {
  const lines: string[] = [];
  let line = first;
  let words = 0;
  for (const word of text.split(" ")) {
    if (words > 0 && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent;
      words = 0;
    }
    line += words === 0 ? word : ` ${word}`;
    words++;
  }
  return [...lines, line];
}
