/** The thread of the authority: it has the rules, the matches and the store; the page has what players may see. */
import {
  Authority,
  KeptStore,
  type LibraryNews,
  readInThread,
  say,
  serve,
  ThreadThinker,
  TOPICS,
  type WorkNews,
} from "@chronarium/authority";
import { chance, clock } from "./clock.ts";
import { allRules, rulesOf } from "./games.ts";
import { IdbStore } from "./idb-store.ts";
import { connectionTo, holdLife, portOut } from "./ports.ts";
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

const store = new KeptStore({
  open: () => IdbStore.open(DATABASE),
  clock,
  freshId: () => chance(8),
  changed: ({ state }) => {
    tellLibrary();
    if (state === "stored") void authority.storeWell();
  },
});

function tellLibrary(): void {
  const news: LibraryNews = { keeping: store.keeping };
  say(port, TOPICS.library, news);
}

/** The page's watchdog need only hear of another table than the last. */
function working(table: string, game: string): void {
  if (lastWorking === table) return;
  lastWorking = table;
  const news: WorkNews = { table, game };
  say(port, TOPICS.working, news);
}

/** Tables in memory are nobody else's. */
const shared = (): boolean => store.keeping.state !== "memory";

const authority = new Authority({
  store,
  clock,
  chance,
  rulesOf,
  sceneOf,
  allRules,
  working,
  readFile: readInThread(
    () => connectionTo(new Worker(new URL("./file-worker.ts", import.meta.url), { type: "module" })),
    clock,
  ),
  thinker: () =>
    new ThreadThinker(() =>
      connectionTo(new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module" })),
    ),
  announce: (news) => {
    if (shared()) channel.postMessage(news);
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
  if (shared()) void authority.hear(data);
});

serve(port, {
  authority: holdLife(port, chance(8)).then(() => authority),
  store,
  opened: ({ room }) => {
    setTimeout(() => room.rehearse(), REHEARSAL_MS);
  },
});
