import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { storeLaws } from "@chronarium/authority/test-kit";
import { afterEach, describe, expect, it } from "vitest";
import { SqliteStore } from "../src/store/sqlite-store.ts";

const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), "chronarium-store-"));
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const each of folders.splice(0)) rmSync(each, { recursive: true, force: true });
});

describe("the laws of stores hold on a SQLite file", () => {
  it.each(storeLaws)("$name", async ({ run }) => {
    const store = await SqliteStore.open(folder());
    await run(store);
    await store.close();
  });
});

describe("the file", () => {
  it("is there as it was left when it is opened again", async () => {
    const where = folder();
    const first = await SqliteStore.open(where);
    await first.keepParty("a", "one");
    await first.keepParty("b", "two");
    await first.keepParty("a", "three");
    await first.note("word", "kept");
    await first.close();
    const second = await SqliteStore.open(where);
    expect(await second.parties()).toEqual(["three", "two"]);
    expect(await second.noted("word")).toBe("kept");
    expect(await second.noted("other")).toBeUndefined();
    await second.dropParty("a");
    expect(await second.parties()).toEqual(["two"]);
    await second.close();
  });

  it("belongs to one process: another is refused with a sentence", async () => {
    const where = folder();
    const first = await SqliteStore.open(where);
    await expect(SqliteStore.open(where)).rejects.toThrow(
      `Another Chronarium is already using ${where}. Stop it, or choose DATA_DIR.`,
    );
    await first.close();
  });

  it("writes one that fails apart from those it was asked with", async () => {
    const store = await SqliteStore.open(folder());
    const asked = [
      store.note("a", "1"),
      store.note("b", undefined as unknown as string),
      store.note("c", "3"),
    ];
    const settled = await Promise.allSettled(asked);
    expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await store.noted("c")).toBe("3");
    await store.close();
  });
});
