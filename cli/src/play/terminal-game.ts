/**
 * What a game brings to the terminal: how its table looks, what can be done, and what typed words mean. Everything
 * else (seats, turns, saves, the curtain, the chronicle, undo, rules, hints, the end) is the same for every game.
 */
import type { Moment } from "@chronarium/authority";
import type {
  AnyRules,
  AnyRulesAtWork,
  Explainer,
  GameEvent,
  Refusal,
  Rulebook,
  Seat,
  Seed,
  Viewer,
} from "@chronarium/kernel";
import type { Talk } from "./talk.ts";
import type { Language, PlayText } from "./text/index.ts";

export type Act = { readonly type: string };
export type Names = { readonly seat: (seat: Seat) => string };

/** As much of a game's own catalogue as every game has. Methods, so that each game's own actions and events fit. */
export interface Words {
  readonly title: string;
  readonly categories: Readonly<Record<string, string>>;
  rulesOf(rule: string): string;
  action(action: Act, names: Names): string;
}

/** What the terminal says in the name of one game. */
export type OwnText = {
  readonly help: readonly string[];
  /** Names of seats that nobody named, in the order of the seats. */
  readonly seatNames: readonly string[];
  /** Commands that only look at something of this game, with their other names. */
  readonly commands: Readonly<Record<string, readonly string[]>>;
  /** The unit of the score. */
  readonly score: string;
};

/** What the game may look at and speak with. */
export type Screen = {
  /** The present moment through the eyes of the seat that the screen is shown to. */
  readonly moment: () => Moment;
  readonly names: readonly string[];
  readonly talk: Talk;
  readonly lang: Language;
  readonly text: PlayText;
  /** Says something for a seat, to everybody or to some; it is kept beside the log. */
  readonly speak: (seat: Seat, text: string, to: "all" | readonly Seat[]) => Promise<void>;
  /** For a game that rolls its dice outside of the rules (CP-2); the owner of such a table may know the seed. */
  readonly diceSeed: Seed | undefined;
};

export interface TerminalGame<Action extends Act = Act> {
  readonly rules: AnyRules;
  /** Who plays unless `--seats` says otherwise. */
  readonly seats: string;
  /** Whether players hide anything from each other: then they share a screen behind a curtain. */
  readonly secrets: boolean;
  /** Whether dice are told to the rules instead of drawn by them. */
  readonly rollsDice?: true;
  readonly words: Readonly<Record<Language, Words>>;
  readonly own: Readonly<Record<Language, OwnText>>;
  /** What explains a move; without it a hint is the move alone. */
  readonly reasons?: Readonly<Record<Language, Explainer>>;
  /** Which rules are at work where. */
  readonly atWork?: AnyRulesAtWork;
  readonly book: Readonly<Record<Language, Rulebook>>;
  /** For those who ask for a rule or an option without naming one. */
  readonly examples: { readonly rule: string; readonly option: string };
  /** A rule's id as the rulebook writes it. */
  ruleId(written: string): string;
  refusalText(lang: Language, refusal: Refusal, names: Names): string;
  open(screen: Screen): Table<Action>;
}

/** One game being played. */
export interface Table<Action extends Act = Act> {
  /** What a seat sees before it decides. */
  show(seat: Seat): readonly string[];
  showEnd(viewer: Viewer): readonly string[];
  menu(seat: Seat): Menu<Action>;
  /** The questions that narrow legal actions of one kind down to one. */
  steps(seat: Seat, action: Action): readonly Step<Action>[];
  /** A word that answers the present question, though elsewhere it is a command. */
  answer(seat: Seat, line: string): Action | undefined;
  /** What a typed line stands for. */
  read(seat: Seat, line: string): Reading<Action>;
  /** Whether the player is shown what the action leads to, and asked, before it is done. */
  previews(seat: Seat, action: Action): boolean;
  preview(seat: Seat, action: Action): readonly string[];
  /** One of `OwnText.commands`. */
  look(seat: Seat, command: string, rest: string): readonly string[] | Promise<readonly string[]>;
  /** Instead of a bot's hint, where nobody plays against anybody: what is to be done now. */
  reminders?(): readonly string[];
  /** Below the help. */
  legend(): readonly string[];
  sentence(event: GameEvent): string;
  /** Events that open a paragraph of the chronicle, and those that are its headlines. */
  mark(event: GameEvent): "paragraph" | "headline" | undefined;
  /** Whose action it is, where the screen is not this seat's alone. */
  actor?(action: Action): Seat | undefined;
  /** Those who play without a seat. */
  rivals(): readonly Rival[];
}

export type Menu<Action extends Act = Act> = {
  readonly head: string;
  readonly lines: readonly string[];
  /** The legal actions behind each number. */
  readonly groups: readonly (readonly Action[])[];
  readonly prompt: string;
  /** Where several act at once: the lines after the groups hand the screen on, to a person or to the open table. */
  readonly turnTo?: readonly Viewer[];
};

/** One question: actions with the same key are one answer to it. */
export interface Step<Action extends Act = Act> {
  readonly ask: string;
  /** Instead of the usual words at the prompt, where the answers are `shown` in another way. */
  readonly hint?: string;
  key(action: Action): string;
  label(action: Action): string;
  /** Puts the ways to do the same thing in order: Enter takes the first, and who is asked anyway is not asked here. */
  obvious?(actions: readonly Action[]): readonly Action[];
  /** Many answers, shown by their keys and not by number. */
  shown?(keys: readonly string[]): readonly string[];
  /** Whether a line was meant as an answer, even if it is none. */
  isAnswer?(line: string): boolean;
}

export type Reading<Action extends Act = Act> =
  /** Legal actions that do what was said, at least one. */
  | { readonly kind: "actions"; readonly actions: readonly Action[] }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "unclear"; readonly says: string };

/** `id` as in the game's result. */
export type Rival = { readonly id: string; readonly name: string };
