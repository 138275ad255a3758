/** `chronarium play khronos`: a whole game in the terminal. */
import { randomBytes } from "node:crypto";
import { commitment, kernelRefusalText, newMatch, parseOptions, readOptions } from "@chronarium/kernel";
import { khronos } from "@chronarium/khronos";
import { rulebook } from "@chronarium/khronos/rulebook";
import { khronosText } from "@chronarium/khronos/text";
import { type Arguments, readPlayArguments } from "./args.ts";
import type { Game, KhronosMatch } from "./game.ts";
import { readSave, savePath } from "./saves.ts";
import { type Player, playersNamed, readSeats, type SeatsRead } from "./seats.ts";
import { playOn } from "./session.ts";
import { lexiconOf } from "./short-forms.ts";
import { openTalk } from "./talk.ts";
import { playText } from "./text/index.ts";
import { listOf } from "./words.ts";

/** 0 when the game was played, left or saved; 2 when it could not be begun. */
export async function play(args: string[]): Promise<number> {
  const read = readPlayArguments(args, process.env);
  if (read.kind === "help") {
    process.stdout.write(`${read.usage}\n`);
    return 0;
  }
  const begun = read.kind === "wrong" ? read : begin(read.given);
  if (begun.kind === "wrong") {
    process.stderr.write(`${begun.problem}\n`);
    return 2;
  }
  const { match, players, given } = begun;
  const people = players.filter(({ bot }) => bot === undefined).length;
  const talk = openTalk({ input: process.stdin, output: process.stdout }, process.env, {
    remember: people === 1,
  });
  const { lang, text } = given;
  const vocabularies = lang === "en" ? [text.vocabulary] : [text.vocabulary, playText.en.vocabulary];
  const words = khronosText[lang];
  const names = players.map(({ name }) => name);
  const game: Game = {
    match,
    players,
    names,
    talk,
    lang,
    text,
    words,
    book: rulebook[lang],
    lexicon: lexiconOf(words, vocabularies),
    vocabularies,
    confirm: given.confirm,
    path: savePath(process.env, match.id),
    loaded: given.load !== undefined,
    told: players.map(() => match.revision),
    seen: players.map(() => undefined),
    refused: undefined,
    atScreen: undefined,
  };
  talk.say(
    text.begin.players(listOf(names, text.and)),
    ...(given.load === undefined ? [] : [text.begin.loaded(given.load, match.revision)]),
    text.begin.commitment(commitment(match.beginning.seed)),
    text.begin.hint,
  );
  try {
    await playOn(game);
  } finally {
    talk.close();
  }
  return 0;
}

type Begun =
  | {
      readonly kind: "begun";
      readonly match: KhronosMatch;
      readonly players: readonly Player[];
      readonly given: Arguments;
    }
  | { readonly kind: "wrong"; readonly problem: string };

function begin(given: Arguments): Begun {
  const { text, lang, seats, bots } = given;
  const wrong = (problem: string): Begun => ({ kind: "wrong", problem });
  if (given.load !== undefined) {
    const saved = readSave(given.load, text, lang);
    if (!saved.ok) return wrong(saved.problem);
    const { match } = saved;
    const seated = seats === undefined ? savedPlayers(match, given) : readSeats(seats, bots, text);
    if (!seated.ok) return wrong(seated.problem);
    if (seated.players.length !== match.seats)
      return wrong(text.wrong.loadedSeats(seated.players.length, match.seats));
    return { kind: "begun", match, players: seated.players, given };
  }
  const seated = readSeats(seats ?? "you,bot,bot", bots, text);
  if (!seated.ok) return wrong(seated.problem);
  const options = readOptions(khronos.options, parseOptions(khronos.options, given.options));
  if (!options.ok) {
    const { code, params } = options.refusal;
    return wrong(kernelRefusalText[lang][code]?.(params) ?? code);
  }
  const match = newMatch(khronos, {
    id: `khronos-${randomBytes(5).toString("hex")}`,
    seats: seated.players.length,
    options: options.options,
    seed: given.seed ?? randomBytes(32).toString("hex"),
    names: seated.players.map(({ name }) => name),
  });
  return { kind: "begun", match, players: seated.players, given };
}

/** A game without names, from elsewhere: the first seat is yours. */
function savedPlayers(match: KhronosMatch, { bots, text }: Arguments): SeatsRead {
  const { names } = match.beginning;
  if (names !== undefined) return { ok: true, players: playersNamed(names) };
  return readSeats(["you", ...Array<string>(match.seats - 1).fill("bot")].join(","), bots, text);
}
