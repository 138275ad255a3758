/** How the player looks at the table: which part of it a phone shows, whose workshop, what is pointed at. */
import {
  type Ability,
  type Boat,
  COLOURS,
  type Colour,
  type CorruptionId,
  type Dock,
  FIGURES,
  type Piece,
  SIZES,
  SPACES,
  type TileId,
  type TownsfolkId,
} from "@chronarium/chronomancer";
import type { Seat } from "@chronarium/kernel";
import { create } from "zustand";
import type { Place } from "./picks.ts";
import type { PhoneTab } from "./words/types.ts";

type ViewState = {
  readonly tab: PhoneTab;
  /** Whose workshop is looked at; undefined: one's own. */
  readonly workshop: Seat | undefined;
  /** The stall of the market is put away. */
  readonly stallShut: boolean;
  readonly goTo: boolean;
};

export const useView = create<ViewState>()(() => ({
  tab: "workshop",
  workshop: undefined,
  stallShut: false,
  goTo: false,
}));

export const showTab = (tab: PhoneTab): void => useView.setState({ tab });

/** Where a place lies on a phone. */
function tabOf(place: Place): PhoneTab {
  switch (place.on) {
    case "boat":
    case "seat":
    case "dock":
      return "cove";
    case "card":
    case "ability":
    case "good":
    case "hall":
    case "corruption":
      return "town";
    default:
      return "workshop";
  }
}

/** The name by which the drawings know a place. */
function hitOf(place: Place): string {
  switch (place.on) {
    case "figure":
      return `.cm-workshop [data-hit="${place.figure}"]`;
    case "space":
      return `.cm-workshop [data-hit="${place.space}"]`;
    case "icon":
      return `.cm-workshop [data-hit="${place.colour}"]`;
    case "tile":
      return `[data-hit="tile ${place.tile}"]`;
    case "card":
      return `[data-hit="card ${place.card}"]`;
    case "ability":
      return `[data-hit="ability ${place.ability}"]`;
    case "corruption":
      return `[data-hit="corruption ${place.card}"]`;
    case "hall":
      return `[data-hit="hall ${place.piece}"]`;
    case "good":
      return `[data-hit="${place.size} ${place.colour}"]`;
    case "boat":
    case "seat":
      return `[data-hit="boat ${place.boat}"]`;
    case "dock":
      return `[data-hit="dock ${place.dock}"]`;
  }
}

export const elementOf = (place: Place): SVGElement | HTMLElement | null =>
  document.querySelector<SVGElement | HTMLElement>(`:is(.merchants, .mc-ledger) ${hitOf(place)}`);

/** Moves the keyboard to a place. */
export function focusPlace(place: Place): void {
  showTab(tabOf(place));
  requestAnimationFrame(() => elementOf(place)?.focus());
}

/** The place that a part of a drawing stands for. */
export const placeAt = (element: Element | null): Place | undefined =>
  placeOf(element?.closest("[data-hit]")?.getAttribute("data-hit") ?? "");

export function placeOf(hit: string): Place | undefined {
  const space = SPACES.find((each) => each === hit);
  if (space !== undefined) return { on: "space", space };
  const figure = FIGURES.find((each) => each === hit);
  if (figure !== undefined) return { on: "figure", figure };
  const icon = COLOURS.find((each) => each === hit);
  if (icon !== undefined) return { on: "icon", colour: icon };
  const [kind, id = ""] = hit.split(" ");
  const size = SIZES.find((each) => each === kind);
  if (size !== undefined) return { on: "good", size, colour: id as Colour };
  switch (kind) {
    case "boat":
      return { on: "boat", boat: Number(id) as Boat };
    case "dock":
      return { on: "dock", dock: id as Dock };
    case "tile":
      return { on: "tile", tile: id as TileId };
    case "card":
      return { on: "card", card: id as TownsfolkId };
    case "ability":
      return { on: "ability", ability: id as Ability };
    case "corruption":
      return { on: "corruption", card: id as CorruptionId };
    case "hall":
      return { on: "hall", piece: id as Piece };
    default:
      return undefined;
  }
}

/** The next or previous part of the table that is lit, from the one that has the focus. */
export function focusNextLit(by: 1 | -1): void {
  const all: (HTMLElement | SVGElement)[] = [
    ...document.querySelectorAll<HTMLElement | SVGElement>(
      ":is(.merchants, .mc-ledger) [data-lit]:not(.mc-tabs *), .text-table [data-lit]",
    ),
  ].filter((element) => element.getClientRects().length > 0);
  const focused = document.activeElement;
  const here = focused instanceof HTMLElement || focused instanceof SVGElement ? all.indexOf(focused) : -1;
  const next = here === -1 ? (by === 1 ? 0 : all.length - 1) : (here + by + all.length) % all.length;
  all[next]?.focus();
}
