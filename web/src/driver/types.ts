/**
 * What a table is to the page. A driver is the authority behind it: today a worker in this browser, later a server.
 * Boards cannot tell which, because all they ever get is a moment: one revision through one viewer's eyes.
 */
import type { GameEvent, Refusal, Result, Seat, Viewer } from "@chronarium/kernel";

export type BotLevel = 1 | 2 | 3;
export type SeatSetup =
  | { readonly kind: "human"; readonly name: string }
  | { readonly kind: "bot"; readonly name: string; readonly level: BotLevel };

export type NewTable = {
  readonly game: string;
  readonly seats: readonly SeatSetup[];
  readonly options: Readonly<Record<string, unknown>>;
};

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
  readonly branch?: { readonly parent: string; readonly revision: number; readonly name: string };
  /** Why it cannot be opened. What is stored stays as it is. */
  readonly damaged?: Refusal;
};

/** One revision of a table, with nothing in it that the viewer may not know. */
export type Moment = {
  readonly table: TableCard;
  readonly revision: number;
  /** The newest revision. A moment is live when the two are equal. */
  readonly last: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  /**
   * A state that looks exactly like this moment to the viewer, everything hidden dealt at random (`imagine`):
   * legality, previews and forecasts are computed on it at once, in the page, by the same rules.
   */
  readonly imagined: unknown;
  readonly actors: readonly Seat[];
  readonly options: Readonly<Record<string, unknown>>;
  /** SHA-256 of the seed; the seed itself once the game is over. */
  readonly commitment: string;
  readonly seed?: string;
  /** The lowest revision the viewer may take back to: the present one if there is nothing to take back. */
  readonly undoTo?: number;
  /** Whether `redo` has an action of the viewer. */
  readonly canRedo?: boolean;
  /** A bot is choosing its action; milliseconds since 1970. Live moments only. */
  readonly thinking?: { readonly seat: Seat; readonly since: number };
  /** The table does not go on by itself any more: its bot failed, or another tab removed it. Live moments only. */
  readonly stopped?: Refusal;
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
   * Why the update came: a listener's first is "opened", then "acted" by anybody, "undone", "reloaded" from
   * another tab, or "looked" through other eyes.
   */
  readonly cause: "opened" | "acted" | "undone" | "reloaded" | "looked";
};

export type Acted = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

export type Hint = { readonly action: { readonly type: string }; readonly gain: number };

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
  /** Answers after the move is stored. `revision` is the one the player saw: a stale one is refused. */
  act(seat: Seat, action: unknown, revision: number): Promise<Acted>;
  undo(seat: Seat): Promise<Acted>;
  redo(seat: Seat): Promise<Acted>;
  /** A new table that leaves this one at a revision; answers its id. */
  branch(revision: number, name: string): Promise<string>;
  /**
   * What a strong bot would do at the present moment in this seat; undefined when it is not to move, and when the
   * table changes, another hint is asked for or the signal calls it off before the answer.
   */
  hint(seat: Seat, signal?: AbortSignal): Promise<Hint | undefined>;
  close(): void;
}

/** The tables kept in this browser. */
export interface Library {
  /** False when this browser stores nothing: the tables then live as long as the page. May turn false later. */
  readonly persistent: boolean;
  /** Calls back when the list or `persistent` may have changed, here or in another tab. */
  watch(listener: () => void): () => void;
  /** The newest first, damaged ones too. */
  list(): Promise<readonly TableCard[]>;
  create(table: NewTable): Promise<string>;
  open(id: string): Promise<Driver>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** The table as a file that `import` and `chronarium replay` read. */
  export(id: string): Promise<string>;
  /** Checks a file completely and keeps it; a damaged one is refused and changes nothing. */
  import(text: string): Promise<Imported>;
  /** Ends the workers of this page. What was acknowledged is stored. */
  close(): void;
}

export type Imported =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly refusal: Refusal };
