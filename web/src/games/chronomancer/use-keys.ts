/** The keys of the boards, the tray and the ledger's cards. They act only while one of them has the focus. */
import { chronomancer, type Dock } from "@chronarium/chronomancer";
import { type MouseEvent, useEffect } from "react";
import { useSettings } from "../../app/settings.ts";
import { announce } from "../../shell/live-region.tsx";
import type { Table } from "../../table/store.ts";
import { typing } from "../../table/typing.ts";
import { settingNow } from "./commands.ts";
import { attemptFor } from "./explain.ts";
import { readConsequences, readSum } from "./reading.ts";
import { derivedFor, dispatch, planOf } from "./use-scene.ts";
import { focusNextLit, focusPlace, placeAt, useView } from "./view-state.ts";

const PIER_DOCKS: Readonly<Record<string, Dock>> = { "1": "left", "2": "centreLeft", "3": "right" };

export function useKeys(table: Table): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !event.defaultPrevented) {
        dispatch(table, { type: "back" });
        return;
      }
      if (!useSettings.getState().singleKeys || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target === null || typing(target) || target.closest(".stage, .tray, .mc-ledger") === null) return;
      if (handle(table, event.key, target)) event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [table]);
}

function handle(table: Table, key: string, target: Element): boolean {
  switch (key) {
    case "1":
    case "2":
    case "3":
      focusPlace({ on: "dock", dock: PIER_DOCKS[key] ?? "left" });
      return true;
    case "g":
    case "G":
      useView.setState({ goTo: true });
      return true;
    case "n":
    case "N":
      focusNextLit(key === "n" ? 1 : -1);
      return true;
    case "i":
    case "I": {
      const label = target.closest("[data-hit]")?.getAttribute("aria-label");
      if (label) announce(label);
      return true;
    }
    case "w":
    case "W":
      whyNot(table, target);
      return true;
    case "c":
    case "C":
      announce(readConsequences(table));
      return true;
    case "d":
    case "D": {
      const place = placeAt(target);
      if (place?.on === "space") announce(readSum(table, place.space));
      return true;
    }
    default:
      return false;
  }
}

/** A right click or a long press asks what is wrong there. */
export function inspect(table: Table, event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest("[data-hit]") : null;
  if (target === null) return;
  event.preventDefault();
  whyNot(table, target);
}

/** W: why the place that has the focus cannot be chosen. */
function whyNot(table: Table, target: Element): void {
  const setting = settingNow(table);
  const place = placeAt(target);
  if (setting.seat === undefined || place === undefined) return;
  const plan = planOf(table);
  const { at } = derivedFor(setting, plan);
  const action = attemptFor(at, plan.picks, place);
  if (action !== undefined && chronomancer.refusal(at.state, setting.seat, action) !== undefined)
    dispatch(table, { type: "attempt", attempt: { action, place } });
}
