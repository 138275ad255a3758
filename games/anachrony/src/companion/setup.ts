/** A new table (CP-10): it begins with a correction, so that a game in the middle can be joined. */
import type { Seed } from "@chronarium/kernel";
import { NEW_BOT } from "../chronobot/board.ts";
import type { BotOptions } from "../chronobot/options.ts";
import { ERAS } from "../tables/main-board.ts";
import type { State } from "./state.ts";

export function setup(options: BotOptions, _seats: number, _seed: Seed): State {
  return {
    options,
    era: 1,
    phase: "preparation",
    bot: NEW_BOT,
    first: "bot",
    banner: "bot",
    turn: "bot",
    humanPassed: false,
    lastWordTaken: false,
    done: 0,
    tracks: { spaces: false, recruit: false, mine: false, warp: true },
    humanWarp: Array.from({ length: ERAS }, () => 0),
    answers: {},
    warped: { bot: false, human: false },
    correction: { steps: 0, start: true },
    corrections: 0,
    switches: 0,
    appRolls: 0,
    sheet: {},
  };
}
