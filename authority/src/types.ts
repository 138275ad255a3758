/**
 * What a table is to those who look at it. A driver is the authority behind it: a worker of the page, the terminal's
 * own process, later a server. Boards cannot tell which, because all they ever get is a moment: one revision through
 * one viewer's eyes.
 */
import type { Level } from "@chronarium/bots";
import type { GameEvent, Refusal, Result, SealedAct, Seat, Seed, Verified, Viewer } from "@chronarium/kernel";

export type SeatSetup =
  | { readonly kind: "human"; readonly name: string }
  | {
      readonly kind: "bot";
      readonly name: string;
      readonly level: Level;
      /** What it does first, as long as it may: the others' part in a lesson. */
      readonly script?: readonly unknown[];
    };

export type NewTable = {
  readonly game: string;
  readonly seats: readonly SeatSetup[];
  readonly options: Readonly<Record<string, unknown>>;
  /** The deal of a game that is over, for somebody who plays it alone. */
  readonly seed?: Seed | undefined;
};

/** When a game was ended before it was over; milliseconds since 1970. */
export type Ended = { readonly at: number };

/** A table in the list of one's own games and branches. */
export type TableCard = {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatSetup[];
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
  /** Empty when the game is over. */
  readonly actors: readonly Seat[];
  readonly result?: Result;
  /** A name that its owner gave it; a branch has its own below. */
  readonly name?: string;
  /** A branch: where it left its parent, and its name. */
  readonly branch?: {
    readonly parent: string;
    readonly revision: number;
    readonly name: string;
    /** It came as the file of a running game: what was hidden was dealt anew. */
    readonly imagined?: true;
  };
  /** Those who played have agreed to stop: nobody acts any more, and there is no result. */
  readonly ended?: Ended;
  /** A table that was laid for looking and trying: no game of one's own, and in no list. */
  readonly scene?: string;
  /** Why it cannot be opened. What is stored stays as it is. */
  readonly damaged?: Refusal;
};

/** One revision of a table as the authority tells it: nothing in it that the viewer may not know. */
export type Seen = {
  readonly table: TableCard;
  /** How often the log has grown: a revision may come twice, a version never. */
  readonly version: number;
  readonly revision: number;
  /** The newest revision. A moment is live when the two are equal. */
  readonly last: number;
  readonly viewer: Viewer;
  /** The seats that are the viewer's own at a table shared with others; missing where every person's seat is. */
  readonly own?: readonly Seat[];
  /** At such a table: hints and branches may be asked for before the end. */
  readonly helped?: true;
  readonly view: unknown;
  /** The true state: once the game is over nothing is hidden. */
  readonly truth?: unknown;
  /**
   * Of a sealed game: what the viewer may do, and what is to be shown greyed with its reason. An observer sees what
   * everybody may know that a seat may do.
   */
  readonly acts?: readonly (SealedAct<{ readonly type: string }> & { readonly seat?: Seat })[];
  /** Of a sealed game: the texts of the keys in this view. */
  readonly words?: Readonly<Record<string, string>>;
  readonly actors: readonly Seat[];
  readonly options: Readonly<Record<string, unknown>>;
  /** SHA-256 of the seed; the seed itself once the game is over. */
  readonly commitment: string;
  readonly seed?: string;
  /** The lowest revision the viewer may take back to: the present one if there is nothing to take back. */
  readonly undoTo?: number;
  /** At a table shared with others: the revision that the viewer may go back to if all of them agree. */
  readonly askTo?: number;
  /** Whether `redo` has an action of the viewer. */
  readonly canRedo?: boolean;
  /** A bot is choosing its action; milliseconds since 1970. Live moments only. */
  readonly thinking?: { readonly seat: Seat; readonly since: number };
  /** What was said at the table, oldest first; missing where nobody has spoken. Live moments only. */
  readonly talk?: readonly Spoken[];
  /** The table does not go on by itself any more: its bot failed, or another tab removed it. Live moments only. */
  readonly stopped?: Refusal;
};

/** What somebody at the table said, as the viewer may hear it. */
export type Spoken = {
  readonly seat: Seat;
  readonly text: string;
  /** Everybody, or some. */
  readonly to: "all" | readonly Seat[];
  /** The revision at which it was said, and when; milliseconds since 1970. */
  readonly revision: number;
  readonly at: number;
};

/** One revision of a table, with all that follows from what the viewer sees. */
export type Moment = Seen & {
  /**
   * A state that looks exactly like this moment to the viewer, everything hidden dealt at random (`imagine`):
   * legality, previews and forecasts are computed on it at once, where the viewer sits, by the same rules. It is made
   * when it is first asked for. Once the game is over it is the true state; a sealed game has none before.
   */
  readonly imagined: unknown;
};

/** What happened in one action, as the viewer may hear it. */
export type Entry = {
  /** The revision it led to. */
  readonly revision: number;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
};

