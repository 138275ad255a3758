/** The page's line to the server: one for all shared tables, watched, and begun anew when it is cut. */
import {
  type Client,
  type Connection,
  driverRefusal,
  type Finished,
  fail,
  foldInThread,
  openWatched,
  refusalOf,
  type Seen,
} from "@chronarium/authority";
import { create } from "zustand";
import { chance, clock } from "../driver/clock.ts";
import { connectionTo } from "../driver/ports.ts";
import { playable } from "../games/catalogue.ts";

/**
 * A beat that is missed is said within seconds; a line that stays silent is given up and begun anew. In milliseconds.
 */
const WATCH = { everyMs: 3000, silentMs: 3000, deadlineMs: 9000, graceMs: 1000, startMs: 10_000 } as const;
/** A connection that froze may be kept by the browser for the next question: that one waits no longer. */
const ENTER_MS = 5000;
/** A move made while the line is cut is sent again as often as it takes. */
const TRIES = 1000;

export type LineState = {
  readonly state: "well" | "silent" | "cut";
  /** Since when it is so; milliseconds since 1970. */
  readonly since: number;
  readonly nextTry: number | undefined;
  /** How long the last question was on its way and back, in milliseconds. */
  readonly ms: number | undefined;
  /** The server that has come back is another run of it. */
  readonly restarted: boolean;
  /** This page is older than the server, or newer. */
  readonly tooOld: boolean;
};

export const useLine = create<LineState>()(() => ({
  state: "well",
  since: 0,
  nextTry: undefined,
  ms: undefined,
  restarted: false,
  tooOld: false,
}));

let hurry = (): void => {};
export const tryNow = (): void => hurry();

/** The cookie first: it says who we are. */
async function enter(): Promise<WebSocket> {
  const answer = await fetch("/api/guest", { method: "POST", signal: AbortSignal.timeout(ENTER_MS) });
  if (!answer.ok) throw new Error(String(answer.status));
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
}

function connect(): Connection {
  const deaths: (() => void)[] = [];
  const hearers: ((message: unknown) => void)[] = [];
  let waiting: string[] | undefined = [];
  let socket: WebSocket | undefined;
  let ended = false;
  const die = (): void => {
    for (const died of deaths) died();
  };
  enter().then((opened) => {
    socket = opened;
    if (ended) opened.close();
    opened.addEventListener("open", () => {
      for (const text of waiting ?? []) opened.send(text);
      waiting = undefined;
    });
    opened.addEventListener("message", ({ data }) => {
      const message: unknown = JSON.parse(String(data));
      for (const hear of hearers) hear(message);
    });
    opened.addEventListener("close", die);
  }, die);
  return {
    port: {
      send: (message) => {
        const text = JSON.stringify(message);
        if (waiting !== undefined) waiting.push(text);
        // On a line that is being closed nobody hears it, and the browser would complain.
        else if (socket?.readyState === WebSocket.OPEN) socket.send(text);
      },
      listen: (hear) => {
        hearers.push(hear);
      },
    },
    end: () => {
      ended = true;
      socket?.close();
    },
    onDeath: (died) => {
      deaths.push(died);
    },
  };
}

const fold = foldInThread(
  () => connectionTo(new Worker(new URL("../driver/file-worker.ts", import.meta.url), { type: "module" })),
  clock,
);

/** A finished game comes as its record, and is played again here: the server has others to serve. */
async function finished(seen: Seen, language: string): Promise<Finished> {
  const { table, version, commitment, viewer, own = [], helped } = seen;
  const text = await (await openLine()).export(table.id);
  return fold({
    text,
    setting: { table, version, commitment },
    eyes: { viewer, language, own, ...(helped && { helped }) },
  });
}

export const isTooOld = (error: unknown): boolean => refusalOf(error).code === "driver/other-protocol";

let opening: Promise<Client> | undefined;

/** After a failure the next call tries again. */
export function openLine(): Promise<Client> {
  opening ??= openWatched({
    connect,
    clock,
    chance,
    watch: WATCH,
    tries: TRIES,
    finished,
    cut: driverRefusal("driver/line-cut"),
    pausing: (why, nextTry, now) => {
      hurry = now;
      useLine.setState({ nextTry, tooOld: isTooOld(why) });
    },
    answered: (ms) => useLine.setState({ ms: Math.max(1, Math.round(ms)) }),
    rulesOf: (id) => {
      const game = playable(id);
      return game === undefined || "form" in game
        ? fail("driver/unknown-game", { game: id.slice(0, 60) })
        : game.rules();
    },
  })
    .then((client) => {
      run = client.since;
      client.watch(() => follow(client));
      return client;
    })
    .catch((error: unknown) => {
      opening = undefined;
      if (isTooOld(error)) useLine.setState({ tooOld: true });
      throw error;
    });
  return opening;
}

/** The run of the server that one spoke with last. */
let run: number | undefined;

function follow({ line, since }: Client): void {
  const state = line === "ended" ? "cut" : line;
  const before = useLine.getState();
  if (before.state === state) return;
  const from = before.state === "well" || state === "well" ? Date.now() : before.since;
  const restarted = state === "well" && run !== since;
  run = since;
  useLine.setState({
    state,
    since: from,
    restarted,
    ...(state === "well" && { nextTry: undefined, tooOld: false }),
  });
}

// A device that wakes, or is back in its network, tries at once.
addEventListener("online", () => hurry());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") hurry();
});
