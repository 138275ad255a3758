/** Everything a game at the screen consists of, for the parts that show it and act in it. */
import type { Match, Refusal, Rulebook, Seat } from "@chronarium/kernel";
import {
  type Action,
  type Boards,
  type Event,
  khronos,
  type Options,
  type State,
  type View,
} from "@chronarium/khronos";
import { type GameText, refusalText } from "@chronarium/khronos/text";
import type { Player } from "./seats.ts";
import type { Lexicon } from "./short-forms.ts";
import type { Talk } from "./talk.ts";
import type { Language, PlayText, Vocabulary } from "./text/index.ts";

export type KhronosMatch = Match<State, Action, Event, View, Options>;

export type Game = {
  readonly match: KhronosMatch;
  readonly players: readonly Player[];
  readonly names: readonly string[];
  readonly talk: Talk;
  readonly lang: Language;
  readonly text: PlayText;
  readonly words: GameText;
  readonly book: Rulebook;
  readonly lexicon: Lexicon;
  /** Those of the language and the English ones. */
  readonly vocabularies: readonly Vocabulary[];
  /** Whether builds are shown and confirmed first. */
  readonly confirm: boolean;
  /** Where the game is kept after every move. */
  readonly path: string;
  readonly loaded: boolean;
  /** The revision up to which each seat has been told what happened. */
  readonly told: number[];
  /** The boards as each seat last saw them. */
  readonly seen: (Boards | undefined)[];
  /** Of the last refusal, for `why`. */
  refused: Refusal | undefined;
  /** Whoever the screen belongs to: the last person who looked at it. */
  atScreen: Seat | undefined;
};

export const namesOf = (game: Game): { readonly seat: (seat: Seat) => string } => ({
  seat: (seat) => game.names[seat] ?? String(seat + 1),
});

export const viewOf = (game: Game, seat: Seat): View => khronos.viewFor(game.match.state, seat);

/** Bots play on without an audience; several people share the screen behind a curtain. */
export const peopleOf = (game: Game): readonly Seat[] =>
  game.players.flatMap((player, seat) => (player.bot === undefined ? [seat] : []));

export function refusalSentence(game: Game, refusal: Refusal): string {
  return refusalText(game.lang, refusal, namesOf(game));
}
