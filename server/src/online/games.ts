/** The games that can be played over a line. Each is loaded when its first table is. */
import { fail } from "@chronarium/authority";
import type { AnyRules } from "@chronarium/kernel";

const GAMES: Readonly<Record<string, () => Promise<AnyRules>>> = {
  khronos: async () => (await import("@chronarium/khronos")).khronos,
  chronomancer: async () => (await import("@chronarium/chronomancer")).chronomancer,
  anachrony: async () => (await import("@chronarium/anachrony")).anachrony,
  missions: async () => (await import("../games/missions/shelf.ts")).missions(),
};

export async function rulesOf(game: string): Promise<AnyRules> {
  const load = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
  return load === undefined ? fail("driver/unknown-game", { game: game.slice(0, 60) }) : load();
}

export const allRules = (): Promise<readonly AnyRules[]> => Promise.all(Object.keys(GAMES).map(rulesOf));

/** What is played at the tables of a house. */
export type Games = { readonly rulesOf: typeof rulesOf; readonly allRules: typeof allRules };
