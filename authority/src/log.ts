/**
 * The log of a table as it is stored: it only grows. Taking back is an entry like any other, so a revision may come
 * twice, a version never.
 */
import {
  type AnyMatch,
  type Checkpoint,
  type LogEntry,
  type Refusal,
  type Seat,
  SNAPSHOT_EVERY,
} from "@chronarium/kernel";
import { isInteger, isList, isObject, isText, parsed } from "./guards.ts";
import { badRecord } from "./refusals.ts";

/** What a player confirmed with one press. `id` is the client's own name for it; imported ones have none. */
type Act = {
  readonly kind: "act";
  readonly id?: string;
  readonly seat: Seat;
  readonly actions: readonly unknown[];
  readonly at: number;
  /** It does again what was taken back last. */
  readonly again?: true;
};
type TakenBack = {
  readonly kind: "undo";
  readonly id?: string;
  readonly seat: Seat;
  /** The revision that it leads to. */
  readonly to: number;
  readonly at: number;
};
export type LoggedEntry = Act | TakenBack;

/** One entry: [table, version] is its key. */
export type EntryRow = {
  readonly table: string;
  readonly version: number;
  /** The entry as JSON. */
  readonly text: string;
  /** The hashes of the states that the kernel keeps a snapshot of, where the entry has led past one. */
  readonly checkpoints?: readonly Checkpoint[];
};

export function rowOf(table: string, version: number, entry: LoggedEntry, match: AnyMatch): EntryRow {
  const text = JSON.stringify(entry);
  const checkpoints = entry.kind === "act" ? checkpointsOf(match, entry.actions.length) : [];
  return { table, version, text, ...(checkpoints.length > 0 && { checkpoints }) };
}

function checkpointsOf(match: AnyMatch, actions: number): readonly Checkpoint[] {
  const last = match.revision;
  const found: Checkpoint[] = [];
  for (let revision = last - actions + 1; revision <= last; revision++) {
    if (revision % SNAPSHOT_EVERY === 0) found.push({ revision, hash: match.stateHashAt(revision) });
  }
  return found;
}

/** The rows of a match that was played elsewhere. */
export function rowsOf(table: string, match: AnyMatch): readonly EntryRow[] {
  return match.log.map(({ seat, action, at }, i): EntryRow => {
    const text = JSON.stringify({ kind: "act", seat, actions: [action], at } satisfies LoggedEntry);
    const revision = i + 1;
    if (revision % SNAPSHOT_EVERY !== 0) return { table, version: revision, text };
    return { table, version: revision, text, checkpoints: [{ revision, hash: match.stateHashAt(revision) }] };
  });
}

export type ReadRow =
  | { readonly ok: true; readonly entry: LoggedEntry; readonly checkpoints: readonly unknown[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** A row straight from the store, that must be the entry of this version. Its actions are for the rules to judge. */
export function readRow(row: unknown, version: number): ReadRow {
  const place = `log[${version - 1}]`;
  const refuse = (problem: "missing" | "unreadable", expected: string): ReadRow => ({
    ok: false,
    refusal: badRecord(place, problem, expected),
  });
  if (!isObject(row) || row.version !== version) return refuse("missing", `${version}`);
  const fields = isText(row.text) ? parsed(row.text) : undefined;
  if (!isObject(fields)) return refuse("unreadable", "JSON");
  const { kind, id, seat, actions, at, to, again } = fields;
  if (!isInteger(seat) || typeof at !== "number" || (id !== undefined && !isText(id)))
    return refuse("unreadable", "entry");
  const checkpoints = isList(row.checkpoints) ? row.checkpoints : [];
  const base = { seat, at, ...(id !== undefined && { id }) };
  if (kind === "undo" && isInteger(to)) return { ok: true, entry: { kind, ...base, to }, checkpoints };
  if (kind !== "act" || !isList(actions)) return refuse("unreadable", "entry");
  return { ok: true, entry: { kind, ...base, actions, ...(again === true && { again }) }, checkpoints };
}

/** What the entries of a log have led to. */
export class History {
  readonly log: LogEntry[] = [];
  /** What was taken back since the last new action, the next to do again at the end. */
  readonly undone: LogEntry[] = [];
  readonly checkpoints: { readonly revision: number; readonly hash: unknown }[] = [];
  readonly ids: Set<string> = new Set();

  append(entry: LoggedEntry, checkpoints: readonly unknown[]): void {
    if (entry.id !== undefined) this.ids.add(entry.id);
    if (entry.kind === "undo") {
      this.undone.push(...this.log.splice(entry.to).reverse());
      while ((this.checkpoints.at(-1)?.revision ?? 0) > entry.to) this.checkpoints.pop();
      return;
    }
    if (entry.again) this.undone.splice(-entry.actions.length);
    else this.undone.length = 0;
    this.log.push(...entry.actions.map((action) => ({ seat: entry.seat, action, at: entry.at })));
    for (const each of checkpoints) {
      if (isObject(each) && isInteger(each.revision))
        this.checkpoints.push({ revision: each.revision, hash: each.hash });
    }
  }
}
