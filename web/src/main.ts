import "@fontsource/atkinson-hyperlegible-next/latin-400.css";
import "@fontsource/atkinson-hyperlegible-next/latin-600.css";
import "@fontsource/atkinson-hyperlegible-next/latin-700.css";
import "@fontsource/bricolage-grotesque/latin-700.css";
import "@fontsource/bricolage-grotesque/latin-800.css";
import "./tokens.css";
import "./page.css";
import { firstLanguage, rememberLanguage } from "./language.ts";
import { pageHtml } from "./page.ts";
import { type Catalogue, type Language, languages } from "./text/catalogue.ts";
import { en } from "./text/en.ts";
import { fr } from "./text/fr.ts";
import { followSystemTheme } from "./theme.ts";

const catalogues: Readonly<Record<Language, Catalogue>> = { en, fr };

function show(language: Language): void {
  document.documentElement.lang = language;
  document.body.innerHTML = pageHtml(catalogues[language], language);
}

document.body.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-language]") : null;
  const chosen = languages.find((language) => language === button?.getAttribute("data-language"));
  if (chosen === undefined) return;
  rememberLanguage(chosen);
  show(chosen);
  // Drawing the page anew takes the focus away; give it back for those who use the keyboard.
  document.querySelector<HTMLElement>(`[data-language=${chosen}]`)?.focus();
});

followSystemTheme();
show(firstLanguage());
