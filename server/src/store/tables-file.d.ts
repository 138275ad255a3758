import { type Committed, type EntryRow, type Label, type ListedTable, type Standing, type StoredTable, type TableRow } from "@chronarium/authority";
/** Another process has this file. */
export declare class InUse extends Error {
}
export declare class TablesFile {
    #private;
    constructor(path: string);
    begin(): void;
    /** After this it would survive a crash. */
    end(): void;
    undo(): void;
    close(): void;
    /** One of several that are written together: if it fails, the others are still written. */
    alone<Answer>(work: () => Answer): Answer;
    list(): readonly ListedTable[];
    readFrom(id: string, version: number): StoredTable | undefined;
    create(row: TableRow, entries: readonly EntryRow[]): boolean;
    commit(id: string, seen: number, standing: Standing, entries: readonly EntryRow[]): Committed;
    say(id: string, spoken: string): boolean;
    label(id: string, label: Label): boolean;
    remove(id: string): void;
    probe(): void;
    /** Who sits at a table, and how they agreed to play: as JSON, for whoever wrote it. */
    parties(): readonly string[];
    keepParty(id: string, text: string): void;
    dropParty(id: string): void;
    noted(name: string): string | undefined;
    forget(name: string): void;
    note(name: string, text: string): void;
}
