import { type Refusal, refusalInWords } from "@chronarium/kernel";
import { companionEn, en } from "./en.ts";
import { companionFr, fr } from "./fr.ts";
import type { CompanionText, GameText, Names } from "./types.ts";

export { RULE_IDS, type RuleId } from "./rules.ts";
export type { BotText, CompanionText, Explained, GameText, Names, OptionText, Words } from "./types.ts";

export const anachronyText: { readonly en: GameText; readonly fr: GameText } = { en, fr };
export const chronobotText: { readonly en: CompanionText; readonly fr: CompanionText } = {
  en: companionEn,
  fr: companionFr,
};
export type Language = keyof typeof anachronyText;

/** The sentence for a refusal of the solo game or of the kernel. */
export const refusalText = (lang: Language, refusal: Refusal, names: Names): string =>
  refusalInWords(anachronyText[lang].refusals, lang, refusal, names);
/** The sentence for a refusal of the companion or of the kernel. */
export const companionRefusalText = (lang: Language, refusal: Refusal, names: Names): string =>
  refusalInWords(chronobotText[lang].refusals, lang, refusal, names);
