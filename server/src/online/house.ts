/** The tables of this server: store, authority, parties and the threads that bots think in. */
import { availableParallelism } from "node:os";
import { Authority, ThreadThinker } from "@chronarium/authority";
import type { Mailer } from "../notices/mailer.ts";
import { Notices } from "../notices/notices.ts";
import { Moderation } from "../people/moderation.ts";
import { People } from "../people/people.ts";
import { Shelf } from "../people/shelf.ts";
import { SqliteStore } from "../store/sqlite-store.ts";
import { allRules, type Games, rulesOf } from "./games.ts";
import { Guests } from "./guests.ts";
import { chance, clock, threadAt } from "./host.ts";
import type { House } from "./line.ts";
import { Parties } from "./parties.ts";
import { Thinkers } from "./thinkers.ts";

/** How often clocks are looked at, and how exactly it is known when this server was last there. */
const TICK_MS = 500;
const ALIVE_MS = 5000;
const REMIND_MS = 30_000;
const TIDY_MS = 24 * 3600_000;

const report = (error: unknown): void => console.error(error);
/** One core is for everybody else. */
const threads = Math.max(1, Math.min(4, availableParallelism() - 1));

export type OpenHouse = House & {
  readonly guests: Guests;
  readonly people: People;
  readonly moderation: Moderation;
  readonly close: () => Promise<void>;
};

export async function openHouse(
  folder: string,
  {
    mailer,
    games = { rulesOf, allRules },
  }: { readonly mailer?: Mailer | undefined; readonly games?: Games } = {},
): Promise<OpenHouse> {
  const store = await SqliteStore.open(folder);
  const secret = (await store.noted("secret")) ?? Guests.freshSecret();
  await store.note("secret", secret);
  const thinkers = new Thinkers(
    threads,
    () => new ThreadThinker(() => threadAt(new URL("./bot-thread.ts", import.meta.url))),
    clock,
  );
  const authority: Authority = new Authority({
    store,
    clock,
    chance,
    ...games,
    thinker: () => thinkers.one(),
    announce: () => {},
    listChanged: () => {},
    working: () => {},
    playsOn: true,
    moved: (card) => parties.playing.moved(card),
  });
  const parties: Parties = new Parties({
    store,
    clock,
    chance,
    rulesOf: games.rulesOf,
    authority,
    accountOf: (person) => people.nameOf(person),
    finished: async (party) => {
      const card = await authority.card(party.id);
      if (card !== undefined && (await people.lookingBack.finished(party, card))) notices.over(party);
    },
    moved: (party, actors, how) => notices[how](party, actors),
    report,
  });
  const shelf = new Shelf(store);
  const people: People = new People({
    shelf,
    clock,
    chance,
    tables: parties,
    mailer,
    sign: (text) => guests.sign(text),
    recordOf: (table) => authority.export(table, "", []),
    letGo: (device) => guests.letGo(device),
  });
  const guests: Guests = new Guests(secret, (id) => people.whose(id));
  const notices: Notices = new Notices({
    clock,
    mailer,
    accountOf: (person) => people.accountOf(person),
    unsubscribeOf: (person) => people.mailbox.unsubscribeOf(person),
    held: () => people.mailbox.held(),
    keepHeld: (held) => people.mailbox.keepHeld(held),
    isHere: (table, person) => parties.lists.isHere(table, person),
    seatAt: (table, person) => parties.lists.seatAt(table, person),
    report,
  });
  await people.load();
  await parties.load(Number((await store.noted("alive")) ?? 0));
  const isAlive = (): Promise<void> => store.note("alive", String(clock.now())).catch(() => {});
  const alive = setInterval(() => void isAlive(), ALIVE_MS);
  const tick = setInterval(() => parties.watch.tick(), TICK_MS);
  const remind = setInterval(() => {
    for (const party of parties.lists.running()) notices.watch(party);
    void notices.tick().catch(report);
  }, REMIND_MS);
  remind.unref();
  const tidy = setInterval(() => void people.tidy().catch(() => {}), TIDY_MS);
  tidy.unref();
  alive.unref();
  tick.unref();
  return {
    authority,
    parties,
    guests,
    people,
    moderation: new Moderation({ shelf, people, clock, chance }),
    close: async () => {
      clearInterval(alive);
      clearInterval(tick);
      clearInterval(tidy);
      clearInterval(remind);
      await isAlive();
      await store.close();
    },
  };
}
