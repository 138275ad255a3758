/** What the levels are called and say of themselves, in French. */
import type { LevelTexts } from "./levels.ts";
export declare const levelTextFr: LevelTexts;
