/** Somebody's second hand: plays for a page over the same protocol and with its cookie, as quickly as it is answered. */
import { randomBytes } from "node:crypto";
import { Client, type Driver, fail, type Moment } from "@chronarium/authority";
import { type AnyRules, nextInt, seedRng } from "@chronarium/kernel";
import type { BrowserContext } from "@playwright/test";

export type Hand = { readonly driver: Driver; readonly now: () => Moment; readonly end: () => void };

export async function handOf(
  context: BrowserContext,
  origin: string,
  table: string,
  rules: AnyRules,
): Promise<Hand> {
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
      rulesOf: async (game) => (rules.sealed ? fail("driver/unknown-game", { game }) : rules),
      end: () => socket.close(),
    },
  );
  await client.hello();
  const driver = await client.open(table);
  let now: Moment | undefined;
  driver.subscribe(({ moment }) => {
    now = moment;
  });
  return { driver, now: () => now as Moment, end: () => socket.close() };
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
    if (newest.now().table.result !== undefined || enough(newest.now())) return newest.now().revision;
    const [seat = 0] = newest.now().actors;
    const hand = hands.find(({ now }) => now().viewer === seat && now().version === newest.now().version);
    if (hand === undefined) {
      // What the one has heard is on its way to the other.
      await new Promise((resolve) => setImmediate(resolve));
      continue;
    }
    const { imagined, version } = hand.now();
    const legal = rules.legalActions(imagined, seat);
    const [drawn, after] = nextInt(rng, legal.length);
    rng = after;
    const acted = await hand.driver.act(seat, [legal[drawn]], version);
    if (!acted.ok) throw new Error(JSON.stringify(acted.refusal));
  }
}
