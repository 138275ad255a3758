import type { Language } from "../../text/index.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { ChronomancerPlayText } from "./types.ts";

export type { ChronomancerPlayText, Verb, Vocabulary } from "./types.ts";
export { VERBS } from "./types.ts";

export const chronomancerPlayText: Readonly<Record<Language, ChronomancerPlayText>> = { en, fr };
