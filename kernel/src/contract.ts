/**
 * What every game is. A game is a fold of explicit actions over a seeded setup; these types are the whole
 * agreement between the rules of a game and everything that reads them: matches, bots, servers, screens, tests.
 */

import type { Rng } from "./rng.ts";
import type { ActionSpec, OptionSpec } from "./spec.ts";
import type { StateShape } from "./state-shape.ts";

/** A place at the table, counted from 0 in turn order. */
export type Seat = number;
export type Viewer = Seat | "observer";

/** Hexadecimal or any other text; its SHA-256 is the commitment shown before the first move. */
export type Seed = string;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Why an action was refused. `code` selects the sentence, `params` fill it, `rule` is the rulebook's id. */
export type Refusal = {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly rule: string;
};

/** The rule that decided a step nobody chose, and what it left to choose from, or saw. */
export type Because = { readonly rule: string; readonly kept?: readonly string[] };

/**
 * Something that happened. `reveals` marks chance or hidden information becoming known: undo stops there. `because`
 * stands on an automa's steps: the rules that decided, in the order in which they were asked.
 */
export type GameEvent = {
  readonly type: string;
  readonly reveals?: true;
  readonly because?: readonly Because[];
};

export type SeatResult = {
  readonly seat: Seat;
  /** 1 for the winner; tied seats share a place. */
  readonly place: number;
  readonly score: number;
  /** The score by source, for the end screen. The categories of all seats are the same and in the same order. */
  readonly categories: Readonly<Record<string, number>>;
};
/** An automa at the table. `id` is the game's name for it; places are counted together with the seats. */
export type RivalResult = {
  readonly id: string;
  readonly place: number;
  readonly score: number;
  /** Those of the seats in their order, and what only the rival has. */
  readonly categories: Readonly<Record<string, number>>;
};
export type Result = {
  readonly seats: readonly SeatResult[];
  readonly rivals?: readonly RivalResult[];
  /** The seats in first place; none where a rival or the game itself has won. */
  readonly winners: readonly Seat[];
  /** How a game that all win or lose together has ended: a code of the game's own. */
  readonly outcome?: string;
};

export type SeatRange = { readonly min: number; readonly max: number };

/** What a game can tell a bot: the bots know the contract alone, and the games know no bot. */
export type Advice<State, Action> = {
  /** How well the seat stands, in the game's own points. */
  weigh(state: State, seat: Seat): number;
  /** The legal actions worth a thought: without those that differ only in what does not matter. */
  worthTrying(state: State, seat: Seat, legal: readonly Action[]): readonly Action[];
  /** Whether a turn begins with this action, where one seat may have several in a row: a line of play ends before it. */
  beginsTurn?(action: Action): boolean;
  /** Missing where chance strikes in the middle of turns: a plan for one imagined world would say little. */
  readonly turns?: TurnAdvice<State, Action>;
  /** Without it a finished game is not analysed. */
  readonly course?: Course<State>;
};

/** What an analysis asks of a position: how far the game is, and where it is heading. */
export type Course<State> = {
  /** 0 at the start, 1 at the end. */
  gone(state: State): number;
  /** The scores that the seats are heading for, and after them the rivals, in the order of the result. */
  heading(state: State): readonly number[];
  /** Whether a turn begins with the step from one state to the next. */
  begins(before: State, after: State): boolean;
  /** So many turns of everybody are played on before a position is judged: then all have had the same. */
  readonly ahead: number;
  /** Measured over many games, from the start to the end; never empty. */
  readonly odds: readonly [Odds, ...Odds[]];
};

/**
 * What headings were worth when so much of a game was gone: a lead of `scale` points wins about e times as often as it
 * loses, scores ended `drift` points higher, and eight of ten within `error` points of that.
 */
export type Odds = {
  readonly gone: number;
  readonly scale: number;
  readonly drift: number;
  readonly error: number;
};

/** What helps to plan a turn as a whole. */
export type TurnAdvice<State, Action> = {
  /** Whose turn it is: the others only answer questions in it. Undefined when the game is over. */
  of(state: State): Seat | undefined;
  /** Whether this action, after those earlier ones of the same turn, makes one of them a waste. */
  wastes(earlier: readonly Action[], action: Action): boolean;
  /** The legal actions whose outcome chance decides, apart from what `worthTrying` proposes. */
  gambles(state: State, seat: Seat, legal: readonly Action[]): readonly Action[];
};

/** What open and sealed games have in common. */
export interface CommonRules<
  State,
  Action extends { readonly type: string },
  Event extends GameEvent,
  View,
  Options,
