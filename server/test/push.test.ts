/** Web Push: one for each turn, to whoever wished it, readable by his browser alone, and never to an address inside. */
import { afterEach, describe, expect, it } from "vitest";
import { encrypted } from "../src/notices/push/encrypted.ts";
import { isOutside, lookupOutside, mayBeOutside, postOutside } from "../src/notices/push/outside.ts";
import { pusherOf } from "../src/notices/push/pusher.ts";
import { freshVapid, Vapid } from "../src/notices/push/vapid.ts";
import { rulesOf } from "../src/online/games.ts";
import { Browser, PASSWORD } from "./browser.ts";
import { gather, playAt, playOn, town } from "./people.ts";
import { openPushService, type PushService, Receiver, vouched } from "./push-service.ts";

const { house, comes, running, leave } = town();
let service: PushService | undefined;

afterEach(async () => {
  await leave();
  await service?.close();
  service = undefined;
});

/** Over http, on this computer: what the server itself never does. */
const post = async (
  endpoint: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Promise<number> =>
  (await fetch(endpoint, { method: "POST", headers, body: new Uint8Array(body), redirect: "manual" })).status;

describe("a message", () => {
  it("is read as the standard's own example is", () => {
    // RFC 8291, section 5.
    const receiver = new Receiver("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "BTBZMqHH6r4Tts7J_aSIgg");
    const example =
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
    expect(receiver.read(Buffer.from(example, "base64url"))).toBe(
      "When I grow up, I want to be a watermelon",
    );
    expect(receiver.read(encrypted("À vous de jouer", receiver.keys))).toBe("À vous de jouer");
    expect(() => new Receiver().read(encrypted("For another", receiver.keys))).toThrow();
  });
});

describe("an address", () => {
  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::a00:1",
    "2002:7f00:1::",
    "2001:db8::1",
    "ff02::1",
    "localhost",
    "",
  ])("inside is known: %s", (address) => {
    expect(isOutside(address)).toBe(false);
  });
  it.each(["8.8.8.8", "172.32.0.1", "2a00:1450:4007::1"])("outside is known: %s", (address) => {
    expect(isOutside(address)).toBe(true);
  });
  it.each([
    ["https://push.example.org/a", true],
    ["http://push.example.org/a", false],
    ["https://push.example.org:8443/a", false],
    ["https://user:word@push.example.org/", false],
    ["https://localhost/", false],
    ["https://printer.local/", false],
    ["https://intranet/", false],
    ["https://127.0.0.1/", false],
    ["https://0x7f.1/", false],
    ["https://2130706433/", false],
    ["https://[::1]/", false],
    ["file:///etc/passwd", false],
    [`https://push.example.org/${"a".repeat(1024)}`, false],
  ])("is judged by its looks: %s", (endpoint, fits) => {
    expect(mayBeOutside(endpoint)).toBe(fits);
  });
  it("whose name leads inside is not connected to, not even in part; and nobody is sent elsewhere", async () => {
    type Found = Parameters<typeof lookupOutside>[0];
    const found = (...addresses: readonly string[]): Found =>
      ((_name: string, _options: unknown, done: (error: null, all: unknown) => void) =>
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
        )) as Found;
    const looked = (...addresses: readonly string[]): Promise<unknown> =>
      new Promise((resolve) => {
        lookupOutside(found(...addresses))("push.example.org", {}, (error, address) =>
          resolve(error === null ? address : error.message),
        );
      });
    expect(await looked("8.8.8.8")).toBe("8.8.8.8");
    expect(await looked("127.0.0.1")).toBe("This name leads inside.");
    expect(await looked("8.8.8.8", "10.0.0.1")).toBe("This name leads inside.");
    expect(await looked()).toBe("This name leads inside.");
    await expect(postOutside("https://127.0.0.1/", {}, Buffer.from(""))).rejects.toThrow("leads inside");
    const pusher = pusherOf(new Vapid(freshVapid()), { now: Date.now, post: async () => 302 });
    const kept = {
      id: "1",
      person: "a",
      device: "a",
      endpoint: "https://push.example.org/",
      keys: new Receiver().keys,
    };
    const push = { ...kept, host: "localhost", language: "en", made: 0 } as const;
    const shown = { title: "", body: "", path: "/t/1", tag: "1" };
    await expect(pusher.send(push, shown)).rejects.toThrow("A notice could not be pushed: 302");
  });
});

