/** The tables of this server: store, authority, parties and the threads that bots think in. */
import { availableParallelism } from "node:os";
import { Authority, ThreadThinker } from "@chronarium/authority";
import type { Mailer } from "../notices/mailer.ts";
import { Notices } from "../notices/notices.ts";
import { type Way as PushWay, pusherOf } from "../notices/push/pusher.ts";
import { freshVapid, Vapid } from "../notices/push/vapid.ts";
import { byMail, byPush } from "../notices/ways.ts";
import { Moderation } from "../people/moderation.ts";
import { People } from "../people/people.ts";
import { Shelf } from "../people/shelf.ts";
import { SqliteStore } from "../store/sqlite-store.ts";
import { threadFolder } from "./folder.ts";
import { allRules, type Games, rulesOf } from "./games.ts";
import { Guests } from "./guests.ts";
import { chance, clock, threadAt } from "./host.ts";
import type { House } from "./line.ts";
import { Parties } from "./parties.ts";
import { Thinkers } from "./thinkers.ts";

/** How often every clock is looked at, and in how many turns. */
const TICK_MS = 500;
const TURNS = 10;
/** How exactly it is known when this server was last there. */
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
    push,
    site,
    games = { rulesOf, allRules },
  }: {
    readonly mailer?: Mailer | undefined;
    /** Where push services are reached in another way than over the internet. */
    readonly push?: PushWay | undefined;
    /** The public address of the page. */
    readonly site?: string | undefined;
    readonly games?: Games;
  } = {},
): Promise<OpenHouse> {
  const store = await SqliteStore.open(folder);
  const secret = (await store.noted("secret")) ?? Guests.freshSecret();
  await store.note("secret", secret);
  const vapid = (await store.noted("vapid")) ?? freshVapid();
  await store.note("vapid", vapid);
  const pusher = pusherOf(new Vapid(vapid), { now: () => clock.now(), site, ...push });
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
    folder: threadFolder(() => threadAt(new URL("./fold-thread.ts", import.meta.url)), clock),
    thinker: () => thinkers.one(),
    announce: () => {},
    listChanged: () => {},
    working: () => {},
    playsOn: true,
    branchesLeave: true,
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
    reported: (told) => moderation.reportAt(told),
    full: (party) => notices.full(party),
    asked: (party, seats) => notices.asked(party, seats),
    replaced: (party, seat) => notices.replaced(party, seat),
    report,
  });
  const shelf = new Shelf(store);
  const people: People = new People({
    shelf,
    clock,
    chance,
    tables: parties,
    mailer,
    pusher,
    sign: (text) => guests.sign(text),
    recordOf: (table) => authority.export(table, "", []),
    letGo: (device) => guests.letGo(device),
  });
  const moderation = new Moderation({ shelf, people, oversight: parties.oversight, clock, chance });
  const guests: Guests = new Guests(secret, (id) => people.whose(id));
  const notices: Notices = new Notices({
    clock,
    ways: [
      byMail({
        mailer,
        accountOf: (person) => people.accountOf(person),
        unsubscribeOf: (person) => people.mailbox.unsubscribeOf(person),
      }),
      byPush({
        pusher,
        pushesOf: (person) => people.pushes.of(person),
        drop: (push) => people.pushes.drop(push),
        report,
      }),
    ],
    wishesOf: (person) => people.accountOf(person)?.notices ?? people.pushes.usualFor(person),
    held: () => people.mailbox.held(),
    keepHeld: (held) => people.mailbox.keepHeld(held),
    isHere: (table, person) => parties.lists.isHere(table, person),
    seatAt: (table, person) => parties.lists.seatAt(table, person),
    report,
  });
  await people.load();
  await parties.load(Number((await store.noted("alive")) ?? 0));
  const isAlive = (): Promise<void> => store.note("alive", String(clock.now())).catch(() => {});
  const alive = setInterval(() => {
    void isAlive();
    for (const party of parties.lists.running()) notices.watch(party);
  }, ALIVE_MS);
  const tick = setInterval(() => parties.watch.tick(TURNS), TICK_MS / TURNS);
  const remind = setInterval(() => {
    void notices.tick().catch(report);
  }, REMIND_MS);
  remind.unref();
  await parties.tidy();
  const tidy = setInterval(() => {
    void people.tidy().catch(() => {});
    void parties.tidy().catch(report);
  }, TIDY_MS);
  tidy.unref();
  alive.unref();
  tick.unref();
  return {
    authority,
    parties,
    guests,
    people,
    moderation,
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
