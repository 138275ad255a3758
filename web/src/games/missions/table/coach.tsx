/** Notes of a teaching mission: each hangs on an event, is shown when it first happens, and once. */
import { type ReactNode, useEffect, useState } from "react";
import { create } from "zustand";
import { useLanguage } from "../../../app/text.ts";
import { useTable } from "../../../table/store.ts";
import type { Sight } from "../sight.ts";
import { wordsIn } from "../text.ts";

const KEY = "chronarium.coach";
/** Notes that were read, by table; "*" where somebody wants none. */
type Read = Readonly<Record<string, readonly string[]>>;

function kept(): Read {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof read === "object" && read !== null ? (read as Read) : {};
  } catch {
    return {};
  }
}

const useRead = create<Read>()(kept);

function markRead(table: string, notes: readonly string[]): void {
  useRead.setState((read) => ({ [table]: [...(read[table] ?? []), ...notes] }));
  try {
    // The last tables only: a note that is shown again harms nobody.
    const last = Object.entries(useRead.getState()).slice(-8);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(last)));
  } catch {
    // Then it is remembered until the page is closed.
  }
}

export function Coach({ sight }: { readonly sight: Sight }): ReactNode {
  const { coach: words } = wordsIn(useLanguage());
  const table = useTable((state) => state.live.table.id);
  const entries = useTable((state) => state.entries);
  const read = useRead((all) => all[table]) ?? [];
  const { coach } = sight.view;
  const [now, setNow] = useState<string>();
  useEffect(() => {
    if (coach.length === 0 || read.includes("*")) return;
    const happened = new Set(entries.flatMap(({ events }) => events.map(({ type }) => type)));
    // The newest that has not been read; older ones have lost their moment.
    const waiting = coach.filter(({ on }) => happened.has(on) && !read.includes(on));
    const newest = entries
      .toReversed()
      .flatMap(({ events }) => events.toReversed().map(({ type }) => type))
      .find((type) => waiting.some(({ on }) => on === type));
    if (newest === undefined) return;
    setNow(newest);
    markRead(
      table,
      waiting.map(({ on }) => on),
    );
  }, [coach, entries, read, table]);
  const note = coach.find(({ on }) => on === now);
  if (note === undefined || !sight.live || sight.view.stage === "over") return null;
  return (
    <aside className="ms-coach" aria-label={words.title}>
      <p role="status">{sight.word(note.text)}</p>
      <footer>
        <button
          type="button"
          onClick={() => {
            setNow(undefined);
            markRead(table, ["*"]);
          }}
        >
          {words.skip}
        </button>
        <button type="button" onClick={() => setNow(undefined)}>
          {words.ok}
        </button>
      </footer>
    </aside>
  );
}
