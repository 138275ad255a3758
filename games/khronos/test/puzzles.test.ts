import { describePuzzles } from "@chronarium/kernel/test-kit";
import { en } from "../puzzles/en.ts";
import { fr } from "../puzzles/fr.ts";
import { khronos } from "../src/index.ts";
import { puzzleGoals } from "../src/puzzles.ts";

describePuzzles(
  khronos,
  puzzleGoals,
  new URL("../puzzles/list.txt", import.meta.url),
  { en, fr },
  { count: 40, every: 14 },
);
