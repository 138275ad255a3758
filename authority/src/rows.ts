/**
 * A table as it is stored: one row for the table and one for each entry of its log, so that a move appends one row.
 * Together they make the kernel's record, and `openMatch` judges them like any other.
 */
import {
  type AnyMatch,
  type AnyRules,
  openMatch,
  type Refusal,
  type Result,
  type Seat,
} from "@chronarium/kernel";
import { type Digest, digest, Hashes } from "./digest.ts";
import { type Fields, isInteger, isList, isObject, isRefusal, isText, parsed } from "./guards.ts";
import { type EntryRow, History, readRow, rowsOf } from "./log.ts";
import { badRecord } from "./refusals.ts";
import { isShares, type Shares } from "./shares.ts";
import { readSeats, SCALE, type Scale } from "./stored-seats.ts";
import type { Ended, SeatSetup, Spoken, TableCard } from "./types.ts";

/** The part of a table's row that changes with every move. */
export type Standing = {
  /** The number of entries in the log. */
  readonly version: number;
  readonly revision: number;
  readonly updated: number;
  readonly actors: readonly Seat[];
  readonly result?: Result;
  /** Of the newest state: a game that plays differently from what was stored is not shown. */
  readonly digest?: Digest;
  /** The same as SHA-256: tables of older pages have it until their next move. */
  readonly hash?: string;
};

export type TableRow = {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatSetup[];
  /** Of how many levels those of its bots are. */
  readonly levels: Scale;
  readonly created: number;
  readonly name?: string;
  /** `imagined`: what was hidden where it left was dealt anew, and nobody here has the parent to see it by. */
  readonly branch?: { readonly parent: string; readonly revision: number; readonly imagined?: true };
  readonly scene?: string;
  /** The record without its log and checkpoints, as JSON. */
  readonly head: string;
  /** The hash of the state before the first action. */
  readonly origin: string;
  readonly standing: Standing;
  readonly damaged?: Refusal;
  readonly ended?: Ended;
  /** Of a deal that several have made together. */
  readonly shares?: Shares;
  /** What was made of a finished game, as JSON: whoever asks for it reads it. */
  readonly analysis?: string;
};

/** A value straight from the store, of which nothing is known yet. `entries` come after the version asked for. */
export type StoredTable = {
  readonly row: unknown;
  readonly entries: readonly unknown[];
  /** What was said, each as JSON. */
  readonly talk: readonly string[];
};

type Refused = { readonly ok: false; readonly refusal: Refusal };
export type Found =
  | Refused
  | {
      readonly ok: true;
      readonly row: TableRow;
      readonly match: AnyMatch;
      readonly rules: AnyRules;
      readonly history: History;
      readonly talk: readonly Spoken[];
    };

export function cardOf(row: TableRow): TableCard {
  const { id, game, seats, created, name, branch, scene, standing, damaged, ended } = row;
  const { revision, updated, actors, result } = standing;
  return {
    id,
    game,
    seats,
    revision,
    created,
    updated,
    actors,
    ...(result && { result }),
    ...(branch ? { branch: { ...branch, name: name ?? "" } } : name !== undefined && { name }),
    ...(scene !== undefined && { scene }),
    ...(damaged && { damaged }),
    ...(ended && { ended }),
  };
}

/** A card for every stored row, whatever has become of it. */
export function cardOfStored(stored: { readonly row: unknown; readonly entries: number }): TableCard {
  const read = readTableRow(stored.row);
  if (!read.ok) {
    const row = isObject(stored.row) ? stored.row : {};
    return {
      id: isText(row.id) ? row.id : "",
      game: isText(row.game) ? row.game : "",
      seats: [],
      revision: stored.entries,
      created: 0,
      updated: 0,
      actors: [],
      damaged: read.refusal,
    };
  }
  const { row } = read;
  const { version } = row.standing;
  if (row.damaged === undefined && stored.entries !== version) {
    return { ...cardOf(row), damaged: badRecord("log", "missing", `${version}`) };
  }
  return cardOf(row);
}

function headOf(match: AnyMatch): string {
  const { log: _log, checkpoints: _checkpoints, ...head } = match.record();
  return JSON.stringify(head);
}

export function standingOf(
  match: AnyMatch,
  version: number,
  updated: number,
  hashes: Hashes = new Hashes(),
): Standing {
  const { revision, result, state } = match;
  const actors = match.rules.actors(state);
  return { version, revision, updated, actors, digest: hashes.of(state), ...(result && { result }) };
}

/** A table before it is stored. */
export type LaidTable = { readonly row: TableRow; readonly entries: readonly EntryRow[] };

/** A match from elsewhere as a table that nobody has played on here yet. */
export function layTable(
  id: string,
  match: AnyMatch,
  about: Pick<TableRow, "seats" | "branch" | "name" | "shares">,
  created = 0,
): LaidTable {
  const row: TableRow = {
    id,
    game: match.rules.id,
    created,
    ...about,
    levels: SCALE,
    head: headOf(match),
    origin: match.stateHashAt(0),
    standing: standingOf(match, match.revision, created),
  };
  return { row, entries: rowsOf(id, match) };
}