> {
  readonly id: string;
  /** Raised when a change would alter the past of stored matches. */
  readonly rulesVersion: number;
  /** Over all options. */
  readonly seats: SeatRange;
  /** Where the number of seats depends on the options: within `seats`. */
  seatsFor?(options: Options): SeatRange;
  /**
   * Several may act at once. Acts are judged against the present state and never refused as stale; each names
   * everything it depends on, so that a late one is refused by the rules, with their reason.
   */
  readonly simultaneous?: true;
  /** Short names of the seats in transcripts, such as "r" and "b". */
  readonly seatNames: readonly string[];
  readonly options: OptionSpec<Options>;
  /** The shape of every action: what comes from outside is read by this table and nothing else. */
  readonly actions: ActionSpec;
  /** Every code that `refusal` can answer with. */
  readonly refusalCodes: readonly string[];
  /** No game takes more actions than this. */
  readonly maxSteps: number;

  /** `rulesVersion` is that of the stored match; without it, the present one. */
  setup(options: Options, seats: number, seed: Seed, rulesVersion?: number): State;
  /** Who may act now; several at once where play is simultaneous; [] only when the game is over. */
  actors(state: State): readonly Seat[];
  /** Exactly the actions that `refusal` lets pass, each once, in an order that depends on the state alone. */
  legalActions(state: State, seat: Seat): readonly Action[];
  /** The one source of legality. */
  refusal(state: State, seat: Seat, action: Action): Refusal | undefined;
  /** Expects an action that `refusal` lets pass. Never changes its input. */
  apply(
    state: State,
    seat: Seat,
    action: Action,
  ): { readonly state: State; readonly events: readonly Event[] };
  /** An allow-list: what this viewer may know, and nothing else; also what he was shown in passing. */
  viewFor(state: State, viewer: Viewer): View;
  /** The event as this viewer may hear it, or undefined when he may not know that it happened. */
  redact(event: Event, viewer: Viewer): Event | undefined;
  result(state: State): Result | undefined;
  /** Conservation laws that the state breaks, as sentences; [] when it is sound. */
  invariants(state: State): readonly string[];

  /** Without it only random bots can play the game. */
  readonly advice?: Advice<State, Action>;

  /** A compact notation of positions for transcripts, if the game has one. Throws TranscriptError on bad text. */
  readonly position?: {
    read(state: State, text: string): State;
    write(state: State): string;
  };
}

/** A game whose rules anybody may hold: whoever has a view can imagine the rest. */
export interface OpenRules<
  State,
  Action extends { readonly type: string },
  Event extends GameEvent,
  View,
  Options,
> extends CommonRules<State, Action, Event, View, Options> {
  /**
   * A state that looks like this to the viewer, everything he cannot know dealt at random, the chance to come
   * included. It sees the view alone, so neither a bot nor a branch nor a page that thinks on it can learn more.
   */
  imagine(view: View, viewer: Viewer, rng: Rng): State;
  /** What every state of such a table looks like: the start of a branch, which comes from a file, is read by it. */
  stateShape(options: Options, seats: number): StateShape;
  readonly sealed?: undefined;
}

/**
 * The part of an open game that is needed where a viewer sits: the form of a new table, states imagined from his view,
 * and what may be done on them. The match lies elsewhere, so what only its holder and the bots ask for is left out.
 */
export type TableRules<
  State,
  Action extends { readonly type: string },
  Event extends GameEvent,
  View,
  Options,
> = Pick<
  OpenRules<State, Action, Event, View, Options>,
  "id" | "seats" | "options" | "legalActions" | "refusal" | "apply" | "redact" | "imagine"
>;

/** What a thought about the table needs besides: whose turn it is, and the game's advice. */
export type ThinkingRules<
  State,
  Action extends { readonly type: string },
  Event extends GameEvent,
  View,
  Options,
> = TableRules<State, Action, Event, View, Options> &
  Pick<CommonRules<State, Action, Event, View, Options>, "actors" | "viewFor" | "advice">;

/** One act of a sealed game as its viewer sees it: possible, or greyed with the reason. */
export type SealedAct<Action> = { readonly action: Action; readonly refusal?: Refusal };

/** An act that everybody at the table may know of, and whose it is: those who share a screen do it from the open table. */
export type OpenAct<Action> = SealedAct<Action> & { readonly seat: Seat };

/** What a player by view decides on. */
export type SealedTurn<Action, View> = {
  readonly view: View;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  /** The player's own chance, apart from the game's. */
  readonly rng: { int(bound: number): number };
};

/** A game whose content must stay unseen until it is found: only the authority computes on its states. */
export type Sealed<State, Action, View> = {
  /** What the seat may do, and what is to be shown greyed: each act once, those without refusal exactly the legal ones. */
  acts(state: State, seat: Seat): readonly SealedAct<Action>[];
  /** The acts of all seats whose legality an observer may know, with the reason where one is refused. */
  open(state: State): readonly OpenAct<Action>[];
  /** The keys of all texts that this view shows. */
  granted(view: View): readonly string[];
  /** The text of a granted key; the state says of which content. */
  word(state: State, key: string, language: string): string;
  /** Players for simulations and checkers, by name. */
  readonly players: Readonly<Record<string, (turn: SealedTurn<Action, View>) => Action>>;
};

export interface SealedRules<
  State,
  Action extends { readonly type: string },
  Event extends GameEvent,
  View,
  Options,
> extends CommonRules<State, Action, Event, View, Options> {
  readonly sealed: Sealed<State, Action, View>;
  readonly imagine?: undefined;
}

export type Rules<State, Action extends { readonly type: string }, Event extends GameEvent, View, Options> =
  | OpenRules<State, Action, Event, View, Options>
  | SealedRules<State, Action, Event, View, Options>;

/** A game whose types nobody here needs to know: what generic tools take. */
// biome-ignore lint/suspicious/noExplicitAny: the parameters are contravariant, so `unknown` would accept no game at all.
export type AnyOpenRules = OpenRules<any, any, any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type AnySealedRules = SealedRules<any, any, any, any, any>;
export type AnyRules = AnyOpenRules | AnySealedRules;
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type AnyTableRules = TableRules<any, any, any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type AnyThinkingRules = ThinkingRules<any, any, any, any, any>;
