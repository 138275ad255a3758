/** Who sits where: people at this screen, and bots. */
import { type Bot, botNamed, botsFor } from "@chronarium/bots";
import { type AnyRules, printable } from "@chronarium/kernel";
import type { TerminalGame } from "./terminal-game.ts";
import type { Language, PlayText } from "./text/index.ts";

export type Player = { readonly name: string; readonly bot?: Bot };
export type SeatsRead =
  | { readonly ok: true; readonly players: readonly Player[] }
  | { readonly ok: false; readonly problem: string };

/** A bot is called by what it is, so that a saved game knows its bots by their names. */
const botTitle = (bot: Bot): string => bot.name.charAt(0).toUpperCase() + bot.name.slice(1);

/** `you,you:Ann,bot,bot:random`. */
export function readSeats(
  { rules, own, words: said }: Pick<TerminalGame, "rules" | "own" | "words">,
  words: string,
  {
    bots: defaultBot,
    text,
    lang,
  }: { readonly bots: string; readonly text: PlayText; readonly lang: Language },
): SeatsRead {
  const players: Player[] = [];
  for (const [seat, word] of words.split(",").entries()) {
    const [kind, ...rest] = word.trim().split(":");
    const name = rest.join(":").trim();
    if (kind === "you")
      players.push({ name: name === "" ? (own[lang].seatNames[seat] ?? `${seat + 1}`) : name });
    else if (kind === "bot") {
      const wanted = name === "" ? defaultBot : name;
      const bot = botNamed(rules, wanted);
      const known = botsFor(rules).map((each) => each.name);
      if (bot === undefined)
        return { ok: false, problem: text.wrong.bot(printable(wanted), known.join(", ")) };
      const before = players.filter((player) => player.bot === bot).length;
      players.push({ name: before === 0 ? botTitle(bot) : `${botTitle(bot)} ${before + 1}`, bot });
    } else return { ok: false, problem: text.wrong.seat(printable(word)) };
  }
  const { min, max } = rules.seats;
  if (players.length < min || players.length > max)
    return { ok: false, problem: text.wrong.seats(said[lang].title, players.length, min, max) };
  const names = players.map(({ name }) => name.toLowerCase());
  const twice = players.find(({ name }, seat) => names.indexOf(name.toLowerCase()) !== seat);
  return twice === undefined
    ? { ok: true, players }
    : { ok: false, problem: text.wrong.sameName(printable(twice.name)) };
}

/** The players of a saved game: those with a bot's name are bots, the others people. */
export function playersNamed(rules: AnyRules, names: readonly string[]): readonly Player[] {
  return names.map((written) => {
    const name = printable(written);
    const bot = botsFor(rules).find((each) => new RegExp(`^${botTitle(each)}( \\d+)?$`).test(name));
    return bot === undefined ? { name } : { name, bot };
  });
}