describe("a browser", () => {
  it("is told once of its turn, wherever its owner has signed in since, until it is signed out", async () => {
    service = await openPushService();
    const origin = await house({ push: { mayReach: () => true, post } });
    const phone = new Receiver();
    const ask = { endpoint: `${service.origin}/phone`, ...phone.keys, language: "fr" } as const;
    const [laptop, other] = [new Browser(origin), new Browser(origin)];
    await laptop.must("me", undefined);
    expect(await laptop.refused("push", { ...ask, p256dh: "BAAA" })).toBe("people/bad-push");
    await laptop.must("push", ask);
    const { key, on } = await laptop.must("pushState", { endpoint: ask.endpoint });
    expect(on).toBe(true);
    // Nobody else learns of it, or ends it.
    expect(await other.must("pushState", { endpoint: ask.endpoint })).toEqual({ key, on: false });
    await other.must("pushEnd", { endpoint: ask.endpoint });
    // The guest has an account now, and the same browser.
    await laptop.must("signUp", { name: "Ada", password: PASSWORD });
    expect(await laptop.must("pushState", { endpoint: ask.endpoint })).toEqual({ key, on: true });

    const [ada, ben] = [await comes(origin, laptop.cookie), await comes(origin)];
    const table = await gather([ada, ben], "khronos", { clock: { kind: "turns", hours: 24, daysOff: 0 } });
    await ben.client.caller.call("ready", { table, ready: true });
    await ben.until(table, ({ phase }) => phase === "running");
    const players = [await playAt(ada, table), await playAt(ben, table)];
    const rules = await rulesOf("khronos");
    await playOn(players, rules, "hers", ({ actors }) => actors.includes(1));
    // The table was on her screen.
    expect(service.came).toEqual([]);
    ada.socket.terminate();
    await ben.until(table, ({ seats }) => seats[0]?.kind === "person" && seats[0].presence.state === "gone");
    const [, second] = players;
    if (second !== undefined) await playOn([second], rules, "his", ({ actors }) => actors.includes(0));
    const [told] = await service.until(1);
    expect(told?.path).toBe("/phone");
    expect(vouched(told?.headers.authorization, key)).toMatchObject({
      aud: service.origin,
      sub: "https://127.0.0.1",
    });
    const shown: unknown = JSON.parse(phone.read(told?.body ?? Buffer.from("")));
    expect(shown).toEqual({
      title: "Chronarium\u202f: à vous de jouer",
      body: expect.stringMatching(
        /^C’est à vous de jouer, à la table avec Guest 1. Il reste (23|24) heures.$/,
      ),
      path: `/t/${table}`,
      tag: table,
    });

    // A browser that is gone is forgotten, and one that is signed out.
    const { account } = await laptop.must("me", undefined);
    if (account !== undefined) await laptop.must("setNotices", { ...account.notices, kinds: ["asked"] });
    service.answer(410);
    await ben.client.caller.call("wishEnd", { table, wish: true });
    await service.until(2);
    await expect.poll(() => laptop.must("pushState", { endpoint: ask.endpoint })).toEqual({ key, on: false });
    await laptop.must("push", ask);
    const ada2 = running().house.guests.known(laptop.cookie) ?? "";
    expect(running().house.people.pushes.of(ada2)).toHaveLength(1);
    await laptop.must("signOut", undefined);
    expect(running().house.people.pushes.of(ada2)).toEqual([]);
    expect(service.came).toHaveLength(2);
  });
});
