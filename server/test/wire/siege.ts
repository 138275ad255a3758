/**
 * Attackers at the door of lines while two honest people play: damaged, forged and replayed messages, sockets that are
 * half open, readers who do not read. Everything is drawn from a seed.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { PROTOCOL } from "@chronarium/authority";
import type { Json } from "@chronarium/kernel";
import { type Dice, damagedJson, dice, strangeJson } from "@chronarium/kernel/hostile";
import WebSocket from "ws";
import { rulesOf } from "../../src/online/games.ts";
import { come, cookieOf, gather, type Person, playAt, playOn, textOf } from "../people.ts";

export type Report = {
  readonly frames: number;
  readonly answers: number;
  /** How often each code was the answer. */
  readonly codes: ReadonlyMap<string, number>;
  /** Actions of the honest players meanwhile, and the longest that one of them waited, in milliseconds. */
  readonly actions: number;
  readonly waited: number;
  /** Megabytes that the server kept in mind after the first tenth of the frames, and after the last. */
  readonly before: number;
  readonly after: number;
};

/** As much as a line may say at once: what comes after it is refused unread. */
const FRAMES_OF_LINE = 70;
const LINES_OF_ADDRESS = 50;
const TOGETHER = 10;
/** Quicker than any person, and not so quick that the server slows them down. */
const THOUGHT_MS = 50;
const LEAST_ACTIONS = 10;
/** It is asked again after so long, until so often it has not fallen. */
const SETTLING_MS = 2000;
const STILL = 3;
const HALF_OPEN = 40;
const DEAF = 3;

/** What an honest page asks; `TABLE` is the table of the honest players. */
const SOUND: Readonly<Record<string, Json>> = {
  hello: { protocol: PROTOCOL },
  list: null,
  lobby: null,
  mine: null,
  open: { table: "TABLE", language: "en" },
  visit: { table: "TABLE" },
  leave: { table: "TABLE" },
  present: { table: "TABLE", front: true },
  find: { code: "ABCDEFGH" },
  host: {
    game: "khronos",
    setup: {
      seats: 2,
      options: {},
      clock: { kind: "none" },
      lobby: true,
      rated: false,
      help: true,
      takeBack: true,
    },
    name: "Eve",
    share: "0".repeat(32),
  },
  sit: { table: "TABLE", seat: 1, name: "Eve", share: "0".repeat(32) },
  stand: { table: "TABLE" },
  ready: { table: "TABLE", ready: true },
  start: { table: "TABLE" },
  resign: { table: "TABLE" },
  wishEnd: { table: "TABLE", wish: true },
  askBack: { table: "TABLE" },
  answerBack: { table: "TABLE", agree: true },
  rest: { table: "TABLE", days: 3 },
  chat: { table: "TABLE" },
  speak: { table: "TABLE", name: "Eve", text: "Well played" },
  block: { table: "TABLE", who: "x", block: true },
  again: { table: "TABLE", name: "Eve", share: "0".repeat(32) },
  look: { session: 1, viewer: 0 },
  sync: { session: 1 },
  moment: { session: 1, revision: 3 },
  past: { session: 1 },
  chronicle: { session: 1 },
  act: { session: 1, seat: 0, id: "x", version: 0, actions: [{ type: "pass" }] },
  undo: { session: 1, seat: 0, id: "u" },
  redo: { session: 1, seat: 1, id: "r" },
  branch: { session: 1, revision: 1, name: "other" },
  branchFile: { session: 1, revision: 1 },
  hint: { session: 1, seat: 0 },
  say: { session: 1, seat: 0, text: "Well played", to: "all" },
  words: { session: 1, keys: ["a"], language: "fr" },
  export: { table: "TABLE", passphrase: "" },
  verify: { table: "TABLE" },
  import: { text: "{}", passphrase: "" },
};
const CALLS = Object.keys(SOUND);

