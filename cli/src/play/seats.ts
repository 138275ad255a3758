/** Who sits where: people at this screen, and bots. */
import type { SeatSetup } from "@chronarium/authority";
import { type Bot, botsFor, LEVELS, type Level, levelName, levelText, USUAL_LEVEL } from "@chronarium/bots";
import { type AnyMatch, type AnyRules, printable } from "@chronarium/kernel";
import type { TerminalGame } from "./terminal-game.ts";
import { type Language, type PlayText, playText } from "./text/index.ts";
import { plainWords } from "./words.ts";

export type Player = { readonly name: string; readonly bot?: Bot };
export type SeatsRead =
  | { readonly ok: true; readonly players: readonly Player[] }
  | { readonly ok: false; readonly problem: string };

const LANGUAGES = Object.keys(playText) as readonly Language[];

const plain = (word: string): string => plainWords(word).join(" ");
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A bot is called by what it is, a level by its name, so that a saved game knows its bots by their names. */
function botTitle({ name }: Bot, lang: Language): string {
  const level = LEVELS.find((each) => levelName(each) === name);
  return level === undefined ? capital(name) : levelText[lang][level].name;
}

/** What levels were once called, as saves still do. */
const FORMER: Readonly<Record<string, readonly string[]>> = { [levelName(3)]: ["Compagnon"] };

/** Saves of before the levels had names call them Level1 to Level5; a save may be of another language. */
const titlesOf = (bot: Bot): readonly string[] => [
  ...LANGUAGES.map((lang) => botTitle(bot, lang)),
  capital(bot.name),
  ...(FORMER[bot.name] ?? []),
];

/** By its title in any language, or by the short name that `sim` knows. */
const botCalled = (rules: AnyRules, word: string): Bot | undefined =>
  botsFor(rules).find((bot) => titlesOf(bot).some((title) => plain(title) === plain(word)));

/** As in the page; a game without advice has no levels. */
const usualBot = (rules: AnyRules): Bot | undefined =>
  botCalled(rules, levelName(USUAL_LEVEL)) ?? botsFor(rules)[0];

/** `you,you:Ann,bot,bot:expert`. */
export function readSeats(
  { rules, own, words: said }: Pick<TerminalGame, "rules" | "own" | "words">,
  words: string,
  {
    bots: defaultBot,
    text,
    lang,
  }: { readonly bots: string | undefined; readonly text: PlayText; readonly lang: Language },
): SeatsRead {
  const players: Player[] = [];
  for (const [seat, word] of words.split(",").entries()) {
    const [kind, ...rest] = word.trim().split(":");
    const name = rest.join(":").trim();
    if (kind === "you") {
      // A saved game would take such a person for the bot.
      if (playersNamed(rules, [name])[0]?.bot !== undefined)
        return { ok: false, problem: text.wrong.botName(name) };
      players.push({ name: name === "" ? (own[lang].seatNames[seat] ?? `${seat + 1}`) : name });
    } else if (kind === "bot") {
      // A bot that looks ahead would read what nobody has read.
      if (rules.sealed) return { ok: false, problem: text.wrong.noBots(said[lang].title) };
      const wanted = name === "" ? defaultBot : name;
      const bot = wanted === undefined ? usualBot(rules) : botCalled(rules, wanted);
      const known = botsFor(rules).map((each) => botTitle(each, lang).toLowerCase());
      if (bot === undefined)
        return { ok: false, problem: text.wrong.bot(printable(wanted ?? ""), known.join(", ")) };
      const before = players.filter((player) => player.bot === bot).length;
      const title = botTitle(bot, lang);
      players.push({ name: before === 0 ? title : `${title} ${before + 1}`, bot });
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

/** The players of a game without a word about bots, of before there was one: those with a bot's name are bots. */
function playersNamed(rules: AnyRules, names: readonly string[]): readonly Player[] {
  return names.map((written) => {
    const name = printable(written);
    const bot = botsTitled(rules, name)[0];
    return bot === undefined ? { name } : { name, bot };
  });
}

/** A second bot of a kind is called "Greedy 2". */
const botsTitled = (rules: AnyRules, name: string): readonly Bot[] =>
  botsFor(rules).filter((each) => titlesOf(each).includes(name.replace(/ \d+$/, "")));

/** Of a bot for files, in which every bot has a level: those that have none are about as strong as the weakest. */
const levelOf = ({ name }: Bot): Level => LEVELS.find((level) => levelName(level) === name) ?? LEVELS[0];

/** The bot of a file: of those of its level the one that is called like it. */
function botOf(rules: AnyRules, level: number, name: string): Bot | undefined {
  const known = botsFor(rules);
  const titled = botsTitled(rules, name).find((bot) => levelOf(bot) === level);
  const nearest = LEVELS.find((each) => each >= level) ?? LEVELS.at(-1)!;
  return titled ?? known.find(({ name: kind }) => kind === levelName(nearest)) ?? known[0];
}

/** Who sits at a game from a file; undefined where it does not say. */
export function playersOf({ rules, beginning: { names, bots } }: AnyMatch): readonly Player[] | undefined {
  if (names === undefined) return undefined;
  if (bots === undefined) return playersNamed(rules, names);
  return names.map((written, seat) => {
    const name = printable(written) || (rules.seatNames[seat] ?? String(seat + 1));
    const level = bots[seat] ?? undefined;
    const bot = level === undefined ? undefined : botOf(rules, level, name);
    return bot === undefined ? { name } : { name, bot };
  });
}

/** As the authority knows them. */
export const seatSetups = (players: readonly Player[]): readonly SeatSetup[] =>
  players.map(({ name, bot }) =>
    bot === undefined ? { kind: "human", name } : { kind: "bot", name, level: levelOf(bot) },
  );

/** Where a file names nobody, all are people. */
export const seatsOf = (match: AnyMatch): readonly SeatSetup[] =>
  seatSetups(
    playersOf(match) ??
      Array.from({ length: match.seats }, (_, seat) => ({ name: match.rules.seatNames[seat] ?? "" })),
  );
