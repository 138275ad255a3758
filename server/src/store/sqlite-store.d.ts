import type { Committed, EntryRow, Label, ListedTable, Standing, Store, StoredTable, TableRow } from "@chronarium/authority";
export declare class SqliteStore implements Store {
    #private;
    /** Answers when the file is open; another process that has it is named in a sentence. */
    static open(folder: string): Promise<SqliteStore>;
    private constructor();
    list(): Promise<readonly ListedTable[]>;
    readFrom(id: string, version: number): Promise<StoredTable | undefined>;
    create(row: TableRow, entries: readonly EntryRow[]): Promise<boolean>;
    commit(id: string, seen: number, standing: Standing, entries: readonly EntryRow[]): Promise<Committed>;
    say(id: string, spoken: string): Promise<boolean>;
    label(id: string, label: Label): Promise<boolean>;
    remove(id: string): Promise<void>;
    probe(): Promise<void>;
    parties(): Promise<readonly string[]>;
    keepParty(id: string, text: string): Promise<void>;
    dropParty(id: string): Promise<void>;
    noted(name: string): Promise<string | undefined>;
    forget(name: string): Promise<void>;
    note(name: string, text: string): Promise<void>;
    /** What was asked before is written first. */
    close(): Promise<void>;
}
