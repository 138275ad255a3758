/** How the player looks at the table: which part of it a phone shows, and what has the focus. */
import type { Place } from "@chronarium/anachrony";
import { create } from "zustand";
import { focusOn } from "../../play/focus.ts";

export const PHONE_TABS = ["capital", "mine", "bot", "timeline"] as const;
export type PhoneTab = (typeof PHONE_TABS)[number];

export const useView = create<{ readonly tab: PhoneTab }>()(() => ({ tab: "capital" }));
export const showTab = (tab: PhoneTab): void => useView.setState({ tab });

/** Where a place lies on a phone. */
function tabOf(place: Place): PhoneTab {
  const [kind] = place.split(" ");
  if (kind === "space" || kind === "cube" || kind === "pool") return "capital";
  return kind === "era" ? "timeline" : "mine";
}

const BOARDS = ":is(.an-stage, .text-table)";
export const selectorOf = (place: Place): string => `${BOARDS} [data-hit="${place}"]`;

/** On a phone, the part of the table where a place lies. */
export const showPlace = (place: Place): void => showTab(tabOf(place));

/** Moves the keyboard to a place. */
export function focusPlace(place: Place): void {
  showPlace(place);
  focusOn(selectorOf(place));
}

/** The place that a part of a drawing stands for. */
export const placeAt = (element: Element | null): Place | undefined =>
  (element?.closest("[data-hit]")?.getAttribute("data-hit") as Place | null) ?? undefined;

/** The next or previous part of the table that is lit, from the one that has the focus. */
export function focusNextLit(by: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(`${BOARDS} [data-lit]`)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const focused = document.activeElement;
  const here = focused instanceof HTMLElement || focused instanceof SVGElement ? all.indexOf(focused) : -1;
  const next = here === -1 ? (by === 1 ? 0 : all.length - 1) : (here + by + all.length) % all.length;
  all[next]?.focus();
}
