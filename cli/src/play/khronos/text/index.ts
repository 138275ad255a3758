import type { Language } from "../../text/index.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { KhronosPlayText } from "./types.ts";

export type { KhronosPlayText, Verb, Vocabulary } from "./types.ts";
export { VERBS } from "./types.ts";

export const khronosPlayText: Readonly<Record<Language, KhronosPlayText>> = { en, fr };
