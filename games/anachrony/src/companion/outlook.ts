/** What a table can be told before it happens, and how little need be said of what has happened. */
import { botExosuits, DICE, type Die, NEXT, PLATE, type Plate, type Position } from "../chronobot/board.ts";
import { paradoxRolls } from "../chronobot/phases.ts";
import type { BotTurn } from "../chronobot/position.ts";
import type { BotStep, BotStepType } from "../chronobot/steps.ts";
import type { State } from "./state.ts";
import { turnOf } from "./turn.ts";

/** One face of the Chronobot die: what it would do if it were rolled now, as far as the table is tracked. */
export type Face = {
  readonly die: Die;
  readonly position: Position;
  readonly plate: Plate;
  /** Where its token would stand afterwards. */
  readonly next: Position;
  readonly turn: BotTurn;
};

const BEFORE_POWER_UP: readonly State["phase"][] = ["preparation", "paradox", "powerUp"];

/** CB-13: all six. Before Power Up with the Exosuits it is going to have; without Exosuits there is no die (CB-38). */
export function facesOf(state: State): readonly Face[] {
  const exosuits = BEFORE_POWER_UP.includes(state.phase) ? botExosuits(state.era) : state.bot.exosuits;
  if (exosuits === 0) return [];
  const bot = { ...state.bot, exosuits };
  return DICE.map((die) => {
    const position = bot.tokens[die - 1]!;
    const turn = turnOf({ ...state, bot, answers: { die } });
    const next = turn.done ? turn.position.bot.tokens[die - 1]! : NEXT[position];
    return { die, position, plate: PLATE[position], next, turn };
  });
}

/** What nobody has to do on the table: the die is read, and tokens and substitutes are told beside the verdict. */
const UNTOLD: readonly BotStepType[] = [
  "botRolled",
  "botRolledShape",
  "botRecruitsInstead",
  "botTokenMoved",
  "botTokenPushed",
];

/** What is to be done on the table for a turn: never more than three steps, placing, taking and a set. */
export const stepsToDo = (steps: readonly BotStep[]): readonly BotStep[] =>
  steps.filter(({ type }) => !UNTOLD.includes(type));

/** CB-8: its Anomaly may be of this phase, and a Warp tile gone with it. */
const mayHaveTakenBack = ({ bot, rolls }: State): boolean =>
  rolls === 0 && bot.paradox === 0 && bot.anomalies > 0;

/**
 * AN-33: on which past Eras the human rolls for paradoxes. Not known unless his tiles are tracked, nor when the tiles may
 * no longer lie as they did when the rolls were fixed (AMB-10).
 */
export const humanRolls = (state: State): readonly number[] | undefined =>
  mayHaveTakenBack(state)
    ? undefined
    : state.humanWarp?.flatMap((tiles, i) =>
        i < state.era - 1 && paradoxRolls([tiles], [state.bot.warpOn[i]!], 2) > 0 ? [i + 1] : [],
      );
