/** What crosses the wire for one who sits at Khronos with four others, and how soon a long game is there again. */
import type { Progress } from "../measure.ts";
import { type Row, rowBelow, rowNote } from "../row.ts";
import { khronosGame } from "./khronos-game.ts";
import { act, gather } from "./moves.ts";
import type { OurServer } from "./process-calls.ts";

const SEATS = 5;
const PAST = 200;
const kB = (letters: number): number => letters / 1000;

export async function wireRows(server: OurServer, progress: Progress): Promise<readonly Row[]> {
  progress("server: what crosses the wire");
  const [laid] = await server.ask("lay", { game: "khronos", tables: 1, seats: SEATS, bots: 0 });
  if (laid === undefined) throw new Error("There is no table.");
  const plays = khronosGame(laid, SEATS, 10_000);
  const [table] = await gather(server, [laid]);
  let past = "";
  let joining = 0;
  for (const [version, play] of plays.entries()) {
    if (version === PAST) past = await table![0]!.line.ask("past", { session: table![0]!.session });
    if (version % 20 === 0) {
      const { line } = table![1]!;
      const opened = await line.ask("open", { table: laid.table, language: "en" });
      joining = Math.max(joining, opened.length);
      await line.ask("close", { session: Number(/"session":(\d+)/.exec(opened)?.[1]) });
    }
    await act(table!, play, version);
  }
  const told = table!.map(({ line }) => line.told);
  for (const { line } of table!) line.close();
  const times = told.reduce((sum, each) => sum + each.times, 0);
  const letters = told.reduce((sum, each) => sum + each.letters, 0);
  const most = Math.max(...told.map((each) => each.most));

  const [long] = await server.ask("lay", { game: "khronos", tables: 1, seats: SEATS, bots: 0 });
  const actions = khronosGame(long!, SEATS, 10_000);
  const cold = await server.ask("openCold", { laid: long!, actions: actions.slice(0, -1) });
  return [
    rowBelow({ name: "server: a Khronos update at five seats", value: kB(letters / times), unit: "kB" }, 1.5),
    rowBelow({ name: "server: the largest update", value: kB(most), unit: "kB" }, 8),
    rowBelow({ name: "server: joining", value: kB(joining), unit: "kB" }, 16),
    rowBelow({ name: `server: the past of ${PAST} actions`, value: kB(past.length), unit: "kB" }, 40),
    rowNote({ name: `server: ${actions.length} stored actions opened cold`, value: cold, unit: "ms" }),
    rowBelow(
      { name: "server: opened cold, for 1,000 actions", value: (1000 * cold) / actions.length, unit: "ms" },
      100,
    ),
  ];
}
