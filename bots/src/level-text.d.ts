import type { LevelTexts } from "./levels.ts";
export declare const levelText: {
    readonly en: LevelTexts;
    readonly fr: LevelTexts;
};
