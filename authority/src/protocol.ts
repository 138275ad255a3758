/** What a client and an authority say to each other, over any port. Both ends take the types from here. */
import type { Seat, Verified, Viewer } from "@chronarium/kernel";
import type { Difference } from "./difference.ts";
import type { Digest } from "./digest.ts";
import type { PackedPast, Past } from "./past.ts";
import type {
  Acted,
  Entry,
  Hint,
  Imported,
  Keeping,
  NewTable,
  Seen,
  Spoken,
  TableCard,
  Update,
} from "./types.ts";

/** Raised when the two ends of an older and a newer page would misunderstand each other. */
export const PROTOCOL = 5;

/**
 * What one viewer is told. `hash` is of what he sees afterwards, and `from` of what the difference starts from: a
 * viewer who has something else, or gets something else, asks for the whole.
 */
export type Told = {
  readonly cause: Update["cause"];
  readonly entries: readonly Entry[];
  readonly hash: Digest;
} & (
  | { readonly whole: Seen }
  /**
   * What has changed for all who look, and for this viewer besides. `opens`: the truth is told for the first time, by
   * what it differs in from the view before.
   */
  | {
      readonly from: Digest;
      readonly change?: Difference;
      readonly own?: Difference;
      readonly opens?: true;
    }
);

type At = { readonly session: number };
type AtSeat = At & { readonly seat: Seat };
type OfTable = { readonly table: string };
/** The client's own name for what it does: a repeat gets the first answer. */
type Named = { readonly id: string };

/** What the keeper of a library may ask about all of its tables. */
export type LibraryCalls = {
  readonly tryStore: { readonly ask: undefined; readonly answer: undefined };
  readonly playUnstored: { readonly ask: undefined; readonly answer: undefined };
  readonly create: { readonly ask: NewTable; readonly answer: string };
  readonly lay: { readonly ask: { readonly game: string; readonly scene: string }; readonly answer: string };
  readonly rename: { readonly ask: OfTable & { readonly name: string }; readonly answer: undefined };
  readonly remove: { readonly ask: OfTable; readonly answer: undefined };
  readonly import: {
    readonly ask: { readonly text: string; readonly passphrase: string };
    readonly answer: Imported;
  };
  readonly analysis: { readonly ask: OfTable; readonly answer: string | undefined };
  readonly keepAnalysis: { readonly ask: OfTable & { readonly text: string }; readonly answer: undefined };
  /** The rules of this table's game did not answer, and their thread was ended. */
  readonly blame: { readonly ask: OfTable & { readonly seconds: number }; readonly answer: undefined };
};

/** What anybody who sits or watches may ask. */
export type TableCalls = {
  readonly hello: {
    readonly ask: { readonly protocol: number };
    /** `since`: when this authority began, by its own clock: another one is another authority over the same tables. */
    readonly answer: { readonly protocol: number; readonly keeping: Keeping; readonly since: number };
  };
  /** "Are you still there?" */
  readonly ping: { readonly ask: undefined; readonly answer: undefined };
  readonly list: { readonly ask: undefined; readonly answer: readonly TableCard[] };
  readonly open: {
    readonly ask: OfTable & { readonly language: string };
    readonly answer: { readonly session: number; readonly told: Told };
  };
  /** An empty passphrase is none. */
  readonly export: { readonly ask: OfTable & { readonly passphrase: string }; readonly answer: string };
  readonly verify: { readonly ask: OfTable; readonly answer: Verified };

  /** Answered when the new eyes have been told. */
  readonly look: { readonly ask: At & { readonly viewer: Viewer }; readonly answer: undefined };
  readonly sync: { readonly ask: At; readonly answer: Told };
  readonly moment: { readonly ask: At & { readonly revision: number }; readonly answer: Seen };
  /** Undefined where there is none yet. */
  readonly past: { readonly ask: At; readonly answer: Past | PackedPast | undefined };
  readonly chronicle: { readonly ask: At; readonly answer: readonly Entry[] };
  readonly act: {
    /** The actions are for `readAction` to judge. */
    readonly ask: AtSeat & Named & { readonly actions: readonly unknown[]; readonly version: number };
    readonly answer: Acted;
  };
  readonly undo: { readonly ask: AtSeat & Named; readonly answer: Acted };
  readonly redo: { readonly ask: AtSeat & Named; readonly answer: Acted };
  readonly branch: {
    readonly ask: At & { readonly revision: number; readonly name: string };
    readonly answer: string;
  };
  /** The same as a file, for whoever keeps his branches elsewhere. */
  readonly branchFile: { readonly ask: At & { readonly revision: number }; readonly answer: string };
  readonly hint: { readonly ask: AtSeat; readonly answer: Hint | undefined };
  readonly cancelHint: { readonly ask: At; readonly answer: undefined };
  readonly say: {
    readonly ask: AtSeat & { readonly text: string; readonly to: Spoken["to"] };
    readonly answer: undefined;
  };
  readonly words: {
    readonly ask: At & { readonly keys: readonly string[]; readonly language: string };
    readonly answer: Readonly<Record<string, string>>;
  };
  readonly close: { readonly ask: At; readonly answer: undefined };
};

export type AuthorityCalls = LibraryCalls & TableCalls;

/** What the authority says unasked. */
export const TOPICS = {
  told: "told",
  library: "library",
  working: "working",
  /** Who sits at a table has changed; the list of open tables may have. */
  party: "party",
  lobby: "lobby",
  /** Somebody has said something beside a table, or something happened there. */
  chat: "chat",
  /** What could not even be read as a question. */
  refused: "refused",
} as const;
export type LibraryNews = { readonly keeping: Keeping };
/** Whose rules are about to be asked: if no answer ever comes, a watchdog knows the culprit. */
export type WorkNews = { readonly table: string; readonly game: string };
