/** Moving along the thread by keys, from wherever one is headed. */
import { useSettings } from "../app/settings.ts";
import { headedFor, offerBranch, scrub, type Table } from "../table/store.ts";
import { revisionFor, SINGLE_KEYS } from "./keys.ts";
import { lineOf } from "./use-line.ts";

/** Answers whether the thread knows the key: steps, turns, the ends. */
function moveByKey(table: Table, key: string): boolean {
  const { last, turns } = lineOf(table.getState());
  const to = revisionFor(key, { at: headedFor(table), last, turns });
  if (to === undefined) return false;
  void scrub(table, to);
  return true;
}

/** The keys of a table that are the thread's: [ ] { } and B. Answers whether it was one. */
export function threadKey(table: Table, key: string): boolean {
  if (key === "b" || key === "B") {
    offerBranch(table);
    return true;
  }
  return SINGLE_KEYS.includes(key) && moveByKey(table, key);
}

/** On the slider itself the arrows and the ends work whatever the settings say of single keys. */
export function sliderKey(table: Table, key: string): boolean {
  if (useSettings.getState().singleKeys && threadKey(table, key)) return true;
  return !SINGLE_KEYS.includes(key) && moveByKey(table, key);
}
