/** What pointing at a place does, given the plan so far; and the ways to point: clicks, lists, keys. */
import { attemptAt, type BoardPick, meanings, type Place } from "@chronarium/anachrony";
import { type MouseEvent, useCallback } from "react";
import { useSettings } from "../../app/settings.ts";
import { EMPTY } from "../../play/plan.ts";
import type { BoardKeys } from "../../play/use-board-keys.ts";
import type { Means } from "../../play/use-hits.ts";
import { announce } from "../../shell/live-region.tsx";
import { actAll, type Table, useTableStore } from "../../table/store.ts";
import { focusNextLit, focusPlace, placeAt } from "./places.ts";
import { choose, choosePick, isClosed, play } from "./play.ts";
import { readPlan } from "./tray/telling.ts";

function choosePlace(table: Table, place: Place, means: Means, quick: boolean): void {
  if (play.onlyLooking(table)) return;
  const setting = play.settingNow(table);
  const plan = play.planOf(table);
  const { planned, incomplete, at } = play.derive(setting, plan);
  // A second tap on what is chosen confirms.
  const again = meanings(at.state, place).some((pick) => plan.picks.at(-1) === pick);
  if (again && planned !== undefined && !incomplete && (means !== "mouse" || quick)) {
    void commit(table);
    return;
  }
  const next = isClosed(setting, plan, place) ? undefined : choose(setting, plan, place);
  if (next === undefined) whyNot(table, place);
  else play.setPlan(table, next);
}

/** All that is planned is done with one press, or nothing of it: no question shows on the way. */
export async function commit(table: Table): Promise<void> {
  const { commits } = play.derive(play.settingNow(table), play.planOf(table));
  // Taken back, a turn begins anew: nothing of its plan is left.
  if (await actAll(table, commits)) play.setPlan(table, EMPTY);
}

/** From the list in the tray. */
export function chooseFromList(table: Table, pick: BoardPick): void {
  const next = choosePick(play.settingNow(table), play.planOf(table), pick);
  if (next !== undefined) play.setPlan(table, next);
}

/** Why a place cannot be chosen, if it cannot. */
function whyNot(table: Table, place: Place | undefined): void {
  const setting = play.settingNow(table);
  const plan = play.planOf(table);
  const { at } = play.derive(setting, plan);
  if (setting.seat === undefined || place === undefined) return;
  const action = attemptAt(at.state, plan.picks, place);
  if (action !== undefined) play.attempt(table, at, action, place);
}

/** A right click or a long press asks what is wrong there. */
export function inspect(table: Table, event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest("[data-hit]") : null;
  if (target === null) return;
  event.preventDefault();
  whyNot(table, placeAt(target));
}

export function useChoose(): (place: Place, means?: Means) => void {
  const table = useTableStore();
  const quick = useSettings((settings) => settings.quickConfirm);
  return useCallback((place, means = "mouse") => choosePlace(table, place, means, quick), [table, quick]);
}

/** The first place of each part of the table: Capital, crew, spots, Timeline. */
const JUMPS: Readonly<Record<string, Place>> = {
  "1": "space construct1",
  "2": "worker Sc",
  "3": "spot PP1",
  "4": "era 1",
};

export const keysOf = (table: Table): BoardKeys => ({
  ...Object.fromEntries(Object.entries(JUMPS).map(([key, place]) => [key, () => focusPlace(place)])),
  n: (_target, backwards) => focusNextLit(backwards ? -1 : 1),
  i: (target) => {
    const hit = target.closest("[data-hit]");
    const name = hit?.getAttribute("aria-label") ?? hit?.querySelector(".vh")?.textContent;
    if (name) announce(name);
  },
  w: (target) => whyNot(table, placeAt(target)),
  c: () => announce(readPlan(play.sceneNow(table))),
});
