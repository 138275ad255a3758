/** What the levels are called, where all languages are at hand. */
import { levelTextEn } from "./level-text-en.ts";
import { levelTextFr } from "./level-text-fr.ts";
import type { LevelTexts } from "./levels.ts";

export const levelText: { readonly en: LevelTexts; readonly fr: LevelTexts } = {
  en: levelTextEn,
  fr: levelTextFr,
};
