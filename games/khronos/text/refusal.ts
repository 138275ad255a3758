import { kernelRefusalText, type Refusal } from "@chronarium/kernel";
import type { GameText, Names, RefusalSentence } from "./types.ts";

type Language = keyof typeof kernelRefusalText;

const UNKNOWN: Readonly<Record<Language, (code: string) => string>> = {
  en: (code) => `The table refuses this for a reason that this program does not know (${code}). Reload it.`,
  fr: (code) =>
    `La table refuse cela pour une raison que ce programme ne connaît pas (${code}). Rechargez-le.`,
};

/** The sentence for a refusal of this game or of the kernel. */
export function sentenceFor(text: GameText, lang: Language, { code, params }: Refusal, names: Names): string {
  const own: Readonly<Record<string, unknown>> = text.refusals;
  if (Object.hasOwn(own, code)) return (own[code] as RefusalSentence)(params, names);
  const kernel = kernelRefusalText[lang];
  return Object.hasOwn(kernel, code) ? (kernel[code] as RefusalSentence)(params, names) : UNKNOWN[lang](code);
}
