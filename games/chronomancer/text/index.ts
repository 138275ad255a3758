import { type Refusal, refusalInWords } from "@chronarium/kernel";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { GameText, Names } from "./types.ts";

export { RULE_IDS, type RuleId } from "./rules.ts";
export { stallVerdict } from "./stall.ts";
export type {
  Asked,
  AskedKind,
  Category,
  ColourText,
  Explained,
  GameText,
  Names,
  OptionText,
  PieceText,
  RefusalParams,
  Refusals,
  Standing,
} from "./types.ts";

export const chronomancerText: { readonly en: GameText; readonly fr: GameText } = { en, fr };
export type Language = keyof typeof chronomancerText;

/** The sentence for a refusal of this game or of the kernel. */
export function refusalText(lang: Language, refusal: Refusal, names: Names): string {
  return refusalInWords(chronomancerText[lang].refusals, lang, refusal, names);
}
