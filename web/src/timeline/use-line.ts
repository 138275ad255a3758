/** The line of the open table, and its sentences. Follows the present, never the moment shown, and after the boards. */
import { useMemo } from "react";
import { useLanguage, useText } from "../app/text.ts";
import { namesOf } from "../table/names.ts";
import { type TableState, useTable, useTableLater } from "../table/store.ts";
import type { TimelineText } from "../text/areas/timeline.ts";
import type { Language } from "../text/catalogue.ts";
import type { Line } from "./line.ts";
import type { Speech } from "./sentence.ts";

type Known = Pick<TableState, "ui" | "live" | "entries">;

export function lineOf({ ui, live, entries }: Known): Line {
  const over = live.table.result !== undefined;
  return { last: live.last, over, turns: ui.turnOf(entries, live), ahead: ui.turnsAhead(live) };
}

export function speechOf({ ui, live, entries }: Known, language: Language, text: TimelineText): Speech {
  const turns = ui.turnOf(entries, live);
  return { ui, entries, turns, last: live.last, language, names: namesOf(live, language), text };
}

export function useLine(): Line {
  const ui = useTable((state) => state.ui);
  const live = useTableLater((state) => state.live);
  const entries = useTableLater((state) => state.entries);
  return useMemo(() => lineOf({ ui, live, entries }), [ui, live, entries]);
}

export function useSpeech(): Speech {
  const ui = useTable((state) => state.ui);
  const live = useTableLater((state) => state.live);
  const entries = useTableLater((state) => state.entries);
  const language = useLanguage();
  const { timeline } = useText();
  return useMemo(
    () => speechOf({ ui, live, entries }, language, timeline),
    [ui, live, entries, language, timeline],
  );
}
