/** The five levels that people play against: their names, what they say of themselves, and how each one thinks. */
import type { Bot } from "./bot.ts";
import { foreseer } from "./foreseer.ts";
import { softGreedy } from "./greedy.ts";
import { planner } from "./planner.ts";

/** Weakest first. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** The name by which a bot of a level is found, typed and stored. */
export const levelName = (level: Level): string => `level${level}`;

/** Tables that were stored when there were three levels: the weakest, the middle and the strongest stay what they were. */
export const OF_THREE: Readonly<Record<1 | 2 | 3, Level>> = { 1: 1, 2: 3, 3: 5 };

export type LevelText = {
  readonly name: string;
  /** How it plays, in one sentence. */
  readonly plays: string;
};

export const levelText: Readonly<Record<"en" | "fr", Readonly<Record<Level, LevelText>>>> = {
  en: {
    1: { name: "Novice", plays: "Likes many moves and picks one: somebody to learn the game with." },
    2: { name: "Apprentice", plays: "Tells good moves from poor ones, but is often content with less." },
    3: { name: "Journeyman", plays: "Plays soundly and lets a chance slip now and then." },
    4: { name: "Expert", plays: "Takes the best that can be seen, and rarely gives anything away." },
    5: { name: "Master", plays: "Thinks about your answer, and about its own next turn, before it moves." },
  },
  fr: {
    1: { name: "Novice", plays: "Aime bien des coups et en choisit un : de quoi apprendre le jeu ensemble." },
    2: {
      name: "Apprenti",
      plays: "Distingue les bons coups des mauvais, mais se contente souvent de moins.",
    },
    3: { name: "Compagnon", plays: "Joue solidement et laisse passer une occasion de temps en temps." },
    4: { name: "Expert", plays: "Prend le meilleur de ce qui se voit et n’offre presque rien." },
    5: { name: "Maître", plays: "Pense à votre réponse, puis à son tour suivant, avant de jouer." },
  },
};

/** Where a turn can be planned as a whole. */
export const PLANNERS: readonly Bot[] = [
  planner(levelName(1), { width: 12, looks: 6000, softness: 12, overlooks: 65 }),
  planner(levelName(2), { width: 12, looks: 6000, softness: 8, overlooks: 30 }),
  planner(levelName(3), { width: 12, looks: 6000, softness: 3 }),
  planner(levelName(4), {
    width: 12,
    looks: 12_000,
    softness: 1.2,
    gambling: { width: 3, tested: 2, draws: 3, margin: 1 },
  }),
  planner(levelName(5), {
    width: 12,
    looks: 20_000,
    softness: 0,
    gambling: { width: 4, tested: 3, draws: 4, margin: 1 },
    aftermath: { plans: 6, deals: [2, 2, 3] },
  }),
];

/** Where chance strikes within turns. */
export const FORESEERS: readonly Bot[] = [
  softGreedy(levelName(1), 1.7),
  softGreedy(levelName(2), 0.9),
  softGreedy(levelName(3), 0.2),
  foreseer(levelName(4), { worlds: [2], steps: 8, every: 8, looks: 1000 }),
  foreseer(levelName(5), { worlds: [4, 4, 4], steps: 20, every: 5, looks: 6000 }),
];
