/** The companion's own words. Between stars stands what is printed bold. */
import { ask } from "./en/ask.ts";
import { board } from "./en/board.ts";
import { era } from "./en/era.ts";
import { frame } from "./en/frame.ts";
import { tables } from "./en/tables.ts";
import { turn } from "./en/turn.ts";

export const en = { ...frame, ...tables, ...turn, ...ask, ...era, ...board };
