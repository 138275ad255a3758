/** What a seat may do, and what is shown greyed with its reason: only acts about things it may know of (AM-91). */
import type { SealedAct, Seat } from "@chronarium/kernel";
import type { Action } from "./actions.ts";
import { candidatesOf, legalActions } from "./legal.ts";
import type { Mission } from "./mission.ts";
import { refusal } from "./refusal.ts";
import type { State } from "./state.ts";

/** Kinds of acts whose candidates come from the table and the agent's own cards alone. */
const SHOWN: ReadonlySet<Action["type"]> = new Set<Action["type"]>([
  "begin",
  "enter",
  "claim",
  "confirm",
  "told",
  "explore",
  "standBy",
  "option",
  "initiate",
  "boost",
  "support",
  "reveal",
  "gift",
  "leave",
  "update",
  "skip",
  "pour",
  "share",
  "order",
  "say",
  "link",
  "answer",
]);

export function greyedActs(state: State, mission: Mission, seat: Seat): readonly SealedAct<Action>[] {
  if (state.stage === "picking" || state.stage === "over")
    return legalActions(state, mission, seat).map((action) => ({ action }));
  const acts: SealedAct<Action>[] = [];
  for (const action of candidatesOf(state, mission, seat)) {
    const refused = refusal(state, mission, seat, action);
    if (refused === undefined) acts.push({ action });
    else if (SHOWN.has(action.type)) acts.push({ action, refusal: refused });
  }
  return acts;
}
