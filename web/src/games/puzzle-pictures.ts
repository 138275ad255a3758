/** How the games draw the table of a puzzle, small. Found in the games' folders, as puzzles are. */
import type { Puzzle } from "@chronarium/kernel";
import type { ReactNode } from "react";

export type PuzzlePicture = (puzzle: Puzzle) => ReactNode;
const modules = import.meta.glob<{ readonly puzzlePicture: PuzzlePicture }>("./*/diagrams/puzzle.tsx");

export const puzzlePictureOf = async (game: string): Promise<PuzzlePicture | undefined> =>
  (await modules[`./${game}/diagrams/puzzle.tsx`]?.())?.puzzlePicture;
