/**
 * Whole games by people whose pages keep watch over their lines: one reloads, a line freezes without a word, one is
 * cut, and the server is killed. Nobody loses a move, and none is made twice.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Acted, type Client, type Connection, driverRefusal, openWatched } from "@chronarium/authority";
import { type AnyRules, nextInt, seedRng } from "@chronarium/kernel";
import { type Action, type View, wishOf } from "@chronarium/missions";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import WebSocket from "ws";
import { rulesOf } from "../src/online/games.ts";
import { clock } from "../src/online/host.ts";
import { chance, come, gather, type Playing, playAt, playOn, textOf } from "./people.ts";

/** Quicker than a page's, so that nobody waits long, and slow enough for a busy machine; in milliseconds. */
const WATCH = { everyMs: 500, silentMs: 2500, deadlineMs: 8000, graceMs: 500, startMs: 20_000 } as const;
const AGAIN_MS = 100;
const PATIENCE = { timeout: 60_000, interval: 20 };

const served = fileURLToPath(new URL("./wire/served.ts", import.meta.url));

/** A server that can be killed, and comes back with its tables: at another port, for the old one may be taken by then. */
class House {
  readonly #folder = mkdtempSync(join(tmpdir(), "chronarium-lines-"));
  #child: ChildProcess | undefined;
  #origin = "";

