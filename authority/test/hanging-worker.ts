/** A thread with an authority whose rules may hang. Its store is a file, so that the next thread finds the same tables. */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { Authority } from "../src/authority.ts";
import { MemoryStore } from "../src/memory-store.ts";
import { TOPICS } from "../src/protocol.ts";
import type { StoredTable } from "../src/rows.ts";
import { type Port, say } from "../src/rpc.ts";
import { serve } from "../src/serve.ts";
import type { Committed, Store } from "../src/store.ts";
import { hanging } from "./hanging.ts";
import { hostOf } from "./house.ts";
import { toy } from "./toy.ts";

const { file } = workerData as { readonly file: string };

class FileStore extends MemoryStore {
  constructor() {
    super();
    if (!existsSync(file)) return;
    const kept = JSON.parse(readFileSync(file, "utf8")) as readonly (readonly [string, StoredTable])[];
    for (const [id, table] of kept) this.put(id, table);
  }
  override async create(...args: Parameters<Store["create"]>): Promise<boolean> {
    return this.#kept(await super.create(...args));
  }
  override async commit(...args: Parameters<Store["commit"]>): Promise<Committed> {
    return this.#kept(await super.commit(...args));
  }
  override async label(...args: Parameters<Store["label"]>): Promise<boolean> {
    return this.#kept(await super.label(...args));
  }
  async #kept<Answer>(answer: Answer): Promise<Answer> {
    const ids = (await this.list()).map(({ row }) => (row as { readonly id: string }).id);
    const tables = await Promise.all(ids.map(async (id) => [id, await this.readFrom(id, 0)]));
    // Whole or not at all: the thread may be ended while it writes.
    writeFileSync(`${file}.new`, JSON.stringify(tables));
    renameSync(`${file}.new`, file);
    return answer;
  }
}

const port: Port = {
  send: (message) => parentPort?.postMessage(message),
  listen: (hear) => {
    parentPort?.on("message", hear);
  },
};
const games = [toy, hanging];
const authority = new Authority(
  hostOf(new FileStore(), {
    rulesOf: async (game) => games.find(({ id }) => id === game) ?? toy,
    working: (table, game) => say(port, TOPICS.working, { table, game }),
  }),
);
serve(port, { authority: Promise.resolve(authority), opened: () => {} });
