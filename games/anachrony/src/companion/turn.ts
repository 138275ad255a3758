/** The Chronobot's turn at a table of which perhaps little is known. */
import { paradoxRolls } from "../chronobot/phases.ts";
import type { BotPosition, BotQuestion, BotTurn } from "../chronobot/position.ts";
import { botTurn } from "../chronobot/turn.ts";
import type { State } from "./state.ts";
import { knownAnswer } from "./tiles.ts";

/** An answer given before tracking was switched on stands, so what it answered is not looked up. */
export function turnOf(state: State): BotTurn {
  const { era, options, bot, banner, answers, spaces, recruitPool, minePool } = state;
  const placeAnswered = answers.space !== undefined || answers.freeMines !== undefined;
  const position: BotPosition = {
    era,
    options,
    bot,
    banner,
    ...(spaces !== undefined && !placeAnswered && { spaces }),
    ...(recruitPool !== undefined && answers.worker === undefined && { recruitPool }),
    ...(minePool !== undefined && answers.cubes === undefined && { minePool }),
  };
  const turn = botTurn(position, answers);
  const known = turn.done ? undefined : knownAnswer(state, turn.asks);
  // CP-7: tiles are the last thing that a plate asks for.
  return known === undefined ? turn : botTurn(position, { ...answers, ...known });
}

/** What the Chronobot asks now; undefined when it is not its turn, or no die has fallen. */
export function questionOf(state: State): BotQuestion | undefined {
  if (state.phase !== "actions" || state.turn !== "bot" || state.correction !== undefined) return undefined;
  const turn = turnOf(state);
  return turn.done ? undefined : turn.asks;
}

export const underWay = ({ answers }: State): boolean => answers.die !== undefined;

/** CP-12: Paradox rolls due, where the human's tiles are tracked. */
export const dueRolls = ({ bot, humanWarp, era }: State): number | undefined =>
  humanWarp === undefined ? undefined : paradoxRolls(bot.warpOn, humanWarp, era);
export const mostRolls = ({ bot, era }: State): number =>
  bot.warpOn.filter((count, i) => i < era - 1 && count > 0).length;
