import { describePuzzles } from "@chronarium/kernel/test-kit";
import { en } from "../puzzles/en.ts";
import { fr } from "../puzzles/fr.ts";
import { chronomancer } from "../src/index.ts";
import { puzzleGoals } from "../src/puzzles.ts";

describePuzzles(
  chronomancer,
  puzzleGoals,
  new URL("../puzzles/list.txt", import.meta.url),
  { en, fr },
  { count: 40, every: 1 },
);
