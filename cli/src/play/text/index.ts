import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { PlayText } from "./types.ts";

export type { Command, PlayText, Vocabulary } from "./types.ts";
export { COMMANDS } from "./types.ts";

export type Language = "en" | "fr";
export const playText: Readonly<Record<Language, PlayText>> = { en, fr };
