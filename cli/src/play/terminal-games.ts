/** The games that can be played in the terminal. */
import { allGames } from "../games.ts";
import type { TerminalGame } from "./terminal-game.ts";

export type TerminalGames = ReadonlyMap<string, () => Promise<TerminalGame>>;

export async function terminalGames(): Promise<TerminalGames> {
  const games = await allGames();
  return new Map(games.flatMap(({ id, terminal }) => (terminal === undefined ? [] : [[id, terminal]])));
}
