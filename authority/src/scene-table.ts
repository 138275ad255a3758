/** Of a table's id. */
const MAX_ID = 64;

/** The id of a scene's one table: whoever wants it laid anew removes it. */
export const sceneTable = (game: string, scene: string): string =>
  `${game}-${scene}`.replace(/[^\w-]/g, "-").slice(0, MAX_ID);
