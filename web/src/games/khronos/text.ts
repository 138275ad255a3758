/** Khronos’s sentences. */
import type { GameText } from "@chronarium/khronos/text";
import { type Speech, speechOf } from "../../play/speech.ts";
import type { KhronosWords } from "./words/types.ts";

const speech: Speech<GameText, KhronosWords> = speechOf("khronos", {
  en: async () => {
    const [game, table] = await Promise.all([import("@chronarium/khronos/text/en"), import("./words/en.ts")]);
    return { text: game.en, words: table.en };
  },
  fr: async () => {
    const [game, table] = await Promise.all([import("@chronarium/khronos/text/fr"), import("./words/fr.ts")]);
    return { text: game.fr, words: table.fr };
  },
});
export const loadKhronosText: Speech<GameText, KhronosWords>["load"] = speech.load;
export const textIn: Speech<GameText, KhronosWords>["textIn"] = speech.textIn;
export const wordsIn: Speech<GameText, KhronosWords>["wordsIn"] = speech.wordsIn;
export const refusalText: Speech<GameText, KhronosWords>["refusalText"] = speech.refusalText;
