import { type Refusal, refusalInWords } from "@chronarium/kernel";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { GameText, Names } from "./types.ts";

export type { GameText, Names, Terms } from "./types.ts";

export const missionsText: { readonly en: GameText; readonly fr: GameText } = { en, fr };
export type Language = keyof typeof missionsText;

/** The sentence for a refusal of this game or of the kernel. */
export function refusalText(lang: Language, refusal: Refusal, names: Names): string {
  return refusalInWords(missionsText[lang].refusals, lang, refusal, names);
}
