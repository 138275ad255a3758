/** The games that tables can be laid for. Each is loaded when its first table is: none is in the first chunk. */

import { fail } from "@chronarium/authority";
import type { AnyRules } from "@chronarium/kernel";

const games: Readonly<Record<string, () => Promise<AnyRules>>> = {
  khronos: async () => (await import("@chronarium/khronos")).khronos,
  chronomancer: async () => (await import("@chronarium/chronomancer")).chronomancer,
};

export async function rulesOf(game: string): Promise<AnyRules> {
  const load = Object.hasOwn(games, game) ? games[game] : undefined;
  return load === undefined ? fail("driver/unknown-game", { game: game.slice(0, 60) }) : load();
}

/** For files, which may be of any game. */
export function allRules(): Promise<readonly AnyRules[]> {
  return Promise.all(Object.values(games).map((load) => load()));
}
