import type { ReactNode } from "react";
import { changeSettings } from "../app/settings.ts";
import { useLanguage, useText } from "../app/text.ts";
import { languageNames, languages } from "../text/catalogue.ts";
import "./language-switch.css";

export function LanguageSwitch(): ReactNode {
  const { shell } = useText();
  const current = useLanguage();
  return (
    <fieldset className="language-switch" aria-label={shell.language}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => changeSettings({ language })}
        >
          <span aria-hidden="true">{language.toUpperCase()}</span>
          <span className="vh">{languageNames[language]}</span>
        </button>
      ))}
    </fieldset>
  );
}
