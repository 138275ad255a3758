/** The keys of the boards and the tray. They act only while one of the two has the focus. */
import { ERAS, khronos } from "@chronarium/khronos";
import { useEffect } from "react";
import { useSettings } from "../../app/settings.ts";
import { announce } from "../../shell/live-region.tsx";
import type { Table } from "../../table/store.ts";
import { typing } from "../../table/typing.ts";
import { anchorOf, attemptAt, nextLit, settingNow } from "./commands.ts";
import { readConsequences, readDomain } from "./reading.ts";
import { buildingOn } from "./setting.ts";
import { derive, dispatch, planOf } from "./use-scene.ts";
import { focusSquare, useView } from "./view-state.ts";

export function useKeys(table: Table): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !event.defaultPrevented) {
        dispatch(table, { type: "back" });
        return;
      }
      if (!useSettings.getState().singleKeys || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target === null || typing(target) || target.closest(".stage, .tray") === null) return;
      if (handle(table, event.key)) event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [table]);
}

function handle(table: Table, key: string): boolean {
  const { pointed, era } = useView.getState();
  const at = pointed?.at ?? "A1";
  switch (key) {
    case "1":
    case "2":
    case "3": {
      const to = ERAS[Number(key) - 1];
      if (to !== undefined) focusSquare({ era: to, at });
      return true;
    }
    case "g":
    case "G":
      useView.setState({ goTo: true });
      return true;
    case "n":
    case "N": {
      const next = nextLit(table, pointed ?? { era, at: "" }, key === "n" ? 1 : -1);
      if (next !== undefined) focusSquare(next);
      return true;
    }
    case "i":
    case "I":
      if (pointed !== undefined && settingNow(table).seat !== undefined)
        dispatch(table, { type: "menu", spot: pointed });
      return true;
    case "w":
    case "W":
      return whyNot(table);
    case "c":
    case "C":
      announce(readConsequences(table));
      return true;
    case "d":
    case "D":
      useView.setState((view) => ({ domains: !view.domains }));
      if (pointed !== undefined) announce(readDomain(table, pointed));
      return true;
    default:
      return false;
  }
}

/** W: the last refusal, or why the act in hand is not possible on this square. */
function whyNot(table: Table): boolean {
  const setting = settingNow(table);
  const { pointed } = useView.getState();
  const plan = planOf(table);
  const { act } = derive(setting, plan);
  if (setting.seat === undefined || pointed === undefined) return true;
  if (act === undefined) {
    dispatch(table, {
      type: "menu",
      spot: { ...pointed, at: buildingOn(setting, pointed.era, pointed.at)?.at ?? pointed.at },
    });
    return true;
  }
  const action = attemptAt(setting, plan, act, anchorOf(setting, act, pointed));
  if (action !== undefined && khronos.refusal(setting.state, setting.seat, action) !== undefined)
    dispatch(table, { type: "attempt", action });
  return true;
}
