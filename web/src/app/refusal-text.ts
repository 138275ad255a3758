/** The sentence for a refusal of the library or the kernel; games word their own. */
import { driverRefusalText, refusalOf } from "@chronarium/authority";
import { kernelRefusalText, type Refusal } from "@chronarium/kernel";
import type { Language } from "../text/catalogue.ts";

type Sentences = Readonly<Record<string, (params: Refusal["params"]) => string>>;

export function refusalSentence({ code, params }: Refusal, language: Language): string {
  const sentences: Sentences = { ...kernelRefusalText[language], ...driverRefusalText[language] };
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  return sentence?.(params) ?? code;
}

export const failureSentence = (error: unknown, language: Language): string =>
  refusalSentence(refusalOf(error), language);
