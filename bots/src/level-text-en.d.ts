/** What the levels are called and say of themselves, in English. */
import type { LevelTexts } from "./levels.ts";
export declare const levelTextEn: LevelTexts;
