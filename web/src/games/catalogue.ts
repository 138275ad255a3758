/** One list of games for every page: posters, new games, tables, rulebooks, themes. */
import { companion } from "../companion/entry.ts";
import type { CompanionGame, GameEntry, PlayableGame } from "./entry.ts";
import * as entries from "./list.ts";

export const GAMES: readonly GameEntry[] = Object.values(entries).toSorted((a, b) => a.place - b.place);

export const PLAYABLE: readonly PlayableGame[] = GAMES.filter((game) => game.coming === undefined);

export const COMPANIONS: readonly CompanionGame[] = [companion];

export const companionOf = (id: string): CompanionGame | undefined =>
  COMPANIONS.find((game) => game.id === id);

export const playable = (id: string): PlayableGame | undefined => PLAYABLE.find((game) => game.id === id);
