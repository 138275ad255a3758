/** Every option of AN-111 that changes the rules, each at least once, over all paths, sides and leaders. */
import type { BotOptions } from "../src/chronobot/options.ts";
import type { Options } from "../src/index.ts";

const HARDER: Partial<Options> = {
  difficulty: "expert",
  minActions: 6,
  lastWord: true,
  councilRightSpace: "covered",
  recruitStrict: true,
};

export const SOLO_OPTIONS: readonly Partial<Options>[] = [
  {},
  { path: "verdant", side: "B", leader: "second", evacuation: "a", headStart: true },
  { path: "tide", leader: "first", evacuation: "b", difficulty: "beginner", paradoxDie: "fixed1" },
  { path: "tide", side: "B", leader: "second", evacuation: "a", lastWord: true },
  { path: "lantern", leader: "first", evacuation: "b", headStart: true, minActions: 6 },
  { path: "lantern", side: "B", leader: "second", evacuation: "a", ttAtMax: "fallback" },
  { path: "vow", leader: "first", evacuation: "a", supplyAtMax: "payThenFallback" },
  { path: "vow", side: "B", leader: "second", evacuation: "b", supplyAtMax: "recruit" },
  { path: "random", side: "B", headStart: true, ...HARDER },
];

export const COMPANION_OPTIONS: readonly Partial<BotOptions>[] = [
  {},
  { difficulty: "beginner", paradoxDie: "fixed1", supplyAtMax: "recruit" },
  { difficulty: "expert", minActions: 6, lastWord: true, councilRightSpace: "covered" },
  { recruitStrict: true, supplyAtMax: "payThenFallback", ttAtMax: "fallback", lastWord: true },
];
