/** `chronarium play GAME`: a whole game in the terminal. */
import { randomBytes } from "node:crypto";
import {
  type AnyMatch,
  kernelRefusalText,
  MAX_NAME,
  newMatch,
  parseOptions,
  printable,
  readOptions,
  seatsAllowed,
} from "@chronarium/kernel";
import { type Arguments, readPlayArguments } from "./args.ts";
import type { Game } from "./game.ts";
import { keepMatch } from "./kept.ts";
import { readSave, savePath, writeSave } from "./saves.ts";
import { type Player, playersOf, readSeats, type SeatsRead } from "./seats.ts";
import { playOn } from "./session.ts";
import { openTalk } from "./talk.ts";
import type { TerminalGame } from "./terminal-game.ts";
import { type TerminalGames, terminalGames } from "./terminal-games.ts";
import { type Language, playText } from "./text/index.ts";
import { readThoughts, thoughtsPath } from "./thoughts.ts";
import { listOf } from "./words.ts";

/** 0 when the game was played, left or saved; 2 when it could not be begun. */
export async function play(args: string[]): Promise<number> {
  const games = await terminalGames();
  const read = readPlayArguments(args, process.env, [...games.keys()]);
  if (read.kind === "help") {
    process.stdout.write(`${await usage(games, read.lang)}\n`);
    return 0;
  }
  const begun = read.kind === "wrong" ? read : await begin(games, read.given);
  if (begun.kind === "wrong") {
    process.stderr.write(`${begun.problem}\n`);
    return 2;
  }
  return playBegun(begun);
}

/** A game that lies ready, from its first act or from any other. */
export async function playBegun(begun: Extract<Begun, { kind: "begun" }>): Promise<number> {
  const { players, given, game: kind } = begun;
  const kept = await keepMatch(begun.match, players, begun.given.lang);
  const { table: card, last, commitment } = kept.now();
  const people = players.filter(({ bot }) => bot === undefined).length;
  const talk = openTalk({ input: process.stdin, output: process.stdout }, process.env, {
    remember: people === 1,
  });
  const { lang, text } = given;
  const languages: readonly Language[] = lang === "en" ? [lang] : [lang, "en"];
  const vocabularies = languages.map((each) => playText[each].vocabulary);
  const names = players.map(({ name }) => name);
  const path = savePath(process.env, card.id);
  const thoughts = given.load === undefined ? [] : [...readThoughts(given.load, players.length)];
  for (const { seat, text: said, to } of thoughts) await kept.driver.say(seat, said, to);
  const game: Game = {
    kind,
    kept,
    table: kind.open({
      moment: kept.now,
      names,
      talk,
      lang,
      text,
      speak: async (seat, said, to) => {
        await kept.driver.say(seat, said, to);
        thoughts.push({ seat, text: said, to });
        writeSave(thoughtsPath(path), JSON.stringify(thoughts));
      },
      diceSeed: kind.rollsDice ? begun.match.beginning.seed : undefined,
    }),
    players,
    names,
    talk,
    lang,
    text,
    own: kind.own[lang],
    words: kind.words[lang],
    book: kind.book[lang],
    vocabularies,
    commands: [
      ...vocabularies.map(({ commands }) => commands),
      ...languages.map((each) => kind.own[each].commands),
    ],
    confirm: given.confirm,
    path,
    passphraseFile: given.passphraseFile,
    // What was dealt anew is not in the file it came from.
    loaded: given.load !== undefined && !begun.imagined,
    // Those who look on have the last place.
    told: [...players, undefined].map(() => last),
    refused: undefined,
    hinted: undefined,
    atScreen: undefined,
  };
  const rivals = game.table.rivals().map(({ name }) => name);
  talk.say(
    text.begin.players(game.words.title, listOf([...names, ...rivals], text.and)),
    ...(given.load === undefined ? [] : [text.begin.loaded(printable(given.load), last)]),
    ...(begun.imagined ? [text.begin.imagined] : []),
    text.begin.commitment(commitment),
    text.begin.hint,
  );
  try {
    await playOn(game);
  } finally {
    talk.close();
  }
  return 0;
}

async function usage(games: TerminalGames, lang: Language): Promise<string> {
  const rows = [...games].map(async ([id, load]) => {
    const { rules, words, seats, examples } = await load();
    return { id, title: words[lang].title, ...rules.seats, seats, option: examples.option };
  });
  return playText[lang].usage(await Promise.all(rows));
}

export type Begun =
  | {
      readonly kind: "begun";
      readonly game: TerminalGame;
      readonly match: AnyMatch;
      /** It came from a file that holds no deal. */
      readonly imagined: boolean;
      readonly players: readonly Player[];
      readonly given: Arguments;
    }
  | { readonly kind: "wrong"; readonly problem: string };

async function begin(games: TerminalGames, given: Arguments): Promise<Begun> {
  const { text, lang, seats } = given;
  const wrong = (problem: string): Begun => ({ kind: "wrong", problem });
  const game = await games.get(given.game)?.();
  if (game === undefined) return wrong(text.wrong.game(printable(given.game), [...games.keys()]));
  const { rules } = game;
  const unreadable = given.options.find((word) => !/^\w+=./.test(word));
  if (unreadable !== undefined) return wrong(text.wrong.option(printable(unreadable), game.examples.option));
  if (given.load !== undefined) {
    const saved = await readSave(rules, given.load, given);
    if (!saved.ok) return wrong(saved.problem);
    const { match, imagined } = saved;
    const seated = seats === undefined ? savedPlayers(game, match, given) : readSeats(game, seats, given);
    if (!seated.ok) return wrong(seated.problem);
    if (seated.players.length !== match.seats)
      return wrong(text.wrong.loadedSeats(seated.players.length, match.seats));
    return { kind: "begun", game, match, imagined, players: seated.players, given };
  }
  const seated = readSeats(game, seats ?? game.seats, given);
  if (!seated.ok) return wrong(seated.problem);
  const written = Object.fromEntries(given.options.map((word) => word.split(/=(.*)/s).slice(0, 2)));
  const options = readOptions(rules.options, parseOptions(rules.options, written));
  if (!options.ok) {
    const { code, params } = options.refusal;
    return wrong(kernelRefusalText[lang][code]?.(params) ?? code);
  }
  const { min, max } = seatsAllowed(rules, options.options);
  const count = seated.players.length;
  if (count < min || count > max) return wrong(text.wrong.seats(game.words[lang].title, count, min, max));
  const names = seated.players.map(({ name }) => name);
  const long = [given.seed ?? "", ...names].find((word) => word.length > MAX_NAME);
  if (long !== undefined) return wrong(text.wrong.tooLong(printable(long), MAX_NAME));
  const match = newMatch(rules, {
    id: `${rules.id}-${randomBytes(5).toString("hex")}`,
    seats: seated.players.length,
    options: options.options,
    seed: given.seed ?? randomBytes(32).toString("hex"),
    names,
  });
  return { kind: "begun", game, match, imagined: false, players: seated.players, given };
}

/** A game without names, from elsewhere: the first seat is yours. */
function savedPlayers(game: TerminalGame, match: AnyMatch, given: Arguments): SeatsRead {
  const players = playersOf(match);
  if (players !== undefined) return { ok: true, players };
  return readSeats(game, ["you", ...Array<string>(match.seats - 1).fill("bot")].join(","), given);
}
