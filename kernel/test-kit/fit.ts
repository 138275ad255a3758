/** Is a sentence fit to be shown, whatever came from outside? */
import type { Refusal } from "../src/contract.ts";
import { kernelRefusalText } from "../src/text.ts";
import { FOREIGN } from "./damage.ts";

/** Control characters but the end of a line, and those that turn the direction of writing. */
const OBEYED = /(?!\n)[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;
const ECHO = new RegExp(`${FOREIGN}{81}`, "u");

/** Throws where a text would be obeyed, or echoes more than fits a sentence. */
export function mustBeFit(text: string): void {
  const found = OBEYED.exec(text);
  if (found !== null)
    throw new Error(`U+${found[0].codePointAt(0)?.toString(16)} is shown: ${JSON.stringify(text)}`);
  if (ECHO.test(text)) throw new Error(`more than 80 characters are echoed: ${text}`);
}

/** The same for the sentences of a refusal: the kernel's, or those of another catalogue. */
export function refusalMustBeFit(
  { code, params }: Refusal,
  catalogues: readonly Readonly<Record<string, (params: Refusal["params"]) => string>>[] = [
    kernelRefusalText.en,
    kernelRefusalText.fr,
  ],
): void {
  for (const value of Object.values(params)) mustBeFit(String(value));
  for (const catalogue of catalogues) {
    const sentence = catalogue[code];
    if (sentence === undefined) throw new Error(`there is no sentence for ${code}`);
    mustBeFit(sentence(params));
  }
}
