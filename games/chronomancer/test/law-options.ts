/** Every Rogue card with every pair of Townsfolk sets, and chance's own choice of both. */
import type { LawOptions } from "@chronarium/kernel/test-kit";
import type { Options } from "../src/index.ts";
import { ALL_OPTIONS } from "./table.ts";

/** A game of four players is three times as long; `npm run soak` plays many more. */
const GAMES: Readonly<Record<number, number>> = { 1: 12, 2: 6, 3: 4, 4: 3 };

export const lawsFor = (seats: number): LawOptions<Options> => ({
  games: GAMES[seats]!,
  optionSets: [...ALL_OPTIONS, { rogues: "random", townsfolk: "random", peddler: "hard" }],
  players: [seats],
  seed: "chronomancer",
  heavyEvery: 50,
});