  async start(): Promise<void> {
    const child = fork(served, [this.#folder, "hasty"]);
    this.#child = child;
    const [origin] = await Promise.race([
      once(child, "message"),
      once(child, "exit").then(() => {
        throw new Error("The server did not start.");
      }),
    ]);
    this.#origin = String(origin);
  }
  get origin(): string {
    return this.#origin;
  }
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }
  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Somebody at a table, and what becomes of his line. */
class Guest {
  readonly #house: House;
  readonly #cookie: string;
  readonly #table: string;
  readonly #lines: Set<{ readonly socket: WebSocket; readonly flow: () => void }> = new Set();
  #state: "open" | "frozen" | "cut" = "open";
  #client: Client | undefined;
  #playing: Playing | undefined;

  static async at(house: House, cookie: string, table: string): Promise<Guest> {
    const guest = new Guest(house, cookie, table);
    await guest.load();
    return guest;
  }
  private constructor(house: House, cookie: string, table: string) {
    this.#house = house;
    this.#cookie = cookie;
    this.#table = table;
  }

  get playing(): Playing {
    if (this.#playing === undefined) throw new Error("Nobody is here.");
    return this.#playing;
  }
  get client(): Client {
    if (this.#client === undefined) throw new Error("Nobody is here.");
    return this.#client;
  }
  get well(): boolean {
    return this.#state === "open" && this.client.line === "well";
  }

  /** A new page in the place of the one that was there. */
  async load(): Promise<void> {
    this.leave();
    const client = await openWatched({
      connect: () => this.#connect(),
      clock,
      chance,
      rulesOf,
      watch: WATCH,
      tries: 1000,
      cut: driverRefusal("driver/line-cut"),
      pausing: (_why, _until, now) => void setTimeout(now, AGAIN_MS),
    });
    this.#client = client;
    this.#playing = await playAt({ client }, this.#table);
  }
  leave(): void {
    this.#client?.close();
  }

  /** Nothing passes, and nobody is told. */
  freeze(): void {
    this.#state = "frozen";
    for (const { socket } of this.#lines) socket.pause();
  }
  cut(): void {
    this.#state = "cut";
    for (const { socket } of this.#lines) socket.terminate();
  }
  mend(): void {
    this.#state = "open";
    for (const { socket, flow } of this.#lines) {
      socket.resume();
      flow();
    }
  }
  async noticed(): Promise<void> {
    await expect.poll(() => this.client.line, PATIENCE).not.toBe("well");
  }
  async isBack(): Promise<void> {
    await expect.poll(() => this.well, PATIENCE).toBe(true);
  }

  #connect(): Connection {
    const { origin } = this.#house;
    const socket = new WebSocket(`${origin.replace("http", "ws")}/ws`, {
      headers: { cookie: this.#cookie, origin },
    });
    const deaths: (() => void)[] = [];
    const held: string[] = [];
    const flow = (): void => {
      if (socket.readyState !== WebSocket.OPEN || this.#state === "frozen") return;
      for (const text of held.splice(0)) socket.send(text);
    };
    const line = { socket, flow };
    this.#lines.add(line);
    socket.on("open", () => {
      if (this.#state === "cut") socket.terminate();
      else if (this.#state === "frozen") socket.pause();
      flow();
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      this.#lines.delete(line);
      for (const died of deaths) died();
    });
    return {
      port: {
        send: (message) => {
          held.push(JSON.stringify(message));
          flow();
        },
        listen: (hear) => {
          socket.on("message", (data) => hear(JSON.parse(textOf(data))));
        },
      },
      end: () => socket.terminate(),
      onDeath: (died) => {
        deaths.push(died);
      },
    };
  }
}

let house = new House();
const guests: Guest[] = [];
afterEach(async () => {
  for (const guest of guests.splice(0)) guest.leave();
  await house.end();
  house = new House();
});
afterAll(() => house.end());

/** They sit down and begin; then each comes with a page that keeps watch. */
async function gathered(count: number, game: string, options: Record<string, string> = {}): Promise<string> {
  await house.start();
  const people = await Promise.all(Array.from({ length: count }, () => come(house.origin)));
  const [host, ...others] = people;
  if (host === undefined) throw new Error("Somebody must be the host.");
  const table = await gather(people, game, { options });
  for (const { client } of others) await client.caller.call("ready", { table, ready: true });
  if (others.length === 0) await host.client.caller.call("start", { table });
  await host.until(table, ({ phase }) => phase === "running");
  for (const { cookie } of people) guests.push(await Guest.at(house, cookie, table));
  for (const { socket } of people) socket.terminate();
  return table;
}

/** The same end for everybody, and a game that plays again to it. */
async function ended(table: string): Promise<void> {
  for (const { playing } of guests) await expect.poll(() => playing.now().truth, PATIENCE).toBeDefined();
  for (const { playing } of guests) expect(playing.now().truth).toEqual(guests[0]?.playing.now().truth);
  expect(await guests[0]?.client.verify(table)).toMatchObject({ ok: true });
}

describe("through lines that fail", () => {
  const onwards = async (rules: AnyRules, seed: string, to = Number.POSITIVE_INFINITY): Promise<void> =>
    playOn(
      guests.map(({ playing }) => playing),
      rules,
      seed,
      ({ revision }) => revision >= to,
    );
  /** It may be told to the one before it is told to the other. */
  const toAct = async (): Promise<Guest> => {
    const find = (): Guest | undefined =>
      guests.find(({ playing: { now } }) => now().actors.some((seat) => seat === now().viewer));
    await expect.poll(find, PATIENCE).toBeDefined();
    return find() as Guest;
  };
  /** Whoever is to act does the first thing that he may. */
  const acts = ({ playing: { driver, now } }: Guest, rules: AnyRules): Promise<Acted> => {
    const { viewer, imagined, version } = now();
    if (viewer === "observer") throw new Error("Watchers do not act.");
    return driver.act(viewer, [rules.legalActions(imagined, viewer)[0]], version);
  };
  /** Something goes wrong while a move is made: it is made once. */
  const madeOnce = async (rules: AnyRules, trouble: (mover: Guest) => Promise<void>): Promise<void> => {
    const mover = await toAct();
    const { revision } = mover.playing.now();
    const kept = acts(mover, rules);
    await trouble(mover);
    expect(await kept).toMatchObject({ ok: true });
    await mover.isBack();
    await expect.poll(() => mover.playing.now().revision, PATIENCE).toBeGreaterThan(revision);
    expect(mover.playing.now().table.revision).toBe(revision + 1);
  };

  it.each([
    ["chronomancer", 4],
    ["anachrony", 1],
  ])("%s is played to its end by %i", async (game, count) => {
    const table = await gathered(count, game);
    const rules = await rulesOf(game);
    await onwards(rules, "before", 6);
    // A reload in one's own turn.
    await (await toAct()).load();
    await onwards(rules, "reloaded", 12);
    for (const [trouble, to] of [
      ["freeze", 18],
      ["cut", 24],
    ] as const) {
      const mover = await toAct();
      mover[trouble]();
      await madeOnce(rules, async () => {
        await mover.noticed();
        mover.mend();
      });
      await onwards(rules, trouble, to);
    }
    await madeOnce(rules, async () => {
      await house.kill();
      for (const guest of guests) await guest.noticed();
      await house.start();
    });
    for (const guest of guests) await guest.isBack();
    await onwards(rules, "killed");
    await ended(table);
  });

  it("a mission is played to its end by four, who act at the same time", async () => {
    const table = await gathered(4, "missions", { mission: "the-hour-that-answers@1.3.0" });
    const mended = async (seat: number): Promise<void> => {
      await guests[seat]?.noticed();
      guests[seat]?.mend();
    };
    const troubles: Readonly<Record<number, () => Promise<void>>> = {
      4: async () => guests[1]?.cut(),
      7: async () => mended(1),
      8: async () => guests[2]?.freeze(),
      11: async () => mended(2),
      12: async () => guests[3]?.load(),
      14: async () => {
        await house.kill();
        await house.start();
      },
    };
    let rng = seedRng("four", "players");
    const int = (bound: number): number => {
      const [drawn, after] = nextInt(rng, bound);
      rng = after;
      return drawn;
    };
    const unseen = new Set<string>();
    const known = (): string =>
      guests.map(({ well, playing }) => `${well} ${playing.now().version}`).join(", ");
    for (let step = 0; guests[0]?.playing.now().table.result === undefined; step++) {
      expect(step).toBeLessThan(800);
      await troubles[step]?.();
      if (step >= 14) for (const guest of guests) await guest.isBack();
      const before = known();
      const wishes = guests.flatMap((guest, seat) => {
        const { acts: offered = [], view, version } = guest.playing.now();
        const legal = offered.flatMap(({ action, refusal }) => (refusal ? [] : [action as Action]));
        if (!guest.well || legal.length === 0) return [];
        return [
          { guest, seat, version, ...wishOf("careful", { view: view as View, seat, legal, rng: { int } }) },
        ];
      });
      const keen = wishes.filter(({ worth }) => worth >= 0);
      const least = wishes.toSorted((a, b) => b.worth - a.worth).slice(0, 1);
      const done = await Promise.all(
        (keen.length > 0 ? keen : least).map(async ({ guest, seat, action, version }) => {
          const acted = await guest.playing.driver.act(seat, [action], version);
          if (!acted.ok) unseen.add(acted.refusal.code);
          return acted.ok;
        }),
      );
      // Nobody could do anything: the news of what the others have done is still on its way.
      if (!done.includes(true)) await expect.poll(known, PATIENCE).not.toBe(before);
    }
    expect([...unseen].filter((code) => code.startsWith("driver/"))).toEqual([]);
    await ended(table);
  });
});
