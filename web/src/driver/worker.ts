/** The thread of the authority: it has the rules, the matches and the store; the page has what players may see. */
import { Authority } from "./authority.ts";
import { authorityReaders } from "./call-readers.ts";
import { type AuthorityCalls, type LibraryNews, TOPICS } from "./calls.ts";
import { FallbackStore } from "./fallback-store.ts";
import { allRules, rulesOf } from "./games.ts";
import { IdbStore } from "./idb-store.ts";
import type { OpenTable } from "./open-table.ts";
import { fail } from "./refusals.ts";
import { answerCalls, portOut, say } from "./rpc.ts";
import { WorkerThinker } from "./thinker.ts";
import type { Update } from "./types.ts";

const DATABASE = "chronarium";
const CHANNEL = "chronarium tables";
/** Lists of tables are read again so long after a change: the change itself is drawn first. */
const LIST_MS = 100;
/** So long after a table has been opened its first pictures are drawn, and its player still looks at them. */
const REHEARSAL_MS = 100;

const port = portOut();
const channel = new BroadcastChannel(CHANNEL);
const sessions: Map<number, OpenTable> = new Map();
let sessionsMade = 0;
let listWaits = false;

function tellLibrary(store: FallbackStore): void {
  const news: LibraryNews = { persistent: store.persistent };
  say(port, TOPICS.library, news);
}

/** Calls are answered from the start; they wait here until the store is open. */
const ready: Promise<{ readonly authority: Authority; readonly store: FallbackStore }> = start();

async function start(): Promise<Awaited<typeof ready>> {
  const first = await IdbStore.open(DATABASE).catch(() => undefined);
  const store: FallbackStore = new FallbackStore(first, () => tellLibrary(store));
  const authority = new Authority({
    store,
    rulesOf,
    allRules,
    now: () => Date.now(),
    thinker: () =>
      new WorkerThinker(() => new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module" })),
    announce: (news) => {
      // Tables in memory are nobody else's.
      if (store.persistent) channel.postMessage(news);
    },
    listChanged: () => {
      if (listWaits) return;
      listWaits = true;
      setTimeout(() => {
        listWaits = false;
        tellLibrary(store);
      }, LIST_MS);
    },
  });
  channel.addEventListener("message", ({ data }) => {
    if (store.persistent) void authority.hear(data);
  });
  return { authority, store };
}

function at(session: number): OpenTable {
  return sessions.get(session) ?? fail("driver/closed");
}

answerCalls<AuthorityCalls>(port, authorityReaders, {
  hello: async () => ({ persistent: (await ready).store.persistent }),
  list: async () => (await ready).authority.list(),
  create: async (table) => (await ready).authority.create(table),
  open: async ({ table }) => {
    const session = ++sessionsMade;
    const push = (update: Update): void => say(port, TOPICS.update, { session, update });
    const opened = await (await ready).authority.open(table, push);
    sessions.set(session, opened);
    setTimeout(() => opened.rehearse(), REHEARSAL_MS);
    return { session, moment: await opened.moment() };
  },
  rename: async ({ table, name }) => {
    await (await ready).authority.rename(table, name);
  },
  remove: async ({ table }) => {
    await (await ready).authority.remove(table);
  },
  export: async ({ table }) => (await ready).authority.export(table),
  import: async ({ text }) => (await ready).authority.import(text),

  look: async ({ session, viewer }) => at(session).look(viewer),
  moment: async ({ session, revision }) => at(session).moment(revision),
  chronicle: async ({ session }) => at(session).chronicle(),
  act: async ({ session, seat, action, revision }) => at(session).act(seat, action, revision),
  undo: async ({ session, seat }) => at(session).undo(seat),
  redo: async ({ session, seat }) => at(session).redo(seat),
  branch: async ({ session, revision, name }) => at(session).branch(revision, name),
  hint: async ({ session, seat }) => at(session).hint(seat),
  cancelHint: async ({ session }) => {
    at(session).cancelHint();
  },
  close: async ({ session }) => {
    const { authority } = await ready;
    authority.close(at(session));
    sessions.delete(session);
  },
});
