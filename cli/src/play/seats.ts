/** Who sits where: people at this screen, and bots. */
import { type Bot, botNamed, botsFor } from "@chronarium/bots";
import { khronos } from "@chronarium/khronos";
import type { PlayText } from "./text/index.ts";

export type Player = { readonly name: string; readonly bot?: Bot };
export type SeatsRead =
  | { readonly ok: true; readonly players: readonly Player[] }
  | { readonly ok: false; readonly problem: string };

/** A bot is called by what it is, so that a saved game knows its bots by their names. */
const botTitle = (bot: Bot): string => bot.name.charAt(0).toUpperCase() + bot.name.slice(1);

/** `you,you:Ann,bot,bot:random`. */
export function readSeats(words: string, defaultBot: string, text: PlayText): SeatsRead {
  const players: Player[] = [];
  for (const [seat, word] of words.split(",").entries()) {
    const [kind, ...rest] = word.trim().split(":");
    const name = rest.join(":").trim();
    if (kind === "you") players.push({ name: name === "" ? (text.seatNames[seat] ?? `${seat + 1}`) : name });
    else if (kind === "bot") {
      const wanted = name === "" ? defaultBot : name;
      const bot = botNamed(khronos, wanted);
      const known = botsFor(khronos).map((each) => each.name);
      if (bot === undefined) return { ok: false, problem: text.wrong.bot(wanted, known.join(", ")) };
      const before = players.filter((player) => player.bot === bot).length;
      players.push({ name: before === 0 ? botTitle(bot) : `${botTitle(bot)} ${before + 1}`, bot });
    } else return { ok: false, problem: text.wrong.seat(word) };
  }
  const { min, max } = khronos.seats;
  if (players.length < min || players.length > max)
    return { ok: false, problem: text.wrong.seats(players.length, min, max) };
  const names = players.map(({ name }) => name.toLowerCase());
  const twice = players.find(({ name }, seat) => names.indexOf(name.toLowerCase()) !== seat);
  return twice === undefined
    ? { ok: true, players }
    : { ok: false, problem: text.wrong.sameName(twice.name) };
}

/** The players of a saved game: those with a bot's name are bots, the others people. */
export function playersNamed(names: readonly string[]): readonly Player[] {
  return names.map((written) => {
    // A file from elsewhere must not steer the terminal.
    const name = written.replace(/\p{Cc}/gu, "");
    const bot = botsFor(khronos).find((each) => new RegExp(`^${botTitle(each)}( \\d+)?$`).test(name));
    return bot === undefined ? { name } : { name, bot };
  });
}
