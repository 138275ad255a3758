/** Accounts over HTTP: what a guest brings along, what a stranger cannot learn, and what stays when somebody goes. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { peopleRefusalsEn, peopleRefusalsFr, refusalOf } from "@chronarium/authority";
import { afterEach, describe, expect, it } from "vitest";
import { rulesOf } from "../src/online/games.ts";
import { browserOf } from "../src/people/browser.ts";
import { Browser, PASSWORD } from "./browser.ts";
import { come, cookieOf, gather, type Person, playAt, playOn, said, share, town } from "./people.ts";

const { house, comes, restart, running, leave } = town();
afterEach(leave);

const closed = (person: Person): Promise<number> =>
  new Promise((resolve) => person.socket.once("close", resolve));

describe("a guest", () => {
  it("becomes an account with his seat, plays on from a second device, and signs out from afar", async () => {
    const origin = await house();
    const [ada, ben] = [await comes(origin), await comes(origin)];
    const table = await gather([ada, ben], "khronos");
    const laptop = new Browser(origin, ada.cookie);
    expect(await laptop.must("me", undefined)).toEqual({ tables: 1, mails: false });
    const cut = closed(ada);
    const { codes } = await laptop.must("signUp", { name: "Ada Lovelace", password: PASSWORD });
    expect(codes).toHaveLength(10);
    expect(codes[0]).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    // The cookie of the guest opens nothing any more: it could not be taken back from whoever has copied it.
    expect(await cut).toBe(1012);
    await expect(come(origin, ada.cookie)).rejects.toThrow("401");
    expect(laptop.cookie).not.toBe(ada.cookie);
    const again = await comes(origin, laptop.cookie);
    expect((await again.until(table, () => true)).you).toBe(0);

    // A phone, by a code that works once; what a guest has there comes along.
    const noor = await comes(origin);
    const other = await gather([noor, ben], "khronos");
    const phone = new Browser(origin, noor.cookie);
    const { code } = await laptop.must("deviceCode", undefined);
    expect(await phone.refused("useCode", { code: "0000-0000", bring: true })).toBe("people/no-such-code");
    await phone.must("useCode", { code: code.toLowerCase(), bring: true });
    expect(await new Browser(origin).refused("useCode", { code, bring: true })).toBe("people/no-such-code");
    const onPhone = await comes(origin, phone.cookie);
    expect((await onPhone.until(table, () => true)).you).toBe(0);
    expect((await onPhone.until(other, () => true)).you).toBe(0);
    // Whoever came by a code has not proved who he is.
    expect(await phone.refused("remove", undefined)).toBe("people/sign-in-again");
    expect(await phone.refused("newCodes", undefined)).toBe("people/sign-in-again");

    const { account } = await laptop.must("me", undefined);
    expect(account).toMatchObject({ name: "Ada Lovelace", password: true, codes: 10 });
    expect(account?.devices.map(({ name }) => name)).toEqual(["Firefox, Linux", "Firefox, Linux"]);
    expect(account?.devices.filter(({ here }) => here)).toHaveLength(1);
    const afar = account?.devices.find(({ here }) => here === undefined)?.id ?? "";
    const phoneCut = closed(onPhone);
    await laptop.must("endDevice", { device: afar });
    expect(await phoneCut).toBe(1012);
    expect(await phone.must("me", undefined)).toEqual({ tables: 0, mails: false });
    expect(await laptop.refused("endDevice", { device: afar })).toBe("people/no-such-device");

    // All of it is there after a restart.
    const later = await restart();
    const back = new Browser(later, laptop.cookie);
    expect((await back.must("me", undefined)).account?.name).toBe("Ada Lovelace");
    await back.must("signOut", undefined);
    expect(await back.must("me", undefined)).toEqual({ tables: 0, mails: false });
    await back.must("signIn", { name: "ada lovelace", password: PASSWORD, bring: true });
    expect(await back.must("me", undefined)).toMatchObject({ tables: 2 });
  });

  it("brings his seat to a second device without any account, and from there into one", async () => {
    const origin = await house();
    const [ada, ben] = [await comes(origin), await comes(origin)];
    const table = await gather([ada, ben], "khronos");
    const laptop = new Browser(origin, ada.cookie);
    const { code } = await laptop.must("deviceCode", undefined);
    const phone = new Browser(origin);
    await phone.must("useCode", { code, bring: false });
    const onPhone = await comes(origin, phone.cookie);
    expect((await onPhone.until(table, () => true)).you).toBe(0);
    // Both are his: what he does on the one the other shows.
    await onPhone.client.caller.call("ready", { table, ready: false });
    await ada.until(table, ({ seats }) => seats[0]?.kind === "person" && !seats[0].ready);
    const [cut, phoneCut] = [closed(ada), closed(onPhone)];
    await phone.must("signUp", { name: "Ada", password: PASSWORD });
    expect(await phone.must("me", undefined)).toMatchObject({ account: { name: "Ada" }, tables: 1 });
    // The cookie of the guest may have been copied: its lines are cut as well, wherever they are.
    expect([await cut, await phoneCut]).toEqual([1012, 1012]);
    await expect(come(origin, ada.cookie)).rejects.toThrow("401");
    await laptop.must("signIn", { name: "Ada", password: PASSWORD, bring: false });
    const back = await comes(origin, laptop.cookie);
    expect((await back.until(table, () => true)).you).toBe(0);
  });

  it("comes back with a recovery code, once, and everybody else is signed out", async () => {
    const origin = await house();
    const [laptop, thief] = [new Browser(origin), new Browser(origin)];
    const { codes } = await laptop.must("signUp", { name: "Ben", password: PASSWORD });
    await thief.must("signIn", { name: "Ben", password: PASSWORD, bring: false });
    const { code: his } = await thief.must("deviceCode", undefined);
    const [code = "", next = ""] = codes;
    const owner = new Browser(origin);
    const asked = { name: "Ben", code, password: "another password", bring: false };
    expect(await owner.refused("recover", { ...asked, code: "ABCDE-FGHJK" })).toBe("people/wrong-code");
    expect(await owner.refused("recover", { ...asked, name: "Benn" })).toBe("people/wrong-code");
    expect(await owner.refused("recover", { ...asked, password: "short" })).toBe("people/weak-password");
    await owner.must("recover", asked);
    // Nor does a code let him in again that he has asked for meanwhile.
    expect(await thief.refused("useCode", { code: his, bring: false })).toBe("people/no-such-code");
    expect(await owner.refused("recover", asked)).toBe("people/wrong-code");
    expect((await thief.must("me", undefined)).account).toBeUndefined();
    expect(await thief.refused("signIn", { name: "Ben", password: PASSWORD, bring: false })).toBe(
      "people/wrong",
    );
    expect((await owner.must("me", undefined)).account?.codes).toBe(9);
    const fresh = await owner.must("newCodes", undefined);
    expect(await thief.refused("recover", { ...asked, code: next })).toBe("people/wrong-code");
    await thief.must("recover", { ...asked, code: fresh.codes[0] ?? "" });
  });
});

describe("a stranger", () => {
  it("learns nothing of who has an account from what is refused, nor from the work it takes", async () => {
    const origin = await house();
    const owner = new Browser(origin);
    await owner.must("signUp", { name: "Noor", password: PASSWORD });
    const stranger = new Browser(origin);
    const tried = async (name: string): Promise<{ answer: unknown; work: number }> => {
      const before = process.cpuUsage();
      const answer = await stranger.ask("signIn", { name, password: "not the password", bring: false });
      const { user, system } = process.cpuUsage(before);
      return { answer, work: user + system };
    };
    await tried("warm up");
    const [known, unknown] = [await tried("Noor"), await tried("Nobody")];
    expect(unknown.answer).toEqual(known.answer);
    expect(known.answer).toMatchObject({ ok: false, refusal: { code: "people/wrong" } });
    expect(unknown.work).toBeGreaterThan(known.work / 3);
    const coded = { code: "ABCDE-FGHJK", password: PASSWORD, bring: false };
    expect(await stranger.ask("recover", { name: "Noor", ...coded })).toEqual(
      await stranger.ask("recover", { name: "Nobody", ...coded }),
    );
    expect(await owner.must("profile", { name: "noor" })).toMatchObject({ name: "Noor", games: 0, won: 0 });
    expect(await owner.refused("profile", { name: "Nobody" })).toBe("people/no-such-person");
  });

  it("who tries many passwords is stopped, and the tables go on", async () => {
    const origin = await house();
    await new Browser(origin).must("signUp", { name: "Ada", password: PASSWORD });
    const ben = await comes(origin);
    const flood = Array.from({ length: 80 }, (_, i) =>
      new Browser(origin).refused("signIn", { name: "Ada", password: `guess number ${i}`, bring: false }),
    );
    await ben.client.caller.call("lobby", undefined);
    const answers = await Promise.all(flood);
    const tried = answers.filter((code) => code === "people/wrong").length;
    expect(tried).toBeGreaterThan(0);
    expect(tried).toBeLessThanOrEqual(20);
    expect(new Set(answers)).toEqual(new Set(["people/wrong", "people/too-fast"]));
  });

  it("of another origin, or with something else than was asked for, changes nothing", async () => {
    const origin = await house();
    const cookie = await cookieOf(origin);
    const post = (call: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
      fetch(`${origin}/api/people/${call}`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie, origin, ...headers },
        body,
      });
    const whole = JSON.stringify({ ask: { name: "Ada", password: PASSWORD } });
    const foreign = await post("signUp", whole, { origin: "http://elsewhere.example" });
    expect([foreign.status, foreign.headers.get("set-cookie")]).toEqual([403, null]);
    // A form of another site can send no JSON.
    const plain = await post("signOut", whole, { "content-type": "text/plain" });
    expect(await plain.json()).toMatchObject({ ok: false, refusal: { code: "driver/bad-call" } });
    const bad: readonly (readonly [string, unknown, string])[] = [
      ["signUp", { name: "Ada" }, "driver/bad-call"],
      ["signUp", { name: "Ada", password: PASSWORD, admin: true }, "driver/bad-call"],
      ["signUp", { name: "A\u202eda", password: PASSWORD }, "people/bad-name"],
      ["signUp", { name: "<b>", password: PASSWORD }, "people/bad-name"],
      ["signUp", { name: "Ada", password: "short" }, "people/weak-password"],
      ["signUp", { name: "Ada Ada Ada", password: "Ada ADA ada" }, "people/weak-password"],
      ["changePassword", { password: PASSWORD }, "people/not-signed-in"],
      ["constructor", undefined, "people/no-such-call"],
      ["me", "hello", "driver/bad-call"],
    ];
    for (const [call, ask, code] of bad) {
      const answer = await post(call, JSON.stringify({ ask }));
      expect([call, answer.status, await answer.json()]).toMatchObject([call, 200, { refusal: { code } }]);
    }
    expect((await post("me", "{")).status).toBe(400);
    expect((await post("me", JSON.stringify({ ask: "x".repeat(20_000) }))).status).toBe(413);
    const [first, second] = [new Browser(origin), new Browser(origin)];
    const both = await Promise.all([
      first.refused("signUp", { name: "Ada", password: PASSWORD }),
      second.refused("signUp", { name: "ADA", password: PASSWORD }),
    ]);
    expect(both.sort()).toEqual(["done", "people/name-taken"]);
  });
});

describe("somebody's games", () => {
  it("are found again, exported whole, and stay whole for the others when he deletes his account", async () => {
    const origin = await house();
    const [ada, ben] = [await comes(origin), await comes(origin)];
    const browsers = [new Browser(origin, ada.cookie), new Browser(origin, ben.cookie)] as const;
    await browsers[0].must("signUp", { name: "Ada", password: PASSWORD });
    const table = await (async () => {
      const own = await comes(origin, browsers[0].cookie);
      const id = await gather([own, ben], "khronos");
      await ben.client.caller.call("ready", { table: id, ready: true });
      const players = [await playAt(own, id), await playAt(ben, id)];
      await playOn(players, await rulesOf("khronos"), "whole");
      await own.until(id, ({ phase }) => phase === "over");
      return id;
    })();
    const own = await comes(origin, browsers[0].cookie);
    const second = await gather([own, ben], "khronos");
    await ben.client.caller.call("ready", { table: second, ready: true });
    await ben.until(second, ({ phase }) => phase === "running");
    const third = await gather([own, ben], "khronos", { seats: 3 });
    await own.client.caller.call("speak", { table: second, name: "", text: "Good luck" });
    await ben.client.caller.call("speak", { table: second, name: "", text: "To you too" });

    const all = { search: "", game: "", from: 0 };
    const { games, found } = await browsers[0].must("history", all);
    expect(found).toBe(1);
    expect(games[0]).toMatchObject({ table, game: "khronos", clock: "none", you: 0 });
    expect(games[0]?.seats.map(({ name, kind }) => [name, kind])).toEqual([
      ["Ada", "account"],
      ["Guest 1", "guest"],
    ]);
    expect(Math.min(...(games[0]?.seats ?? []).map(({ place = 9 }) => place))).toBe(1);
    const counted = async (change: object): Promise<number> =>
      (await browsers[1].must("history", { ...all, ...change })).found;
    expect([await counted({ search: "ada" }), await counted({ search: "eve" })]).toEqual([1, 0]);
    expect([await counted({ game: "khronos" }), await counted({ game: "chronomancer" })]).toEqual([1, 0]);
    expect(await browsers[1].must("profile", { name: "Ada" })).toMatchObject({ games: 1 });

    const text = await browsers[0].must("export", undefined);
    const whole = JSON.parse(text) as { records: { table: string; record: { seed: string } }[] };
    expect(whole).toMatchObject({
      format: "chronarium/person",
      account: { name: "Ada" },
      history: [{ table }],
    });
    expect(whole.records[0]?.record.seed).toMatch(/^[0-9a-f]{64}$/);
    // What is not over, and what was said: her own words alone.
    expect(whole).toMatchObject({
      tables: {
        seats: [
          { table, phase: "over", seat: 0, name: "Ada" },
          { table: second, phase: "running", seat: 0, name: "Ada" },
          { table: third, phase: "waiting", seat: 0, name: "Ada" },
        ],
        said: [{ table: second, room: "players", name: "Ada", text: "Good luck" }],
        blocked: 0,
      },
      reports: [],
    });
    expect(text).not.toContain("To you too");
    expect(text).not.toMatch(/argon2id|"password": "/);
    expect(text).not.toContain(browsers[0].cookie.slice(11, 43));

    // Gone: a bot plays on, the waiting seat is free, and what was played verifies as before.
    await browsers[0].must("remove", undefined);
    const left = await ben.until(second, (party) => party.seats[0]?.kind === "bot");
    expect(left.seats[0]).toMatchObject({ kind: "bot", name: "N. N." });
    expect((await ben.until(third, (party) => party.seats[0]?.kind === "free")).host).toBe(1);
    expect(await ben.client.verify(table)).toMatchObject({ ok: true });
    expect((await ben.client.export(table)).includes("Ada")).toBe(false);
    const kept = await browsers[1].must("history", all);
    expect(kept.games[0]?.seats.map(({ name }) => name)).toEqual(["", "Guest 1"]);
    expect(await browsers[1].refused("profile", { name: "Ada" })).toBe("people/no-such-person");
    expect(await browsers[0].must("me", undefined)).toEqual({ tables: 0, mails: false });
    expect(await browsers[0].refused("signIn", { name: "Ada", password: PASSWORD, bring: false })).toBe(
      "people/wrong",
    );
    // The name is free again.
    expect(await browsers[0].refused("signUp", { name: "Ada", password: PASSWORD })).toBe("done");
  });
});

describe("a rated table", () => {
  it("is for accounts alone, without bots, and changes both ratings once, however often the server restarts", async () => {
    const origin = await house();
    const browsers = [new Browser(origin), new Browser(origin)] as const;
    await browsers[0].must("signUp", { name: "Ada", password: PASSWORD });
    await browsers[1].must("signUp", { name: "Ben", password: PASSWORD });
    const [ada, ben, guest] = [
      await comes(origin, browsers[0].cookie),
      await comes(origin, browsers[1].cookie),
      await comes(origin),
    ];
    const code = async (call: Promise<unknown>): Promise<string> =>
      call.then(
        () => "done",
        (error: unknown) => refusalOf(error).code,
      );
    expect(await code(gather([guest, ada], "khronos", { rated: true }))).toBe("party/rated-account");
    const table = await gather([ada], "khronos", { rated: true, help: true, seats: 2 });
    const { caller } = ada.client;
    expect(await code(caller.call("seatBot", { table, seat: 1, level: 3 }))).toBe("party/rated");
    const sit = { table, seat: 1, name: "Somebody", share: share() };
    expect(await code(guest.client.caller.call("sit", sit))).toBe("party/rated-account");
    await ben.until(table, () => true);
    await ben.client.caller.call("sit", sit);
    await ben.client.caller.call("ready", { table, ready: true });
    const running = await ben.until(table, ({ phase }) => phase === "running");
    // Whatever name he gave at the table, everybody sees whose account it is.
    expect(running.seats[1]).toMatchObject({ name: "Somebody", account: "Ben" });
    const players = [await playAt(ada, table), await playAt(ben, table)];
    // Nobody helps, whatever its host has asked for.
    expect(players.map(({ now }) => now().helped)).toEqual([undefined, undefined]);
    expect(await code(caller.call("hint", { session: 1, seat: 0 }))).toBe("driver/no-help");
    expect(await code(players[1]!.driver.branchFile(0))).toBe("driver/no-help");
    await playOn(players, await rulesOf("khronos"), "rated");
    await ada.until(table, ({ phase }) => phase === "over");

    const later = await restart();
    const back = new Browser(later, browsers[0].cookie);
    const { games } = await back.must("history", { search: "", game: "", from: 0 });
    const [own, other] = [games[0]?.seats[0]?.place ?? 0, games[0]?.seats[1]?.place ?? 0];
    const change = (games[0]?.rated?.after ?? 0) - (games[0]?.rated?.before ?? 0);
    expect(Math.sign(change)).toBe(Math.sign(other - own));
    const [mine, theirs] = [
      await back.must("profile", { name: "Ada" }),
      await back.must("profile", { name: "Ben" }),
    ];
    expect(mine.ratings).toMatchObject([{ game: "khronos", rating: 1500 + change, games: 1 }]);
    expect(theirs.ratings).toMatchObject([{ game: "khronos", rating: 1500 - change, games: 1 }]);
  });
});

describe("whoever runs the server", () => {
  const admin = async (call: string, ask: object = {}, bearer = keyNow()): Promise<unknown> => {
    const answer = await fetch(`${running().origin}/api/admin/${call}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${bearer}` },
      body: JSON.stringify({ ask }),
    });
    return answer.status === 404 ? 404 : answer.json();
  };
  const keyNow = (): string =>
    (JSON.parse(readFileSync(join(running().folder, "admin.json"), "utf8")) as { key: string }).key;

  const codeOf = (call: Promise<unknown>): Promise<string> =>
    call.then(
      () => "done",
      (error: unknown) => refusalOf(error).code,
    );

  it("hears of people at tables, reads what was said, takes a line away, closes a table; each deed is written down", async () => {
    const origin = await house();
    const [ada, ben] = [await comes(origin), await comes(origin)];
    const table = await gather([ada, ben], "khronos");
    await ben.client.caller.call("speak", { table, name: "", text: "You are slow" });
    const { seats } = await ada.until(table, () => true);
    const who = seats[1]?.kind === "person" ? seats[1].who : "";
    const [line] = said(await ada.client.caller.call("chat", { table }));
    expect(line?.who).toBe(who);
    const report = (): Promise<unknown> =>
      ada.client.caller.call("report", { table, who, text: "He insults." });
    for (let i = 0; i < 5; i++) await report();
    expect(await codeOf(report())).toBe("party/too-fast");
    const nobody = ada.client.caller.call("report", { table, who: "0".repeat(16), text: "Who?" });
    expect(await codeOf(nobody)).toBe("party/not-seated");
    const { answer: reports } = (await admin("reports")) as { answer: { id: string }[] };
    expect(reports[0]).toMatchObject({
      about: "Guest 1 (a guest)",
      by: "a guest",
      table,
      said: "“You are slow”",
    });

    expect(await admin("tables")).toMatchObject({
      answer: [{ id: table, game: "khronos", phase: "waiting", names: "Ada, Guest 1" }],
    });
    expect(await admin("chat", { name: table })).toMatchObject({
      answer: [{ number: 2, room: "players", name: "Guest 1", text: "You are slow" }],
    });
    // That he sat down has a number too, and is nothing that he said.
    expect(await admin("unsay", { name: table, line: 1 })).toMatchObject({ ok: false });
    expect(await admin("unsay", { name: table, line: 2 })).toMatchObject({ ok: true });
    expect(await admin("unsay", { name: table, line: 2 })).toMatchObject({
      ok: false,
      message: "There is no such message at this table.",
    });
    // Whoever has heard it is told at once, and nothing is left of it.
    await expect.poll(() => ada.frames.some((frame) => frame.includes('"removed":true'))).toBe(true);
    const [removed] = said(await ada.client.caller.call("chat", { table }));
    expect(removed).toMatchObject({ text: "", removed: true });
    // Somebody who has said nothing can be blocked as well; the table is hers.
    await ada.client.caller.call("block", { table, who, block: true });

    await ben.client.caller.call("ready", { table, ready: true });
    await ben.until(table, ({ phase }) => phase === "running");
    expect(await admin("close", { name: table })).toMatchObject({ ok: true });
    expect((await ben.until(table, ({ phase }) => phase === "ended")).phase).toBe("ended");
    expect(await admin("close", { name: table })).toMatchObject({ ok: false });
    expect(await admin("close", { name: "o-0" })).toMatchObject({ ok: false });
    // A guest is put out of his seats by what was reported about him; no bot plays a mission, so the others play on for him.
    await ada.client.caller.call("block", { table, who, block: false });
    // What the store itself refuses is told in words as well.
    const lost = await gather([ada, ben], "khronos", { seats: 3 });
    await ada.client.caller.call("start", { table: lost });
    await running().house.authority.remove(lost);
    expect(await admin("close", { name: lost })).toEqual({
      ok: false,
      message: "This table is not kept in this browser any more.",
    });
    const mission = await gather([ada, ben], "missions", { options: { mission: "ten-to-six@1.0.0" } });
    await ada.client.caller.call("start", { table: mission });
    await ada.until(mission, ({ phase }) => phase === "running");
    expect(await admin("remove", { name: reports[0]?.id })).toMatchObject({ ok: true });
    const shared = await ada.until(mission, (party) => JSON.stringify(party.seats[1]).includes("N. N."));
    expect(shared.seats[1]).toMatchObject({ kind: "person", lent: "share" });
    await expect.poll(() => ben.socket.readyState).toBe(ben.socket.CLOSED);
    const { answer: log } = (await admin("log")) as { answer: { did: string; about: string }[] };
    expect(log.map(({ did, about }) => [did, about])).toEqual([
      ["read the chat of a table", table],
      ["removed message 2 of Guest 1", table],
      ["closed a table", table],
      ["put a guest out", "Guest 1"],
    ]);
  });

  it("reads reports, keeps somebody out or deletes him, and every deed is written down", async () => {
    const origin = await house();
    const [ada, ben] = [new Browser(origin), new Browser(origin)];
    await ada.must("signUp", { name: "Ada", password: PASSWORD });
    await ben.must("signUp", { name: "Ben", password: PASSWORD });
    expect(statSync(join(running().folder, "admin.json")).mode & 0o077).toBe(0);
    // Without the key there is nothing here at all.
    expect(await admin("log", {}, "0".repeat(64))).toBe(404);
    expect(await admin("constructor")).toBe(404);

    expect(await ada.refused("report", { name: "Nobody", text: "He shouts." })).toBe("people/no-such-person");
    expect(await ada.refused("report", { name: "Ben", text: "  " })).toBe("people/empty-report");
    for (let i = 0; i < 5; i++) await ada.must("report", { name: "Ben", text: "He shouts." });
    expect(await ada.refused("report", { name: "Ben", text: "Again." })).toBe("people/too-fast");
    const { answer: reports } = (await admin("reports")) as { answer: { id: string }[] };
    expect(reports).toHaveLength(5);
    expect(reports[0]).toMatchObject({ about: "Ben", by: "Ada", text: "He shouts." });
    expect(await admin("settle", { name: reports[0]?.id })).toMatchObject({ ok: true });
    expect(await admin("settle", { name: reports[0]?.id })).toEqual({
      ok: false,
      message: "There is no such report.",
    });

    expect(await admin("suspend", { name: "Ben", days: 3 })).toMatchObject({ ok: true });
    expect((await ben.must("me", undefined)).account).toBeUndefined();
    const asked = { name: "Ben", password: PASSWORD, bring: false };
    expect(await ben.refused("signIn", asked)).toBe("people/suspended");
    expect(await admin("suspend", { name: "Ben", days: 0 })).toMatchObject({ ok: true });
    await ben.must("signIn", asked);
    expect(await admin("remove", { name: "Ben" })).toMatchObject({ ok: true });
    expect(await ben.refused("signIn", asked)).toBe("people/wrong");
    const { answer: log } = (await admin("log")) as { answer: { did: string; about: string }[] };
    expect(log.map(({ did, about }) => [did, about])).toEqual([
      ["settled a report", "Ben"],
      ["suspended for 3 days", "Ben"],
      ["suspended for 0 days", "Ben"],
      ["deleted an account", "Ben"],
    ]);
  });
});

describe("what is said of people", () => {
  it("exists in both languages for every refusal", () => {
    expect(Object.keys(peopleRefusalsFr).sort()).toEqual(Object.keys(peopleRefusalsEn).sort());
    for (const sentences of [peopleRefusalsEn, peopleRefusalsFr])
      for (const sentence of Object.values(sentences))
        expect(sentence({ letters: 10, most: 10 })).toMatch(/[.]$/);
  });

  it.each([
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari, iPhone"],
    ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"],
    ["<script>", ""],
  ])("%s is called %s", (userAgent, name) => {
    expect(browserOf(userAgent)).toBe(name);
  });
});
