/** The games that can be played in the terminal: nothing of a game is loaded before somebody plays it. */
import type { TerminalGame } from "./terminal-game.ts";

const GAMES: Readonly<Record<string, () => Promise<TerminalGame>>> = {
  khronos: async () => (await import("./khronos/index.ts")).khronosAtTerminal,
  chronomancer: async () => (await import("./chronomancer/index.ts")).chronomancerAtTerminal,
};

export const GAME_IDS: readonly string[] = Object.keys(GAMES);

export async function terminalGame(id: string): Promise<TerminalGame> {
  const load = GAMES[id];
  if (load === undefined) throw new Error(`No game of the terminal is called ${id}.`);
  return load();
}
