import { DriverError, partyRefusalsEn, partyRefusalsFr } from "@chronarium/authority";
import { loadText } from "@chronarium/kernel";
import { afterEach, describe, expect, it } from "vitest";
import WebSocket from "ws";
import { rulesOf } from "../src/online/games.ts";
import { cookieOf, gather, pastsOf, playAt, playOn, setup, share, textOf, town } from "./people.ts";

const { house, comes, restart, leave } = town();
afterEach(leave);

const codeOf = (error: unknown): string =>
  error instanceof DriverError ? error.refusal.code : String(error);
const refusedWith = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "done",
    (error: unknown) => codeOf(error),
  );

describe("two guests", () => {
  it("play a whole game, restart included; a stranger watches; the deal is made of all shares", async () => {
    const first = await house();
    const [ada, ben, noor] = [await comes(first), await comes(first), await comes(first)];
    const table = await gather([ada, ben], "khronos");
    const before = await ada.until(table, (party) => party.seats.every(({ kind }) => kind === "person"));
    expect(before.deal.own).toBeUndefined();
    const shares = before.seats.map((seat) => (seat.kind === "person" ? seat.share : ""));
    // Everybody sits and is ready: it begins by itself.
    await ben.client.caller.call("ready", { table, ready: true });
    expect((await ada.until(table, ({ phase }) => phase === "running")).you).toBe(0);
    expect((await noor.until(table, ({ phase }) => phase === "running")).you).toBeUndefined();

    const rules = await rulesOf("khronos");
    const players = [await playAt(ada, table), await playAt(ben, table)];
    const watcher = await playAt(noor, table);
    expect(players.map(({ now }) => [now().viewer, now().own])).toEqual([
      [0, [0]],
      [1, [1]],
    ]);
    expect([watcher.now().viewer, watcher.now().own]).toEqual(["observer", []]);
    // Neither a stranger nor a player looks or acts for another.
    expect(await refusedWith(watcher.driver.look(0))).toBe("driver/not-your-seat");
    expect(await refusedWith(players[0]!.driver.look(1))).toBe("driver/not-your-seat");
    expect(await watcher.driver.act(0, [{ type: "pass" }], 0)).toMatchObject({
      ok: false,
      refusal: { code: "driver/not-your-seat" },
    });
    expect(await refusedWith(players[0]!.driver.branch(0, "what if"))).toBe("driver/no-help");
    expect(await refusedWith(ada.client.export(table))).toBe("driver/not-your-seat");
    expect(await ada.client.verify(table)).toMatchObject({ ok: false });
    await playOn(players, rules, "first half", ({ revision }) => revision >= 20);

    // The past comes in one answer, however much of it is looked at, and is what the server would tell moment by moment.
    const { imagined: _, ...live } = players[1]!.now();
    for (const revision of [0, 7, live.revision - 1, 3]) {
      const { imagined: _imagined, ...past } = await players[1]!.driver.moment(revision);
      expect(past).toEqual(await ben.client.caller.call("moment", { session: 1, revision }));
    }
    expect(ben.frames.filter((frame) => frame.includes('"packed":'))).toHaveLength(1);
    // Whoever comes back asks for many moments at once: that is one answer too, not a flood that is refused.
    const back = await comes(first, ben.cookie);
    const { driver } = await playAt(back, table);
    const missed = await Promise.all(Array.from({ length: live.revision }, (_none, at) => driver.moment(at)));
    expect(missed.map(({ revision }) => revision)).toEqual(missed.map((_moment, at) => at));
    expect(back.frames.filter((frame) => frame.includes('"packed":'))).toHaveLength(1);
    back.socket.terminate();

    const second = await restart();
    const [ada2, ben2] = [await comes(second, ada.cookie), await comes(second, ben.cookie)];
    const again = [await playAt(ada2, table), await playAt(ben2, table)];
    expect(again[0]!.now().revision).toBeGreaterThanOrEqual(20);
    await playOn(again, rules, "second half");
    const over = await ada2.until(table, ({ phase }) => phase === "over");
    expect(over.deal.own).toMatch(/^[0-9a-f]{64}$/);
    const verified = await ada2.client.verify(table);
    expect(verified).toMatchObject({ ok: true });
    // Not one byte of the half that was played before the restart told anybody of it.
    const { seed = "" } = again[0]!.now();
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    for (const { frames } of [ada, ben, noor])
      for (const secret of [seed, over.deal.own ?? ""]) expect(frames.join("\n")).not.toContain(secret);
    const parts = verified.ok ? verified.parts : [];
    expect(parts.map(({ part, vouched }) => [part, vouched])).toEqual([
      ["seed", true],
      ["shares", true],
      ["deal", true],
      ["actions", true],
      ["hashes", true],
    ]);
    expect(parts.find(({ part }) => part === "shares")).toMatchObject({
      commitment: before.deal.commitment,
      own: over.deal.own,
      seats: shares,
    });
    // Whoever looks back plays its record again, and sees what the server would tell.
    const [told, folded] = await pastsOf(ada2, again[0]!);
    expect(folded).toEqual(told);
    // Whoever has only watched opens no table for those who played.
    const stranger = await comes(second);
    expect(
      await refusedWith(stranger.client.caller.call("again", { table, name: "Noor", share: share() })),
    ).toBe("party/not-seated");
    // Once more, at a table that the other finds by himself.
    const next = await ben2.client.caller.call("again", { table, name: "Ben", share: share() });
    expect((await ada2.until(table, (party) => party.again !== undefined)).again).toEqual({
      table: next,
      by: "Ben",
    });
    expect(await ada2.client.caller.call("again", { table, name: "Ada", share: share() })).toBe(next);
  });

  it("have hints and branches where the table allows them, each from his own view and for himself alone", async () => {
    const origin = await house();
    const [ada, ben, noor] = [await comes(origin), await comes(origin), await comes(origin)];
    const table = await gather([ada, ben], "khronos", { help: true });
    await ben.client.caller.call("ready", { table, ready: true });
    await ben.until(table, ({ phase }) => phase === "running");
    const players = [await playAt(ada, table), await playAt(ben, table)];
    const watcher = await playAt(noor, table);
    await playOn(
      players,
      await rulesOf("khronos"),
      "helped",
      ({ actors, revision }) => revision >= 6 && actors[0] === 1,
    );
    const hint = await players[1]!.driver.hint(1);
    expect(hint?.lines.length).toBeGreaterThan(0);
    // Of another's turn, and of another's seat, there is none.
    expect(await players[0]!.driver.hint(0)).toBeUndefined();
    expect(await watcher.driver.hint(1)).toBeUndefined();
    // What a branch begins from looks like the moment itself; the seat of the other is a bot's.
    const file = await players[1]!.driver.branchFile(4);
    expect(JSON.parse(file)).toMatchObject({ bots: [3, null] });
    const branch = loadText([await rulesOf("khronos")], file);
    if (!branch.ok) throw new Error(branch.refusal.code);
    const { rules, state } = branch.match;
    expect(rules.viewFor(state, 1)).toEqual((await players[1]!.driver.moment(4)).view);
    expect(JSON.parse(await watcher.driver.branchFile(4))).toMatchObject({ bots: [null, null] });
  });

  it("have branches of a finished game, from the truth and against bots, though the table allowed no help", async () => {
    const origin = await house();
    const [ada, ben, noor] = [await comes(origin), await comes(origin), await comes(origin)];
    const table = await gather([ada, ben], "khronos");
    await ben.client.caller.call("ready", { table, ready: true });
    await ben.until(table, ({ phase }) => phase === "running");
    const players = [await playAt(ada, table), await playAt(ben, table)];
    const watcher = await playAt(noor, table);
    const rules = await rulesOf("khronos");
    await playOn(players, rules, "allowed at the end", ({ revision }) => revision >= 6);
    expect(await refusedWith(players[1]!.driver.branchFile(4))).toBe("driver/no-help");
    await playOn(players, rules, "allowed at the end");
    // Lines that were open all the time, and eyes that are another's by now: the seat is still one's own.
    await players[1]!.driver.look(0);
    const file = await players[1]!.driver.branchFile(4);
    expect(JSON.parse(file)).toMatchObject({ bots: [3, null], log: { length: 4 } });
    const branch = loadText([rules], file);
    if (!branch.ok) throw new Error(branch.refusal.code);
    expect(branch.match.state).toEqual((await players[1]!.driver.moment(4)).truth);
    expect(JSON.parse(await watcher.driver.branchFile(4))).toMatchObject({ bots: [null, null] });
  });

  it("wait for each other: only the host arranges, and whoever agreed to something else is asked again", async () => {
    const origin = await house();
    const [ada, ben] = [await comes(origin), await comes(origin)];
    const table = await gather([ada, ben], "chronomancer", { seats: 3, lobby: true });
    const call = ben.client.caller;
    expect(await refusedWith(call.call("start", { table }))).toBe("party/not-host");
    expect(await refusedWith(call.call("seatBot", { table, seat: 2, level: 3 }))).toBe("party/not-host");
    expect(await refusedWith(call.call("sit", { table, seat: 2, name: "Twice", share: share() }))).toBe(
      "party/already-seated",
    );
    expect(await refusedWith(ben.client.open(table))).toBe("party/not-running");
    await call.call("ready", { table, ready: true });
    await ada.client.caller.call("arrange", {
      table,
      setup: setup({ seats: 3, lobby: true, clock: { kind: "live", bank: 600, added: 20 } }),
    });
    const asked = await ben.until(table, (party) => party.setup.clock.kind === "live");
    expect(asked.seats[1]).toMatchObject({ kind: "person", ready: false });
    const third = await comes(origin);
    expect((await third.client.caller.call("lobby", undefined)).map(({ id }) => id)).toEqual([table]);
    expect(
      await refusedWith(
        third.client.caller.call("sit", { table, seat: 2, name: " ada\u202e ", share: share() }),
      ),
    ).toBe("party/name-taken");
    expect(
      await refusedWith(third.client.caller.call("sit", { table, seat: 2, name: "\u0007", share: share() })),
    ).toBe("party/name-needed");
    expect(await third.client.caller.call("find", { code: asked.code.toLowerCase() })).toBe(table);
    // A code that was cut short is told to be wrong as well.
    for (const code of ["ZZZZ-ZZZZ", asked.code.slice(0, 6)])
      expect(await refusedWith(third.client.caller.call("find", { code }))).toBe("party/no-such-code");
    // Nobody is drawn into what he did not sit down for.
    expect(await refusedWith(ada.client.caller.call("start", { table }))).toBe("party/not-answered");
    await call.call("ready", { table, ready: false });
    expect(await refusedWith(ada.client.caller.call("start", { table }))).toBe("party/not-answered");
    await call.call("ready", { table, ready: true });
    await call.call("ready", { table, ready: false });
    // A bot takes the free seat, and goes on when nobody looks.
    await ada.client.caller.call("start", { table });
    const begun = await ben.until(table, ({ phase }) => phase === "running");
    expect(begun.seats[2]).toMatchObject({ kind: "bot", level: 3 });
    expect(begun.clock?.left).toEqual([600_000, 600_000, 600_000]);
    await ben.client.caller.call("resign", { table });
    const left = await ada.until(table, (party) => party.seats[1]?.kind === "bot");
    expect(left.seats[1]).toMatchObject({ kind: "bot", name: "Guest 1", instead: true });
    expect(await refusedWith(call.call("sit", { table, seat: 1, name: "Ben", share: share() }))).toBe(
      "party/has-begun",
    );
    // Whoever is alone with bots has no clock, and may end the game by himself.
    expect((await ada.until(table, ({ clock }) => clock?.running.length === 0)).clock?.running).toEqual([]);
    await ada.client.caller.call("wishEnd", { table, wish: true });
    await ada.until(table, ({ phase }) => phase === "ended");
    const ended = await playAt(ada, table);
    expect(ended.now().table.ended).toBeDefined();
    expect(await ended.driver.act(0, [{ type: "pass" }], ended.now().version)).toMatchObject({
      ok: false,
      refusal: { code: "driver/ended" },
    });
  });

  it("leave, and the bot between them plays on alone", async () => {
    const origin = await house();
    const [ada, ben] = [await comes(origin), await comes(origin)];
    const table = await gather([ada, ben], "khronos", { seats: 3 });
    await ada.client.caller.call("start", { table });
    await ada.until(table, ({ phase }) => phase === "running");
    const rules = await rulesOf("khronos");
    const players = [await playAt(ada, table), await playAt(ben, table)];
    await playOn(players, rules, "to the bot", ({ actors }) => actors.includes(2));
    const at = players[0]!.now().revision;
    for (const { socket } of [ada, ben]) socket.terminate();
    const back = await comes(origin, ada.cookie);
    const card = async (): Promise<readonly number[]> =>
      (await back.client.list()).find(({ id }) => id === table)?.actors ?? [];
    // Lists may be asked for seven times a second.
    while ((await card()).includes(2)) await new Promise((resolve) => setTimeout(resolve, 200));
    const later = await playAt(back, table);
    expect(later.now().revision).toBeGreaterThan(at);
    expect(later.now().actors).not.toContain(2);
  });
});

