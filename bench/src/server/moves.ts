/** Moves a second over many matches at once: each move is sent when the one before is acknowledged. */
import { once } from "node:events";
import type { Done } from "../measure.ts";
import { Line, PeerLine } from "./lines.ts";
import {
  type Laid,
  type OurServer,
  type Play,
  type Started,
  startProcess,
  worked as workedHere,
} from "./process-calls.ts";

type Played = readonly Play[];

const countOf = (games: readonly Played[]): number => games.reduce((sum, { length }) => sum + length, 0);

/** What was done, how long the server has worked for it, and how long those who asked, on the same cores. */
export type Round = Done & { readonly workedMs: number; readonly askedMs: number };

async function timed(
  games: readonly Played[],
  worked: () => Promise<number>,
  play: (game: Played, match: number) => Promise<void>,
): Promise<Round> {
  const before = await worked();
  const asking = workedHere();
  const begun = performance.now();
  await Promise.all(games.map(play));
  const ms = performance.now() - begun;
  const askedMs = workedHere() - asking;
  return { count: countOf(games), ms, workedMs: (await worked()) - before, askedMs };
}

type Seated = { readonly line: Line; readonly session: number; readonly id: string };
export type OpenTable = readonly Seated[];

/** Everybody comes, and opens his table. */
export function gather(server: OurServer, laid: readonly Laid[]): Promise<readonly OpenTable[]> {
  return Promise.all(
    laid.map(({ table, cookies }) =>
      Promise.all(
        cookies.map(async (cookie) => {
          const line = await Line.open(server.origin, cookie);
          return { line, id: table, session: await line.open(table) };
        }),
      ),
    ),
  );
}

/** Each has a name of its own. */
let acts = 0;

export async function act(table: OpenTable, { seat, action }: Play, version: number): Promise<void> {
  const { line, session } = table[seat]!;
  const answer = await line.ask("act", { session, seat, actions: [action], version, id: `m${++acts}` });
  if (!answer.includes('"answer":{"ok":true}')) throw new Error(answer);
}

export async function roundOfOurs(
  server: OurServer,
  laid: readonly Laid[],
  games: readonly Played[],
): Promise<Round> {
  const tables = await gather(server, laid);
  const worked = (): Promise<number> => server.ask("worked", undefined);
  const done = await timed(games, worked, async (played, match) => {
    for (const [version, entry] of played.entries()) await act(tables[match]!, entry, version);
  });
  for (const { line } of tables.flat()) line.close();
  return done;
}

export class Peer {
  readonly #started: Started;
  #matches = 0;

  static async start(): Promise<Peer> {
    return new Peer(await startProcess("./peer-process.ts"));
  }
  private constructor(started: Started) {
    this.#started = started;
  }

  async round(games: readonly Played[]): Promise<Round> {
    const { port } = this.#started.first as { readonly port: number };
    const matches = await Promise.all(
      games.map(async () => {
        const match = `m${++this.#matches}`;
        const lines = [await PeerLine.open(port), await PeerLine.open(port)];
        for (const [seat, line] of lines.entries())
          await line.emit('["sync"', "sync", match, String(seat), null, 2);
        return { match, lines };
      }),
    );
    const done = await timed(
      games,
      () => this.#worked(),
      async (played, n) => {
        const { match, lines } = matches[n]!;
        for (const [version, { seat, action }] of played.entries()) {
          const { column } = action as { readonly column: number };
          const move = {
            type: "MAKE_MOVE",
            payload: { type: "drop", args: [column], playerID: String(seat) },
          };
          const sign = `"_stateID":${version + 1}`;
          await lines[seat]!.emit(sign, "update", move, version, match, String(seat));
        }
      },
    );
    for (const { lines } of matches) for (const line of lines) line.close();
    return done;
  }

  async #worked(): Promise<number> {
    const { child } = this.#started;
    const answer = once(child, "message");
    child.send("worked");
    const [ms] = await answer;
    return Number(ms);
  }

  stop(): Promise<void> {
    return this.#started.stop();
  }
}
