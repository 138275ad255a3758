/** Many who look at their tables and do nothing. */
import type { Progress } from "../measure.ts";
import { type Row, rowBelow } from "../row.ts";
import { gather } from "./moves.ts";
import { OurServer } from "./process-calls.ts";

const SEATS = 4;
/** So many tables are opened at once. */
const AT_ONCE = 25;

export async function idleRows(
  { tables }: { readonly tables: number },
  progress: Progress,
): Promise<readonly Row[]> {
  const server = await OurServer.start();
  for (let laid = 0; laid < tables; laid += AT_ONCE) {
    progress(`server: ${laid * SEATS} idle clients`);
    const count = Math.min(AT_ONCE, tables - laid);
    await gather(server, await server.ask("lay", { game: "khronos", tables: count, seats: SEATS, bots: 0 }));
  }
  const { megabytes } = await server.ask("figures", undefined);
  await server.stop();
  const name = `server: ${tables * SEATS} idle clients at ${tables} tables`;
  return [rowBelow({ name, value: megabytes, unit: "MB" }, 400)];
}