/** One message of an attacker. `heard` are the honest players' own, word for word. */
function frame(chance: Dice, id: number, table: string, heard: readonly string[]): string | Buffer {
  const call = chance.pick(CALLS);
  const sound = JSON.parse(JSON.stringify(SOUND[call]).replaceAll("TABLE", table)) as Json;
  switch (chance.below(8)) {
    case 0:
      return Buffer.from(Array.from({ length: chance.below(200) }, () => chance.below(256)));
    case 1:
      return JSON.stringify({ id, call, ask: sound }).slice(0, chance.below(60));
    case 2:
      return heard.length > 0 ? chance.pick(heard) : "null";
    case 3:
      return JSON.stringify(damagedJson({ id, call, ask: sound }, chance));
    case 4:
      return JSON.stringify({ id, call, ask: strangeJson(chance) });
    case 5:
      return JSON.stringify({ id, call, ask: sound });
    default:
      return JSON.stringify({ id, call, ask: damagedJson(sound, chance) });
  }
}

type Siege = {
  readonly origin: string;
  table: string;
  readonly chance: Dice;
  readonly heard: readonly string[];
  readonly codes: Map<string, number>;
  answers: number;
};
let lines = 0;

/** One attacker: comes, says his share, hears the answer to an honest question after it, and goes. */
async function attack(siege: Siege, frames: number): Promise<void> {
  const { origin, chance, codes } = siege;
  const localAddress = `127.1.${1 + Math.floor(lines++ / LINES_OF_ADDRESS)}.1`;
  const cookie = chance.pick(siegeCookies);
  const socket = new WebSocket(`${origin.replace("http", "ws")}/ws`, {
    headers: { cookie, origin },
    localAddress,
  });
  const { promise: over, resolve } = Promise.withResolvers<void>();
  socket.on("error", () => {});
  socket.on("close", () => resolve());
  socket.on("message", (data) => {
    siege.answers++;
    const text = textOf(data);
    if (text.startsWith(`{"id":${frames + 1},`)) resolve();
    const code = /"code":"([^"]+)"/.exec(text)?.[1];
    if (code !== undefined) codes.set(code, (codes.get(code) ?? 0) + 1);
  });
  await once(socket, "open");
  // Whoever has the table open can say more that is nearly right.
  socket.send(JSON.stringify({ id: 0, call: "open", ask: { table: siege.table, language: "en" } }));
  for (let id = 1; id <= frames; id++) socket.send(frame(chance, id, siege.table, siege.heard));
  socket.send(JSON.stringify({ id: frames + 1, call: "ping" }));
  await over;
  socket.terminate();
}
let siegeCookies: readonly string[] = [];

/** Sockets that begin and never go on, and lines that ask and never read. */
function hold(origin: string, cookie: string, table: string): () => void {
  const { port, host } = new URL(origin);
  const half = Array.from({ length: HALF_OPEN }, (_, i) => {
    const socket = connect({ port: Number(port), host: "127.0.0.1", localAddress: "127.2.1.1" });
    socket.on("error", () => {});
    if (i % 2 === 0) socket.write(`GET /ws HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\n`);
    return socket;
  });
  const deaf = Array.from({ length: DEAF }, () => {
    const socket = new WebSocket(`${origin.replace("http", "ws")}/ws`, {
      headers: { cookie, origin },
      localAddress: "127.2.1.2",
    });
    socket.on("error", () => {});
    socket.on("open", () => {
      socket.pause();
      for (let id = 1; id <= FRAMES_OF_LINE; id++)
        socket.send(JSON.stringify({ id, call: "open", ask: { table, language: "en" } }));
    });
    return socket;
  });
  return () => {
    for (const socket of half) socket.destroy();
    for (const socket of deaf) socket.terminate();
  };
}

/** Two who play one game after the other. A refusal, or an answer that never comes, ends the siege. */
class Honest {
  readonly #people: readonly [Person, Person];
  readonly #seed: string;
  enough = false;
  actions = 0;
  waited = 0;

