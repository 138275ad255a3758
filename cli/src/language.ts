/** In which language the games speak. */
import type { Given } from "./usage.ts";

const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANG_OPTION = {
  value: "en|fr",
  says: "the language of the game's sentences (by default that of your system)",
} as const;

export function languageOf(given: Given<"lang">): Language {
  return given.choice("lang", LANGUAGES) ?? languageOfSystem();
}

/** The first of these variables that is set decides, as everywhere in POSIX. */
function languageOfSystem(): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return (LC_ALL || LC_MESSAGES || LANG || "").startsWith("fr") ? "fr" : "en";
}
