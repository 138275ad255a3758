/** Keys of every table: undo, the past, branches, rules, chronicle, help, and F6 from region to region. */
import { useEffect } from "react";
import { useSettings } from "../app/settings.ts";
import { useText } from "../app/text.ts";
import { toast } from "../shell/toasts.tsx";
import type { TableText } from "../text/areas/table.ts";
import { threadKey } from "../timeline/move.ts";
import { askRules, openRule, showTab, usePanels } from "./panels.ts";
import { askHint, redo, type Table, undo, useTableStore } from "./store.ts";
import { typing } from "./typing.ts";
import { redoReason, undoReason } from "./undo-reason.ts";

const REGIONS = ".bar, .strip, .stage, .tray, .ledger, .ledger-handle, .thread, .tabs";

const visible = (element: Element): boolean => element.getClientRects().length > 0;

/**
 * The decision, where there is one; on a board a place where what is chosen may go, else the square where the keyboard
 * was last; else the first control.
 */
export function entryOf(region: HTMLElement): HTMLElement | SVGElement | undefined {
  if (region.matches("button")) return region;
  const inside = [
    // While something is left to choose, that comes first.
    ...region.querySelectorAll<HTMLElement>(':scope:not(:has(.chip)) [data-kind="primary"]:not([disabled])'),
    ...region.querySelectorAll<HTMLElement>("[data-lit][tabindex='0']"),
    ...region.querySelectorAll<HTMLElement>("[data-lit][tabindex], button[data-lit]"),
    ...region.querySelectorAll<HTMLElement>("[role='gridcell'][tabindex='0']"),
    ...region.querySelectorAll<HTMLElement>(
      "button:not([disabled]), a[href], input, summary, [tabindex='0']",
    ),
  ].filter(visible);
  // What only tells more is no decision.
  return inside.find((each) => !each.matches(".rule, .fold-more, .fold-text")) ?? inside[0];
}

function nextRegion(back: boolean): void {
  const regions = [...document.querySelectorAll<HTMLElement>(REGIONS)].filter(visible);
  const here = regions.findIndex((region) => region.contains(document.activeElement));
  // From nowhere the decision is one step away.
  const from = here < 0 ? regions.findIndex((region) => region.matches(".tray")) - (back ? -1 : 1) : here;
  for (let step = 1; step <= regions.length; step++) {
    const next = regions.at((from + (back ? -step : step)) % regions.length);
    const entry = next === undefined ? undefined : entryOf(next);
    if (entry === undefined) continue;
    entry.focus();
    return;
  }
}

export function useTableKeys(): void {
  const { table: text } = useText();
  const table = useTableStore();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "F6") {
        event.preventDefault();
        nextRegion(event.shiftKey);
        return;
      }
      if (!useSettings.getState().singleKeys || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target === null || typing(target) || table.getState().curtain !== undefined) return;
      if (target !== document.body && target.closest(".stage, .tray, .thread, .bar") === null) return;
      if (!threadKey(table, event.key) && !handle(table, event.key, text)) return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [table, text]);
}

function handle(table: Table, key: string, text: TableText): boolean {
  const state = table.getState();
  switch (key) {
    case "u": {
      const why = undoReason(state);
      if (why === undefined) void undo(table);
      else toast(text.undone[why]);
      return true;
    }
    case "U": {
      const why = redoReason(state);
      if (why === undefined) void redo(table);
      else toast(text.undone[why]);
      return true;
    }
    case "h":
    case "H":
      void askHint(table);
      return true;
    case "r":
    case "R":
      openRule(undefined);
      return true;
    case "l":
    case "L": {
      showTab("chronicle");
      usePanels.setState({ drawer: "ledger" });
      document.querySelector<HTMLElement>(".ledger-tabs [role='tab']")?.click();
      // It is drawn by then.
      queueMicrotask(() => document.querySelector<HTMLElement>(".log button")?.focus());
      return true;
    }
    case "?":
      askRules(document.activeElement?.closest(".stage") ? document.activeElement : undefined);
      return true;
    default:
      return false;
  }
}
