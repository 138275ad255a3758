/** Whole games that are played again: what never ends is named and stops its own table, and the others go on. */
import { type Clock, DriverError, type Folder, type VerifyJob } from "@chronarium/authority";
import { expect, it } from "vitest";
import { threadFolder } from "../src/online/folder.ts";
import { clock, threadAt } from "../src/online/host.ts";

const job = (table: string, game: string): VerifyJob => ({
  table,
  game,
  stored: { row: undefined, entries: [], talk: [] },
  rights: [],
});

it("ends the thread of rules that hang, names them, and plays the games of the others in a new one", async () => {
  let threads = 0;
  const deadlines: (() => void)[] = [];
  // The deadline is over when the test says so: how long a busy machine takes to answer means nothing.
  const patient: Clock = {
    ...clock,
    after: (_ms, call) => {
      deadlines.push(call);
      return () => {};
    },
  };
  const folder: Folder = threadFolder(() => {
    threads++;
    return threadAt(new URL("./hanging-fold.ts", import.meta.url));
  }, patient);
  const codeOf = (table: string, game: string): Promise<unknown> =>
    folder.verify(job(table, game)).then(
      ({ ok }) => ok,
      (error: unknown) => error instanceof DriverError && error.refusal,
    );
  expect(await codeOf("one", "sound")).toBe(true);
  const [hung, waits] = [codeOf("two", "hanging"), codeOf("three", "sound")];
  await expect.poll(() => deadlines.length).toBe(2);
  deadlines[1]?.();
  const slow = { code: "authority/rules-too-slow", params: { game: "hanging", seconds: 30 } };
  expect(await hung).toMatchObject(slow);
  // Whoever waited has his answer from another thread, and the table that hung is not tried again.
  expect(await waits).toBe(true);
  expect(await codeOf("two", "hanging")).toMatchObject(slow);
  expect(threads).toBe(2);
  // One that dies is begun anew with the next game; nobody is blamed.
  expect(await codeOf("four", "dying")).toMatchObject({ code: "driver/worker-failed" });
  expect(await codeOf("four", "sound")).toBe(true);
  expect(threads).toBe(3);
});
