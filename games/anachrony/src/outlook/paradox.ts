/** The Paradox phase to come, as the Timeline stands (AN-33, AN-34). */
import { paradoxRolls } from "../chronobot/phases.ts";
import { thresholdOf } from "../solo/human.ts";
import type { State } from "../solo/state.ts";
import { PARADOX_FACES } from "../tables/goods.ts";

export type ParadoxOutlook = {
  /** How often the human and the bot roll. */
  readonly rolls: number;
  readonly botRolls: number;
  readonly paradox: number;
  readonly threshold: number;
  /** Of an Anomaly, from 0 to 1. */
  readonly chance: number;
};

function chanceOf(paradox: number, threshold: number, rolls: number, faces: readonly number[]): number {
  if (paradox >= threshold) return 1;
  if (rolls === 0) return 0;
  const sum = faces.reduce((all, face) => all + chanceOf(paradox + face, threshold, rolls - 1, faces), 0);
  return sum / faces.length;
}

/** In the next Era, if nothing is sent or taken back and no tile is added. */
export function paradoxAhead(
  state: Pick<State, "human" | "bot" | "era" | "options" | "path">,
): ParadoxOutlook {
  const { human, bot, era, options } = state;
  const own = human.warpOn.map((tiles) => tiles.length);
  const rolls = paradoxRolls(own, bot.warpOn, era + 1);
  const threshold = thresholdOf(state);
  const faces = options.paradoxDie === "fixed1" ? [1] : PARADOX_FACES;
  return {
    rolls,
    botRolls: paradoxRolls(bot.warpOn, own, era + 1),
    paradox: human.paradox,
    threshold,
    chance: chanceOf(human.paradox, threshold, rolls, faces),
  };
}
