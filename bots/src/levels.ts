/** The five levels that people play against. */

/** Weakest first. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** Who sits down for somebody when nobody was asked how strong. */
export const USUAL_LEVEL: Level = 3;

export const isLevel = (value: unknown): value is Level => LEVELS.some((level) => level === value);

/** The name by which a bot of a level is found. */
export const levelName = (level: Level): string => `level${level}`;

/** Tables that were stored when there were three levels: the weakest, the middle and the strongest stay what they were. */
export const OF_THREE: Readonly<Record<1 | 2 | 3, Level>> = { 1: 1, 2: 3, 3: 5 };

type LevelText = {
  readonly name: string;
  /** How it plays, in one sentence. */
  readonly plays: string;
};
export type LevelTexts = Readonly<Record<Level, LevelText>>;
