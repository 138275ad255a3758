/** Rules that serve others have a deadline: what hangs is named, and stops one table, not the house. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { AnyRules } from "@chronarium/kernel";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Authority } from "../src/authority.ts";
import type { Client } from "../src/client.ts";
import { MemoryStore } from "../src/memory-store.ts";
import type { Connection } from "../src/rpc.ts";
import { openWatched } from "../src/watch.ts";
import { hanging, SLOW_MS, taken } from "./hanging.ts";
import { clientOf, codeOf, hostOf, opened, people, rejection, step, totalOf, truth, until } from "./house.ts";
import { toy } from "./toy.ts";

describe("rules that take too long", () => {
  it("stop their own table with their name; what was stored is safe, and the others go on", async () => {
    const rulesOf = async (game: string): Promise<AnyRules> => (game === "hanging" ? hanging : toy);
    const store = new MemoryStore();
    const patience = { rulesMs: SLOW_MS / 2, commitMs: 1000 };
    const clock = { ...hostOf(store).clock, tick: () => taken.ms };
    const authority = new Authority(hostOf(store, { rulesOf, patience, clock }));
    const library = clientOf(authority, (port) => port, rulesOf);
    const slow = await opened(
      { library },
      await library.create({ game: "hanging", seats: people, options: {} }),
    );
    const onlooker = await opened({ library }, slow.id);
    const sound = await opened(
      { library },
      await library.create({ game: "toy", seats: people, options: {} }),
    );
    expect(codeOf(await slow.play(0, step(1)))).toBe("ok");
    const acted = await slow.play(1, step(2));
    expect(acted).toMatchObject({
      ok: false,
      refusal: { code: "authority/rules-too-slow", params: { game: "hanging" } },
    });
    for (const { updates } of [slow, onlooker]) {
      expect(updates.at(-1)?.moment).toMatchObject({
        revision: 1,
        stopped: { code: "authority/rules-too-slow" },
      });
    }
    expect(codeOf(await slow.play(1, step(1)))).toBe("authority/rules-too-slow");
    const stored = await store.readFrom(slow.id, 0);
    expect(stored?.entries).toHaveLength(1);
    expect(codeOf(await sound.play(0, step(2)))).toBe("ok");
    expect((await truth(store, sound.id)).match.state.total).toBe(2);
  });

  it("stop it also when they fail at showing what is already stored", async () => {
    let broken = false;
    const failing: AnyRules = {
      ...toy,
      viewFor: (state, viewer) => {
        if (broken) throw new Error("no view");
        return toy.viewFor(state, viewer);
      },
    };
    const store = new MemoryStore();
    const library = clientOf(new Authority(hostOf(store, { rulesOf: async () => failing })));
    const a = await opened({ library }, await library.create({ game: "toy", seats: people, options: {} }));
    broken = true;
    expect(codeOf(await a.play(0, step(1)))).toBe("ok");
    expect(a.updates.at(-1)?.moment).toMatchObject({ revision: 0, stopped: { code: "driver/failed" } });
    expect((await truth(store, a.id)).match.revision).toBe(1);
  });
});

describe("rules that never answer", () => {
  const watch = { everyMs: 1, silentMs: 1000, deadlineMs: 4000, graceMs: 2000, startMs: 60_000 };
  let folder = "";
  let library: Client;
  let patience = Promise.withResolvers<void>();
  const threads: Worker[] = [];
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "chronarium-hanging-"));
    const connect = (): Connection => {
      patience = Promise.withResolvers();
      const worker = new Worker(new URL("./hanging-worker.ts", import.meta.url), {
        workerData: { file: join(folder, "tables.json") },
      });
      threads.push(worker);
      return {
        port: {
          send: (message) => worker.postMessage(message),
          listen: (hear) => {
            worker.on("message", hear);
          },
        },
        end: () => void worker.terminate(),
        onDeath: (died) => {
          worker.on("exit", died);
        },
      };
    };
    const { clock, chance } = hostOf(new MemoryStore());
    library = await openWatched({
      connect,
      // The deadline is over when the test says so: how long a busy machine takes to answer means nothing.
      clock: {
        ...clock,
        after: (ms, call) => {
          if (ms === watch.everyMs) return clock.after(ms, call);
          let waits = true;
          void patience.promise.then(() => waits && call());
          return () => {
            waits = false;
          };
        },
      },
      chance,
      rulesOf: async (game) => (game === "hanging" ? hanging : toy),
      watch,
    });
  });
  afterEach(() => {
    library.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("have their thread ended and their table named; the other open tables go on in a new one", async () => {
    const bad = await opened(
      { library },
      await library.create({ game: "hanging", seats: people, options: {} }),
    );
    const good = await opened({ library }, await library.create({ game: "toy", seats: people, options: {} }));
    expect(codeOf(await bad.play(0, step(1)))).toBe("ok");
    expect(codeOf(await good.play(0, step(2)))).toBe("ok");
    const before = threads.length;
    const hung = rejection(bad.play(1, step(3)));
    // The thread says whose rules it asks, and then nothing more.
    await until(() => library.working?.table === bad.id);
    patience.resolve();
    // Its answer never comes; the player hears why.
    expect(await hung).toBe("authority/rules-too-slow");
    await until(() => good.updates.at(-1)?.cause === "reloaded");
    expect(threads).toHaveLength(before + 1);
    expect(bad.updates.at(-1)?.moment).toMatchObject({
      revision: 1,
      stopped: { code: "authority/rules-too-slow", params: { game: "hanging", seconds: 4 } },
    });
    expect(totalOf(good.updates.at(-1)!.moment)).toBe(2);
    expect(codeOf(await good.play(1, step(1)))).toBe("ok");
    const cards = await library.list();
    expect(cards.find(({ id }) => id === bad.id)).toMatchObject({
      revision: 1,
      damaged: { code: "authority/rules-too-slow", params: { game: "hanging" } },
    });
    expect(cards.find(({ id }) => id === good.id)?.damaged).toBeUndefined();
    expect(await rejection(bad.table.act(0, [step(1)], 1))).toBe("authority/rules-too-slow");
    // What was stored is sound: whoever opens it again may play on.
    const again = await opened({ library }, bad.id);
    expect(codeOf(await again.play(1, step(1)))).toBe("ok");
    expect((await library.list()).find(({ id }) => id === bad.id)?.damaged).toBeUndefined();
  });

  it("are said to be silent before that, and well when they answer after all", async () => {
    const lines: string[] = [];
    library.watch(() => lines.push(library.line));
    const bad = await opened(
      { library },
      await library.create({ game: "hanging", seats: people, options: {} }),
    );
    expect(codeOf(await bad.play(0, step(1)))).toBe("ok");
    lines.length = 0;
    const hung = rejection(bad.play(1, step(3)));
    patience.resolve();
    expect(await hung).toBe("authority/rules-too-slow");
    await until(() => library.line === "well");
    expect(lines.filter((line, i) => line !== lines[i - 1])).toEqual(["silent", "ended", "well"]);
  });

  describe("a thread that is gone", () => {
    it("is begun anew from the store at once, and nobody is blamed", async () => {
      const table = await opened(
        { library },
        await library.create({ game: "toy", seats: people, options: {} }),
      );
      expect(codeOf(await table.play(0, step(2)))).toBe("ok");
      const lines: string[] = [];
      library.watch(() => lines.push(library.line));
      await threads.at(-1)?.terminate();
      await until(() => table.updates.at(-1)?.cause === "reloaded");
      await until(() => library.line === "well");
      expect(lines).toContain("ended");
      expect(lines).not.toContain("silent");
      expect(totalOf(table.updates.at(-1)!.moment)).toBe(2);
      expect(codeOf(await table.play(1, step(1)))).toBe("ok");
      expect((await library.list())[0]?.damaged).toBeUndefined();
    });

    it("leaves no act in doubt: one on its way is done once, stored before or after", async () => {
      const table = await opened(
        { library },
        await library.create({ game: "toy", seats: people, options: {} }),
      );
      for (let round = 0; round < 6; round++) {
        const asked = table.play(round % 2, step(1));
        // Sometimes before it has read the message, sometimes after it has stored the act.
        await new Promise((resolve) => setTimeout(resolve, round * 2));
        const begun = threads.length;
        await threads.at(-1)?.terminate();
        expect(codeOf(await asked)).toBe("ok");
        await until(() => threads.length > begun && library.line === "well");
        expect(totalOf(await table.table.present())).toBe(round + 1);
      }
      expect((await table.table.present()).revision).toBe(6);
    });
  });
});
