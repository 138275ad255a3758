/** The positions that show rules, found in the games' folders as lessons are. */
import { type ReadExamples, readExamples } from "@chronarium/kernel";

const modules = import.meta.glob<{ readonly text: string }>("./*/positions.ts");

export async function positionsOf(game: string): Promise<ReadExamples | undefined> {
  const listed = await modules[`./${game}/positions.ts`]?.();
  return listed && readExamples(listed.text);
}
