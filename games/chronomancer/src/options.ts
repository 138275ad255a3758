/** The options of a game (BG-15, BG-16, DS-8.8). */
import type { OptionSpec } from "@chronarium/kernel";
import { LEVELS, type Level, ROGUE_CARDS, type RogueCard, type TownsfolkSet } from "./tables.ts";

/** BG-16: the two sets that make up the deck. */
export const PAIR_NAMES = ["localsMercenaries", "localsSailors", "mercenariesSailors"] as const;
export type Pair = (typeof PAIR_NAMES)[number];
export const PAIRS: Readonly<Record<Pair, readonly [TownsfolkSet, TownsfolkSet]>> = {
  localsMercenaries: ["locals", "mercenaries"],
  localsSailors: ["locals", "sailors"],
  mercenariesSailors: ["mercenaries", "sailors"],
};

export type Options = {
  readonly townsfolk: Pair | "random";
  readonly rogues: RogueCard | "random";
  /** Of the solo game alone. */
  readonly peddler: Level;
};

export const OPTIONS: OptionSpec<Options> = {
  townsfolk: { kind: "choice", default: "localsMercenaries", values: [...PAIR_NAMES, "random"] },
  rogues: { kind: "choice", default: "criminals", values: [...ROGUE_CARDS, "random"] },
  peddler: { kind: "choice", default: "normal", values: LEVELS },
};
