/** The options that both products share (AN-111): difficulty and the readings of the Chronobot's rules. */
import type { OptionSpec } from "@chronarium/kernel";

export const DIFFICULTIES = ["normal", "beginner", "expert"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export type BotOptions = {
  readonly difficulty: Difficulty;
  readonly paradoxDie: "roll" | "fixed1";
  readonly councilRightSpace: "open" | "covered";
  readonly minActions: 3 | 6;
  readonly lastWord: boolean;
  readonly recruitStrict: boolean;
  readonly supplyAtMax: "fallback" | "payThenFallback" | "recruit";
  readonly ttAtMax: "remove" | "fallback";
};

export const BOT_OPTIONS: OptionSpec<BotOptions> = {
  difficulty: { kind: "choice", default: "normal", values: DIFFICULTIES },
  paradoxDie: { kind: "choice", default: "roll", values: ["roll", "fixed1"] },
  councilRightSpace: { kind: "choice", default: "open", values: ["open", "covered"] },
  minActions: { kind: "number", default: 3, values: [3, 6] },
  lastWord: { kind: "flag", default: false },
  recruitStrict: { kind: "flag", default: false },
  supplyAtMax: { kind: "choice", default: "fallback", values: ["fallback", "payThenFallback", "recruit"] },
  ttAtMax: { kind: "choice", default: "remove", values: ["remove", "fallback"] },
};
