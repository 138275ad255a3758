/** The five levels that people play against. */
/** Weakest first. */
export declare const LEVELS: readonly [1, 2, 3, 4, 5];
export type Level = (typeof LEVELS)[number];
export declare const isLevel: (value: unknown) => value is Level;
/** The name by which a bot of a level is found. */
export declare const levelName: (level: Level) => string;
/** Tables that were stored when there were three levels: the weakest, the middle and the strongest stay what they were. */
export declare const OF_THREE: Readonly<Record<1 | 2 | 3, Level>>;
type LevelText = {
    readonly name: string;
    /** How it plays, in one sentence. */
    readonly plays: string;
};
export type LevelTexts = Readonly<Record<Level, LevelText>>;
export {};
