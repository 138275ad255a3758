/** Whoever asks for too much of what is dear is refused, and everybody else goes on. */
import { once } from "node:events";
import { rmSync } from "node:fs";
import { DriverError } from "@chronarium/authority";
import { afterEach, describe, expect, it } from "vitest";
import WebSocket from "ws";
import { Browser } from "./browser.ts";
import {
  come,
  cookieOf,
  freshFolder,
  gather,
  type Person,
  type Running,
  setup,
  share,
  startServer,
} from "./people.ts";

let running: Running | undefined;
afterEach(async () => {
  await running?.stop();
  if (running !== undefined) rmSync(running.folder, { recursive: true, force: true });
  running = undefined;
});
async function house(): Promise<string> {
  running = await startServer(freshFolder());
  return running.origin;
}

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "done",
    (error: unknown) => (error instanceof DriverError ? error.refusal.code : String(error)),
  );
/** How often each answer came. */
async function counted(answers: readonly Promise<string>[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const answer of await Promise.all(answers)) found[answer] = (found[answer] ?? 0) + 1;
  return found;
}

async function playing(
  origin: string,
): Promise<{ readonly people: readonly Person[]; readonly table: string }> {
  const people = [await come(origin), await come(origin)];
  const table = await gather(people, "khronos", { help: true });
  await people[1]?.client.caller.call("ready", { table, ready: true });
  await people[0]?.until(table, ({ phase }) => phase === "running");
  return { people, table };
}

