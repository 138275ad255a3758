import { type Language, languages } from "./text/catalogue.ts";

const key = "chronarium.language";

function isLanguage(text: string | null): text is Language {
  return languages.some((language) => language === text);
}

/** A browser may forbid storage; the page then follows the browser's language on every visit. */
function remembered(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function firstLanguage(): Language {
  const kept = remembered();
  if (isLanguage(kept)) return kept;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Nothing is lost but the memory of the choice.
  }
}
