/** Narrows legal actions down to one, question by question. */
import { printable, type Seat } from "@chronarium/kernel";
import type { Game } from "./game.ts";
import { columns, columnsOf } from "./talk.ts";
import type { Act, Step } from "./terminal-game.ts";
import { plainWords } from "./words.ts";

export type Narrowed =
  | { readonly kind: "chosen"; readonly action: Act; readonly otherWays: readonly Act[] }
  | { readonly kind: "back" }
  /** Something else was typed: it is read as at the beginning. */
  | { readonly kind: "line"; readonly line: string };

/** More answers than this stand side by side, or are shown by their keys. */
export const FEW = 9;
const COLUMN_GAP = 3;

/** `presume` takes the obvious way without asking; the other ways come along. */
export async function narrow(
  game: Game,
  seat: Seat,
  actions: readonly Act[],
  { presume }: { readonly presume: boolean },
): Promise<Narrowed> {
  let left = actions;
  for (const step of game.table.steps(seat, actions[0] as Act)) {
    if (step.obvious !== undefined) left = step.obvious(left);
    const groups = grouped(left, (action) => step.key(action));
    if (groups.length === 1 || (step.obvious !== undefined && presume)) continue;
    const picked = await pick(game, step, groups);
    if (picked.kind !== "picked") return picked;
    left = picked.actions;
  }
  const [action, ...otherWays] = left as readonly [Act, ...Act[]];
  return { kind: "chosen", action, otherWays };
}

/** The action that is meant if nothing has to be asked; of several ways to pay, the obvious one. */
export function settled(game: Game, seat: Seat, actions: readonly Act[]): Act | undefined {
  let left = actions;
  for (const step of game.table.steps(seat, actions[0] as Act)) {
    if (step.obvious !== undefined) left = step.obvious(left);
    else if (grouped(left, (action) => step.key(action)).length > 1) return undefined;
  }
  return left[0];
}

/** Actions that share a key, in the order in which the keys first appear. */
export function grouped<Action>(
  actions: readonly Action[],
  key: (action: Action) => string,
): readonly (readonly Action[])[] {
  const groups = new Map<string, Action[]>();
  for (const action of actions) {
    const name = key(action);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [action]);
    else group.push(action);
  }
  return [...groups.values()];
}

type Picked =
  | { readonly kind: "picked"; readonly actions: readonly Act[] }
  | { readonly kind: "back" }
  | { readonly kind: "line"; readonly line: string };

async function pick(game: Game, step: Step, groups: readonly (readonly Act[])[]): Promise<Picked> {
  const { talk, text } = game;
  const labels = groups.map(([first]) => step.label(first as Act));
  const keys = groups.map(([first]) => step.key(first as Act));
  const shown = groups.length > FEW ? step.shown?.(keys) : undefined;
  const obvious = step.obvious !== undefined;
  talk.say(talk.paint("strong", step.ask));
  talk.say(...(shown ?? inColumns(numbered(labels), talk.width)));
  const hint = obvious
    ? text.menu.pickOrEnter
    : shown === undefined
      ? text.menu.pick
      : (step.hint ?? text.menu.pick);
  for (;;) {
    const line = await talk.ask(`${hint} >`);
    if (line === "" && obvious) return { kind: "picked", actions: groups[0] as readonly Act[] };
    if (line === "" || isWord(game, "back", line)) return { kind: "back" };
    const found = keys.indexOf(line.toUpperCase());
    const byNumber = shown === undefined && /^\d+$/.test(line);
    const index = found >= 0 ? found : byNumber ? Number(line) - 1 : undefined;
    if (index !== undefined && groups[index] !== undefined)
      return { kind: "picked", actions: groups[index] as readonly Act[] };
    if (index !== undefined) talk.say(text.menu.noSuchNumber(groups.length));
    else if (step.isAnswer?.(line) === true) talk.say(text.menu.notPossible(printable(line.toUpperCase())));
    else return { kind: "line", line };
  }
}

/** Whether the whole line is one of these words, in the language of the game or in English. */
export const isWord = (game: Game, which: "back" | "yes" | "no", line: string): boolean =>
  game.vocabularies.some((vocabulary) => vocabulary[which].includes(plainWords(line).join(" ")));

/** Many short lines side by side, read downwards. */
export function inColumns(lines: readonly string[], width: number): readonly string[] {
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
