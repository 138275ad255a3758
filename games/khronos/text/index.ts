import { kernelRefusalText, type Refusal } from "@chronarium/kernel";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { GameText, Names, RefusalSentence } from "./types.ts";

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

const UNKNOWN: Readonly<Record<Language, (code: string) => string>> = {
  en: (code) => `The table refuses this for a reason that this program does not know (${code}). Reload it.`,
  fr: (code) =>
    `La table refuse cela pour une raison que ce programme ne connaît pas (${code}). Rechargez-le.`,
};

/** The sentence for a refusal of this game or of the kernel. */
export function refusalText(lang: Language, { code, params }: Refusal, names: Names): string {
  const own: Readonly<Record<string, unknown>> = khronosText[lang].refusals;
  if (Object.hasOwn(own, code)) return (own[code] as RefusalSentence)(params, names);
  const kernel = kernelRefusalText[lang];
  return Object.hasOwn(kernel, code) ? (kernel[code] as RefusalSentence)(params, names) : UNKNOWN[lang](code);
}
