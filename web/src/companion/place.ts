/** Which part of a table is shown. It stands in the address, so the back button closes a sheet before it leaves. */
import { useSyncExternalStore } from "react";

export const TABS = ["turn", "board", "odds", "correct"] as const;
export type Tab = (typeof TABS)[number];
const SHEETS = ["menu", "tracking", "log", "rules", "share", "could-not"] as const;
export type Sheet = (typeof SHEETS)[number];

type Place = { readonly tab: Tab; readonly sheet: Sheet | undefined; readonly rule: string | undefined };

const MARK = "companion";
const isOf = <Name extends string>(names: readonly Name[], word: string): word is Name =>
  names.some((name) => name === word);

/** "#odds", "#menu", "#odds+menu", "#rules=CB-31". */
function placeOf(hash: string): Place {
  const words = hash.slice(1).split("+");
  const [name = "", rule] = (words.at(-1) ?? "").split("=");
  const tab = words.find((word) => isOf(TABS, word)) as Tab | undefined;
  return { tab: tab ?? "turn", sheet: isOf(SHEETS, name) ? name : undefined, rule };
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener("popstate", listener);
  return () => removeEventListener("popstate", listener);
};

export function usePlace(): Place {
  return placeOf(useSyncExternalStore(subscribe, () => location.hash));
}

const tell = (): void => {
  dispatchEvent(new PopStateEvent("popstate"));
};
const depth = (): number => {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && MARK in state ? Number(state[MARK]) : 0;
};
function push(hash: string): void {
  history.pushState({ [MARK]: depth() + 1 }, "", `${location.pathname}${hash}`);
  tell();
}
function replace(hash: string): void {
  history.replaceState(history.state, "", `${location.pathname}${hash}`);
  tell();
}

/** The first tab is the ground: the others lie on it, and back leads there. */
export function showTab(tab: Tab): void {
  const { tab: shown } = placeOf(location.hash);
  if (tab === shown) return;
  if (tab === "turn") leave();
  else if (shown === "turn") push(`#${tab}`);
  else replace(`#${tab}`);
}

export function openSheet(sheet: Sheet, rule?: string): void {
  const { tab, sheet: shown } = placeOf(location.hash);
  const ground = tab === "turn" ? "" : `${tab}+`;
  const hash = `#${ground}${sheet}${rule === undefined ? "" : `=${rule}`}`;
  if (shown === undefined) push(hash);
  else replace(hash);
}

/** A step back where the page has come from there; otherwise the place is simply left. */
export function leave(): void {
  const { tab, sheet } = placeOf(location.hash);
  if (depth() > 0) history.back();
  else replace(sheet === undefined || tab === "turn" ? "" : `#${tab}`);
}
