import { type Refusal, refusalInWords } from "@chronarium/kernel";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { GameText, Names } from "./types.ts";

export { type Line, linesOf } from "./lines.ts";
export {
  consequences,
  endLines,
  type OutlookText,
  type Piece,
  priceText,
  type Sentence,
  type SquareFacts,
  squareFacts,
} from "./outlook.ts";
export { capital, kindOf } from "./pieces.ts";
export { RULE_IDS, type RuleId } from "./rules.ts";
export type {
  Asked,
  Category,
  ColourText,
  DecisionKind,
  GameText,
  Kind,
  KindText,
  Names,
  OptionText,
  RefusalParams,
  Refusals,
  Standing,
  TypeText,
} from "./types.ts";

export const khronosText: { readonly en: GameText; readonly fr: GameText } = { en, fr };
export type Language = keyof typeof khronosText;

/** The sentence for a refusal of this game or of the kernel. */
export function refusalText(lang: Language, refusal: Refusal, names: Names): string {
  return refusalInWords(khronosText[lang].refusals, lang, refusal, names);
}
