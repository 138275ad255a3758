/** What a game brings to the table: its own board, tray and ledger. The shell knows games only through this. */
import type { AnyTableRules, Refusal, Seat, Viewer } from "@chronarium/kernel";
import type { ComponentType } from "react";
import type { Driver, Entry, Moment } from "../driver/types.ts";
import type { Knock } from "../shell/audio.ts";
import type { SeatLook } from "../shell/seat-shapes.ts";
import type { Told } from "../table/store.ts";
import type { Language } from "../text/catalogue.ts";

/** `you` is the seat of the person at the screen, where only one person plays here. */
export type Names = { readonly seat: (seat: Seat) => string; readonly you?: Seat };

/** A chronicle line: who, what, and a small second line. */
export type Line = {
  readonly seat: Seat | undefined;
  /** The mark of somebody who has no seat: an automa. */
  readonly rival?: SeatLook;
  /** The chapter that this line and those after it belong to, where one begins within an entry. */
  readonly chapter?: number;
  readonly text: string;
  readonly detail?: string;
};

/** A mark on the thread for an action that mattered. */
export type TimelineMark = "income" | "paradox" | "dock" | "none";

/** A seat's turn, in a part of the game: a round, an era. */
export type Turn = { readonly seat: Seat; readonly chapter: number };
/** `revision` is the first at which the seat is to act in it. */
export type PastTurn = Turn & { readonly revision: number };

/** "Round 4 · income", "Round 4", "4": the thread takes the longest that fits. */
export type ChapterNames = { readonly long: string; readonly plain: string; readonly short: string };

/** How a seat stands; `parts` explain the score or add to it, their names in the language asked for. */
export type SeatScore = {
  readonly seat: Seat;
  readonly score: number;
  readonly parts: readonly { readonly name: string; readonly score: number }[];
};

/** A number of the viewer's that the others' turns can change; compared before and after them. */
export type Stake = { readonly name: string; readonly value: number };

/** Somebody at the table who has no seat: an automa. `goesOn` while it has turns in this round or day. */
export type Rival = SeatFacts & {
  readonly look: SeatLook;
  readonly name: string;
  readonly goesOn: boolean;
  /** As those of the seats. */
  readonly parts?: SeatScore["parts"];
};

/** Moments that score are looked at: one's own until a press, the others' for a while. */
export type Scoring = {
  readonly of: (entry: Entry, viewer: Viewer) => "mine" | "others" | undefined;
  /** What the strip says, and the tray and what lies over the boards in the meantime. */
  readonly title: (told: Told, language: Language, names: Names) => string;
  readonly Tray: ComponentType<{ readonly told: Told }>;
  readonly Sheet?: ComponentType<{ readonly told: Told }>;
};

/** What a step back takes and returns, in short phrases: "Lucie’s Hamlet at F6", "your Keep at E7". */
export type Returning = { readonly goes: readonly string[]; readonly returns: readonly string[] };

/** A seat in the list of players: its score with the unit, and a line of smaller facts. */
type SeatFacts = { readonly score: number; readonly unit: string; readonly facts: string };

/** What the thread, the chronicle and announcements ask of any game. */
interface CommonUi {
  readonly title: (language: Language) => string;
  readonly lines: (entry: Entry, language: Language, names: Names) => readonly Line[];
  readonly refusalText: (refusal: Refusal, language: Language, names: Names) => string;
  /** The part of the game a moment belongs to: the thread rules it off and names it. */
  readonly chapter: (moment: { readonly view: unknown }) => number;
  readonly mark: (entry: Entry) => TimelineMark;
  /** The places an entry tells of, as the words of the game's page name them in `data-about`. */
  readonly about?: (entry: Entry) => string;
  /** The turns of the whole chronicle with the newest moment, the one being played last. Loads no other moment. */
  readonly turnOf: (entries: readonly Entry[], live: Moment) => readonly PastTurn[];
  /** The turns still to come after the one being played, as far as the rules tell. */
  readonly turnsAhead: (live: Moment) => readonly Turn[];
  readonly chapterNames: (chapter: number, language: Language) => ChapterNames;
  /** What everybody may know of the score. */
  readonly scores: (moment: Moment, language: Language) => readonly SeatScore[];
  /** A small picture of a moment: of the place that the entry changed, or of everything. */
  readonly Thumbnail?: ComponentType<{ readonly moment: Moment; readonly entry?: Entry }>;
  /** What is heard of new entries at the moment they led to. */
  readonly knocks: (entries: readonly Entry[], live: Moment) => readonly Knock[];
  /** The chapter whose turn begins with this entry, if one does. */
  readonly begins: (entry: Entry) => number | undefined;
  readonly rivals?: (moment: Moment, language: Language) => readonly Rival[];
}

/** A game that the page computes itself, on imagined states. */
export interface OpenUi extends CommonUi {
  readonly sealed?: undefined;
  readonly rules: AnyTableRules;
  readonly Stage: ComponentType;
  readonly Tray: ComponentType;
  /** Sections of the ledger between players and chronicle. */
  readonly Ledger: ComponentType;
  /** May be lazy: nobody needs it before the end. */
  readonly EndScreen: ComponentType;
  readonly status: (
    moment: Moment,
    language: Language,
    names: Names,
  ) => { readonly long: string; readonly brief: string };
  /** How it is played, beside the game's name; without it the number of players. */
  readonly how?: (moment: Moment, language: Language) => string;
  readonly seatFacts: (moment: Moment, seat: Seat, language: Language) => SeatFacts;
  /** What is the viewer's to lose, with the title it stands under; `sum` where the numbers add up. */
  readonly stakes?: {
    readonly title: (language: Language) => string;
    readonly sum: boolean;
    readonly of: (moment: Moment, language: Language) => readonly Stake[];
  };
  /** What an act of somebody else did to the viewer, in a sentence; nothing where it did nothing. */
  readonly effect?: (told: Told, language: Language, names: Names) => string | undefined;
  readonly scoring?: Scoring;
  /** Its words may come later: nobody needs them before somebody asks for a step back. */
  readonly returns?: (undone: Told, language: Language, names: Names) => Promise<Returning>;
  /** That the last turns of a day or round are there. */
  readonly warning?: (moment: Moment, language: Language) => string | undefined;
}

/**
 * A sealed game: nobody imagines its states, several act at once and nobody has a turn. It brings the regions of its
 * table itself; bar, thread, rulebook, settings and files are the shell's.
 */
export interface SealedUi extends CommonUi {
  readonly sealed: true;
  readonly Table: ComponentType;
  /** Hears of every moment before it is shown: what things are called is known from then on. */
  readonly hears: (moment: Moment) => void;
  /** Before an old table is shown: what the things were called that its chronicle tells of. */
  readonly recalls: (live: Moment, driver: Driver, entries: readonly Entry[]) => Promise<void>;
  /** What the bar says of the moment; `name` is what is played, where the game has several. */
  readonly status: (
    moment: Moment,
    language: Language,
    names: Names,
  ) => { readonly name: string; readonly where: string; readonly long: string; readonly brief: string };
}

export type GameUi = OpenUi | SealedUi;
