/** Les mots du compagnon. Ce qui se trouve entre étoiles est en gras. */
import { ask } from "./fr/ask.ts";
import { board } from "./fr/board.ts";
import { era } from "./fr/era.ts";
import { frame } from "./fr/frame.ts";
import { tables } from "./fr/tables.ts";
import { turn } from "./fr/turn.ts";
import type { Words } from "./types.ts";

export const fr: Words = { ...frame, ...tables, ...turn, ...ask, ...era, ...board };
