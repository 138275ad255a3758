/** Puts a game on the table: its board, and its words in the language shown. */
import { speakWith } from "../app/text.ts";
import { playable } from "./catalogue.ts";
import type { GameSpeech, PlayableGame } from "./entry.ts";
import type { GameUi } from "./ui.ts";

/** The game's words, in the language shown and in every other one that follows. */
export async function speechOf(game: PlayableGame): Promise<GameSpeech> {
  const speech = await game.speech();
  await speakWith(speech.load);
  return speech;
}

export async function loadGame(id: string): Promise<GameUi | undefined> {
  const game = playable(id);
  if (game === undefined) return undefined;
  const [ui] = await Promise.all([game.ui(), speechOf(game)]);
  return ui;
}
