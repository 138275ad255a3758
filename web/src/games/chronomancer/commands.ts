/** What pointing at a place does, given the plan so far; and the ways to point: clicks, drags, keys. */
import {
  attemptFor,
  type BoardPick,
  type Boat,
  type Dock,
  meanings,
  type Place,
} from "@chronarium/chronomancer";
import { type MouseEvent, type PointerEvent, useCallback } from "react";
import { useSettings } from "../../app/settings.ts";
import { followDrag } from "../../play/follow-drag.ts";
import { meansNow } from "../../play/means.ts";
import type { BoardKeys } from "../../play/use-board-keys.ts";
import type { Means } from "../../play/use-hits.ts";
import { announce } from "../../shell/live-region.tsx";
import { type Table, useTableStore } from "../../table/store.ts";
import { focusNextLit, focusPlace, placeAt } from "./places.ts";
import { choose, choosePick, type Plan, play } from "./play.ts";
import { readConsequences, readSum } from "./tray/reading.ts";

function choosePlace(table: Table, place: Place, means: Means, quick: boolean): void {
  if (play.onlyLooking(table)) return;
  const setting = play.settingNow(table);
  const plan = play.planOf(table);
  // A second tap on what is chosen confirms.
  const again = meanings(place).some((pick) => plan.picks.at(-1) === pick);
  const { planned, lit } = play.derive(setting, plan);
  if (again && planned !== undefined && (means !== "mouse" || quick) && place.on !== "icon") {
    void play.commit(table);
    return;
  }
  // First a piece, then where it goes: a boat whose pieces can be chosen shows them, unless they are all alike.
  if (place.on === "boat" && !(hasPiece(plan) && lit.has(`boat ${place.boat}`))) {
    const [only, ...others] = aboardLit(lit, place.boat);
    if (only !== undefined) {
      if (others.length > 0) play.dispatch(table, { type: "open", place });
      else chooseFromList(table, only);
      return;
    }
  }
  const next = choose(setting, plan, place);
  if (next === undefined) whyNot(table, place);
  else play.setPlan(table, next);
}

const aboardLit = (lit: ReadonlySet<BoardPick>, boat: Boat): readonly BoardPick[] =>
  [...lit].filter((pick) => pick.startsWith(`aboard ${boat} `));
const hasPiece = ({ picks }: Plan): boolean => picks.some((pick) => pick.startsWith("aboard "));

/** From the list in the tray; what is chosen already confirms, as on the board. */
export function chooseFromList(table: Table, pick: BoardPick): void {
  const setting = play.settingNow(table);
  const plan = play.planOf(table);
  const again = plan.picks.at(-1) === pick && !/^(icon|spend) /.test(pick);
  const confirms = meansNow() !== "mouse" || useSettings.getState().quickConfirm;
  if (again && confirms && play.derive(setting, plan).planned !== undefined) {
    void play.commit(table);
    return;
  }
  const next = choosePick(play.settingNow(table), play.planOf(table), pick);
  if (next !== undefined) play.setPlan(table, next);
}

/** Why a place cannot be chosen, if it cannot. */
function whyNot(table: Table, place: Place | undefined): void {
  const setting = play.settingNow(table);
  const plan = play.planOf(table);
  const { at } = play.derive(setting, plan);
  if (setting.seat === undefined || place === undefined) return;
  const action = attemptFor(at.state, setting.seat, plan.picks, place);
  if (action !== undefined) play.attempt(table, at, action, place);
}

/** A right click asks what is wrong there; a finger that is held looks (looking.tsx). */
export function inspect(table: Table, event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest("[data-hit]") : null;
  if (target === null) return;
  event.preventDefault();
  const { pointerType } = event.nativeEvent as { readonly pointerType?: string };
  if (pointerType !== "touch") whyNot(table, placeAt(target));
}

export function useChoose(): (place: Place, means?: Means) => void {
  const table = useTableStore();
  const quick = useSettings((settings) => settings.quickConfirm);
  return useCallback((place, means = meansNow()) => choosePlace(table, place, means, quick), [table, quick]);
}

const PIER_DOCKS: Readonly<Record<string, Dock>> = { "1": "left", "2": "centreLeft", "3": "right" };

export const keysOf = (table: Table): BoardKeys => ({
  ...Object.fromEntries(
    Object.entries(PIER_DOCKS).map(([key, dock]) => [key, () => focusPlace({ on: "dock", dock })]),
  ),
  n: (_target, backwards) => focusNextLit(backwards ? -1 : 1),
  i: (target) => {
    const label = target.closest("[data-hit]")?.getAttribute("aria-label");
    if (label) announce(label);
  },
  w: (target) => whyNot(table, placeAt(target)),
  c: () => announce(readConsequences(play.sceneNow(table))),
  d: (target) => {
    const place = placeAt(target);
    if (place?.on === "space") announce(readSum(play.sceneNow(table), place.space));
  },
});

/** Dragging a figure to a space is a short way to choose both; what the space refuses is explained there. */
export function beginDrag(table: Table, choosing: (place: Place) => void, press: PointerEvent): void {
  const place = press.target instanceof Element ? placeAt(press.target) : undefined;
  // A finger that moves scrolls.
  if (press.pointerType === "touch" || place?.on !== "figure") return;
  followDrag(press, {
    onTake: () => {
      if (!play.planOf(table).picks.includes(`figure ${place.figure}`)) choosing(place);
    },
    onMove: () => undefined,
    onDrop: (under) => {
      const to = placeAt(under);
      if (to?.on === "space") choosing(to);
    },
  });
}
