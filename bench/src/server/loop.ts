/** How late the server's loop is while bots think, moves come in and finished games are replayed. */
import { spawnSync } from "node:child_process";
import type { Progress } from "../measure.ts";
import { type Row, rowBelow, rowNote } from "../row.ts";
import { khronosGame } from "./khronos-game.ts";
import { act, gather } from "./moves.ts";
import { type Figures, OurServer } from "./process-calls.ts";

const TABLES = 8;
const SEATS = 4;
/** Milliseconds between two moves at a table. */
const PAUSE_MS = 100;
const FLUSH_MS = 10;
/** Every flush of the disk takes so much longer. Only these calls are stopped at. */
const SLOW_DISK = [
  "strace",
  "-f",
  "--seccomp-bpf",
  "-qqq",
  "-o",
  "/dev/null",
  "-e",
  "trace=fsync,fdatasync",
  "-e",
  `inject=fsync,fdatasync:delay_exit=${FLUSH_MS * 1000}`,
];

/** Lays tables where bots play alone, plays at others, and asks again and again for what a finished game allows. */
async function loaded(server: OurServer, seconds: number): Promise<Figures> {
  const bots = await gather(
    server,
    await server.ask("lay", { game: "khronos", tables: 4, seats: SEATS, bots: 2 }),
  );
  for (const table of bots) for (const { line, id } of table) await line.ask("resign", { table: id });
  const laid = await server.ask("lay", { game: "khronos", tables: TABLES, seats: SEATS, bots: 0 });
  const games = laid.map((each) => khronosGame(each, SEATS, Math.ceil((1000 * seconds) / PAUSE_MS)));
  const tables = await gather(server, laid);
  const [finished] = await server.ask("lay", { game: "connect-four", tables: 1, seats: 2, bots: 0 });
  await server.ask("begin", undefined);
  const end = performance.now() + 1000 * seconds;
  await Promise.all(
    games.map(async (game, match) => {
      const table = tables[match]!;
      for (const [version, play] of game.entries()) {
        if (performance.now() > end) return;
        await act(table, play, version);
        const { line, session } = table[version % SEATS]!;
        if (version % 10 === 0) await line.ask("past", { session });
        await line.ask("hint", { session, seat: play.seat });
        await line.ask("verify", { table: finished!.table });
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }),
  );
  const figures = await server.ask("figures", undefined);
  for (const { line } of [...tables, ...bots].flat()) line.close();
  return figures;
}

export async function loopRows(
  { seconds }: { readonly seconds: number },
  progress: Progress,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const slow = spawnSync("strace", ["-V"]).status === 0 ? [SLOW_DISK] : [];
  for (const through of [undefined, ...slow]) {
    const name =
      through === undefined
        ? "server: loop delay p99"
        : `server: the same, ${FLUSH_MS} ms more for each flush`;
    progress(name);
    const server = await OurServer.start(through);
    const { loopP99, idleP99 } = await loaded(server, seconds);
    rows.push(
      rowBelow({ name, value: loopP99, unit: "ms" }, 30),
      rowNote({ name: "server: and of a thread that does nothing", value: idleP99, unit: "ms" }),
    );
    await server.stop();
  }
  if (slow.length === 0)
    rows.push(rowNote({ name: "server: no strace here, no slow disk", value: 0, unit: "rows" }));
  return rows;
}
