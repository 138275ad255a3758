/** Somebody's second hand: plays for a page over the same protocol and with its cookie, as quickly as it is answered. */
import { randomBytes } from "node:crypto";
import { Client, type Driver, fail, type Moment, type PartySetup } from "@chronarium/authority";
import { type AnyRules, nextInt, type Seat, seedRng } from "@chronarium/kernel";
import { type Action, type View, wishOf } from "@chronarium/missions";
import type { BrowserContext } from "@playwright/test";

export type Hand = {
  readonly driver: Driver;
  readonly now: () => Moment;
  readonly verified: () => Promise<boolean>;
  readonly end: () => void;
};

type Line = { readonly client: Client; readonly end: () => void };

async function lineOf(
  context: BrowserContext,
  origin: string,
  /** Of an open game: a sealed one is played by what its view offers. */
  rules?: AnyRules,
): Promise<Line> {
  const cookie = (await context.cookies()).find(({ name }) => name === "chronarium")?.value ?? "";
  // Node's own takes headers beside the protocols; the browser's type does not know that.
  const options = { headers: { cookie: `chronarium=${cookie}` } } as unknown as string[];
  const socket = new WebSocket(`${origin.replace("http", "ws")}/ws`, options);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  const client = new Client(
    {
      send: (message) => socket.send(JSON.stringify(message)),
      listen: (hear) => {
        socket.addEventListener("message", ({ data }) => hear(JSON.parse(String(data))));
      },
    },
    {
      chance: (bytes) => randomBytes(bytes).toString("hex"),
      rulesOf: async (game) =>
        rules === undefined || rules.sealed ? fail("driver/unknown-game", { game }) : rules,
      end: () => socket.close(),
    },
  );
  await client.hello();
  return { client, end: () => socket.close() };
}

/** Somebody who has no page at all opens a table that stands in the lobby. */
export async function openInLobby(
  context: BrowserContext,
  origin: string,
  at: { readonly game: string; readonly name: string; readonly setup: Partial<PartySetup> },
): Promise<void> {
  await context.request.post(`${origin}/api/guest`);
  const { client, end } = await lineOf(context, origin);
  const usual = { seats: 3, options: {}, rated: false, help: false, takeBack: true };
  const setup = { ...usual, clock: { kind: "none" }, ...at.setup, lobby: true } as const;
  await client.caller.call("host", { ...at, setup, share: randomBytes(16).toString("hex") });
  end();
}

/** Somebody who has no page at all sits down, and is ready. */
export async function sitDown(
  context: BrowserContext,
  origin: string,
  at: { readonly table: string; readonly seat: Seat; readonly name: string },
): Promise<void> {
  await context.request.post(`${origin}/api/guest`);
  const { client, end } = await lineOf(context, origin);
  await client.caller.call("sit", { ...at, share: randomBytes(16).toString("hex") });
  await client.caller.call("ready", { table: at.table, ready: true });
  end();
}

export async function handOf(
  context: BrowserContext,
  origin: string,
  table: string,
  rules?: AnyRules,
): Promise<Hand> {
  const { client, end } = await lineOf(context, origin, rules);
  const driver = await client.open(table);
  let now: Moment | undefined;
  driver.subscribe(({ moment }) => {
    now = moment;
  });
  return {
    driver,
    now: () => now as Moment,
    verified: async () => (await client.verify(table)).ok,
    end,
  };
}

/** Whoever is to act does what chance would have him do, until the game is over or `enough`; answers the revision. */
export async function playOn(
  hands: readonly Hand[],
  rules: AnyRules,
  seed: string,
  enough: (moment: Moment) => boolean = () => false,
): Promise<number> {
  let rng = seedRng(seed, "hands");
  for (;;) {
    const newest = hands.reduce((one, other) => (other.now().version > one.now().version ? other : one));
    const { version: last } = newest.now();
    if (hands.some(({ now }) => now().version !== last)) {
      // What the one has heard is on its way to the other.
      await new Promise((resolve) => setImmediate(resolve));
      continue;
    }
    if (newest.now().table.result !== undefined || enough(newest.now())) return newest.now().revision;
    const [seat = 0] = newest.now().actors;
    const hand = hands.find(({ now }) => now().viewer === seat);
    if (hand === undefined) throw new Error(`Nobody plays for seat ${seat}.`);
    const { imagined, version } = hand.now();
    const legal = rules.legalActions(imagined, seat);
    const [drawn, after] = nextInt(rng, legal.length);
    rng = after;
    const acted = await hand.driver.act(seat, [legal[drawn]], version);
    if (!acted.ok) throw new Error(JSON.stringify(acted.refusal));
  }
}

/** The same at a sealed table, where everybody may act at once: each does what a careful player would. */
export async function playSealed(hands: readonly Hand[], seed: string): Promise<void> {
  let rng = seedRng(seed, "hands");
  const int = (bound: number): number => {
    const [drawn, after] = nextInt(rng, bound);
    rng = after;
    return drawn;
  };
  while (hands.every(({ now }) => now().table.result === undefined)) {
    const wishes = hands.flatMap(({ driver, now }, seat) => {
      const { acts = [], view, version } = now();
      const legal = acts.flatMap(({ action, refusal }) => (refusal === undefined ? [action as Action] : []));
      if (legal.length === 0) return [];
      return [
        { driver, seat, version, ...wishOf("careful", { view: view as View, seat, legal, rng: { int } }) },
      ];
    });
    const keenest = wishes.toSorted((a, b) => b.worth - a.worth)[0];
    // What the one has heard is on its way to the other: an act that comes too late is refused, and nothing is lost.
    if (keenest !== undefined) await keenest.driver.act(keenest.seat, [keenest.action], keenest.version);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
