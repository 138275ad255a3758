/** A suggestion: what a bot would do here. It knows no more than the player does. */
import { botNamed, botsFor, seatBot } from "@chronarium/bots";
import type { Seat } from "@chronarium/kernel";
import type { Game } from "./game.ts";
import type { Act } from "./terminal-game.ts";

/** The best there is; it takes about a second in the middle of a turn. */
const ADVISER = "level5";

export function suggestion({ kind, match }: Game, seat: Seat): Act {
  const { rules } = kind;
  const bot = botNamed(rules, ADVISER) ?? botsFor(rules)[0];
  if (bot === undefined) throw new Error(`No bot plays ${rules.id}.`);
  return seatBot(rules, bot, `hint ${match.id} ${match.revision}`)(rules.viewFor(match.state, seat), seat);
}
