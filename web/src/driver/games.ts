/** The games that tables can be laid for, for the workers. Each is loaded when its first table is: none is in the first chunk. */

import { fail } from "@chronarium/authority";
import type { AnyRules } from "@chronarium/kernel";
import * as games from "../games/rules.ts";

export const allRules = (): Promise<readonly AnyRules[]> =>
  games.allRules().catch(() => fail("driver/not-loaded"));

export async function rulesOf(game: string): Promise<AnyRules> {
  const loading = games.rulesOf(game);
  if (loading === undefined) return fail("driver/unknown-game", { game: game.slice(0, 60) });
  return loading.catch((error: unknown) => fail("driver/not-loaded", damaged(error)));
}

/** A part that came and is not what was built says which file it is; a part that did not come says nothing. */
const damaged = (error: unknown): { readonly file?: string } =>
  error instanceof Error && typeof error.cause === "string" ? { file: error.cause } : {};
