/** Messages to an authority behind its port: each gets one answer, and the table they were meant for stays sound. */
import {
  Authority,
  driverRefusalsEn,
  driverRefusalsFr,
  fail,
  inProcess,
  MemoryStore,
  serve,
  type Thinker,
} from "@chronarium/authority";
import {
  chooseAtRandom,
  type Json,
  kernelRefusalText,
  loadText,
  type Refusal,
  seedRng,
} from "@chronarium/kernel";
import {
  type Attack,
  type Dice,
  damagedJson,
  dice,
  playOn,
  refusalMustBeFit,
  someMatch,
  strangeJson,
} from "@chronarium/kernel/hostile";
import { GAMES } from "./games.ts";

const TABLE = "table";
/** Sound questions; those about a session mean the first. */
const SOUND: Readonly<Record<string, Json>> = {
  hello: { protocol: 1 },
  list: null,
  create: {
    game: "khronos",
    seats: [
      { kind: "human", name: "Ada" },
      { kind: "human", name: "Lin" },
    ],
    options: {},
  },
  open: { table: TABLE, language: "en" },
  rename: { table: TABLE, name: "Sunday" },
  export: { table: TABLE, passphrase: "" },
  import: { text: "{}", passphrase: "" },
  blame: { table: TABLE, seconds: 5 },
  look: { session: 1, viewer: "observer" },
  sync: { session: 1 },
  moment: { session: 1, revision: 3 },
  past: { session: 1 },
  chronicle: { session: 1 },
  act: { session: 1, seat: 0, id: "x", version: 0, actions: [{ type: "pass" }] },
  undo: { session: 1, seat: 0, id: "u" },
  redo: { session: 1, seat: 0, id: "r" },
  branch: { session: 1, revision: 1, name: "other" },
  hint: { session: 1, seat: 0 },
  cancelHint: { session: 1 },
  say: { session: 1, seat: 0, text: "Well played", to: "all" },
  words: { session: 1, keys: ["a"], language: "fr" },
};
const CALLS = Object.keys(SOUND);

type Message = { readonly id: unknown; readonly call: unknown; readonly ask: unknown };
type Input = { readonly game: number; readonly seed: number; readonly messages: readonly Message[] };

export function protocolAttack(): Attack {
  return {
    input: (chance) => {
      const messages = Array.from({ length: 1 + chance.below(8) }, (_, id): Json => {
        const call = chance.pick(CALLS);
        const ask = chance.below(8) === 0 ? strangeJson(chance) : damagedJson(SOUND[call], chance);
        const message = { id, call, ask };
        return chance.below(10) === 0 ? damagedJson(message, chance) : message;
      });
      return { game: chance.below(GAMES.length), seed: chance.below(20), messages };
    },
    knock: async (input) => {
      const { game, seed, messages } = input as unknown as Input;
      const rules = GAMES[game];
      if (rules === undefined || !Array.isArray(messages)) return false;
      const chance = dice(`table ${seed}`);
      const match = someMatch(rules, `table ${seed}`, chance);
      playOn(match, seed * 3, chance);
      const authority = new Authority(hostOf(chance));
      await authority.keep(TABLE, match, {
        seats: Array.from({ length: match.seats }, (_, i) => ({ kind: "human", name: `P${i}` })),
      });
      const [near, far] = inProcess();
      serve(far, { authority: Promise.resolve(authority), opened: () => {} });
      const answers: unknown[] = [];
      near.listen((message) => answers.push(message));
      near.send({ id: 1_000_000, call: "open", ask: SOUND.open });
      for (const message of messages) near.send(message);
      const asked = [1_000_000, ...messages.flatMap((message) => (isNumbered(message) ? [message.id] : []))];
      await until(() => answers.filter(isNumbered).length >= asked.length);
      const got = answers.filter(isNumbered).map(({ id }) => id);
      const inOrder = (ids: readonly number[]): string => ids.toSorted((a, b) => a - b).join();
      if (inOrder(got) !== inOrder(asked))
        throw new Error(`asked ${inOrder(asked)}, answered ${inOrder(got)}`);
      let letIn = false;
      for (const answer of answers.filter(isNumbered)) {
        if (answer.ok === true) letIn ||= answer.id !== 1_000_000;
        else fitAnswer(answer.refusal as Refusal);
      }
      await stillSound(authority);
      return letIn;
    },
  };
}

async function stillSound(authority: Authority): Promise<void> {
  const { damaged } = (await authority.list()).find(({ id }) => id === TABLE) ?? {};
  // `blame` is how a watchdog marks a table; opening it takes the mark away.
  if (damaged !== undefined && damaged.code !== "authority/rules-too-slow") throw new Error(damaged.code);
  const text = await authority.record(TABLE);
  const again = loadText(GAMES, text);
  if (!again.ok) throw new Error(`the table cannot be read any more: ${JSON.stringify(again.refusal)}`);
}

function fitAnswer(refusal: Refusal): void {
  if (refusal.code === "driver/failed") throw new Error(`nobody foresaw this: ${refusal.params.message}`);
  const kernel = refusal.code.startsWith("kernel/");
  const known = kernel || refusal.code in driverRefusalsEn;
  const own = kernel ? [kernelRefusalText.en, kernelRefusalText.fr] : [driverRefusalsEn, driverRefusalsFr];
  refusalMustBeFit(refusal, known ? own : []);
}

type Numbered = { readonly id: number; readonly ok?: boolean; readonly refusal?: unknown };
const isNumbered = (message: unknown): message is Numbered =>
  typeof message === "object" &&
  message !== null &&
  !Array.isArray(message) &&
  Number.isSafeInteger(Reflect.get(message, "id")) &&
  Number(Reflect.get(message, "id")) >= 0;

/** A passphrase is stretched beside the thread, so turns of it say nothing; whoever is silent for a minute stays so. */
async function until(is: () => boolean): Promise<void> {
  const end = performance.now() + 60_000;
  while (!is() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 1));
}

function hostOf(chance: Dice): ConstructorParameters<typeof Authority>[0] {
  let now = 0;
  const rulesOf = async (id: string) =>
    GAMES.find((rules) => rules.id === id) ?? fail("driver/unknown-game", { game: id });
  return {
    store: new MemoryStore(),
    clock: { now: () => ++now, tick: () => 0, after: () => () => {} },
    chance: (bytes) => seedRng(`${chance.below(2 ** 31)}`).key.slice(0, bytes * 2),
    rulesOf,
    allRules: async () => GAMES,
    thinker: () => thinkerOf(chance),
    announce: () => {},
    listChanged: () => {},
    working: () => {},
  };
}

/** Hints are answered at once, turns of bots never: nobody waits for them here. */
function thinkerOf(chance: Dice): Thinker {
  return {
    close: () => {},
    think: ({ game, view, seat, advice }) => {
      const rules = GAMES.find(({ id }) => id === game)!;
      const { promise, resolve } = Promise.withResolvers<undefined>();
      if (!advice || rules.sealed) return { answer: promise, cancel: () => resolve(undefined) };
      const imagined: unknown = rules.imagine(view, seat, chance.stream());
      const choice = chooseAtRandom<unknown, { readonly type: string }>(rules, imagined, chance.stream());
      const answer = Promise.resolve(
        choice && { action: choice.action, hint: { lines: [{ actions: [choice.action], worth: 0 }], ms: 0 } },
      );
      return { answer, cancel: () => {} };
    },
  };
}
