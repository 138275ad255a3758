/** Keys of the thread: where each leads from a revision. */
import type { PastTurn } from "../games/ui.ts";

export type Position = {
  readonly at: number;
  readonly last: number;
  readonly turns: readonly PastTurn[];
};

/** The first step of the turn before, or of this one if it is under way. */
function turnBefore({ at, turns }: Position): number {
  return turns.findLast(({ revision }) => revision < at)?.revision ?? 0;
}
function turnAfter({ at, last, turns }: Position): number {
  return turns.find(({ revision }) => revision > at)?.revision ?? last;
}

/** Single keys work on the boards too; the others only on the slider. */
export const SINGLE_KEYS: readonly string[] = ["[", "]", "{", "}"];

/** The revision that a key leads to; undefined when the thread does not know the key. */
export function revisionFor(key: string, position: Position): number | undefined {
  const { at, last } = position;
  switch (key) {
    case "[":
    case "ArrowLeft":
    case "ArrowDown":
      return Math.max(0, at - 1);
    case "]":
    case "ArrowRight":
    case "ArrowUp":
      return Math.min(last, at + 1);
    case "{":
    case "PageDown":
      return turnBefore(position);
    case "}":
    case "PageUp":
      return turnAfter(position);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}
