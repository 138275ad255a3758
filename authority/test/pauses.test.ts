import { expect, it } from "vitest";
import { type Clock, openWatched, type Port, PROTOCOL } from "../src/index.ts";

/** Time passes only here: whatever is due is called in its order. */
class Hours implements Clock {
  #now = 0;
  #due: { readonly at: number; readonly call: () => void }[] = [];
  readonly now = (): number => this.#now;
  readonly tick = (): number => this.#now;
  readonly after = (ms: number, call: () => void): (() => void) => {
    const each = { at: this.#now + ms, call };
    this.#due.push(each);
    return () => {
      this.#due = this.#due.filter((other) => other !== each);
    };
  };
  async pass(): Promise<void> {
    const next = this.#due.toSorted((a, b) => a.at - b.at)[0];
    if (next === undefined) throw new Error("Nobody waits.");
    this.#due = this.#due.filter((each) => each !== next);
    this.#now = next.at;
    next.call();
    await new Promise(setImmediate);
  }
}

/** The first line answers until it is cut; no later one does. */
async function pausesOf(scatter: string): Promise<readonly number[]> {
  const hours = new Hours();
  const pauses: number[] = [];
  let lines = 0;
  let cut = (): void => {};
  const watch = { everyMs: 3000, silentMs: 3000, deadlineMs: 9000, graceMs: 1000, startMs: 10_000 };
  const opening = openWatched({
    clock: hours,
    watch,
    chance: () => scatter,
    rulesOf: () => {
      throw new Error("No game is played.");
    },
    pausing: (_why, until) => pauses.push(until - hours.now()),
    connect: () => {
      const first = lines++ === 0;
      let hear: (message: unknown) => void = () => {};
      const deaths: (() => void)[] = [];
      const die = (): void => {
        for (const died of deaths) died();
      };
      if (first) cut = die;
      else setImmediate(die);
      const port: Port = {
        send: (message) => {
          const { id, call } = message as { id: number; call: string };
          if (first)
            hear({
              id,
              ok: true,
              answer: call === "hello" ? { protocol: PROTOCOL, keeping: {} } : undefined,
            });
        },
        listen: (listener) => {
          hear = listener;
        },
      };
      return { port, end: () => {}, onDeath: (died) => deaths.push(died) };
    },
  });
  const client = await opening;
  cut();
  await new Promise(setImmediate);
  while (pauses.length < 9) await hours.pass();
  client.close();
  return pauses.slice(0, 9);
}

it("a line that is cut is tried again after pauses that grow to half a minute, scattered by up to a quarter", async () => {
  const [least, most] = [await pausesOf("00"), await pausesOf("ff")];
  expect(least).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  expect(most).toEqual(least.map((pause) => Math.round(pause * (1 + 255 / 1024))));
});
