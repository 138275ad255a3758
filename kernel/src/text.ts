/** The sentences for refusals, where all languages are at hand. */
import type { Refusal } from "./contract.ts";
import { kernelTextEn } from "./text-en.ts";
import { kernelTextFr } from "./text-fr.ts";
import type { KernelText, Params } from "./text-types.ts";

export type RefusalText = Readonly<Record<string, (params: Params) => string>>;

const kernelText: { readonly en: KernelText; readonly fr: KernelText } = {
  en: kernelTextEn,
  fr: kernelTextFr,
};

export const kernelRefusalText: { readonly en: RefusalText; readonly fr: RefusalText } = {
  en: kernelTextEn.refusals,
  fr: kernelTextFr.refusals,
};

/** The sentence for a refusal: the game's own, by its table of sentences, or the kernel's. */
export function refusalInWords<Names>(
  own: object,
  lang: keyof typeof kernelRefusalText,
  { code, params }: Refusal,
  names: Names,
): string {
  for (const sentences of [own, kernelRefusalText[lang]] as readonly Readonly<Record<string, unknown>>[])
    if (Object.hasOwn(sentences, code))
      return (sentences[code] as (params: Params, names: Names) => string)(params, names);
  return kernelText[lang].unknown(code);
}
