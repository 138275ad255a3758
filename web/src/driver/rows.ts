/**
 * A table as it is stored: one row for the table and one for each action, so that a move appends one row. Together
 * they are the kernel's record, and `openMatch` judges them like any other.
 */
import {
  type AnyMatch,
  type AnyRules,
  type LogEntry,
  openMatch,
  type Refusal,
  type Result,
  type Seat,
  SNAPSHOT_EVERY,
} from "@chronarium/kernel";
import { isInteger, isObject, isRefusal, isSeatSetup, isText } from "./guards.ts";
import { badRecord } from "./refusals.ts";
import type { SeatSetup, TableCard } from "./types.ts";

/** The part of a table's row that changes with every move. */
export type Standing = {
  /** How often the log has changed, undo included: two tabs at the same revision may have come there differently. */
  readonly version: number;
  readonly revision: number;
  readonly updated: number;
  readonly actors: readonly Seat[];
  readonly result?: Result;
  /** The hash of the newest state. */
  readonly hash: string;
  /** The actions taken back since the last new one, as JSON, the next to do again at the end. */
  readonly undone: readonly string[];
};

export type TableRow = {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatSetup[];
  readonly created: number;
  readonly name?: string;
  readonly branch?: { readonly parent: string; readonly revision: number };
  /** The record without its log and checkpoints, as JSON. */
  readonly head: string;
  /** The hash of the state before the first action. */
  readonly origin: string;
  readonly standing: Standing;
  readonly damaged?: Refusal;
};

/** One action: [table, revision] is its key. */
export type EntryRow = {
  readonly table: string;
  readonly revision: number;
  /** The log entry as JSON. */
  readonly text: string;
  /** The hash of the state after it, at every revision that the kernel keeps a snapshot of. */
  readonly hash?: string;
};

/** A value straight from the store, of which nothing is known yet. */
export type StoredTable = { readonly row: unknown; readonly entries: readonly unknown[] };

export type Found =
  | { readonly ok: true; readonly row: TableRow; readonly match: AnyMatch; readonly rules: AnyRules }
  | { readonly ok: false; readonly refusal: Refusal };

export function cardOf(row: TableRow): TableCard {
  const { id, game, seats, created, name, branch, standing, damaged } = row;
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
    ...(damaged && { damaged }),
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
  const { revision } = row.standing;
  if (row.damaged === undefined && stored.entries !== revision) {
    return { ...cardOf(row), damaged: badRecord("log", "missing", `${revision}`) };
  }
  return cardOf(row);
}

export function headOf(match: AnyMatch): string {
  const { log: _log, checkpoints: _checkpoints, ...head } = match.record();
  return JSON.stringify(head);
}

export function entryText({ seat, action, at }: LogEntry<unknown>): string {
  return JSON.stringify({ seat, action, at });
}

export function entryRow(table: string, match: AnyMatch, revision: number): EntryRow {
  const text = entryText(match.log[revision - 1]!);
  if (revision % SNAPSHOT_EVERY !== 0) return { table, revision, text };
  return { table, revision, text, hash: match.stateHashAt(revision) };
}

export function standingOf(
  match: AnyMatch,
  now: { readonly version: number; readonly updated: number; readonly undone: readonly string[] },
): Standing {
  const { revision, result } = match;
  const actors = match.rules.actors(match.state);
  return { ...now, revision, actors, hash: match.stateHashAt(revision), ...(result && { result }) };
}

/** Puts the pieces together and plays them again. Answers for every value there is. */
export async function openStored(
  stored: StoredTable,
  rulesOf: (game: string) => Promise<AnyRules>,
): Promise<Found> {
  const read = readTableRow(stored.row);
  if (!read.ok) return read;
  const { row } = read;
  const record = recordOf(row, stored.entries);
  if (!record.ok) return record;
  const rules = await rulesOf(row.game);
  const opened = openMatch(rules, record.record);
  if (!opened.ok) return { ok: false, refusal: opened.refusal };
  if (opened.match.seats !== row.seats.length) {
    return { ok: false, refusal: badRecord("seats", "missing", `${opened.match.seats}`) };
  }
  return { ok: true, row, match: opened.match, rules };
}

type Refused = { readonly ok: false; readonly refusal: Refusal };

function recordOf(
  { head, origin, standing }: TableRow,
  entries: readonly unknown[],
): Refused | { readonly ok: true; readonly record: unknown } {
  const fields = parse(head);
  if (!isObject(fields)) return { ok: false, refusal: badRecord("head", "unreadable", "JSON") };
  const log: unknown[] = [];
  const checkpoints: unknown[] = [{ revision: 0, hash: origin }];
  const last = standing.revision;
  for (let revision = 1; revision <= Math.max(last, entries.length); revision++) {
    const place = `log[${revision - 1}]`;
    const row = entries[revision - 1];
    if (revision > last || !isObject(row) || row.revision !== revision) {
      return { ok: false, refusal: badRecord(place, "missing", `1..${last}`) };
    }
    const entry = isText(row.text) ? parse(row.text) : undefined;
    if (entry === undefined) return { ok: false, refusal: badRecord(place, "unreadable", "JSON") };
    log.push(entry);
    if (revision === last) checkpoints.push({ revision, hash: standing.hash });
    else if (row.hash !== undefined) checkpoints.push({ revision, hash: row.hash });
  }
  return { ok: true, record: { ...fields, log, checkpoints } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readTableRow(value: unknown): Refused | { readonly ok: true; readonly row: TableRow } {
  const wrong = flawOf(value);
  if (wrong !== undefined) return { ok: false, refusal: badRecord(wrong, "unreadable", "table") };
  return { ok: true, row: value as TableRow };
}

/** The first field of a table's row that is not as it was written. */
function flawOf(row: unknown): string | undefined {
  if (!isObject(row)) return "table";
  for (const name of ["id", "game", "head", "origin"]) if (!isText(row[name])) return name;
  if (typeof row.created !== "number") return "created";
  if (!Array.isArray(row.seats) || !row.seats.every(isSeatSetup)) return "seats";
  if (row.name !== undefined && !isText(row.name)) return "name";
  const { branch, standing } = row;
  if (branch !== undefined && !(isObject(branch) && isText(branch.parent) && isInteger(branch.revision))) {
    return "branch";
  }
  if (row.damaged !== undefined && !isRefusal(row.damaged)) return "damaged";
  if (!isObject(standing)) return "standing";
  if (!isInteger(standing.version) || !isInteger(standing.revision)) return "standing.revision";
  if (typeof standing.updated !== "number" || !isText(standing.hash)) return "standing.hash";
  if (!Array.isArray(standing.actors) || !standing.actors.every(isInteger)) return "standing.actors";
  if (!Array.isArray(standing.undone) || !standing.undone.every(isText)) return "standing.undone";
  return undefined;
}
