/** What may be done, as lines of a menu: what leads on first, mere talk last, and many of a kind under one line. */
import type { Action } from "@chronarium/missions";
import { grouped } from "../questions.ts";
import type { SeatAct, Sight } from "./sight.ts";
import type { MissionsPlayText } from "./text/index.ts";

export type Item = { readonly label: string; readonly actions: readonly Action[] };

/** Acts that seldom lead on: they come last. */
const LATE: readonly Action["type"][] = [
  "unpick",
  "lead",
  "bonusBack",
  "unclaim",
  "assign",
  "unboost",
  "standBy",
  "leave",
  "pourBack",
  "skip",
  "use",
  "gift",
  "offer",
  "withdraw",
  "object",
  "propose",
  "abandon",
];

export const isPossible = ({ refusal }: SeatAct): boolean => refusal === undefined;

/** Whose act it is, in front of what it is. */
export function labelled(action: Action, { called }: Sight, text: MissionsPlayText): string {
  const says = text.label(action, called);
  return "by" in action ? `${called.name(action.by)}: ${says}` : says;
}

export function menuItems(sight: Sight, text: MissionsPlayText): readonly Item[] {
  const possible = sight.acts.filter(isPossible).map(({ action }) => action);
  const rank = ({ type }: Action): number => LATE.indexOf(type);
  const sorted = possible.toSorted((a, b) => rank(a) - rank(b));
  const key = (action: Action): string =>
    text.groups[action.type] !== undefined && "by" in action
      ? `${action.by} ${action.type}`
      : JSON.stringify(action);
  return grouped(sorted, key).map((actions): Item => {
    const [first] = actions as readonly [Action];
    const group = text.groups[first.type];
    if (actions.length === 1 || group === undefined || !("by" in first))
      return { label: labelled(first, sight, text), actions };
    return { label: `${sight.called.name(first.by)}: ${group}`, actions };
  });
}
