/** Attacks one door in a process of its own, so that an input which never ends or eats the memory can be ended and named. */
import { getHeapStatistics } from "node:v8";
import type { Json } from "@chronarium/kernel";
import { type Attack, inputOf, knocked } from "@chronarium/kernel/hostile";

/** No input may take longer, in milliseconds of work. */
const LONGEST_MS = 1000;
const SLOW = `takes more than ${LONGEST_MS} ms`;

export type Order =
  | {
      readonly kind: "door";
      /** A module with a list `DOORS`. */
      readonly doors: string;
      readonly door: string;
      readonly seed: string;
    }
  | { readonly kind: "attack"; readonly ms: number }
  | { readonly kind: "make"; readonly number: number }
  | { readonly kind: "try"; readonly number: number; readonly input: Json };
export type Word =
  | { readonly kind: "ready" }
  | { readonly kind: "ended" }
  | { readonly kind: "made"; readonly input: Json }
  | { readonly kind: "tried"; readonly message?: string }
  /** Said before every input: who never says more hangs at it. */
  | ({ readonly kind: "next"; readonly number: number } & Figures)
  | { readonly kind: "fault"; readonly number: number; readonly message: string };
export type Figures = {
  readonly tried: number;
  readonly letIn: number;
  /** In milliseconds of work, and the number of the input. */
  readonly slowest: number;
  readonly slowestNumber: number;
  /** In milliseconds by the clock on the wall, which others on the machine make longer. */
  readonly longest: number;
  /** In MB, everything that the process itself holds included. */
  readonly heap: number;
};

const worked = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const say = (word: Word): unknown => process.send?.(word);

let attack: Attack;
let seed = "";

async function once(number: number, input: Json) {
  const begun = worked();
  const clock = performance.now();
  const outcome = await knocked(attack, seed, number, input);
  const ms = worked() - begun;
  const wall = performance.now() - clock;
  return { ms, wall, open: outcome.open, message: outcome.message ?? (ms > LONGEST_MS ? SLOW : undefined) };
}

async function attackFor(time: number): Promise<void> {
  const end = Date.now() + time;
  let [tried, letIn, slowest, slowestNumber, longest, heap] = [0, 0, 0, 0, 0, 0];
  for (let number = 0; ; number++) {
    say({ kind: "next", number, tried, letIn, slowest, slowestNumber, longest, heap });
    if (Date.now() >= end) break;
    const { ms, wall, open, message } = await once(number, inputOf(attack, seed, number));
    tried++;
    if (open) letIn++;
    if (ms > slowest) [slowest, slowestNumber] = [ms, number];
    longest = Math.max(longest, wall);
    if (number % 16 === 0) heap = Math.max(heap, getHeapStatistics().total_heap_size / 1e6);
    if (message !== undefined) {
      say({ kind: "fault", number, message });
      return;
    }
  }
  say({ kind: "ended" });
}

async function obey(order: Order): Promise<void> {
  switch (order.kind) {
    case "door": {
      const { DOORS } = (await import(order.doors)) as {
        readonly DOORS: readonly { readonly name: string; readonly attack: (seed: string) => Attack }[];
      };
      seed = order.seed;
      attack = DOORS.find(({ name }) => name === order.door)!.attack(seed);
      say({ kind: "ready" });
      break;
    }
    case "attack":
      await attackFor(order.ms);
      break;
    case "make":
      say({ kind: "made", input: inputOf(attack, seed, order.number) });
      break;
    case "try": {
      const { message } = await once(order.number, order.input);
      say({ kind: "tried", ...(message !== undefined && { message }) });
    }
  }
}
process.on("message", (order: Order) => void obey(order));
// Nobody listens any more.
process.on("disconnect", () => process.exit());