describe("the door", () => {
  const opening = (origin: string, headers: Record<string, string>): Promise<number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${origin.replace("http", "ws")}/ws`, { headers });
      socket.on("unexpected-response", (_, response) => {
        resolve(response.statusCode ?? 0);
        socket.terminate();
      });
      socket.on("open", () => {
        resolve(101);
        socket.terminate();
      });
      socket.on("error", () => {});
    });

  it("lets in whoever has a cookie of ours, from a page of ours", async () => {
    const origin = await house();
    const cookie = await cookieOf(origin);
    const [, id = "", signature = ""] = /^chronarium=(\w+)\.(\w+)$/.exec(cookie) ?? [];
    expect(await opening(origin, { cookie, origin })).toBe(101);
    expect(await opening(origin, { cookie })).toBe(101);
    expect(await opening(origin, { origin })).toBe(401);
    const other = `${id.slice(0, -1)}${id.endsWith("0") ? "1" : "0"}`;
    expect(await opening(origin, { cookie: `chronarium=${other}.${signature}`, origin })).toBe(401);
    expect(await opening(origin, { cookie, origin: "http://elsewhere.example" })).toBe(403);
    expect(await opening(origin, { cookie, origin: "null" })).toBe(403);
    const foreign = await fetch(`${origin}/api/guest`, {
      method: "POST",
      headers: { origin: "http://elsewhere.example" },
    });
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get("set-cookie")).toBeNull();
    const welcome = await fetch(`${origin}/api/guest`, { method: "POST", headers: { origin } });
    expect(welcome.headers.get("set-cookie")).toMatch(/; HttpOnly; SameSite=Strict$/);
    const known = await fetch(`${origin}/api/guest`, { method: "POST", headers: { origin, cookie } });
    expect([known.status, known.headers.get("set-cookie")]).toEqual([204, null]);
  });

  it("answers whatever is said with a code and a sentence, slows down the hasty and cuts off a flood", async () => {
    const origin = await house();
    const [ada, honest] = [await comes(origin), await comes(origin)];
    const said = (words: string): Promise<unknown> =>
      new Promise((resolve) => {
        ada.socket.once("message", (data) => resolve(JSON.parse(textOf(data))));
        ada.socket.send(words);
      });
    expect(await said("not json")).toMatchObject({
      topic: "refused",
      content: { refusal: { code: "party/bad-message" } },
    });
    for (const call of ["create", "remove", "import", "blame", "toString", "nothing"]) {
      expect(await said(JSON.stringify({ id: 7, call, ask: {} }))).toMatchObject({
        id: 7,
        ok: false,
        refusal: { code: "driver/bad-call" },
      });
    }
    expect(
      await said(
        JSON.stringify({ id: 8, call: "sit", ask: { table: "o-1", seat: -1, name: "A", share: "zz" } }),
      ),
    ).toMatchObject({
      refusal: { code: "driver/bad-call", params: { place: "seat" } },
    });
    const closed = new Promise((resolve) => {
      ada.socket.once("close", resolve);
    });
    for (let n = 0; n < 1000; n++) ada.socket.send(JSON.stringify({ id: 1000 + n, call: "lobby" }));
    expect(await closed).toBe(1008);
    expect(ada.frames.some((frame) => frame.includes("party/too-fast"))).toBe(true);
    expect(await honest.client.caller.call("lobby", undefined)).toEqual([]);
    const large = await comes(origin);
    const tooLarge = new Promise((resolve) => {
      large.socket.once("close", resolve);
    });
    large.socket.send(JSON.stringify({ id: 1, call: "lobby", ask: "x".repeat(70_000) }));
    expect(await tooLarge).toBe(1009);
  });

  it("has its sentences in both languages", () => {
    expect(Object.keys(partyRefusalsFr).sort()).toEqual(Object.keys(partyRefusalsEn).sort());
    for (const sentences of [partyRefusalsEn, partyRefusalsFr])
      for (const sentence of Object.values(sentences)) {
        const text = sentence({ min: 2, max: 5, seats: 9, wait: "30 s" });
        expect(text).toMatch(/^\p{Lu}.*\.$/u);
        expect(text).not.toContain("undefined");
      }
  });
});
