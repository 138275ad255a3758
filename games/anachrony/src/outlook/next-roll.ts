/** What each face of the Chronobot's die would do in a position: the same turn that it will take (CB-13). */
import { DICE, type Die, type Position } from "../chronobot/board.ts";
import type { BotStep } from "../chronobot/steps.ts";
import { botTurn } from "../chronobot/turn.ts";
import { positionOf } from "../solo/bot-turn.ts";
import type { State } from "../solo/state.ts";

export type Roll = {
  readonly die: Die;
  readonly position: Position;
  /** What is sure to happen; a Research stops at its shape die. */
  readonly steps: readonly BotStep[];
};

/** Without an Exosuit no die is rolled (CB-38); who has passed rolls no more. */
export const nextRolls = (state: State): readonly Roll[] =>
  state.phase !== "actions" || state.bot.passed || state.bot.exosuits === 0
    ? []
    : DICE.map((die) => ({
        die,
        position: state.bot.tokens[die - 1]!,
        steps: botTurn(positionOf(state, die), { die }).steps,
      }));
