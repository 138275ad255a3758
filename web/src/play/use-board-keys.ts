/**
 * The keys of the boards, the tray and what else is marked `data-board-keys`. They act only while one of these has the
 * focus, and single letters only for players who want them. Esc goes one step back from anywhere; G asks for a place
 * by its name.
 *
 *     useBoardKeys(play, keysOf);   // keysOf: (table) => ({ n: (target, backwards) => …, c: … })
 *
 * Letters are written small; `backwards` says that the capital was pressed.
 */
import { useEffect } from "react";
import { useSettings } from "../app/settings.ts";
import { type Table, useTableStore } from "../table/store.ts";
import { typing } from "../table/typing.ts";
import { openGoTo } from "./go-to.tsx";

export type BoardKeys = Readonly<Record<string, (target: Element, backwards: boolean) => void>>;

export function useBoardKeys(
  { dispatch }: { readonly dispatch: (table: Table, step: { readonly type: "back" }) => void },
  keysOf: (table: Table) => BoardKeys,
): void {
  const table = useTableStore();
  useEffect(() => {
    const keys: BoardKeys = { g: openGoTo, ...keysOf(table) };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !event.defaultPrevented) {
        dispatch(table, { type: "back" });
        return;
      }
      if (!useSettings.getState().singleKeys || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target === null || typing(target) || target.closest(".stage, .tray, [data-board-keys]") === null)
        return;
      const small = event.key.toLowerCase();
      if (!Object.hasOwn(keys, small)) return;
      keys[small]?.(target, small !== event.key);
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [table, dispatch, keysOf]);
}
