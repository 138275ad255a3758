/** The thread of the authority: it has the rules, the matches and the store; the page has what players may see. */
import {
  Authority,
  FallbackStore,
  type LibraryNews,
  say,
  serve,
  ThreadThinker,
  TOPICS,
  type WorkNews,
} from "@chronarium/authority";
import { chance, clock } from "./clock.ts";
import { allRules, rulesOf } from "./games.ts";
import { IdbStore } from "./idb-store.ts";
import { connectionTo, portOut } from "./ports.ts";
import { sceneOf } from "./scenes.ts";

const DATABASE = "chronarium";
const CHANNEL = "chronarium tables";
/** Lists of tables are read again so long after a change: the change itself is drawn first. */
const LIST_MS = 100;
/** So long after a table has been opened its first pictures are drawn, and its player still looks at them. */
const REHEARSAL_MS = 100;

const port = portOut();
const channel = new BroadcastChannel(CHANNEL);
let listWaits = false;
let lastWorking = "";
let store: FallbackStore | undefined;

function tellLibrary(): void {
  const news: LibraryNews = { persistent: store?.persistent ?? true };
  say(port, TOPICS.library, news);
}

/** The page's watchdog need only hear of another table than the last. */
function working(table: string, game: string): void {
  if (lastWorking === table) return;
  lastWorking = table;
  const news: WorkNews = { table, game };
  say(port, TOPICS.working, news);
}

async function start(): Promise<Authority> {
  const first = await IdbStore.open(DATABASE).catch(() => undefined);
  const kept = new FallbackStore(first, tellLibrary);
  store = kept;
  const authority = new Authority({
    store: kept,
    clock,
    chance,
    rulesOf,
    sceneOf,
    allRules,
    working,
    thinker: () =>
      new ThreadThinker(() =>
        connectionTo(new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module" })),
      ),
    announce: (news) => {
      // Tables in memory are nobody else's.
      if (kept.persistent) channel.postMessage(news);
    },
    listChanged: () => {
      if (listWaits) return;
      listWaits = true;
      setTimeout(() => {
        listWaits = false;
        tellLibrary();
      }, LIST_MS);
    },
  });
  channel.addEventListener("message", ({ data }) => {
    if (kept.persistent) void authority.hear(data);
  });
  return authority;
}

serve(port, {
  authority: start(),
  persistent: () => store?.persistent ?? true,
  opened: ({ room }) => {
    setTimeout(() => room.rehearse(), REHEARSAL_MS);
  },
});
