/** The levels of bots in the help: what to type for each, and how it plays. */
import { LEVELS, type LevelTexts } from "@chronarium/bots";

export const levelLines = (levels: LevelTexts): string =>
  LEVELS.map((level) => {
    const { name, plays } = levels[level];
    return `    ${name.toLowerCase().padEnd(20)} ${plays}`;
  }).join("\n");
