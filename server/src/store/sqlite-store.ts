/** The store as the server's main thread sees it: it asks, and is answered when the disk has it. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type {
  Committed,
  EntryRow,
  Label,
  ListedTable,
  Standing,
  Store,
  StoredTable,
  TableRow,
} from "@chronarium/authority";
import { StartError } from "../start-error.ts";
import { type Answered, type Asked, flat, type Opened, type StoreCall } from "./store-calls.ts";
import type { PeopleChange, TablesFile } from "./tables-file.ts";

const FILE = "chronarium.sqlite";
/** So many go over at once, however much this thread still has to do. */
const ENOUGH = 8;

type Waiting = { readonly resolve: (answer: never) => void; readonly reject: (error: Error) => void };

export class SqliteStore implements Store {
  readonly #thread: Worker;
  readonly #waiting: Map<number, Waiting> = new Map();
  readonly #unsent: Asked[] = [];
  #asked = 0;
  #ended: Error | undefined;

  /** Answers when the file is open; another process that has it is named in a sentence. */
  static open(folder: string): Promise<SqliteStore> {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const thread = new Worker(new URL("./store-thread.ts", import.meta.url), {
      workerData: { path: join(folder, FILE) },
    });
    return new Promise((resolve, reject) => {
      thread.once("error", reject);
      thread.once("message", (first: Opened) => {
        thread.off("error", reject);
        if (first.opened) resolve(new SqliteStore(thread));
        else if (first.inUse)
          reject(
            new StartError(`Another Chronarium is already using ${folder}. Stop it, or choose DATA_DIR.`),
          );
        else reject(new StartError(`The tables in ${folder} cannot be opened: ${first.message}`));
      });
    });
  }

  private constructor(thread: Worker) {
    this.#thread = thread;
    thread.on("message", (answers: Answered) => {
      for (const [id, ok, content] of answers) {
        const waiting = this.#waiting.get(id);
        this.#waiting.delete(id);
        if (ok) waiting?.resolve(content as never);
        else waiting?.reject(new Error(content));
      }
    });
    const end = (error: Error): void => {
      this.#ended = error;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    thread.on("error", end);
    thread.on("exit", () => end(new Error("The thread of the store has ended.")));
  }

  list(): Promise<readonly ListedTable[]> {
    return this.#ask("list");
  }
  readFrom(id: string, version: number): Promise<StoredTable | undefined> {
    return this.#ask("readFrom", id, version);
  }
  create(row: TableRow, entries: readonly EntryRow[]): Promise<boolean> {
    return this.#ask("create", row, entries);
  }
  commit(id: string, seen: number, standing: Standing, entries: readonly EntryRow[]): Promise<Committed> {
    return this.#ask("commit", id, seen, standing.version, JSON.stringify(standing), entries.map(flat));
  }
  say(id: string, spoken: string): Promise<boolean> {
    return this.#ask("say", id, spoken);
  }
  label(id: string, label: Label): Promise<boolean> {
    return this.#ask("label", id, label);
  }
  remove(id: string): Promise<void> {
    return this.#ask("remove", id);
  }
  probe(): Promise<void> {
    return this.#ask("probe");
  }

  parties(): Promise<readonly string[]> {
    return this.#ask("parties");
  }
  keepParty(id: string, text: string): Promise<void> {
    return this.#ask("keepParty", id, text);
  }
  dropParty(id: string): Promise<void> {
    return this.#ask("dropParty", id);
  }
  people(kind: string): Promise<readonly string[]> {
    return this.#ask("people", kind);
  }
  keepPeople(changes: readonly PeopleChange[]): Promise<void> {
    return this.#ask("keepPeople", changes);
  }
  noted(name: string): Promise<string | undefined> {
    return this.#ask("noted", name);
  }
  notes(prefix: string): Promise<readonly { readonly name: string; readonly text: string }[]> {
    return this.#ask("notes", prefix);
  }
  forget(name: string): Promise<void> {
    return this.#ask("forget", name);
  }
  note(name: string, text: string): Promise<void> {
    return this.#ask("note", name, text);
  }

  /** What was asked before is written first. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#thread.once("exit", () => resolve());
      this.#send();
      this.#thread.postMessage("close");
    });
  }

  #send(): void {
    if (this.#unsent.length > 0) this.#thread.postMessage(this.#unsent.splice(0) satisfies readonly Asked[]);
  }

  #ask<Call extends StoreCall>(
    call: Call,
    ...args: Parameters<TablesFile[Call]>
  ): Promise<ReturnType<TablesFile[Call]>> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== undefined) {
        reject(this.#ended);
        return;
      }
      const id = ++this.#asked;
      this.#waiting.set(id, { resolve: resolve as Waiting["resolve"], reject });
      // Whatever is asked in one turn of the loop goes over in one message; the disk need not wait for a long turn.
      const unsent = this.#unsent.push([id, call, args]);
      if (unsent === 1) setImmediate(() => this.#send());
      else if (unsent === ENOUGH) this.#send();
    });
  }
}
