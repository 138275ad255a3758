/** A match as it is stored: everything that is needed to play it again, and to notice if it played differently. */
import type { Seat, Seed } from "./contract.ts";
import { FlawError, readInteger, readList } from "./shape.ts";

export const MATCH_FORMAT = "chronarium-match/1";

export type LogEntry<Action = unknown> = {
  readonly seat: Seat;
  readonly action: Action;
  /** When it was done, in the caller's milliseconds: the kernel has no clock. */
  readonly at: number;
};

/** Ids, names and seeds are no longer than this, in what is written as in what is read. */
export const MAX_NAME = 200;

/** A file that is larger is no saved match, and nobody reads it: not the page, not the terminal. */
export const MAX_RECORD_BYTES = 20_000_000;

/** The level of the bot in each seat; none where a person plays. */
export type BotSeats = readonly (number | null)[];
const MAX_LEVEL = 9;

export function readBots(value: unknown, seats: number): BotSeats {
  const bots = readList(value, "bots", seats).map((level, i) =>
    level === null ? null : readInteger(level, `bots[${i}]`, 0, MAX_LEVEL),
  );
  if (bots.length < seats) throw new FlawError("bots", "too-few", `${seats}`);
  return bots;
}

export type Parent = { readonly match: string; readonly revision: number };

/** The hash of the state at a revision. */
export type Checkpoint = { readonly revision: number; readonly hash: string };

export type MatchRecord<State = unknown, Action = unknown, Options = unknown> = {
  readonly format: typeof MATCH_FORMAT;
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly seats: number;
  /** The players' names in the order of the seats. */
  readonly names?: readonly string[];
  readonly bots?: BotSeats;
  readonly seed: Seed;
  /** SHA-256 of the seed. */
  readonly commitment: string;
  readonly log: readonly LogEntry<Action>[];
  /** Where the match starts if not at the game's own setup: a branch of a match that was still being played. */
  readonly start?: State;
  readonly parent?: Parent;
  readonly checkpoints: readonly Checkpoint[];
};

/** The parts of a record in the order in which they are written. */
export const RECORD_FIELDS: readonly (keyof MatchRecord)[] = [
  "format",
  "id",
  "game",
  "rulesVersion",
  "options",
  "seats",
  "names",
  "bots",
  "seed",
  "commitment",
  "log",
  "start",
  "parent",
  "checkpoints",
];
