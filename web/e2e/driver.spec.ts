import { readFileSync } from "node:fs";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import type { Moment } from "../src/driver/types.ts";

// The page's types come with it: `window.kit` and `window.seen`.
import type {} from "./driver-page.ts";

async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto("/e2e/driver.html");
  await ready(page);
  return page;
}
const ready = (page: Page): Promise<unknown> => page.waitForSelector("[data-ready]", { state: "attached" });

async function sit(page: Page, id: string): Promise<Moment> {
  return page.evaluate(async (id) => {
    window.seen = await window.kit.open(id);
    return window.seen.now;
  }, id);
}
const now = (page: Page): Promise<Moment> => page.evaluate(() => window.seen.now);
const travel = (page: Page) =>
  page.evaluate(() => window.kit.act(window.seen, window.kit.quiet(window.seen.now)));
const anything = (page: Page) =>
  page.evaluate(() => window.kit.act(window.seen, window.kit.any(window.seen.now)));
const atRevision = (page: Page, revision: number): Promise<unknown> =>
  page.waitForFunction((revision) => window.seen.now.revision === revision, revision);

test("IndexedDB keeps the laws of a store", async ({ context }) => {
  const page = await newPage(context);
  expect(await page.evaluate(() => window.kit.brokenLaws())).toEqual([]);
  expect(await page.evaluate(() => window.kit.laws)).toBeGreaterThan(5);
});

test("a game is created, played and there again after a reload", async ({ context }) => {
  const page = await newPage(context);
  const id = await page.evaluate(() => window.kit.create("hh"));
  const first = await sit(page, id);
  expect(first).toMatchObject({ revision: 0, last: 0, viewer: first.actors[0] });
  expect(first.seed).toBeUndefined();
  expect(await travel(page)).toEqual({ ok: true });
  const before = await now(page);
  expect(before.revision).toBe(1);

  await page.reload();
  await ready(page);
  const after = await sit(page, id);
  expect(after).toMatchObject({ revision: 1, view: before.view, commitment: before.commitment });
  const cards = await page.evaluate(() => window.kit.library.list());
  expect(cards).toMatchObject([{ id, revision: 1, game: "khronos" }]);
  expect(await page.evaluate(() => window.kit.library.keeping)).toEqual({ state: "stored" });
  expect(await page.evaluate(() => window.seen.driver.chronicle())).toHaveLength(1);
});

test("an acknowledged move survives the end of its page without warning", async ({ context }) => {
  const page = await newPage(context);
  const id = await page.evaluate(() => window.kit.create("hh"));
  await sit(page, id);
  for (let revision = 1; revision <= 5; revision++) expect(await anything(page)).toEqual({ ok: true });
  await page.close();
  expect((await sit(await newPage(context), id)).revision).toBe(5);
});

test("a damaged row is refused with its sentence, marked in the list, and the others are fine", async ({
  context,
}) => {
  const page = await newPage(context);
  const [bad, good] = await page.evaluate(async () => [
    await window.kit.create("hh"),
    await window.kit.create("hh"),
  ]);
  for (const id of [bad, good]) {
    await sit(page, id as string);
    expect(await travel(page)).toEqual({ ok: true });
  }
  await page.evaluate(async (id) => {
    const row = await window.kit.stored("log", [id, 1]);
    await window.kit.damage("log", { ...(row as object), text: '{"kind":"act","seat":0,"act' });
  }, bad as string);
  await page.reload();
  await ready(page);
  const refusal = await page.evaluate(
    (id) => window.kit.rejection(window.kit.library.open(id)),
    bad as string,
  );
  expect(refusal).toMatchObject({
    code: "kernel/bad-record",
    params: { place: "log[0]", problem: "unreadable" },
  });
  await page.reload();
  await ready(page);
  const cards = await page.evaluate(() => window.kit.library.list());
  expect(cards.find(({ id }) => id === bad)?.damaged?.code).toBe("kernel/bad-record");
  expect(cards.find(({ id }) => id === good)?.damaged).toBeUndefined();
  await sit(page, good as string);
  expect(await travel(page)).toEqual({ ok: true });
});

