/** Which part of a table is shown. On a phone the way back closes a sheet, then leads to the first tab, then away. */
import { useEffect } from "react";
import { create } from "zustand";
import { useBackCloses } from "../shell/back-closes.ts";

export const TABS = ["turn", "board", "odds", "correct"] as const;
export type Tab = (typeof TABS)[number];
export type Sheet = "menu" | "tracking" | "log" | "rules" | "share" | "could-not";

/** `rule`: the rule or chapter that the sheet of rules is opened at. */
type Place = { readonly tab: Tab; readonly sheet: Sheet | undefined; readonly rule: string | undefined };
const GROUND: Place = { tab: "turn", sheet: undefined, rule: undefined };

export const usePlace = create<Place>()(() => GROUND);

export const showTab = (tab: Tab): void => usePlace.setState({ ...GROUND, tab });
export const openSheet = (sheet: Sheet, rule?: string): void => usePlace.setState({ sheet, rule });
export const closeSheet = (): void => usePlace.setState({ sheet: undefined, rule: undefined });

const toTheTurn = (): void => showTab("turn");

/** The other tabs lie on the first. */
export function BackToTheTurn(): undefined {
  useBackCloses(toTheTurn);
}

/** The next table begins at its first tab. */
export function usePlaceOfItsOwn(): void {
  useEffect(() => toTheTurn, []);
}
