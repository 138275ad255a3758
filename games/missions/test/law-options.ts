/** TS-203, AM-92: the shipped mission and the one that has a bit of everything, over seeded random play. */
import type { LawOptions } from "@chronarium/kernel/test-kit";
import type { Options } from "../src/index.ts";

const GAMES: Readonly<Record<number, number>> = { 1: 8, 2: 8, 3: 5, 4: 4 };

export const lawsFor = (seats: number): LawOptions<Options> => ({
  games: GAMES[seats]!,
  optionSets: [{ mission: "clockwork@1.0.0" }, ...(seats <= 2 ? [{ mission: "ten-to-six@1.0.0" }] : [])],
  players: [seats],
  seed: "missions",
  heavyEvery: 12,
  languages: ["en"],
});
