/** Acknowledged means flushed: seen from outside, in what the process asks of the system. */
import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { rulesOf } from "../src/online/games.ts";
import { come, gather, playAt, playOn } from "./people.ts";

const TRACED = "pwrite64,fsync,fdatasync,write,writev";
const traces = spawnSync("strace", ["-f", "--seccomp-bpf", "-qqq", "-e", "trace=none", "true"]).status === 0;

/** The first line from `from` on that is like this; -1 if none is. */
const lineLike = (lines: readonly string[], from: number, like: RegExp): number =>
  lines.findIndex((line, i) => i >= from && like.test(line));

it.skipIf(!traces)("every move is on the disk before anybody hears of it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "chronarium-flushed-"));
  const trace = join(folder, "trace");
  const flags = ["-f", "--seccomp-bpf", "-qqq", "-s", "9000", "-o", trace, "-e", `trace=${TRACED}`];
  const child = fork(fileURLToPath(new URL("./wire/served.ts", import.meta.url)), [join(folder, "data")], {
    execPath: "strace",
    execArgv: [...flags, process.execPath],
  });
  const gone = once(child, "exit");
  const [origin] = (await once(child, "message")) as [string];
  const people = [await come(origin), await come(origin)];
  const acts: { readonly number: number; readonly id: string }[] = [];
  for (const { socket } of people) {
    const send = socket.send.bind(socket) as (text: string) => void;
    socket.send = (text: string): void => {
      const { id, call, ask }: { id: number; call: string; ask: { id: string } } = JSON.parse(text);
      if (call === "act") acts.push({ number: id, id: ask.id });
      send(text);
    };
  }
  const table = await gather(people, "khronos");
  await people[1]?.client.caller.call("ready", { table, ready: true });
  await people[0]?.until(table, ({ phase }) => phase === "running");
  const players = await Promise.all(people.map((person) => playAt(person, table)));
  await playOn(players, await rulesOf("khronos"), "flushed", ({ revision }) => revision >= 8);
  for (const { socket } of people) socket.terminate();
  child.disconnect();
  await gone;

  const lines = readFileSync(trace, "utf8").split("\n");
  expect(acts.length).toBeGreaterThanOrEqual(8);
  for (const { number, id } of acts) {
    const written = lineLike(lines, 0, new RegExp(`pwrite64\\(.*${id}`));
    const flushed = lineLike(lines, written, /f(data)?sync(\(| resumed).* = 0$/);
    const acknowledged = new RegExp(
      `\\{\\\\"id\\\\":${number},\\\\"ok\\\\":true,\\\\"answer\\\\":\\{\\\\"ok\\\\":true`,
    );
    const told = lineLike(lines, written, acknowledged);
    expect(written).toBeGreaterThan(0);
    expect(flushed).toBeGreaterThan(written);
    expect(told).toBeGreaterThan(flushed);
  }
  rmSync(folder, { recursive: true, force: true });
});
