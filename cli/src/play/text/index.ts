import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { PlayText } from "./types.ts";

export type { Command, PlayText, Verb, Vocabulary } from "./types.ts";
export { COMMANDS, VERBS } from "./types.ts";

export type Language = "en" | "fr";
export const playText: Readonly<Record<Language, PlayText>> = { en, fr };
