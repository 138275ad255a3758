/** The lessons of the games, as they are written. They are found in the games' folders: the authority's thread needs them without the boards. */
const modules = import.meta.glob<{ readonly text: string }>("./*/lesson.ts");

export const lessonText = async (game: string): Promise<string | undefined> =>
  (await modules[`./${game}/lesson.ts`]?.())?.text;
