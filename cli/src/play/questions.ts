/** Narrows legal actions down to one, question by question. */
import type { Action, View } from "@chronarium/khronos";
import type { Game } from "./game.ts";
import { grouped, type MenuItem, type Speech, type Step, squareRows, stepsFor } from "./menu.ts";
import { byObviousPayment } from "./prices.ts";
import { columns, columnsOf } from "./talk.ts";
import { plainWords } from "./words.ts";

export type Narrowed =
  | { readonly kind: "chosen"; readonly action: Action; readonly otherWays: readonly Action[] }
  | { readonly kind: "back" }
  /** Something else was typed: it is read as at the beginning. */
  | { readonly kind: "line"; readonly line: string };

/** More than this many places are shown row by row, and named instead of numbered. */
const FEW = 9;
const COLUMN_GAP = 3;
/** Boards, players and a long menu need more lines than this. */
const LOW = 46;

/** `presume` takes the obvious payment without asking; the other ways come along. */
export async function narrow(
  game: Game,
  view: View,
  actions: readonly Action[],
  { presume }: { readonly presume: boolean },
): Promise<Narrowed> {
  const speech = speechOf(game);
  let left = actions;
  for (const step of stepsFor(view, (actions[0] as Action).type, speech)) {
    if (step.payment === true) left = byObviousPayment(view, left);
    const groups = grouped(left, step.key);
    if (groups.length === 1 || (step.payment === true && presume)) continue;
    const picked = await pick(game, step, groups);
    if (picked.kind !== "picked") return picked;
    left = picked.actions;
  }
  const [action, ...otherWays] = left as readonly [Action, ...Action[]];
  return { kind: "chosen", action, otherWays };
}

export const speechOf = ({ text, words, names }: Game): Speech => ({ text, words, names });

type Picked =
  | { readonly kind: "picked"; readonly actions: readonly Action[] }
  | { readonly kind: "back" }
  | { readonly kind: "line"; readonly line: string };

async function pick(game: Game, step: Step, groups: readonly (readonly Action[])[]): Promise<Picked> {
  const { talk, text } = game;
  const byRow = step.squares === "places" && groups.length > FEW;
  const labels = groups.map(([first]) => step.label(first as Action));
  const keys = groups.map(([first]) => step.key(first as Action));
  talk.say(talk.paint("strong", step.ask));
  talk.say(...(byRow ? squareRows(keys, text.menu.rowLabel) : inColumns(numbered(labels), talk.width)));
  const hint = step.payment === true ? text.menu.pickOrEnter : byRow ? text.menu.pickSquare : text.menu.pick;
  for (;;) {
    const line = await talk.ask(`${hint} >`);
    if (line === "" && step.payment === true)
      return { kind: "picked", actions: groups[0] as readonly Action[] };
    if (line === "" || isWord(game, "back", line)) return { kind: "back" };
    const found = keys.indexOf(line.toUpperCase());
    const index = found >= 0 ? found : !byRow && /^\d+$/.test(line) ? Number(line) - 1 : undefined;
    if (index !== undefined && groups[index] !== undefined)
      return { kind: "picked", actions: groups[index] as readonly Action[] };
    if (index !== undefined) talk.say(text.menu.noSuchNumber(groups.length));
    else if (step.squares !== undefined && /^[a-p]\d{1,2}$/i.test(line))
      talk.say(text.menu.notPossible(line.toUpperCase()));
    else return { kind: "line", line };
  }
}

/** Whether the whole line is one of these words, in the language of the game or in English. */
export const isWord = (game: Game, which: "back" | "yes" | "no", line: string): boolean =>
  game.vocabularies.some((vocabulary) => vocabulary[which].includes(plainWords(line).join(" ")));

/** Many short lines side by side, read downwards. */
function inColumns(lines: readonly string[], width: number): readonly string[] {
  if (lines.length <= FEW) return lines;
  const wide = Math.max(...lines.map(columnsOf)) + COLUMN_GAP;
  const across = Math.max(1, Math.min(4, Math.floor((width + COLUMN_GAP) / wide)));
  const height = Math.ceil(lines.length / across);
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: across }, (_, x) => lines[x * height + y] ?? ""),
  );
  return columns(rows, COLUMN_GAP);
}

export function numbered(labels: readonly string[], notes: readonly string[] = []): string[] {
  const width = String(labels.length).length;
  return columns(labels.map((label, i) => [`${String(i + 1).padStart(width + 1)}.`, label, notes[i] ?? ""]));
}

/** One label for each answer to a decision that the game waits for. */
export function decisionLabels(game: Game, view: View, legal: readonly Action[]): string[] {
  const [first] = legal;
  const [step] = first === undefined ? [] : stepsFor(view, first.type, speechOf(game));
  return step === undefined ? [] : legal.map((action) => step.label(action));
}

/** On a low screen a long menu goes without its notes, so that the boards above it stay in sight. */
export function menuLines(items: readonly MenuItem[], { talk }: Game): readonly string[] {
  const labels = items.map(({ label }) => label);
  const notes = items.map(({ note }) => talk.paint("faint", note));
  if (items.length > FEW && talk.height < LOW) return inColumns(numbered(labels), talk.width);
  return numbered(labels, notes);
}