  constructor(ada: Person, ben: Person, seed: string) {
    this.#people = [ada, ben];
    this.#seed = seed;
  }

  /** However quick the attack was, they have played, and can play on after it. */
  get #mayStop(): boolean {
    return this.enough && this.actions >= LEAST_ACTIONS;
  }

  async begin(): Promise<string> {
    const [ada, ben] = this.#people;
    const table = await gather(this.#people, "khronos");
    await ben.client.caller.call("ready", { table, ready: true });
    await ada.until(table, ({ phase }) => phase === "running");
    return table;
  }

  async play(table: string, moved: (table: string) => void): Promise<void> {
    const rules = await rulesOf("khronos");
    const players = await Promise.all(this.#people.map((person) => playAt(person, table)));
    for (const { driver } of players) {
      const act = driver.act.bind(driver);
      driver.act = async (...asked) => {
        await setTimeout(THOUGHT_MS);
        const begun = performance.now();
        const acted = await act(...asked);
        this.waited = Math.max(this.waited, performance.now() - begun);
        this.actions++;
        return acted;
      };
    }
    await playOn(players, rules, `${this.#seed} ${table}`, () => this.#mayStop);
    for (const { driver } of players) driver.close();
    for (const { client } of this.#people) await client.caller.call("leave", { table });
    if (this.#mayStop) return;
    const next = await this.begin();
    moved(next);
    await this.play(next, moved);
  }
}

export async function besiege(frames: number, seed: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), "chronarium-siege-"));
  const child = fork(fileURLToPath(new URL("./served.ts", import.meta.url)), [folder], {
    execArgv: ["--expose-gc"],
  });
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The server ended with ${String(code)}.`);
  });
  ended.catch(() => {});
  const asked = async (): Promise<number> => {
    const answer = once(child, "message");
    child.send("how much?");
    return Number((await Promise.race([answer, ended]))[0]);
  };
  /** What it still has to answer, and lines that are being closed, are no memory of anything: until it falls no further. */
  const kept = async (): Promise<number> => {
    let least = await asked();
    for (let still = 0; still < STILL; ) {
      await setTimeout(SETTLING_MS);
      const now = await asked();
      still = now < least * 0.99 ? 0 : still + 1;
      least = Math.min(least, now);
    }
    return least;
  };
  try {
    const [origin] = (await Promise.race([once(child, "message"), ended])) as [string];
    const [ada, ben]: [Person, Person] = [await come(origin), await come(origin)];
    const heard: string[] = [];
    for (const { socket } of [ada, ben]) {
      const send = socket.send.bind(socket) as (text: string) => void;
      socket.send = (text: string): void => {
        if (heard.length < 500) heard.push(text);
        send(text);
      };
    }
    siegeCookies = await Promise.all(Array.from({ length: 10 }, () => cookieOf(origin)));
    const honest = new Honest(ada, ben, seed);
    const siege: Siege = {
      origin,
      table: await honest.begin(),
      chance: dice(seed),
      heard,
      codes: new Map(),
      answers: 0,
    };
    const release = hold(origin, siegeCookies[0] ?? "", siege.table);
    const playing = honest.play(siege.table, (table) => {
      siege.table = table;
    });
    let sent = 0;
    let before = 0;
    while (sent < frames) {
      const shares = Array.from({ length: TOGETHER }, () =>
        Math.min(FRAMES_OF_LINE, Math.ceil((frames - sent) / TOGETHER)),
      );
      await Promise.race([Promise.all(shares.map((share) => attack(siege, share))), ended]);
      sent += shares.reduce((sum, share) => sum + share, 0);
      if (before === 0 && sent >= frames / 10) before = await kept();
    }
    honest.enough = true;
    await Promise.race([playing, ended]);
    release();
    const after = await kept();
    for (const { socket } of [ada, ben]) socket.terminate();
    const { actions, waited } = honest;
    return { frames: sent, answers: siege.answers, codes: siege.codes, actions, waited, before, after };
  } finally {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
}
