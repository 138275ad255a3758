/** What the house knows of a game before any of it is loaded, and how to load the rest. */
import type {
  AnyRulesAtWork,
  AnyTableRules,
  AnyThinkingRules,
  Explainer,
  LessonWords,
  Paragraph,
  PuzzleWords,
  Rulebook,
  SeatRange,
} from "@chronarium/kernel";
import type { ComponentType, ReactNode } from "react";
import type { Language } from "../text/catalogue.ts";
import type { OpenUi, SealedUi } from "./ui.ts";

/** What is told of a game where nothing of it can be drawn: in the heads of pages. */
export type PosterFacts = {
  readonly id: string;
  /** Its place among the posters: the lowest number hangs first. */
  readonly place: number;
  readonly words: Readonly<Record<Language, PosterWords>>;
};

type Poster = PosterFacts & { readonly art: string };

export type PosterWords = {
  readonly name: string;
  readonly line: string;
  readonly facts: string;
  /** For those who look at a link to the game: two or three sentences. */
  readonly description?: string;
  /** Beside a single seat, where the game can be played alone. */
  readonly alone?: string;
  /** Those who play without a seat, by the game's id for them, as in "the Peddler won". */
  readonly rivals?: Readonly<Record<string, string>>;
};

/** A game that is announced: nothing of it can be opened. */
type ComingGame = Poster & { readonly coming: true };

/** A game with a table. Its colours and faces are in the `theme.css` that its entry imports. */
export type PlayableGame = OpenGame | SealedGame;

type WithTable = Poster & {
  readonly coming?: undefined;
  /** As its rules say; a test compares them, so that the form of a new game need not load the rules. */
  readonly seats: SeatRange;
  /** What it looks best in. */
  readonly theme: "light" | "dark";
  /** Options that only a game alone has: the form shows them beside the seat. */
  readonly aloneOptions?: readonly string[];
  readonly speech: () => Promise<GameSpeech>;
  /** One chunk for each language. */
  readonly rulebook: Readonly<Record<Language, () => Promise<Rulebook>>>;
  readonly diagrams?: () => Promise<Diagrams>;
  readonly lesson?: LessonSource;
  /** What hints are made of: without it none are given. */
  readonly thinking?: () => Promise<AnyThinkingRules>;
  /** Which rules are at work where. */
  readonly atWork?: () => Promise<AnyRulesAtWork>;
  /** What its puzzles say; their list is found by `puzzles.ts`. */
  readonly puzzles?: Readonly<Record<Language, () => Promise<PuzzleWords>>>;
  /** Why its moves are good; without it no hints are given and none of its games is analysed. */
  readonly reasons?: Readonly<Record<Language, () => Promise<Explainer>>>;
};

export type OpenGame = WithTable & {
  readonly sealed?: undefined;
  readonly rules: () => Promise<AnyTableRules>;
  readonly ui: () => Promise<OpenUi>;
};

/** Its rules stay with its content, in the worker: bots cannot play it, and its form is its own. */
export type SealedGame = WithTable & {
  readonly sealed: true;
  readonly ui: () => Promise<SealedUi>;
  readonly form: () => Promise<ComponentType<SealedForm>>;
  /** Shown where other games have a lesson: what to begin with. */
  readonly first: () => Promise<ComponentType>;
  /** What was chosen, in a word or two. */
  readonly chosen: (options: Readonly<Record<string, unknown>>, language: Language) => Promise<string>;
};

/** What is chosen before a sealed game, and for how many seats that is. */
export type SealedForm = {
  readonly chosen: Readonly<Record<string, boolean | number | string>>;
  readonly onChange: (chosen: Readonly<Record<string, string>>, seats: SeatRange) => void;
};

/** The first six minutes of a game. Its steps are in the text that `lessons.ts` finds. */
type LessonSource = {
  readonly words: Readonly<Record<Language, () => Promise<LessonWords>>>;
  /** The five lines of its `goal` alone: the first table shows them. */
  readonly goal: Readonly<Record<Language, () => Promise<readonly string[]>>>;
  readonly places: () => Promise<LessonPlaces>;
};

/** Where on the screen the places are that a lesson names. */
export type LessonPlaces = {
  /** Small screens show a part of the table at a time: turns to the part with this place. */
  readonly show: (place: string) => void;
  readonly selector: (place: string) => string | undefined;
  /** What a note about this place leaves free: whatever one might click there. */
  readonly clear: (place: string) => string;
};

export type GameEntry = ComingGame | PlayableGame;

/** A game for a physical table: it has no poster and no board, but a page of its own. */
export type CompanionGame = {
  readonly id: string;
  readonly theme: "light" | "dark";
  readonly words: Readonly<Record<Language, Pick<PosterWords, "name" | "rivals">>>;
  readonly rules: OpenGame["rules"];
  /** The address of one of its tables. */
  readonly address: (table: string) => string;
};

/** What a game says: each language is loaded before anything speaks it. */
export type GameSpeech = {
  readonly load: (language: Language) => Promise<void>;
  readonly options: (language: Language) => Readonly<Record<string, OptionText>>;
};

export type OptionText = {
  readonly name: string;
  readonly explanation: string;
  /** By the value as text. */
  readonly values: Readonly<Record<string, string>>;
  /** What can be said more exactly once the other options are chosen. */
  readonly given?: (chosen: Readonly<Record<string, unknown>>) => Partial<OptionText>;
};

/** The pictures of a rulebook: of what a paragraph says, where it has one. */
type Diagrams = (book: Rulebook, language: Language) => (paragraph: Paragraph) => ReactNode;