/** The same under another id, as of now. */
export function relaid({ row, entries }: LaidTable, id: string, created: number): LaidTable {
  return {
    row: { ...row, id, created, standing: { ...row.standing, updated: created } },
    entries: entries.map((entry) => ({ ...entry, table: id })),
  };
}

/** Puts the pieces together and plays them again. Answers for every value there is. */
export async function openStored(
  stored: StoredTable,
  rulesOf: (game: string) => Promise<AnyRules>,
): Promise<Found> {
  const read = readTableRow(stored.row);
  if (!read.ok) return read;
  const { row } = read;
  const told = historyOf(row, stored.entries);
  if (!told.ok) return told;
  const { history } = told;
  const head = parsed(row.head);
  if (!isObject(head)) return refused("head", "unreadable", "JSON");
  const rules = await rulesOf(row.game);
  const checkpoints = [{ revision: 0, hash: row.origin }, ...history.checkpoints, ...newestOf(row, history)];
  const opened = openMatch(rules, { ...head, log: history.log, checkpoints });
  if (!opened.ok) return { ok: false, refusal: opened.refusal };
  const { match } = opened;
  if (match.seats !== row.seats.length) return refused("seats", "missing", `${match.seats}`);
  const differs = differsFrom(row, match);
  if (differs !== undefined) return { ok: false, refusal: differs };
  return { ok: true, row, match, rules, history, talk: readTalk(stored.talk) };
}

function newestOf({ standing }: TableRow, { checkpoints }: History): History["checkpoints"] {
  const { revision, hash } = standing;
  return hash === undefined || (checkpoints.at(-1)?.revision ?? 0) >= revision ? [] : [{ revision, hash }];
}

/** Whether the game that was played again is the one that was stored. */
export function differsFrom({ standing }: TableRow, match: AnyMatch): Refusal | undefined {
  const { revision, state } = match;
  const same = standing.digest === undefined || standing.digest === digest(state);
  if (same && standing.revision === revision) return undefined;
  const params = {
    revision,
    recorded: match.beginning.rulesVersion,
    rules: match.rules.rulesVersion,
  };
  return { code: "kernel/hash-differs", params, rule: "protocol" };
}

function historyOf(
  { standing }: TableRow,
  entries: readonly unknown[],
): Refused | { readonly ok: true; readonly history: History } {
  const history = new History();
  for (let version = 1; version <= Math.max(standing.version, entries.length); version++) {
    if (version > standing.version)
      return refused(`log[${version - 1}]`, "missing", `1..${standing.version}`);
    const read = readRow(entries[version - 1], version);
    if (!read.ok) return read;
    if (read.entry.kind === "undo" && read.entry.to > history.log.length)
      return refused(`log[${version - 1}]`, "missing", `0..${history.log.length}`);
    history.append(read.entry, read.checkpoints);
  }
  return { ok: true, history };
}

/** Talk that cannot be read is nobody's loss. */
export function readTalk(talk: readonly string[]): readonly Spoken[] {
  return talk.flatMap((text): readonly Spoken[] => {
    const said = parsed(text);
    if (!isObject(said) || !isInteger(said.seat) || !isText(said.text)) return [];
    const { seat, text: words, to, revision, at } = said;
    if (!isInteger(revision) || typeof at !== "number") return [];
    if (to !== "all" && !(isList(to) && to.every(isInteger))) return [];
    return [{ seat, text: words, to, revision, at }];
  });
}

function refused(place: string, problem: "missing" | "unreadable", expected: string): Refused {
  return { ok: false, refusal: badRecord(place, problem, expected) };
}

export function readTableRow(value: unknown): Refused | { readonly ok: true; readonly row: TableRow } {
  if (!isObject(value)) return refused("table", "unreadable", "table");
  const wrong = flawOf(value);
  if (wrong !== undefined) return refused(wrong, "unreadable", "table");
  const seats = readSeats(value.seats, value.levels);
  if (seats === undefined) return refused("seats", "unreadable", "table");
  // Everything else is as it was written.
  return { ok: true, row: { ...(value as TableRow), seats, levels: SCALE } };
}

/** The first field of a table's row, besides its seats, that is not as it was written. */
function flawOf(row: Fields): string | undefined {
  for (const name of ["id", "game", "head", "origin"]) if (!isText(row[name])) return name;
  if (typeof row.created !== "number") return "created";
  if (row.name !== undefined && !isText(row.name)) return "name";
  if (row.scene !== undefined && !isText(row.scene)) return "scene";
  const { branch, standing } = row;
  if (branch !== undefined && !(isObject(branch) && isText(branch.parent) && isInteger(branch.revision))) {
    return "branch";
  }
  if (row.damaged !== undefined && !isRefusal(row.damaged)) return "damaged";
  if (row.ended !== undefined && !(isObject(row.ended) && isInteger(row.ended.at))) return "ended";
  if (row.shares !== undefined && !isShares(row.shares)) return "shares";
  if (!isObject(standing)) return "standing";
  if (!isInteger(standing.version) || !isInteger(standing.revision)) return "standing.revision";
  if (typeof standing.updated !== "number") return "standing.updated";
  if (!isInteger(standing.digest) && !isText(standing.hash)) return "standing.digest";
  if (!Array.isArray(standing.actors) || !standing.actors.every(isInteger)) return "standing.actors";
  return undefined;
}
