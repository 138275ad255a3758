/** Our server in a process of its own: `our-process.ts <folder>`. Its parent lays tables and asks how it is. */
import { once } from "node:events";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { startServer } from "@chronarium/server/test-kit";
import { connectFour } from "../connect-four.ts";
import { lateness, RESOLUTION_MS } from "./lateness.ts";
import { chance, type Laid, type ProcessCalls, type Question, worked } from "./process-calls.ts";

/** Faster than any bench asks: what is measured is the work, not the patience. */
const pace = { burst: 1e9, perSecond: 1e9, replays: 1e9, replaysPerSecond: 1e9 };

const [, , folder = ""] = process.argv;
const { house, origin } = await startServer(folder, { pace, more: { "connect-four": connectFour } });
const { guests, parties } = house;
const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
loop.enable();
const idle = new Worker(new URL("./idle-loop.ts", import.meta.url));

async function layOne(game: string, seats: number, bots: number): Promise<Laid> {
  const people = Array.from({ length: seats - bots }, () => guests.fresh());
  const [host = "", ...others] = people;
  const setup = {
    seats,
    options: {},
    clock: { kind: "none" },
    lobby: false,
    help: true,
    takeBack: false,
    rated: false,
  } as const;
  const table = await parties.gathering.open(host, { game, setup, name: "Ada", share: chance(16) });
  for (const [i, guest] of others.entries()) {
    await parties.gathering.sit(table, guest, i + 1, `Guest ${i + 1}`, chance(16));
    await parties.gathering.ready(table, guest, true);
  }
  if (bots > 0) await parties.gathering.start(table, host);
  const { seed }: { readonly seed: string } = JSON.parse(await house.authority.record(table));
  return { table, seed, cookies: people.map((guest) => guests.cookieFor(guest, false).split(";")[0] ?? "") };
}

const answers: { [Call in keyof ProcessCalls]: (ask: ProcessCalls[Call]["ask"]) => Promise<unknown> } = {
  lay: async ({ game, tables, seats, bots }) => {
    const laid: Laid[] = [];
    for (let i = 0; i < tables; i++) laid.push(await layOne(game, seats, bots));
    return laid;
  },
  openCold: async ({ actions, laid: { table } }) => {
    const { authority } = house;
    const filling = await authority.open(table, () => {});
    for (const [version, { seat, action }] of actions.entries())
      await filling.act(seat, [action], version, `${version}`);
    authority.close(filling);
    // The room is let go of when nobody holds it.
    await setImmediate();
    const begun = worked();
    const session = await authority.open(table, () => {});
    await session.sync("opened");
    const ms = worked() - begun;
    if (session.room.version !== actions.length) throw new Error("The game is not there.");
    authority.close(session);
    return ms;
  },
  worked: async () => worked(),
  begin: async () => {
    loop.reset();
    idle.postMessage("begin");
  },
  figures: async () => {
    global.gc?.();
    const answer = once(idle, "message");
    idle.postMessage("tell");
    const [idleP99] = await answer;
    return { loopP99: lateness(loop), idleP99, megabytes: process.memoryUsage.rss() / 1e6 };
  },
};

process.on("message", ({ id, call, ask }: Question) => {
  const answer = answers[call] as (ask: unknown) => Promise<unknown>;
  answer(ask).then(
    (content) => process.send?.({ id, content }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  );
});
process.on("disconnect", () => process.exit(0));
process.send?.({ origin });
