/** How the player looks at the table: which part of it a phone shows, whose workshop, what has the focus. */
import { hitOf, type Place, placeOf } from "@chronarium/chronomancer";
import type { Seat } from "@chronarium/kernel";
import { create } from "zustand";
import { focusOn } from "../../play/focus.ts";
import type { Over } from "./undone/over.ts";
import type { PhoneTab } from "./words/types.ts";

type ViewState = {
  readonly tab: PhoneTab;
  /** Whose workshop is looked at; undefined: one's own. */
  readonly workshop: Seat | undefined;
  /** The stall of the market is put away. */
  readonly stallShut: boolean;
  /** So are the sales of the day. */
  readonly dayEndAway: boolean;
  /** What lies over the drawings while somebody asks for a step back. */
  readonly over: Over | undefined;
};

export const useView = create<ViewState>()(() => ({
  tab: "workshop",
  workshop: undefined,
  stallShut: false,
  dayEndAway: false,
  over: undefined,
}));

export const useOver = (): Over | undefined => useView((view) => view.over);

export const showTab = (tab: PhoneTab): void => useView.setState({ tab });

const COVE: readonly Place["on"][] = ["boat", "seat", "dock"];
const WORKSHOP: readonly Place["on"][] = ["figure", "space", "icon", "tile"];
/** Where a place lies on a phone. */
const tabOf = ({ on }: Place): PhoneTab =>
  COVE.includes(on) ? "cove" : WORKSHOP.includes(on) ? "workshop" : "town";

const BOARDS = ":is(.merchants, .mc-ledger)";
export const selectorOf = (place: Place): string => `${BOARDS} [data-hit="${hitOf(place)}"]`;

export const showPlace = (place: Place): void => showTab(tabOf(place));

/** Moves the keyboard to a place. */
export function focusPlace(place: Place): void {
  showPlace(place);
  focusOn(selectorOf(place));
}

/** The place that a part of a drawing stands for. */
export const placeAt = (element: Element | null): Place | undefined =>
  placeOf(element?.closest("[data-hit]")?.getAttribute("data-hit") ?? "");

/** The next or previous part of the table that is lit, from the one that has the focus. */
export function focusNextLit(by: 1 | -1): void {
  const lit = `${BOARDS} [data-lit]:not(.mc-tabs *), .text-table [data-lit]`;
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(lit)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const focused = document.activeElement;
  const here = focused instanceof HTMLElement || focused instanceof SVGElement ? all.indexOf(focused) : -1;
  const next = here === -1 ? (by === 1 ? 0 : all.length - 1) : (here + by + all.length) % all.length;
  all[next]?.focus();
}