describe("a flood", () => {
  it("of lines or guests from one address is refused; those who are there stay", async () => {
    const origin = await house();
    const honest = await come(origin);
    const opening = (): Promise<string> =>
      new Promise((resolve) => {
        const headers = { cookie: honest.cookie, origin };
        const socket = new WebSocket(`${origin.replace("http", "ws")}/ws`, { headers });
        socket.on("unexpected-response", (_, response) => resolve(String(response.statusCode)));
        socket.on("open", () => resolve("101"));
        socket.on("error", () => {});
      });
    const begun = performance.now();
    const seconds = (): number => (performance.now() - begun) / 1000;
    const lines = await counted(Array.from({ length: 230 }, opening));
    expect(Object.keys(lines).sort()).toEqual(["101", "429"]);
    // Those who come once there is room again are let in: a slow machine lets in more.
    expect(lines["101"]).toBeLessThanOrEqual(60 + 2 * seconds());
    const welcomes = Array.from({ length: 100 }, async () => String((await cookieOf(origin)) !== ""));
    expect((await counted(welcomes)).true ?? 0).toBeLessThanOrEqual(60 + seconds());
    expect(await honest.client.caller.call("lobby", undefined)).toEqual([]);
    honest.socket.terminate();
  });

  it("of replays, proofs, files, hints and branches is refused; the others at the table play on", async () => {
    const origin = await house();
    const { people, table } = await playing(origin);
    const [ada, ben] = people as [Person, Person];
    const { caller } = ada.client;
    const { session } = await caller.call("open", { table, language: "en" });
    const begun = performance.now();
    const asked = [
      ...Array.from({ length: 10 }, () => codeOf(caller.call("past", { session }))),
      ...Array.from({ length: 10 }, () => codeOf(caller.call("verify", { table }))),
      ...Array.from({ length: 10 }, () => codeOf(caller.call("export", { table, passphrase: "" }))),
      ...Array.from({ length: 10 }, () => codeOf(caller.call("branch", { session, revision: 0, name: "x" }))),
      ...Array.from({ length: 10 }, () => codeOf(caller.call("hint", { session, seat: 0 }))),
    ];
    const refused = (await counted(asked))["party/too-fast"] ?? 0;
    expect(refused).toBeGreaterThanOrEqual(30 - 1 - (performance.now() - begun) / 2000);
    expect(await codeOf(ben.client.caller.call("open", { table, language: "en" }))).toBe("done");
    for (const { socket } of people) socket.terminate();
  });

  it("of branches leaves no table behind: a branch is a file, and whoever makes it keeps it", async () => {
    const origin = await house();
    const { people, table } = await playing(origin);
    const [ada, ben] = people as [Person, Person];
    const noor = await come(origin);
    const asked = async ({ client: { caller } }: Person): Promise<readonly string[]> => {
      const { session } = await caller.call("open", { table, language: "en" });
      return [
        await codeOf(caller.call("branch", { session, revision: 0, name: "mine" })),
        await codeOf(caller.call("branchFile", { session, revision: 0 })),
      ];
    };
    expect(await asked(ada)).toEqual(["driver/bad-call", "done"]);
    for (const { client } of [ada, ben]) await client.caller.call("wishEnd", { table, wish: true });
    expect((await asked(noor))[0]).toBe("driver/bad-call");
    expect((await running?.house.authority.list())?.map(({ id }) => id)).toEqual([table]);
    for (const { socket } of [...people, noor]) socket.terminate();
  });

  it("of exports of all that is stored of somebody is refused, and one is made at a time", async () => {
    const origin = await house();
    const { people } = await playing(origin);
    const [ada, ben] = people as [Person, Person];
    const browser = new Browser(origin, ada.cookie);
    const begun = performance.now();
    const together = Array.from({ length: 30 }, () => browser.refused("export", undefined));
    const { done = 0, "people/too-fast": refused = 0 } = await counted(together);
    expect(done + refused).toBe(30);
    // Twenty at once for an address, and one more every five seconds; those that come together are one.
    expect(refused).toBeGreaterThanOrEqual(10 - 1 - (performance.now() - begun) / 5000);
    expect(done).toBeGreaterThanOrEqual(1);
    expect(await codeOf(ben.client.caller.call("lobby", undefined))).toBe("done");
    for (const { socket } of people) socket.terminate();
  });

  it("of thoughts is refused like one of chat, and beside a game where people chat there are none", async () => {
    const origin = await house();
    const { people, table } = await playing(origin);
    const { caller } = people[0]!.client;
    const { session } = await caller.call("open", { table, language: "en" });
    const begun = performance.now();
    const said = Array.from({ length: 40 }, () =>
      codeOf(caller.call("say", { session, seat: 0, text: "x".repeat(2000), to: "all" })),
    );
    const { "driver/bad-call": tried = 0, "party/too-fast": refused = 0 } = await counted(said);
    expect(tried + refused).toBe(40);
    expect(refused).toBeGreaterThanOrEqual(32 - 1 - (performance.now() - begun) / 2000);
    expect((await caller.call("sync", { session })) as object).not.toHaveProperty("whole.talk");
    for (const { socket } of people) socket.terminate();
  });

  it("of lists is refused, and whoever asked for them plays on", async () => {
    const origin = await house();
    const { people, table } = await playing(origin);
    const { caller } = people[0]!.client;
    const begun = performance.now();
    const asked = Array.from({ length: 60 }, (_, i) =>
      codeOf(i % 2 === 0 ? caller.call("lobby", undefined) : caller.call("mine", undefined)),
    );
    const refused = (await counted(asked))["party/too-fast"] ?? 0;
    expect(refused).toBeGreaterThanOrEqual(40 - 1 - (7 * (performance.now() - begun)) / 1000);
    expect(await codeOf(caller.call("open", { table, language: "en" }))).toBe("done");
    for (const { socket } of people) socket.terminate();
  });

  it("of tables by ever new guests of one address is refused; elsewhere they are opened", async () => {
    const origin = await house();
    const opening = async (person: Person, count: number): Promise<readonly string[]> => {
      const { caller } = person.client;
      const ask = () => caller.call("host", { game: "khronos", setup: setup(), name: "Ada", share: share() });
      return Promise.all(Array.from({ length: count }, () => codeOf(ask())));
    };
    const begun = performance.now();
    const opened: string[] = [];
    for (let guest = 0; guest < 7; guest++) {
      const person = await come(origin);
      opened.push(...(await opening(person, 10)));
      person.socket.terminate();
    }
    const done = opened.filter((code) => code === "done").length;
    expect(done).toBeGreaterThanOrEqual(60);
    expect(done).toBeLessThanOrEqual(60 + 1 + (performance.now() - begun) / 30_000);
    // A proxy on this computer says for whom it asks.
    const headers = { cookie: await cookieOf(origin), origin, "x-forwarded-for": "203.0.113.7" };
    const elsewhere = new WebSocket(`${origin.replace("http", "ws")}/ws`, { headers });
    const ask = { game: "khronos", setup: setup(), name: "Ben", share: share() };
    elsewhere.once("open", () => elsewhere.send(JSON.stringify({ id: 1, call: "host", ask })));
    const [answer] = await once(elsewhere, "message");
    expect(JSON.parse(String(answer))).toMatchObject({ id: 1, ok: true });
    elsewhere.terminate();
  });

  it("of tables, opened or looked at, ends at so many", async () => {
    const origin = await house();
    const ada = await come(origin);
    const { caller } = ada.client;
    const hosting = Array.from({ length: 15 }, () =>
      codeOf(caller.call("host", { game: "khronos", setup: setup(), name: "Ada", share: share() })),
    );
    expect(await counted(hosting)).toEqual({ done: 10, "party/busy": 5 });
    // A file from outside is no way in: nothing here reads one.
    const imported = caller.call("import", { text: "{}", passphrase: "" });
    expect(await codeOf(imported)).toBe("driver/bad-call");
    ada.socket.terminate();
  });
});
