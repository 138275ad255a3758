/** The words with which one table speaks. */
import type { GameText } from "@chronarium/anachrony/text";
import type { Names } from "../terminal-game.ts";
import type { AnachronyPlayText } from "./text/index.ts";

export type Speech = { readonly text: AnachronyPlayText; readonly words: GameText; readonly names: Names };
