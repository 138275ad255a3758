/** The puzzles of the games, as they are written, and what they ask for. Found in the games' folders, as lessons are. */
import { type AnyPuzzleGoal, type ReadPuzzles, readPuzzles } from "@chronarium/kernel";

type Listed = { readonly text: string; readonly goals: readonly AnyPuzzleGoal[] };
const modules = import.meta.glob<Listed>("./*/puzzles.ts");

export type PuzzleList = ReadPuzzles & { readonly goals: readonly AnyPuzzleGoal[] };

export async function puzzlesOf(game: string): Promise<PuzzleList | undefined> {
  const listed = await modules[`./${game}/puzzles.ts`]?.();
  return listed && { ...readPuzzles(listed.text), goals: listed.goals };
}