test("games of the first version of the database are there, and go on", async ({ context }) => {
  const dump = JSON.parse(readFileSync(new URL("saves/first-database.dump", import.meta.url), "utf8"));
  await context.addInitScript(({ tables, entries }) => {
    const request = indexedDB.open("chronarium", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("tables", { keyPath: "id" });
      request.result.createObjectStore("entries", { keyPath: ["table", "revision"] });
    };
    request.onsuccess = () => {
      const db = request.result;
      const transaction = db.transaction(["tables", "entries"], "readwrite");
      for (const row of tables) transaction.objectStore("tables").put(row);
      for (const row of entries) transaction.objectStore("entries").put(row);
      // The page's own connection waits until this one is closed.
      transaction.oncomplete = () => db.close();
    };
  }, dump);
  const page = await newPage(context);
  const cards = await page.evaluate(() => window.kit.library.list());
  expect(cards).toHaveLength(dump.tables.length);
  for (const name of ["people", "branch", "bots"]) {
    const { id, revision } = dump.expected[name];
    expect((await sit(page, id)).revision).toBe(revision);
  }
  await sit(page, dump.expected.people.id);
  const { revision } = await now(page);
  expect(await page.evaluate(() => window.seen.driver.redo(window.seen.now.actors[0] ?? 0))).toEqual({
    ok: true,
  });
  await atRevision(page, revision + 1);
  expect(
    await page.evaluate((id) => window.kit.rejection(window.kit.library.open(id)), dump.expected.damaged.id),
  ).toMatchObject({ code: "kernel/bad-record" });
});

test("two pages on one table: what one does, the other sees", async ({ context }) => {
  const [one, two] = [await newPage(context), await newPage(context)];
  const id = await one.evaluate(() => window.kit.create("hh"));
  await sit(one, id);
  await sit(two, id);
  expect(await travel(one)).toEqual({ ok: true });
  await atRevision(two, 1);
  const update = await two.evaluate(() => window.seen.updates.at(-1));
  expect(update).toMatchObject({ cause: "reloaded", entries: [{ revision: 1 }] });
  expect((await now(two)).view).toEqual((await now(one)).view);

  await one.evaluate(() => window.seen.driver.undo(window.seen.now.actors[0] ?? 0));
  await atRevision(two, 0);
  await two.evaluate((id) => window.kit.library.rename(id, "Sunday"), id);
  expect(await one.evaluate(() => window.kit.library.list())).toMatchObject([{ name: "Sunday" }]);
});

test("two pages act at once: one wins, the other is told, both end equal", async ({ context }) => {
  const [one, two] = [await newPage(context), await newPage(context)];
  const id = await one.evaluate(() => window.kit.create("hh"));
  await sit(one, id);
  await sit(two, id);
  // Few enough that the game cannot end: it has 14 turns.
  for (let round = 0; round < 6; round++) {
    // Each acts on what both see now, also if the other one's move is told to it meanwhile.
    const seen = await now(one);
    const acting = [one, two].map((page) =>
      page.evaluate(({ actors, version }) => {
        const { kit, seen } = window;
        return seen.driver.act(actors[0] ?? 0, [kit.any(seen.now)], version);
      }, seen),
    );
    const refused = (await Promise.all(acting)).flatMap((acted) => (acted.ok ? [] : [acted.refusal.code]));
    expect(refused).toEqual(["driver/stale"]);
    await Promise.all([one, two].map((page) => atRevision(page, seen.revision + 1)));
    expect((await now(two)).view).toEqual((await now(one)).view);
  }
  const fresh = await newPage(context);
  await sit(fresh, id);
  // The turn may have passed on meanwhile: through the same eyes it is the same table.
  const { viewer, view, revision } = await now(one);
  expect(await fresh.evaluate((viewer) => window.seen.driver.look(viewer), viewer)).toMatchObject({
    revision,
    view,
  });
});

test("undo, redo, and where they end", async ({ context }) => {
  const page = await newPage(context);
  const id = await page.evaluate(() => window.kit.create("hh"));
  const start = await sit(page, id);
  const seat = start.actors[0] as number;
  await travel(page);
  const travelled = await now(page);
  expect(travelled.undoTo).toBe(0);
  const undo = () => page.evaluate((seat) => window.seen.driver.undo(seat), seat);
  const redo = () => page.evaluate((seat) => window.seen.driver.redo(seat), seat);
  expect(await undo()).toEqual({ ok: true });
  expect(await now(page)).toMatchObject({ revision: 0, view: start.view, canRedo: true });
  expect(await undo()).toMatchObject({ ok: false, refusal: { code: "kernel/undo-nothing" } });
  await page.reload();
  await ready(page);
  await sit(page, id);
  expect(await redo()).toEqual({ ok: true });
  expect(await now(page)).toMatchObject({ revision: 1, view: travelled.view, canRedo: false });
  expect(await redo()).toMatchObject({ ok: false, refusal: { code: "driver/redo-nothing" } });
});

