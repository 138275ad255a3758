/** For the workers alone: nothing of a mission may come into the page by itself. */

import { load } from "virtual:missions/shelf";
import { missionRules } from "@chronarium/missions";

let kept: ReturnType<typeof missionRules> | undefined;

/** Fetched when they are first asked for, and again where that failed. */
export async function rules(): Promise<ReturnType<typeof missionRules>> {
  kept ??= missionRules(await load());
  return kept;
}
