/** Notes of a teaching mission: each hangs on an event, is shown when it first happens, and once. */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { create } from "zustand";
import { useLanguage } from "../../../app/text.ts";
import { useTable } from "../../../table/store.ts";
import type { Sight } from "../sight.ts";
import { wordsIn } from "../text.ts";
import "./coach.css";

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

/** What each note points at, the first that is there. */
const AT: Readonly<Record<string, string>> = {
  roundBegan: ".ms-choosing .btn",
  entered: ".ms-pan",
  displayed: ".ms-pan",
  took: ".ms-lane > header, .ms-agent-lane",
  told: ".ms-card[data-state=open]",
  itemTaken: ".ms-things",
  testBegan: ".ms-test-go",
  supportAsked: ".ms-test-go",
  destiny: ".ms-outcome, .ms-gauge",
  reads: ".ms-lane > header, .ms-agent-lane",
  returned: ".ms-card[data-state=open]",
  linkBroken: ".ms-link-two",
  mapFreed: ".ms-map",
  handed: ".ms-things",
  updateBegan: ".ms-pour",
  conflictRead: ".ms-conflict-scene",
  ejected: ".ms-agent[data-out], .ms-lane[data-out]",
  updateGranted: ".ms-between .btn",
};

/** A ring around the thing, and an arrow on the note's side that faces it. */
function usePointing(note: string | undefined, box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = box.current;
    // What lies behind an open lane is not to be seen.
    const seen = own?.closest(".ms-sheet") ?? document;
    const target = note === undefined ? null : seen.querySelector(AT[note] ?? "none");
    if (own === null || target === null) return;
    const point = (): void => {
      const [from, to] = [own.getBoundingClientRect(), target.getBoundingClientRect()];
      const beside = to.bottom > from.top && to.top < from.bottom;
      own.dataset.side = beside
        ? to.left < from.left
          ? "left"
          : "right"
        : to.top < from.top
          ? "top"
          : "bottom";
      const along = beside ? to.top + to.height / 2 - from.top : to.left + to.width / 2 - from.left;
      const most = (beside ? from.height : from.width) - 20;
      own.style.setProperty("--at", `${Math.min(Math.max(along, 20), most)}px`);
    };
    target.setAttribute("data-pointed", "");
    point();
    document.addEventListener("scroll", point, true);
    window.addEventListener("resize", point);
    return () => {
      delete own.dataset.side;
      target.removeAttribute("data-pointed");
      document.removeEventListener("scroll", point, true);
      window.removeEventListener("resize", point);
    };
  });
}

/** The note that is up, wherever it is drawn. */
const useNote = create<{ readonly now: string | undefined }>()(() => ({ now: undefined }));
const putAway = (): void => useNote.setState({ now: undefined });

/** A lane that lies over the table on a phone takes the note along. */
const useSlot = create<{ readonly at: HTMLElement | null }>()(() => ({ at: null }));
const offerSlot = (at: HTMLElement | null): void => useSlot.setState({ at });
export const CoachSlot = (): ReactNode => <div ref={offerSlot} className="ms-coach-slot" />;

export function Coach({ sight }: { readonly sight: Sight }): ReactNode {
  const { coach: words } = wordsIn(useLanguage());
  const table = useTable((state) => state.live.table.id);
  const entries = useTable((state) => state.entries);
  const read = useRead((all) => all[table]) ?? [];
  const { coach } = sight.view;
  const now = useNote((note) => note.now);
  const slot = useSlot(({ at }) => at);
  const box = useRef<HTMLElement>(null);
  useEffect(() => putAway, []);
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
    useNote.setState({ now: newest });
    markRead(
      table,
      waiting.map(({ on }) => on),
    );
  }, [coach, entries, read, table]);
  const note = coach.find(({ on }) => on === now);
  usePointing(note?.on, box);
  if (note === undefined || !sight.live || sight.view.stage === "over") return null;
  const shown = (
    <aside ref={box} className="ms-coach" aria-label={words.title}>
      <p role="status">{sight.word(note.text)}</p>
      <footer>
        <button
          type="button"
          onClick={() => {
            putAway();
            markRead(table, ["*"]);
          }}
        >
          {words.skip}
        </button>
        <button type="button" onClick={putAway}>
          {words.ok}
        </button>
      </footer>
    </aside>
  );
  return slot === null ? shown : createPortal(shown, slot);
}