test("a branch of a running game looks the same and holds no hidden truth", async ({ context }) => {
  const page = await newPage(context);
  const id = await page.evaluate(() => window.kit.create("hbb", 1));
  await sit(page, id);
  await page.evaluate(async () => {
    const { kit, seen } = window;
    const mine = (): boolean => seen.now.actors[0] === 0;
    await kit.until(mine);
    await kit.act(seen, kit.quiet(seen.now));
  });
  const found = await page.evaluate(async (id) => {
    const { seen, kit } = window;
    const revision = seen.now.revision;
    const branch = await seen.driver.branch(revision, "Abbey first");
    type Row = { readonly head: string };
    const record = JSON.parse(((await kit.stored("tables", branch)) as Row).head);
    const parent = JSON.parse(((await kit.stored("tables", id)) as Row).head);
    const log = await kit.storedLog(id);
    const opened = await kit.open(branch);
    const cards = await kit.library.list();
    return {
      record,
      parent,
      log,
      here: seen.now,
      there: opened.now,
      card: cards.find((c) => c.id === branch),
    };
  }, id);
  const { record, parent, here, there, card } = found;
  expect(there.view).toEqual(here.view);
  expect(there.table.seats).toEqual(here.table.seats);
  expect(card).toMatchObject({ branch: { parent: id, revision: here.revision, name: "Abbey first" } });
  expect(record.parent).toEqual({ match: id, revision: here.revision });
  expect(record.seed).not.toBe(parent.seed);
  // The true deck, by playing the stored record again, against the branch's.
  const { khronos } = await import("@chronarium/khronos");
  const { openMatch } = await import("@chronarium/kernel");
  const log = found.log.flatMap(({ seat, actions, at }) => actions.map((action) => ({ seat, action, at })));
  const loaded = openMatch(khronos, { ...parent, log, checkpoints: [] });
  if (!loaded.ok) throw new Error(loaded.refusal.code);
  const hidden = ({ deck, players, rng }: typeof loaded.match.state) =>
    JSON.stringify([deck, players.slice(1), rng]);
  expect(loaded.match.state.players[0]).toEqual(record.start.players[0]);
  expect(hidden(record.start)).not.toBe(hidden(loaded.match.state));
  expect(record.start.rng).not.toEqual(loaded.match.state.rng);
});

test("a running game shows neither its seed nor the view of a bot's seat", async ({ context }) => {
  const page = await newPage(context);
  const id = await page.evaluate(() => window.kit.create("hb"));
  await sit(page, id);
  const refusal = await page.evaluate(() => window.kit.rejection(window.seen.driver.look(1)));
  expect(refusal).toMatchObject({ code: "driver/hidden-seat" });
  const { seed, shown } = await page.evaluate(async (id) => {
    const { kit, seen } = window;
    await kit.until(() => seen.now.actors[0] === 0);
    await kit.act(seen, kit.quiet(seen.now));
    const moments: unknown[] = [seen.updates, await seen.driver.chronicle()];
    for (let past = 0; past <= seen.now.last; past++) moments.push(await seen.driver.moment(past));
    const row = (await kit.stored("tables", id)) as { readonly head: string };
    return { seed: String(JSON.parse(row.head).seed), shown: JSON.stringify(moments) };
  }, id);
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(shown).not.toContain(seed);
});

test("two bots play a game to its end, which shows the seed", async ({ context }) => {
  const page = await newPage(context);
  const id = await page.evaluate(() => window.kit.create("bb", 1));
  expect((await sit(page, id)).thinking).toBeDefined();
  await page.evaluate(() => window.kit.until(() => window.seen.now.table.result !== undefined));
  const end = await now(page);
  expect(end.actors).toEqual([]);
  expect(end.thinking).toBeUndefined();
  expect(end.seed).toMatch(/^[0-9a-f]{64}$/);
  // Imported elsewhere it is the same game.
  const text = await page.evaluate((id) => window.kit.library.export(id), id);
  const imported = await page.evaluate((text) => window.kit.library.import(text), text);
  expect(imported.ok).toBe(true);
  expect(await page.evaluate((text) => window.kit.library.import(text.slice(0, -40)), text)).toMatchObject({
    ok: false,
  });
});

