import type { BotJob, Thinker } from "@chronarium/authority";
import { expect, it } from "vitest";
import { Thinkers } from "../src/online/thinkers.ts";

const job: BotJob = { game: "khronos", seat: 0, level: 3, view: {}, seed: "s", advice: false };

/** Bots whose thoughts take so long; time passes only here. */
class Hall {
  now = 0;
  readonly #due: { readonly at: number; readonly call: () => void }[] = [];
  readonly #left: number[] = [];
  /** The seats that were thought for, in their order. */
  readonly begun: number[] = [];
  readonly #thinkers: Thinkers;

  constructor(threads: number) {
    const slow = (): Thinker => ({
      think: ({ seat }) => {
        this.begun.push(seat);
        const { promise, resolve } = Promise.withResolvers<undefined>();
        this.#after(this.#left.shift() ?? 0, () => resolve(undefined));
        return { answer: promise, cancel: () => {} };
      },
      close: () => {},
    });
    const after = (ms: number, call: () => void): (() => void) => this.#after(ms, call);
    this.#thinkers = new Thinkers(threads, slow, { now: () => this.now, tick: () => this.now, after });
  }

  #after(ms: number, call: () => void): () => void {
    this.#due.push({ at: this.now + ms, call });
    return () => {};
  }

  /** So long after they were asked for, all at once. */
  async answers(thoughts: readonly number[], change: Partial<BotJob> = {}): Promise<readonly number[]> {
    this.#left.push(...thoughts);
    const asked = this.now;
    const answers = thoughts.map(() =>
      this.#thinkers
        .one()
        .think({ ...job, ...change })
        .answer.then(() => this.now - asked),
    );
    while (this.#due.length > 0) {
      this.#due.sort((a, b) => b.at - a.at);
      const next = this.#due.pop();
      this.now = next?.at ?? this.now;
      next?.call();
      // Whoever waited for it goes on.
      await new Promise(setImmediate);
    }
    return Promise.all(answers);
  }
}

it("bots answer on the beat: how long one thought says nothing of what it holds", async () => {
  const hall = new Hall(5);
  expect(await hall.answers([0, 5, 65, 300, 480])).toEqual([500, 500, 500, 500, 500]);
});

it("a beat that was too short once is longer from then on, for all bots like that one alone", async () => {
  const hall = new Hall(2);
  // What a thread takes to load the rules of a game lasts only once.
  expect(await hall.answers([800, 900])).toEqual([1000, 1000]);
  expect(await hall.answers([20])).toEqual([500]);
  expect(await hall.answers([600, 900])).toEqual([1000, 1000]);
  for (const thought of [3, 700, 999, 40]) expect(await hall.answers([thought])).toEqual([1000]);
  expect(await hall.answers([3], { level: 5 })).toEqual([500]);
  expect(await hall.answers([3], { game: "chronomancer" })).toEqual([500]);
  // A machine that stood still does not make everybody wait for it later.
  expect(await hall.answers([9000])).toEqual([9500]);
  expect(await hall.answers([3])).toEqual([2000]);
});

it("whoever has waited for another's thought answers on the beat of his own", async () => {
  const hall = new Hall(1);
  expect(await hall.answers([300, 3])).toEqual([500, 1000]);
  expect(await hall.answers([3, 300])).toEqual([500, 1000]);
});

it("bots go before hints, however many are asked for", async () => {
  const hall = new Hall(1);
  const hints = [0, 1, 2].map((seat) => hall.answers([100], { seat, advice: true }));
  const bot = hall.answers([100], { seat: 9 });
  await Promise.all([...hints, bot]);
  expect(hall.begun).toEqual([0, 9, 1, 2]);
});
