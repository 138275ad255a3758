import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { Rulebook } from "./types.ts";

export { paragraphsFor } from "./paragraphs.ts";
export type { Chapter, Paragraph, Rulebook } from "./types.ts";

export const rulebook: { readonly en: Rulebook; readonly fr: Rulebook } = { en, fr };