test("a hint comes, and can be called off", async ({ context }) => {
  const page = await newPage(context);
  const id = await page.evaluate(() => window.kit.create("hh"));
  await sit(page, id);
  const acted = await page.evaluate(async () => {
    const { kit, seen } = window;
    const seat = seen.now.actors[0] ?? 0;
    const hint = await seen.driver.hint(seat);
    if (hint === undefined) throw new Error("No hint came.");
    const stop = new AbortController();
    const abandoned = seen.driver.hint(seat, stop.signal);
    stop.abort();
    if ((await abandoned) !== undefined) throw new Error("The hint was not called off.");
    return kit.act(seen, hint.lines[0]?.actions[0] ?? { type: "" });
  });
  expect(acted).toEqual({ ok: true });
});

test("while a bot thinks the past can be read", async ({ context }) => {
  // A bot that never comes to an end: whoever reads is answered while it thinks, however slow the machine is.
  await context.route("**/src/driver/bot-worker.ts*", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  const page = await newPage(context);
  const seen = await page.evaluate(async () => {
    const { kit } = window;
    // Chance names who begins: here it is to be the person, so that there is a past.
    let seen = await kit.open(await kit.create("hb"));
    while (seen.now.actors[0] !== 0) seen = await kit.open(await kit.create("hb"));
    await kit.act(seen, kit.quiet(seen.now));
    while (seen.now.actors[0] === 0) await kit.act(seen, kit.any(seen.now));
    await kit.until(() => seen.now.thinking?.seat === 1);
    const { last } = seen.now;
    const read: number[] = [];
    for (let revision = last; revision >= 0; revision--)
      read.push((await seen.driver.moment(revision)).revision);
    return { last, read, thinking: seen.now.thinking?.seat, at: seen.now.revision };
  });
  expect(seen.last).toBeGreaterThan(1);
  expect(seen).toEqual({
    last: seen.last,
    read: Array.from({ length: seen.last + 1 }, (_, i) => seen.last - i),
    thinking: 1,
    at: seen.last,
  });
});

/** A browser with a profile on the disk: the others forget, and so never wait for it. */
test("an acknowledged move is on the disk: it survives a crash of the browser", async ({
  playwright,
  launchOptions,
  baseURL,
}, info) => {
  const start = (): Promise<BrowserContext> =>
    playwright.chromium.launchPersistentContext(info.outputPath("profile"), {
      ...launchOptions,
      ...(baseURL !== undefined && { baseURL }),
    });
  const context = await start();
  const page = await newPage(context);
  const id = await page.evaluate(() => window.kit.create("hh"));
  await sit(page, id);
  expect(await travel(page)).toEqual({ ok: true });
  for (let turns = 0; turns < 3; turns++) expect(await anything(page)).toEqual({ ok: true });
  const acknowledged = await page.evaluate(() => window.seen.driver.look("observer"));
  const devtools = await context.newCDPSession(page);
  const ended = context.waitForEvent("close");
  await Promise.all([ended, devtools.send("Browser.crash").catch(() => {})]);

  const again = await start();
  const table = await newPage(again);
  await sit(table, id);
  const found = await table.evaluate(() => window.seen.driver.look("observer"));
  expect(found).toMatchObject({ revision: acknowledged.revision, view: acknowledged.view });
  await again.close();
});

test("a browser without a database says so, and plays in memory when the player wants it", async ({
  context,
}) => {
  // Workers do not run the page's scripts, so the server's answer is changed: indexedDB is taken away in it.
  await context.route("**/src/driver/worker.ts*", async (route) => {
    const response = await route.fetch();
    const body = `Object.defineProperty(self, "indexedDB", { value: undefined });\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
  const page = await newPage(context);
  expect(await page.evaluate(() => window.kit.rejection(window.kit.create("hh")))).toMatchObject({
    code: "driver/store-failing",
  });
  const keeping = (): Promise<unknown> => page.evaluate(() => window.kit.library.keeping);
  expect(await keeping()).toMatchObject({ state: "failing", why: "unavailable" });
  await page.evaluate(() => window.kit.library.playUnstored());
  const id = await page.evaluate(() => window.kit.create("hh"));
  await sit(page, id);
  expect(await travel(page)).toEqual({ ok: true });
  expect(await keeping()).toEqual({ state: "memory", why: "unavailable" });
  expect(await page.evaluate(() => window.kit.library.list())).toMatchObject([{ id, revision: 1 }]);
});
