/** Tabs of one browser for the tests: each with its authority behind a port, over one store. */
import { type AnyRules, type Seat, seedRng } from "@chronarium/kernel";
import { khronos } from "@chronarium/khronos";
import { Authority, type Host } from "../src/authority.ts";
import { answerJob } from "../src/bot-answer.ts";
import { Client } from "../src/client.ts";
import type { Clock } from "../src/clock.ts";
import { MemoryStore } from "../src/memory-store.ts";
import { DriverError, fail } from "../src/refusals.ts";
import { type Found, openStored } from "../src/rows.ts";
import { inProcess, type Port } from "../src/rpc.ts";
import { serve } from "../src/serve.ts";
import type { Store } from "../src/store.ts";
import type { BotAnswer, BotJob, Thinker } from "../src/thinker.ts";
import type { Acted, Driver, Moment, SeatSetup, Update } from "../src/types.ts";
import { race, sealedToy } from "./other-toys.ts";
import { toy } from "./toy.ts";

const games: readonly AnyRules[] = [toy, race, sealedToy, khronos];
export const rulesOf = async (game: string): Promise<AnyRules> =>
  games.find(({ id }) => id === game) ?? fail("driver/unknown-game", { game });

/** Bots that think when the test lets them. */
class Study {
  readonly jobs: {
    readonly job: BotJob;
    cancelled: boolean;
    readonly answer: (answer?: BotAnswer) => void;
  }[] = [];
  /** Impatient ones answer by themselves. */
  readonly patient: boolean;
  constructor(patient: boolean) {
    this.patient = patient;
  }
  thinker(): Thinker {
    return {
      close: () => {},
      think: (job) => {
        const { promise, resolve, reject } = Promise.withResolvers<BotAnswer | undefined>();
        const entry = {
          job,
          cancelled: false,
          answer: (answer?: BotAnswer) => {
            if (answer !== undefined) return resolve(answer);
            rulesOf(job.game).then(
              (rules) => resolve(answerJob(rules, job, () => performance.now())),
              reject,
            );
          },
        };
        this.jobs.push(entry);
        if (!this.patient) setTimeout(() => entry.cancelled || entry.answer(), 0);
        const cancel = (): void => {
          entry.cancelled = true;
          resolve(undefined);
        };
        return { answer: promise, cancel };
      },
    };
  }
}

export type Tab = { readonly authority: Authority; readonly study: Study; readonly library: Client };

let chances = 0;
/** Different every time, the same in every run. */
const chance = (bytes: number): string => seedRng(`chance ${++chances}`).key.slice(0, bytes * 2);

let clock = 1000;
const testClock: Clock = {
  now: () => ++clock,
  tick: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

export function hostOf(store: Store, over: Partial<Host> = {}): Host {
  return {
    store,
    clock: testClock,
    chance,
    rulesOf,
    allRules: async () => games,
    thinker: () => new Study(true).thinker(),
    announce: () => {},
    listChanged: () => {},
    working: () => {},
    ...over,
  };
}

/** A client over a line within this process; `spy` may listen to, or lose, what the authority says. */
export function clientOf(
  authority: Authority,
  spy: (port: Port) => Port = (port) => port,
  rules: Host["rulesOf"] = rulesOf,
): Client {
  const [near, far] = inProcess();
  serve(far, { authority: Promise.resolve(authority), opened: () => {} });
  return new Client(spy(near), { chance, rulesOf: rules, end: () => {} });
}

export type TabSettings = {
  readonly hearing?: boolean;
  readonly patient?: boolean;
  readonly over?: Partial<Host>;
};

/** Tabs of one browser: they share a store and, if they can, hear each other. */
export function tabs(
  count: number,
  store: Store = new MemoryStore(),
  { hearing = true, patient = false, over = {} }: TabSettings = {},
): readonly Tab[] {
  const all: Tab[] = [];
  for (let i = 0; i < count; i++) {
    const study = new Study(patient);
    const authority = new Authority(
      hostOf(store, {
        thinker: () => study.thinker(),
        announce: (news) => {
          if (!hearing) return;
          for (const tab of all) if (tab.authority !== authority) void tab.authority.hear(news);
        },
        ...over,
      }),
    );
    all.push({ authority, study, library: clientOf(authority) });
  }
  return all;
}

export function tab(store?: Store, settings?: TabSettings): Tab {
  return tabs(1, store, settings)[0] as Tab;
}

export const human = (name: string): SeatSetup => ({ kind: "human", name });
export const bot = (name: string): SeatSetup => ({ kind: "bot", name, level: 1 });
export const people: readonly SeatSetup[] = [human("Ada"), human("Lin")];

/** `present` is the newest moment once everything asked before is done. */
type Table = Driver & { readonly present: () => Promise<Moment> };
/** A driver with everything it was told. */
export type Sitting = {
  readonly id: string;
  readonly table: Table;
  readonly updates: Update[];
  /** Acts on what was last seen. */
  readonly play: (seat: Seat, ...actions: readonly unknown[]) => Promise<Acted>;
};

export async function seated(at: Tab, seats: readonly SeatSetup[], game = "toy"): Promise<Sitting> {
  return opened(at, await at.library.create({ game, seats, options: {} }));
}

export async function opened({ library }: { readonly library: Client }, id: string): Promise<Sitting> {
  const driver = await library.open(id);
  const updates: Update[] = [];
  let now: Moment | undefined;
  driver.subscribe((update) => {
    if (update.cause !== "opened") updates.push(update);
    now = update.moment;
  });
  const live = (): Moment => now as Moment;
  const present = async (): Promise<Moment> => {
    await driver.chronicle();
    return live();
  };
  return {
    id,
    table: Object.assign(driver, { present }),
    updates,
    play: (seat, ...actions) => driver.act(seat, actions, live().version),
  };
}

export const codeOf = (acted: Acted): string => (acted.ok ? "ok" : acted.refusal.code);
export const rejection = async (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => "kept",
    (error: unknown) => (error instanceof DriverError ? error.refusal.code : String(error)),
  );
export const step = (by: number): { readonly type: string; readonly by: number } => ({ type: "step", by });
/** A busy machine is slow, not wrong: the test's own time ends what will never come. */
export const until = async (is: () => boolean): Promise<void> => {
  while (!is()) await new Promise((resolve) => setTimeout(resolve, 2));
};
export const totalOf = ({ view }: Moment): number => (view as { readonly total: number }).total;

/** The table as the store has it. */
export async function truth(store: Store, id: string): Promise<Found & { readonly ok: true }> {
  const stored = await store.readFrom(id, 0);
  const found = stored && (await openStored(stored, rulesOf));
  if (!found?.ok) throw new Error("The table is not sound.");
  return found;
}
