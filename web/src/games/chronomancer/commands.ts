/** What a choice on the board means, given the plan so far. */
import { type Action, type Boat, chronomancer } from "@chronarium/chronomancer";
import { act, offerBranch, seatToAct, type Table } from "../../table/store.ts";
import type { Means } from "./board/index.ts";
import { attemptFor } from "./explain.ts";
import { meanings, type Pick, type Place } from "./picks.ts";
import { choose, choosePick, type Plan } from "./plan.ts";
import { type Setting, settingOf } from "./setting.ts";
import { derivedFor, dispatch, forgetPlan, planOf, setPlan } from "./use-scene.ts";

export function settingNow(table: Table): Setting {
  const state = table.getState();
  return settingOf(state.shown, seatToAct(state));
}

/** Commits all that is planned, one step after the other; stops where the table says no. */
export async function commit(table: Table): Promise<boolean> {
  return commitAll(table, derivedFor(settingNow(table), planOf(table)).commits);
}

export async function commitAll(table: Table, actions: readonly Action[]): Promise<boolean> {
  for (const action of actions) if (!(await act(table, action))) return false;
  if (actions.length > 0) forgetPlan();
  return actions.length > 0;
}

export function choosePlace(table: Table, place: Place, means: Means, quick: boolean): void {
  const setting = settingNow(table);
  if (setting.seat === undefined) {
    const { live, shown } = table.getState();
    if (live !== shown) offerBranch(table);
    return;
  }
  const plan = planOf(table);
  // A second tap on what is chosen confirms.
  const again = meanings(place).some((pick) => plan.picks.at(-1) === pick);
  const { planned, at, lit } = derivedFor(setting, plan);
  if (again && planned !== undefined && (means !== "mouse" || quick) && place.on !== "icon") {
    void commit(table);
    return;
  }
  // First a piece, then where it goes: a boat whose pieces can be chosen shows them, unless they are all alike.
  if (place.on === "boat" && !(hasPiece(plan) && lit.has(`boat ${place.boat}`))) {
    const [only, ...others] = aboardLit(lit, place.boat);
    if (only !== undefined) {
      if (others.length > 0) dispatch(table, { type: "manifest", boat: place.boat });
      else chooseFromList(table, only);
      return;
    }
  }
  const next = choose(setting, plan, place);
  if (next !== undefined) {
    setPlan(table, next);
    return;
  }
  const action = attemptFor(at, plan.picks, place);
  if (action !== undefined && chronomancer.refusal(at.state, setting.seat, action) !== undefined)
    dispatch(table, { type: "attempt", attempt: { action, place } });
}

const aboardLit = (lit: ReadonlySet<Pick>, boat: Boat): readonly Pick[] =>
  [...lit].filter((pick) => pick.startsWith(`aboard ${boat} `));
const hasPiece = ({ picks }: Plan): boolean => picks.some((pick) => pick.startsWith("aboard "));

/** From the list in the tray. */
export function chooseFromList(table: Table, pick: Pick): void {
  const next = choosePick(settingNow(table), planOf(table), pick);
  if (next !== undefined) setPlan(table, next);
}
