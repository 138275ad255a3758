/** Everything a game at the screen consists of, for the parts that show it and act in it. */
import { driverRefusalsEn, driverRefusalsFr } from "@chronarium/authority";
import type { Refusal, Rulebook, Seat } from "@chronarium/kernel";
import type { Hinted } from "./hints.ts";
import type { Kept } from "./kept.ts";
import type { Player } from "./seats.ts";
import type { Talk } from "./talk.ts";
import type { Names, OwnText, Table, TerminalGame, Words } from "./terminal-game.ts";
import type { Language, PlayText, Vocabulary } from "./text/index.ts";

export type Game = {
  readonly kind: TerminalGame;
  readonly kept: Kept;
  /** The game's own way to show the table and to read what is typed. */
  readonly table: Table;
  readonly players: readonly Player[];
  readonly names: readonly string[];
  readonly talk: Talk;
  readonly lang: Language;
  readonly text: PlayText;
  readonly own: OwnText;
  readonly words: Words;
  readonly book: Rulebook;
  /** Those of the language and the English ones. */
  readonly vocabularies: readonly Vocabulary[];
  /** All that can be said besides actions, with its other names. */
  readonly commands: readonly Commands[];
  /** Whether some actions are shown and confirmed first. */
  readonly confirm: boolean;
  /** Where the game is kept after every move. */
  readonly path: string;
  /** Of one that was named on the command line, for sealed files. */
  readonly passphraseFile: string | undefined;
  readonly loaded: boolean;
  /** The revision up to which each seat has been told what happened. */
  readonly told: number[];
  /** Of the last refusal, for `why`. */
  refused: Refusal | undefined;
  /** The hint for the present decision, as far as it was asked for. */
  hinted: Hinted | undefined;
  /** Whoever the screen belongs to: the last person who looked at it. */
  atScreen: Seat | undefined;
};

export type Commands = Readonly<Record<string, readonly string[]>>;

export const namesOf = (names: readonly string[]): Names => ({
  seat: (seat) => names[seat] ?? String(seat + 1),
});

/** Bots play on without an audience. */
export const peopleOf = (game: Game): readonly Seat[] =>
  game.players.flatMap((player, seat) => (player.bot === undefined ? [seat] : []));

/** Several people with secrets share the screen behind a curtain. */
export const hasCurtain = (game: Game): boolean => game.kind.secrets && peopleOf(game).length > 1;

const DRIVER = { en: driverRefusalsEn, fr: driverRefusalsFr };

/** What the rules refuse the game says, what its keeper refuses the keeper. */
export function refusalSentence(game: Game, refusal: Refusal): string {
  const kept: Readonly<Record<string, (params: Refusal["params"]) => string>> = DRIVER[game.lang];
  const sentence = Object.hasOwn(kept, refusal.code) ? kept[refusal.code] : undefined;
  if (sentence !== undefined) return sentence(refusal.params);
  return game.kind.refusalText(game.lang, refusal, namesOf(game.names));
}
