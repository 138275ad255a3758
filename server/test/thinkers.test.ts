import type { BotJob, Thinker } from "@chronarium/authority";
import { expect, it } from "vitest";
import { Thinkers } from "../src/online/thinkers.ts";

const job: BotJob = { game: "khronos", seat: 0, level: 3, view: {}, seed: "s", advice: false };

/** When bots answer whose thoughts take so long; time passes only here. */
async function answeredAt(thoughts: readonly number[]): Promise<readonly number[]> {
  let now = 0;
  const due: { readonly at: number; readonly call: () => void }[] = [];
  const after = (ms: number, call: () => void): (() => void) => {
    due.push({ at: now + ms, call });
    return () => {};
  };
  const left = [...thoughts];
  const slow: Thinker = {
    think: () => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      after(left.shift() ?? 0, () => resolve(undefined));
      return { answer: promise, cancel: () => {} };
    },
    close: () => {},
  };
  const thinkers = new Thinkers(thoughts.length, () => slow, { now: () => now, tick: () => now, after });
  const answers = thoughts.map(() =>
    thinkers
      .one()
      .think(job)
      .answer.then(() => now),
  );
  while (due.length > 0) {
    due.sort((a, b) => b.at - a.at);
    const next = due.pop();
    now = next?.at ?? now;
    next?.call();
    // Whoever waited for it goes on.
    await new Promise(setImmediate);
  }
  return Promise.all(answers);
}

it("bots answer on the beat: how long one thought says nothing of what it holds", async () => {
  const answers = await answeredAt([0, 5, 65, 300, 480]);
  expect(answers).toEqual([500, 500, 500, 500, 500]);
  expect(await answeredAt([600, 900])).toEqual([1000, 1000]);
});
