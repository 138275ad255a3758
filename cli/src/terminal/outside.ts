/** JSON for a terminal: it says the same with everything written out that a terminal would obey. */
import { UNPRINTABLE } from "@chronarium/kernel";

export const inAscii = (json: string): string =>
  json.replaceAll(UNPRINTABLE, (character) =>
    character === "\n" ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
