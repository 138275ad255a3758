/** What the levels are called and say of themselves, in English. */
import type { LevelTexts } from "./levels.ts";

export const levelTextEn: LevelTexts = {
  1: { name: "Novice", plays: "Likes many moves and picks one: somebody to learn the game with." },
  2: { name: "Apprentice", plays: "Tells good moves from poor ones, but is often content with less." },
  3: { name: "Journeyman", plays: "Plays soundly and lets a chance slip now and then." },
  4: { name: "Expert", plays: "Takes the best that can be seen, and rarely gives anything away." },
  5: { name: "Master", plays: "Thinks about your answer, and about its own next turn, before it moves." },
};
