/**
 * Databases of the first version kept one row for each revision and cut rows off where something was taken back. Their
 * tables become logs that only grow; nothing of them is lost, not even what is damaged.
 */
import { type EntryRow, isObject, isText, type LoggedEntry } from "@chronarium/authority";

/** The object stores of the first version and of the second. */
const TABLES = "tables";
const ENTRIES = "entries";
const LOG = "log";

export function upgrade(transaction: IDBTransaction): void {
  const { db } = transaction;
  const [tables, entries, log] = [TABLES, ENTRIES, LOG].map((name) => transaction.objectStore(name)) as [
    IDBObjectStore,
    IDBObjectStore,
    IDBObjectStore,
  ];
  const reading = tables.getAll();
  reading.onsuccess = () => {
    const rows: readonly unknown[] = reading.result;
    let left = rows.length;
    if (left === 0) db.deleteObjectStore(ENTRIES);
    for (const row of rows) {
      const id = isObject(row) && isText(row.id) ? row.id : "";
      const asking = entries.getAll(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]));
      asking.onsuccess = () => {
        const upgraded = upgradedTable(row, asking.result);
        tables.put(upgraded.row);
        for (const entry of upgraded.log) log.put(entry);
        if (--left === 0) db.deleteObjectStore(ENTRIES);
      };
    }
  };
}

/** A table of the first version as one of the second. */
export function upgradedTable(
  row: unknown,
  entries: readonly unknown[],
): { readonly row: unknown; readonly log: readonly object[] } {
  const log = entries.flatMap((entry) => (isObject(entry) ? [upgradedEntry(entry)] : []));
  if (!isObject(row) || !isText(row.id) || !isObject(row.standing)) return { row, log };
  const { hash, undone, ...standing } = row.standing;
  const revision = Number(standing.revision);
  const whole = Array.isArray(undone) && entries.length === revision;
  const again = whole ? takenBack(row.id, revision, undone) : [];
  const version = revision + again.length;
  return { row: { ...row, standing: { ...standing, version, hash } }, log: [...log, ...again] };
}

type OldEntry = Readonly<Record<string, unknown>>;

/** Its revision was its place in the log. */
function upgradedEntry({ table, revision, text, hash }: OldEntry): object {
  return {
    table,
    version: revision,
    text: isText(text) ? (actText(text) ?? text) : text,
    ...(hash !== undefined && { checkpoints: [{ revision, hash }] }),
  };
}

/** What cannot be read stays as it is: whoever opens the table is told. */
function actText(text: string): string | undefined {
  try {
    const { seat, action, at } = JSON.parse(text) as { seat: number; action: unknown; at: number };
    return JSON.stringify({ kind: "act", seat, actions: [action], at } satisfies LoggedEntry);
  } catch {
    return undefined;
  }
}

/** What could be done again was done once more and taken back: so it can still be. The next was the last of the list. */
function takenBack(table: string, revision: number, undone: readonly unknown[]): readonly EntryRow[] {
  const texts = undone.toReversed().map((text) => (isText(text) ? actText(text) : undefined));
  const acts = texts.filter((text) => text !== undefined);
  const last = acts.at(-1);
  if (last === undefined || acts.length < texts.length) return [];
  const { seat, at } = JSON.parse(last) as { seat: number; at: number };
  const back = JSON.stringify({ kind: "undo", seat, to: revision, at } satisfies LoggedEntry);
  return [...acts, back].map((text, i) => ({ table, version: revision + i + 1, text }));
}
