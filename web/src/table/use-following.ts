/** Tells the others' turns at the chosen pace; Space goes on, Esc goes to one's own turn. */
import { useEffect } from "react";
import { useSettings } from "../app/settings.ts";
import { skipToMyTurn, tellingTime, tellNext } from "./following.ts";
import { useTable, useTableStore } from "./store.ts";
import { typing } from "./typing.ts";

/** Space presses what has the focus, unless that is a place on a board. */
const hasOwnSpace = (target: Element): boolean =>
  typing(target) || target.closest("button, a, summary, dialog, [role=slider]") !== null;

export function useFollowing(): void {
  const table = useTableStore();
  const telling = useTable((state) => state.telling);
  const held = useTable((state) => state.held);
  const rewound = useTable((state) => state.live !== state.shown);
  const pace = useSettings((settings) => settings.following);
  const waits = telling !== undefined && !held && !rewound;
  useEffect(() => {
    if (telling === undefined || !waits) return;
    const time = tellingTime(table.getState(), telling, useSettings.getState().language) * pace;
    const timer = setTimeout(() => tellNext(table), time);
    return () => clearTimeout(timer);
  }, [table, telling, waits, pace]);
  useEffect(() => {
    if (telling === undefined) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (event.key === "Escape" && target.closest("dialog, .popover, .drawer") === null) skipToMyTurn(table);
      else if (event.key === " " && !hasOwnSpace(target)) tellNext(table);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the boards, whose Space chooses.
    document.addEventListener("keydown", onKey, { capture: true });
    return () => document.removeEventListener("keydown", onKey, { capture: true });
  }, [table, telling]);
}
