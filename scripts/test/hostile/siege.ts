/** Besieges a door for a while: counts, the slowest input, the most memory; and the smallest input that breaks it. */
import { fork } from "node:child_process";
import type { Json } from "@chronarium/kernel";
import { type Fault, sameFault, smallest } from "@chronarium/kernel/hostile";
import type { Figures, Order, Word } from "./besieger.ts";

export type Siege = {
  /** A module with a list `DOORS`. */
  readonly doors: string;
  readonly door: string;
  readonly seed: string;
  readonly ms: number;
  /** Who is silent for so long hangs. */
  readonly hangMs?: number;
};
export type SiegeReport = Figures & { readonly door: string; readonly fault?: Fault };

const MEMORY_MB = 300;
/** Longer than any command may take, and than a busy machine lets anybody wait. */
const HANG_MS = 150_000;
const SHRINK_MS = 60_000;
export const HANGS = "never ends";
export const EATS: string = `dies, or takes more than ${MEMORY_MB} MB`;

export async function besiege(siege: Siege): Promise<SiegeReport> {
  let last: Figures & { readonly number: number } = {
    number: 0,
    tried: 0,
    letIn: 0,
    slowest: 0,
    slowestNumber: 0,
    longest: 0,
    heap: 0,
  };
  const besieger = await begin(siege);
  besieger.order({ kind: "attack", ms: siege.ms });
  let word = await besieger.word();
  for (; word.kind === "next"; word = await besieger.word()) last = word;
  besieger.end();
  const { number, tried, letIn, slowest, slowestNumber, longest, heap } = last;
  const report = { door: siege.door, tried, letIn, slowest, slowestNumber, longest, heap };
  if (word.kind === "ended") return report;
  const message = word.kind === "fault" ? word.message : HANGS;
  return { ...report, fault: await shrunk(siege, number, message) };
}

/** Each smaller input is tried in a process that may be ended too. */
async function shrunk(siege: Siege, number: number, message: string): Promise<Fault> {
  let besieger = await begin(siege);
  besieger.order({ kind: "make", number });
  const made = await besieger.word();
  const input: Json = made.kind === "made" ? made.input : null;
  const end = Date.now() + SHRINK_MS;
  const found = await smallest(input, async (smaller) => {
    if (Date.now() > end) return false;
    besieger.order({ kind: "try", number, input: smaller });
    const word = await besieger.word();
    const said = word.kind === "tried" || word.kind === "fault" ? word.message : undefined;
    if (word.kind === "fault") {
      besieger.end();
      besieger = await begin(siege);
    }
    return sameFault(said, message);
  });
  besieger.end();
  return { number, message, input: found };
}

type Besieger = {
  readonly order: (order: Order) => void;
  /** The next word; a fault when there comes none. */
  readonly word: () => Promise<Word>;
  readonly end: () => void;
};

async function begin({ doors, door, seed, hangMs = HANG_MS }: Siege): Promise<Besieger> {
  const child = fork(new URL("./besieger.ts", import.meta.url), {
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    serialization: "advanced",
    stdio: ["ignore", "inherit", "ignore", "ipc"],
  });
  const words: Word[] = [];
  let waiting: ((word: Word) => void) | undefined;
  const hear = (word: Word): void => {
    const told = waiting ?? ((later: Word) => words.push(later));
    // Several words may come at once: only the first is waited for.
    waiting = undefined;
    told(word);
  };
  child.on("message", hear);
  child.on("exit", () => hear({ kind: "fault", number: -1, message: EATS }));
  // To lay out what is attacked takes longer than any input.
  let patience = HANG_MS;
  const word = async (): Promise<Word> => {
    const early = words.shift();
    if (early !== undefined) return early;
    const { promise, resolve } = Promise.withResolvers<Word>();
    waiting = resolve;
    const timer = setTimeout(() => hear({ kind: "fault", number: -1, message: HANGS }), patience);
    const said = await promise;
    clearTimeout(timer);
    return said;
  };
  const besieger: Besieger = {
    order: (order) => child.send(order, () => {}),
    word,
    end: () => {
      child.kill("SIGKILL");
    },
  };
  besieger.order({ kind: "door", doors, door, seed });
  const first = await word();
  if (first.kind !== "ready") throw new Error(`${door} cannot be attacked: ${JSON.stringify(first)}`);
  patience = hangMs;
  return besieger;
}
