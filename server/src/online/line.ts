/** One person's line: his messages are read at the door, counted, and answered; slow and silent lines are cut. */

import type { Duplex } from "node:stream";
import {
  type Authority,
  answerCalls,
  failParty,
  type Handlers,
  type Party,
  type PartyCalls,
  type Port,
  partyReaders,
  partyRefusal,
  say,
  type TableCalls,
  TOPICS,
  tableReaders,
  tablesFor,
} from "@chronarium/authority";
import type { WebSocket } from "ws";
import type { Caller } from "./company.ts";
import { Frames } from "./frames.ts";
import { Bucket } from "./limits.ts";
import type { Parties } from "./parties.ts";
import { toldText } from "./told-text.ts";

/** So many messages at once, and a second; and so many that play a whole game again, or think. */
export type Pace = {
  readonly burst: number;
  readonly perSecond: number;
  readonly replays: number;
  readonly replaysPerSecond: number;
};
/** What a page sends in play: a few messages a second, more when it opens a table. */
export const PAGE_PACE: Pace = { burst: 80, perSecond: 20, replays: 20, replaysPerSecond: 0.5 };
/** Codes are short: nobody tries many. */
const FINDS = 10;
const FINDS_PER_SECOND = 0.2;
/** Lines of chat. */
const WORDS = 8;
const WORDS_PER_SECOND = 0.5;
/** Lists of tables: a page asks for two when something has changed, each time it is told so. */
const LISTS = 20;
const LISTS_PER_SECOND = 7;
/** A line that goes on after so many refusals for haste is no page of ours. */
const MOST_HASTE = 200;
/** Bytes that wait for a reader who does not read. */
const MOST_UNREAD = 4 * 1024 * 1024;
const MOST_OPEN = 12;
const MOST_VISITED = 12;
/** Lists are read again so long after a change. */
const LOBBY_MS = 300;

export type House = { readonly authority: Authority; readonly parties: Parties };

/** Who asks; `mayLeave` counts what stays when he is gone, with that of others from where he is. */
export type Asker = { readonly guest: string; readonly mayLeave: () => boolean };

