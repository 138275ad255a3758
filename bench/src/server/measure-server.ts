/** What the server does for how many, against boardgame.io's with its file store: both on this disk, in one run. */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomGames } from "../kernel.ts";
import { type Budget, median, type Progress, percentile, QUICK } from "../measure.ts";
import { type Row, rowAgainst, rowBelow, rowNote } from "../row.ts";
import { idleRows } from "./idle.ts";
import { khronosGame } from "./khronos-game.ts";
import { loopRows } from "./loop.ts";
import { act, gather, type OpenTable, Peer, roundOfOurs } from "./moves.ts";
import { OurServer, type Play } from "./process-calls.ts";
import { wireRows } from "./wire.ts";

const PEER = "boardgame.io, file store";
/** The board of the peer is full one move too early. */
const LONGEST = 41;

type Scale = {
  readonly matches: number;
  readonly rounds: number;
  /** Rounds before them that nobody counts: a server that has been there for a while is compiled. */
  readonly warm: number;
  /** Actions of each Khronos match. */
  readonly actions: number;
  /** Bare ones, before each round at half load. */
  readonly flushes: number;
  /** Games that are played at each match's place, one after the other, in such a round: it lasts longer than a pause. */
  readonly games: number;
  readonly tables: number;
  /** Seconds that the loop is watched for. */
  readonly seconds: number;
};
const WHOLE: Scale = {
  matches: 50,
  rounds: 5,
  warm: 8,
  actions: 40,
  flushes: 200,
  games: 4,
  tables: 1250,
  seconds: 15,
};
const SHORT: Scale = {
  matches: 2,
  rounds: 1,
  warm: 1,
  actions: 5,
  flushes: 5,
  games: 2,
  tables: 3,
  seconds: 1,
};

/** Milliseconds of a bare write of 4 KiB that is on the disk. */
function flushes(count: number): readonly number[] {
  const folder = mkdtempSync(join(tmpdir(), "chronarium-flush-"));
  const file = openSync(join(folder, "bare"), "w");
  const page = Buffer.alloc(4096, 7);
  const spent = Array.from({ length: count }, (_, i) => {
    const begun = performance.now();
    writeSync(file, page, 0, page.length, i * page.length);
    fdatasyncSync(file);
    return performance.now() - begun;
  });
  closeSync(file);
  rmSync(folder, { recursive: true });
  return spent;
}

/** Milliseconds until each move was acknowledged, at so many moves a second over all tables of a set. */
async function acknowledged(
  sets: readonly (readonly OpenTable[])[],
  games: readonly (readonly Play[])[],
  perSecond: number,
): Promise<readonly number[]> {
  const spent: number[] = [];
  const pause = (1000 * games.length) / perSecond;
  const begun = performance.now();
  await Promise.all(
    games.map(async (game, match) => {
      let due = begun + (pause * match) / games.length;
      for (const tables of sets)
        for (const [version, play] of game.entries()) {
          await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
          due += pause;
          const sent = performance.now();
          await act(tables[match]!, play, version);
          spent.push(performance.now() - sent);
        }
    }),
  );
  return spent;
}

/** Processor time tells the same on a busy machine as on a quiet one. */
function workRows(
  work: Readonly<Record<"ours" | "peer" | "khronos" | "asking" | "askingPeer", readonly number[]>>,
): readonly Row[] {
  const note = (name: string, ms: readonly number[]): Row =>
    rowNote({ name: `server: processor time of a move, ${name}`, value: 1000 * median(ms), unit: "µs" });
  return [
    note("ours", work.ours),
    note("the peer’s", work.peer),
    note("Khronos, four look on", work.khronos),
    note("whoever asks ours", work.asking),
    note("whoever asks the peer", work.askingPeer),
  ];
}

export async function measureServer(budget: Budget, progress: Progress): Promise<readonly Row[]> {
  const scale = budget === QUICK ? SHORT : WHOLE;
  const { matches, rounds, warm, actions } = scale;
  const games = [...randomGames(budget === QUICK ? 20 : 300)]
    .filter(({ length }) => length <= LONGEST)
    .sort((a, b) => b.length - a.length)
    .slice(0, matches);
  const ours = await OurServer.start();
  const peer = await Peer.start();
  const rates = { ours: [] as number[], peer: [] as number[], khronos: [] as number[] };
  const work = {
    ours: [] as number[],
    peer: [] as number[],
    khronos: [] as number[],
    asking: [] as number[],
    askingPeer: [] as number[],
  };
  const four = { game: "connect-four", tables: games.length, seats: 2, bots: 0 };
  const five = { game: "khronos", tables: matches, seats: 4, bots: 0 };
  for (let round = 1 - warm; round <= rounds; round++) {
    progress(`server: round ${round} of ${rounds}`);
    const laid = await ours.ask("lay", five);
    const played = laid.map((each) => khronosGame(each, five.seats, actions));
    const done = {
      ours: await roundOfOurs(ours, await ours.ask("lay", four), games),
      peer: await peer.round(games),
      khronos: await roundOfOurs(ours, laid, played),
    };
    if (round < 1) continue;
    for (const side of ["ours", "peer", "khronos"] as const) {
      rates[side].push((done[side].count / done[side].ms) * 1000);
      work[side].push(done[side].workedMs / done[side].count);
    }
    work.asking.push(done.ours.askedMs / done.ours.count);
    work.askingPeer.push(done.peer.askedMs / done.peer.count);
  }
  await peer.stop();
  const [moves, peers, khronosMoves] = [median(rates.ours), median(rates.peer), median(rates.khronos)];

  progress("server: half load");
  const bare: number[] = [];
  const spent: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    bare.push(...flushes(scale.flushes));
    const sets: (readonly OpenTable[])[] = [];
    for (let i = 0; i < scale.games; i++) sets.push(await gather(ours, await ours.ask("lay", four)));
    spent.push(...(await acknowledged(sets, games, moves / 2)));
    for (const { line } of sets.flat(2)) line.close();
  }
  const flush = percentile(bare, 99);
  const waited = percentile(spent, 99);
  const rows: Row[] = [
    rowAgainst({ name: "server: durable connect four", value: moves, unit: "moves/s" }, PEER, peers, 10),
    rowAgainst(
      {
        name: "server: Khronos, four look on, beside its connect four",
        value: khronosMoves,
        unit: "moves/s",
      },
      PEER,
      peers,
      2,
    ),
    ...workRows(work),
    rowNote({ name: "server: a bare 4 KiB write and fdatasync p99", value: flush, unit: "ms" }),
    rowBelow(
      { name: "server: acknowledgement p99 at half load", value: waited, unit: "ms" },
      Number((3 * flush + 5).toPrecision(3)),
    ),
    ...(await wireRows(ours, progress)),
  ];
  await ours.stop();
  rows.push(...(await loopRows(scale, progress)), ...(await idleRows(scale, progress)));
  return rows;
}
