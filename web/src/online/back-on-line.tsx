/** Back on the line: how much happened meanwhile, and a press that shows it. */
import Check from "lucide-react/icons/check";
import Play from "lucide-react/icons/play";
import { useEffect, useRef, useState } from "react";
import { useSettings } from "../app/settings.ts";
import { tellAgain } from "../table/following.ts";
import { useTable, useTableStore } from "../table/store.ts";
import type { Alert } from "./alert.tsx";
import { useLine } from "./line.ts";
import { useTimeOfDay } from "./times.ts";
import { useOnlineWords } from "./use-words.ts";

/** Until it is told, or one has acted oneself. */
export function useBackOnLine(): Alert | undefined {
  const { table: words } = useOnlineWords();
  const table = useTableStore();
  const timeOf = useTimeOfDay();
  const state = useLine((line) => line.state);
  const live = useTable((known) => known.live);
  const story = useTable((known) => known.story);
  const sealed = useTable((known) => known.ui.sealed === true);
  const telling = useTable((known) => known.telling !== undefined);
  // Whoever is told nothing reads the chronicle.
  const follows = useSettings(({ following }) => following > 0);
  /** The last revision that was known when the line broke. */
  const known = useRef<number>(undefined);
  const [back, setBack] = useState<{ readonly known: number; readonly at: number }>();
  useEffect(() => {
    if (state === "cut") known.current ??= live.revision;
    if (state !== "well" || known.current === undefined) return;
    setBack({ known: known.current, at: Date.now() });
    known.current = undefined;
  }, [state, live]);
  useEffect(() => {
    if (telling) setBack(undefined);
  }, [telling]);
  // A sealed game tells nothing again: its chronicle is beside it.
  if (back === undefined || sealed) return undefined;
  const missed = story.filter(
    ({ after, entries }) => after.revision > back.known && entries.every(({ seat }) => seat !== live.viewer),
  ).length;
  if (missed === 0 || live.table.result !== undefined) return undefined;
  return {
    key: `back ${back.at}`,
    Icon: Check,
    said: words.backAt(timeOf(back.at)),
    note: words.meanwhile(missed),
    ...(follows && {
      act: (
        <button type="button" className="btn" onClick={() => tellAgain(table)}>
          <Play size={16} aria-hidden="true" /> {words.showThem(missed)}
        </button>
      ),
    }),
    calm: true,
  };
}
