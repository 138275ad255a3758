/** The sentence for a refusal of the library or the kernel, in the language shown; games word their own. */
import { refusalOf } from "@chronarium/authority";
import type { Refusal } from "@chronarium/kernel";
import { textNow } from "./text.ts";

export function refusalSentence({ code, params }: Refusal): string {
  const { known, unknown } = textNow().refusals;
  const sentence = Object.hasOwn(known, code) ? known[code] : undefined;
  return sentence?.(params) ?? unknown(code);
}

export const failureSentence = (error: unknown): string => refusalSentence(refusalOf(error));
