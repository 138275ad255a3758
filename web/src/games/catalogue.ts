/** One list of games for every page: posters, new games, tables, rulebooks, themes. */
import type { GameEntry, PlayableGame } from "./entry.ts";
import * as entries from "./list.ts";

export const GAMES: readonly GameEntry[] = Object.values(entries).toSorted((a, b) => a.place - b.place);

export const PLAYABLE: readonly PlayableGame[] = GAMES.filter((game) => game.coming === undefined);

export const playable = (id: string): PlayableGame | undefined => PLAYABLE.find((game) => game.id === id);