export type Update = {
  readonly moment: Moment;
  /** The entries after the last one that the listener knows and that still stands; empty after an undo. */
  readonly entries: readonly Entry[];
  /**
   * Why the update came: a listener's first is "opened", then "acted" by anybody, "undone", "said", "reloaded" from
   * another room or after a lost thread, or "looked" through other eyes.
   */
  readonly cause: "opened" | "acted" | "undone" | "said" | "reloaded" | "looked";
};

export type Acted = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** A line of play that begins now; `worth` in the game's points, more than what an ordinary one brings. */
export type HintLine = {
  readonly actions: readonly { readonly type: string }[];
  readonly worth: number;
};
/** The best line, and the best of those that begin otherwise, if there is one; `ms` were thought about it. */
export type Hint = { readonly lines: readonly HintLine[]; readonly ms: number };

/**
 * The authority behind one open table. Every promise settles. Where the answer has room for a refusal it is an
 * answer; elsewhere the promise is rejected with a `DriverError` that carries one.
 */
export interface Driver {
  /** Calls back with every change, first with the present moment. The viewer is chosen by `look`. */
  subscribe(listener: (update: Update) => void): () => void;
  /** Through whose eyes: hot-seat tables change it when the screen is handed over. */
  look(viewer: Viewer): Promise<Moment>;
  /** A past moment through the present viewer's eyes. */
  moment(revision: number): Promise<Moment>;
  /** The whole chronicle, for the present viewer. */
  chronicle(): Promise<readonly Entry[]>;
  /**
   * What the player confirmed with one press: all of it or nothing. Answers after it is stored. `version` is that of
   * the moment the player saw: a stale one is refused, except where several act at once.
   */
  act(seat: Seat, actions: readonly unknown[], version: number): Promise<Acted>;
  undo(seat: Seat): Promise<Acted>;
  redo(seat: Seat): Promise<Acted>;
  /** A new table that leaves this one at a revision; answers its id. */
  branch(revision: number, name: string): Promise<string>;
  /** The same as a file, for whoever keeps his branches elsewhere. */
  branchFile(revision: number): Promise<string>;
  /**
   * What a strong bot would do at the present moment in this seat; undefined when it is not to move, and when the
   * table changes, another hint is asked for or the signal calls it off before the answer.
   */
  hint(seat: Seat, signal?: AbortSignal): Promise<Hint | undefined>;
  /** Talk is no act: it is kept beside the log and changes nothing. */
  say(seat: Seat, text: string, to: Spoken["to"]): Promise<void>;
  /** The texts of a sealed game in another language; of keys that the viewer's present view grants. */
  words(keys: readonly string[], language: string): Promise<Readonly<Record<string, string>>>;
  close(): void;
}

/** Why nothing can be stored: no room is left, there is no store at all, or it fails. */
export type StoreTrouble = "full" | "unavailable" | "failed";

/**
 * Whether what is done is stored. While it fails nothing is done, and it is tried again at `nextTry`, milliseconds
 * since 1970. In memory it plays on because the player said so; what is done there is stored when it can be.
 */
export type Keeping =
  | { readonly state: "stored" }
  | { readonly state: "failing"; readonly why: StoreTrouble; readonly nextTry: number }
  | { readonly state: "memory"; readonly why: StoreTrouble };

/** Whether the authority answers. One that is "ended" is begun anew from the store. */
export type Line = "well" | "silent" | "ended";

/** The tables that somebody keeps. */
export interface Library {
  readonly keeping: Keeping;
  readonly line: Line;
  /** Tries to store now, instead of after the pause. */
  tryStore(): Promise<void>;
  /** Goes on in memory while nothing can be stored. */
  playUnstored(): Promise<void>;
  /** Calls back when the list, `keeping` or `line` may have changed, here or in another tab. */
  watch(listener: () => void): () => void;
  /** The newest first, damaged ones too. */
  list(): Promise<readonly TableCard[]>;
  create(table: NewTable): Promise<string>;
  /** The table of a scene: a step of a lesson, a worked position. Whoever comes back finds it as he left it. */
  lay(game: string, scene: string): Promise<string>;
  /** The language is that of a sealed game's words. */
  open(id: string, language?: string): Promise<Driver>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
  /**
   * The table as a file. A finished game is whole. One that is played holds what its owner may know; with a passphrase
   * it is whole and sealed.
   */
  export(id: string, passphrase?: string): Promise<string>;
  /**
   * Checks a file completely and keeps it; a damaged one is refused and changes nothing. What was hidden from the owner
   * of a running game is dealt anew.
   */
  import(text: string, passphrase?: string): Promise<Imported>;
  /** Plays the stored table again: what it vouches for. */
  verify(id: string): Promise<Verified>;
  /** What was kept of a finished game, as it is stored: whoever asks reads it strictly. Undefined: nothing. */
  analysis(id: string): Promise<string | undefined>;
  /** Only a finished game has one. */
  keepAnalysis(id: string, text: string): Promise<void>;
  /** Ends the authority. What was acknowledged is stored. */
  close(): void;
}

export type Imported =
  /** `imagined`: what was hidden has been dealt anew. */
  | { readonly ok: true; readonly id: string; readonly imagined: boolean }
  | { readonly ok: false; readonly refusal: Refusal };
