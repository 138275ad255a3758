/** A server on a folder of its own, and people who come to it through real sockets. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import {
  type ChatLine,
  Client,
  type Driver,
  foldRecord,
  type Moment,
  type Party,
  type PartySetup,
  type SaidLine,
  TOPICS,
} from "@chronarium/authority";
import { type AnyRules, nextInt, seedRng } from "@chronarium/kernel";
import WebSocket, { type RawData } from "ws";
import { rulesOf } from "../src/online/games.ts";
import { type Running, startServer } from "../test-kit/index.ts";

export { type Running, startServer };

export const chance = (bytes: number): string => randomBytes(bytes).toString("hex");
export const share = (): string => chance(16);

/** Without the notes of what happened. */
export const said = (lines: readonly ChatLine[]): readonly SaidLine[] =>
  lines.filter((line): line is SaidLine => !("note" in line));

export function freshFolder(): string {
  return mkdtempSync(join(tmpdir(), "chronarium-online-"));
}

export async function cookieOf(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/guest`, { method: "POST", headers: { origin } });
  return response.headers.get("set-cookie")?.split(";")[0] ?? "";
}

export const textOf = (data: RawData): string => (Buffer.isBuffer(data) ? data.toString() : "");

/** Everything that came through the line, as it came. */
export type Person = {
  readonly client: Client;
  readonly socket: WebSocket;
  readonly cookie: string;
  readonly frames: string[];
  readonly party: (id: string) => Party | undefined;
  /** Answers when the party is as one wants it. */
  readonly until: (id: string, wanted: (party: Party) => boolean) => Promise<Party>;
};

export async function come(origin: string, cookie?: string): Promise<Person> {
  const kept = cookie ?? (await cookieOf(origin));
  const socket = new WebSocket(`${origin.replace("http", "ws")}/ws`, { headers: { cookie: kept, origin } });
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  const frames: string[] = [];
  const client = new Client(
    {
      send: (message) => socket.send(JSON.stringify(message)),
      listen: (hear) => {
        socket.on("message", (data) => {
          const text = textOf(data);
          frames.push(text);
          hear(JSON.parse(text));
        });
      },
    },
    { chance, rulesOf, end: () => socket.terminate() },
  );
  await client.hello();
  const known: Map<string, Party> = new Map();
  const waiting: Set<() => void> = new Set();
  client.on(TOPICS.party, (content) => {
    const { party } = content as { party: Party };
    known.set(party.id, party);
    for (const look of waiting) look();
  });
  const until = async (id: string, wanted: (party: Party) => boolean): Promise<Party> => {
    if (!known.has(id)) {
      const party = await client.caller.call("visit", { table: id });
      // What was told meanwhile is newer: both may come in one piece.
      if (!known.has(id)) known.set(id, party);
    }
    return new Promise((resolve) => {
      const look = (): void => {
        const party = known.get(id);
        if (party === undefined || !wanted(party)) return;
        waiting.delete(look);
        resolve(party);
      };
      waiting.add(look);
      look();
    });
  };
  return { client, socket, cookie: kept, frames, party: (id) => known.get(id), until };
}

export type Town = {
  /** Answers where the server is. */
  readonly house: (how?: Parameters<typeof startServer>[1]) => Promise<string>;
  readonly comes: (origin: string, cookie?: string) => Promise<Person>;
  /** The same tables, and a server that knows nothing else. */
  readonly restart: () => Promise<string>;
  readonly running: () => Running;
  /** Everybody leaves, and nothing stays. */
  readonly leave: () => Promise<void>;
};

/** A server for each test of a file, and all who came to it. */
export function town(): Town {
  let open: Running | undefined;
  const people: Person[] = [];
  const cut = async (): Promise<void> => {
    for (const { socket } of people.splice(0)) socket.terminate();
    await open?.stop();
  };
  return {
    house: async (how) => {
      open = await startServer(freshFolder(), how);
      return open.origin;
    },
    comes: async (origin, cookie) => {
      const person = await come(origin, cookie);
      people.push(person);
      return person;
    },
    restart: async () => {
      await cut();
      open = await startServer(open?.folder ?? "");
      return open.origin;
    },
    running: () => {
      if (open === undefined) throw new Error("No server runs.");
      return open;
    },
    leave: async () => {
      await cut();
      if (open !== undefined) rmSync(open.folder, { recursive: true, force: true });
      open = undefined;
    },
  };
}

export const setup = (change: Partial<PartySetup> = {}): PartySetup => ({
  seats: 2,
  options: {},
  clock: { kind: "none" },
  lobby: false,
  rated: false,
  help: false,
  takeBack: true,
  ...change,
});

/** Hosts a table, and lets the others sit down there. */
export async function gather(
  people: readonly Person[],
  game: string,
  change: Partial<PartySetup> = {},
): Promise<string> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error("Somebody must be the host.");
  const table = await host.client.caller.call("host", {
    game,
    setup: setup({ seats: people.length, ...change }),
    name: "Ada",
    share: share(),
  });
  await host.until(table, () => true);
  for (const [i, person] of others.entries()) {
    await person.until(table, () => true);
    await person.client.caller.call("sit", { table, seat: i + 1, name: `Guest ${i + 1}`, share: share() });
  }
  return table;
}

export type Playing = { readonly driver: Driver; readonly now: () => Moment };

export async function playAt(
  person: Pick<Person, "client">,
  table: string,
  language = "en",
): Promise<Playing> {
  const driver = await person.client.open(table, language);
  let now: Moment | undefined;
  driver.subscribe(({ moment }) => {
    now = moment;
  });
  return { driver, now: () => now as Moment };
}

/** Somebody who acts as chance would have it, whenever it is his turn, until the game is over or `enough`. */
export async function playOn(
  players: readonly Playing[],
  rules: AnyRules,
  seed: string,
  enough: (moment: Moment) => boolean = () => false,
): Promise<void> {
  let rng = seedRng(seed, "players");
  for (;;) {
    const next = players.find(({ now }) => now().actors.some((seat) => seat === now().viewer));
    const [any] = players;
    if (any === undefined || any.now().table.result !== undefined || enough(any.now())) return;
    if (next === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      continue;
    }
    const { viewer, imagined, version } = next.now();
    if (viewer === "observer") return;
    const legal = rules.legalActions(imagined, viewer);
    const [drawn, after] = nextInt(rng, legal.length);
    rng = after;
    const action = legal[drawn];
    const acted = await next.driver.act(viewer, [action], version);
    if (!acted.ok && acted.refusal.code !== "driver/stale") throw new Error(JSON.stringify(acted.refusal));
  }
}

/** A finished game as the server tells of it, and as it follows from the record that anybody may have. */
export async function pastsOf(
  { client }: Person,
  { now }: Playing,
  language = "en",
): Promise<readonly [unknown, unknown]> {
  const { table, version, commitment, viewer, own = [], helped } = now();
  const told = await client.caller.call("past", { session: 1 });
  if (told === undefined || !("packed" in told)) throw new Error("The past comes packed.");
  const text = await client.export(table.id);
  const eyes = { viewer, language, own, ...(helped && { helped }) };
  const folded = await foldRecord({ text, setting: { table, version, commitment }, eyes }, rulesOf);
  const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  const past: unknown = JSON.parse(gunzipSync(Buffer.from(told.packed, "base64")).toString());
  const entries = await client.caller.call("chronicle", { session: 1 });
  return [{ past, entries }, sent(folded)];
}