/** `wire`: the socket below the line. */
export function serveLine(
  socket: WebSocket,
  wire: Duplex,
  { guest, mayLeave }: Asker,
  { authority, parties }: House,
  { burst, perSecond, replays, replaysPerSecond }: Pace,
): void {
  const bucket = new Bucket(burst, perSecond, Date.now());
  const finds = new Bucket(FINDS, FINDS_PER_SECOND, Date.now());
  const heavy = new Bucket(replays, replaysPerSecond, Date.now());
  const words = new Bucket(WORDS, WORDS_PER_SECOND, Date.now());
  const lists = new Bucket(LISTS, LISTS_PER_SECOND, Date.now());
  let haste = 0;
  let hear: (message: unknown) => void = () => {};
  const frames = new Frames(socket, wire);

  const write = (text: () => string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
    else frames.say(text());
  };
  const port: Port = {
    send: (message) => write(() => JSON.stringify(message)),
    listen: (listener) => {
      hear = listener;
    },
  };

  socket.on("message", (data, binary) => {
    const text = Buffer.isBuffer(data) ? data.toString() : "";
    if (!bucket.take(Date.now())) {
      if (++haste > MOST_HASTE) frames.close(1008);
      else refuse(port, idIn(text), "party/too-fast");
      return;
    }
    const message = binary ? undefined : parsed(text);
    if (message === undefined) refuse(port, undefined, "party/bad-message");
    else hear(message);
  });

  const counted =
    <Ask, Answer>(may: () => boolean, work: (ask: Ask) => Promise<Answer>) =>
    (ask: Ask): Promise<Answer> =>
      may() ? work(ask) : failParty("party/too-fast");
  const from = <Ask, Answer>(bucket: Bucket, work: (ask: Ask) => Promise<Answer>) =>
    counted(() => bucket.take(Date.now()), work);
  const leaving = <Ask, Answer>(work: (ask: Ask) => Promise<Answer>) => counted(mayLeave, work);

  const visited: Map<string, Caller> = new Map();
  const at = (table: string): Caller => visited.get(table) ?? failParty("party/not-seated");
  const visit = (table: string): Party => {
    if (visited.size >= MOST_VISITED && !visited.has(table)) failParty("party/busy");
    const caller: Caller = visited.get(table) ?? {
      guest,
      tell: (party) => say(port, TOPICS.party, { party }),
      hear: (line) => say(port, TOPICS.chat, { table, line }),
    };
    const party = parties.visit(table, caller);
    visited.set(table, caller);
    return party;
  };
  const people: Handlers<PartyCalls> = {
    lobby: from(lists, async () => parties.lists.lobby()),
    mine: from(lists, () => parties.lists.mine(guest)),
    host: leaving((asked) => parties.gathering.open(guest, asked)),
    find: from(finds, async ({ code }) => parties.lists.find(code)),
    visit: async ({ table }) => visit(table),
    leave: async ({ table }) => {
      parties.leave(table, at(table));
      visited.delete(table);
    },
    present: async ({ table, front }) => {
      parties.present(table, at(table), front);
    },
    sit: ({ table, seat, name, share }) => done(parties.gathering.sit(table, guest, seat, name, share)),
    stand: ({ table }) => done(parties.gathering.stand(table, guest)),
    ready: ({ table, ready }) => done(parties.gathering.ready(table, guest, ready)),
    arrange: ({ table, setup }) => done(parties.gathering.arrange(table, guest, setup)),
    seatBot: ({ table, seat, level }) => done(parties.gathering.seatBot(table, guest, seat, level)),
    clearSeat: ({ table, seat }) => done(parties.gathering.clearSeat(table, guest, seat)),
    start: ({ table }) => done(parties.gathering.start(table, guest)),
    resign: ({ table }) => done(parties.playing.resign(table, guest)),
    wishEnd: ({ table, wish }) => done(parties.playing.wishEnd(table, guest, wish)),
    timeChoice: ({ table, choice }) => done(parties.playing.timeChoice(table, guest, choice)),
    askBack: ({ table }) => done(parties.playing.askBack(table, guest)),
    answerBack: ({ table, agree }) => done(parties.playing.answerBack(table, guest, agree)),
    rest: ({ table, days }) => done(parties.playing.rest(table, guest, days)),
    chat: ({ table }) => parties.chat(table, guest),
    speak: from(words, async ({ table, name, text }) => {
      at(table);
      return done(parties.speak(table, guest, name, text));
    }),
    block: ({ table, who, block }) => done(parties.block(table, guest, who, block)),
    report: leaving(({ table, who, text }) => done(parties.report(table, guest, who, text))),
    again: leaving(({ table, name, share }) => parties.gathering.again(table, guest, name, share)),
  };
  const tables = tablesFor(
    port,
    { authority: Promise.resolve(authority), opened: () => {} },
    {
      rightsAt: (table) => parties.lists.rightsAt(table, guest),
      helpedAt: (table) => parties.lists.helpedAt(table),
      list: () => parties.lists.tablesOf(guest),
      most: MOST_OPEN,
      tell: (session, told) => write(() => toldText(session, told)),
    },
  );
  const { handlers } = tables;
  answerCalls<TableCalls & PartyCalls>(
    port,
    { ...tableReaders, ...partyReaders },
    {
      ...handlers,
      list: from(lists, handlers.list),
      past: from(heavy, handlers.past),
      verify: from(heavy, handlers.verify),
      export: from(heavy, handlers.export),
      branch: from(heavy, handlers.branch),
      branchFile: from(heavy, handlers.branchFile),
      hint: from(heavy, handlers.hint),
      say: from(words, handlers.say),
      ...people,
    },
  );

  let lobbyWaits: NodeJS.Timeout | undefined;
  const unwatch = parties.lists.watch(guest, () => {
    lobbyWaits ??= setTimeout(() => {
      lobbyWaits = undefined;
      say(port, TOPICS.lobby, {});
    }, LOBBY_MS);
  });
  socket.on("close", () => {
    clearTimeout(lobbyWaits);
    unwatch();
    tables.closeAll();
    for (const [table, caller] of visited) parties.leave(table, caller);
  });
  socket.on("error", () => socket.terminate());
}

async function done(work: Promise<void>): Promise<undefined> {
  await work;
}

/** Whoever asked something is answered; what had no number is answered to nobody in particular. */
function refuse(port: Port, id: number | undefined, code: "party/too-fast" | "party/bad-message"): void {
  const refusal = partyRefusal(code);
  if (id === undefined) say(port, TOPICS.refused, { refusal });
  else port.send({ id, ok: false, refusal });
}

/** Without reading the whole. */
function idIn(text: string): number | undefined {
  const found = /^\{"id":(\d{1,15})[,}]/.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
