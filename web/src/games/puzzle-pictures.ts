/** How the games draw the table of a puzzle, small. Found in the games' folders, as puzzles are. */
import type { Puzzle } from "@chronarium/kernel";
import type { ReactNode } from "react";

/** The table is laid where the rules are: a page that knew how would carry the whole set-up with every board. */
type PuzzlePicture = (view: unknown, puzzle: Puzzle) => ReactNode;
const modules = import.meta.glob<{ readonly puzzlePicture: PuzzlePicture }>("./*/diagrams/puzzle.tsx");

export const puzzlePictureOf = async (game: string): Promise<PuzzlePicture | undefined> =>
  (await modules[`./${game}/diagrams/puzzle.tsx`]?.())?.puzzlePicture;
