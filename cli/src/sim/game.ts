/** Plays one game of a simulation by the bare rules, and watches over it. */
import { type Bot, botNamed, Intentions } from "@chronarium/bots";
import {
  type AnyRules,
  nextInt,
  type Result,
  readOptions,
  type Seat,
  type Seed,
  seedRng,
  stateHash,
} from "@chronarium/kernel";
import { findLeak } from "@chronarium/kernel/laws";
import { entryAt, optionsOf, type Plan, seedOf } from "./plan.ts";
import { stopwatches, type Thinking } from "./thinking.ts";

export type Fault = "deadEnds" | "brokenInvariants" | "leaks";
type Finding = { readonly fault: Fault; readonly sentence: string };

export type Played = {
  readonly steps: number;
  /** How many legal actions were offered. */
  readonly actions: number;
  readonly hash: string;
  /** Missing when the game did not come to its end. */
  readonly result?: Result;
  /** At most one of each kind: the first says it all. */
  readonly findings: readonly Finding[];
  /** By entry, where the plan asks for it. */
  readonly thinking?: readonly Thinking[];
};

/** A bot that did not give a legal action; the simulation cannot go on without it. */
export class BotFailed extends Error {}

/** One step in so many is searched for leaks. */
const LEAKS_EVERY = 40;
/** Invariants cost about a third of a step, so by default they are checked at each fifth one and at the end. */
const INVARIANTS_EVERY = { fast: 5, checked: 1 } as const;

export function playGame(rules: AnyRules, plan: Plan, index: number): Played {
  const seed = seedOf(plan, index);
  const findings = new Map<Fault, string>();
  const table: Table = { rules, state: undefined, steps: 0, actions: 0 };
  const watches = plan.paired && stopwatches(plan.players);
  const find = (fault: Fault, sentence: string): void => {
    if (findings.has(fault)) return;
    findings.set(fault, `game ${index} (seed "${seed}"), action ${table.steps + 1}: ${sentence}`);
  };
  try {
    play(table, plan, index, find, watches?.time);
  } catch (error) {
    if (error instanceof BotFailed) throw error;
    find("brokenInvariants", `the rules failed: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { state, steps, actions } = table;
  const result: Result | undefined = state === undefined ? undefined : rules.result(state);
  return {
    steps,
    actions,
    hash: stateHash(state ?? null),
    ...(result && { result }),
    findings: [...findings].map(([fault, sentence]) => ({ fault, sentence })),
    ...(watches && { thinking: watches.read() }),
  };
}

type Table = { readonly rules: AnyRules; state: unknown; steps: number; actions: number };
type Action = { readonly type: string };
type Find = (fault: Fault, sentence: string) => void;

function play(
  table: Table,
  plan: Plan,
  index: number,
  find: Find,
  time: <T>(entry: number, think: () => T) => T = (_, think) => think(),
): void {
  const { rules } = table;
  const seed = seedOf(plan, index);
  const options = readOptions<unknown>(rules.options, optionsOf(plan, rules.options, index));
  if (!options.ok) throw new RangeError(JSON.stringify(options.refusal));
  const bots = Array.from({ length: plan.players }, (_, seat) => sitDown(rules, plan, index, seat));
  const turns = chance(seed, "turns");
  const firstLeakCheck = chance(seed, "leaks")(LEAKS_EVERY);
  const every = INVARIANTS_EVERY[plan.level];
  table.state = rules.setup(options.options, plan.players, seed);

  while (rules.result(table.state) === undefined) {
    const { state } = table;
    if (table.steps % every === 0) checkInvariants(table, find);
    const actors: readonly Seat[] = rules.actors(state);
    const seat = actors.length > 1 ? actors[turns(actors.length)] : actors[0];
    const legal: readonly Action[] = seat === undefined ? [] : rules.legalActions(state, seat);
    if (seat === undefined || legal.length === 0 || table.steps >= rules.maxSteps) {
      find("deadEnds", legal.length === 0 ? "nobody can act" : "the game should have ended by now");
      return;
    }
    const action = time(entryAt(plan, index, seat), () => bots[seat]!(state, legal));
    if (table.steps % LEAKS_EVERY === firstLeakCheck) {
      const leak = findLeak(rules, state, plan.players, { seat, action }, `${seed} ${table.steps}`);
      if (leak !== undefined) find("leaks", leak);
    }
    table.state = rules.apply(state, seat, action).state;
    table.steps++;
    table.actions += legal.length;
  }
  checkInvariants(table, find);
}

function checkInvariants({ rules, state }: Table, find: Find): void {
  const broken: readonly string[] = rules.invariants(state);
  if (broken.length > 0) find("brokenInvariants", broken.join(" "));
}

/** Whoever sits here in this game, with a stream of chance of its own. It sees what its seat sees. */
function sitDown(
  rules: AnyRules,
  plan: Plan,
  index: number,
  seat: Seat,
): (state: unknown, legal: readonly Action[]) => Action {
  const entry = entryAt(plan, index, seat);
  const name = plan.entries[entry]!;
  const choose = chooserNamed(rules, name, seat, chance(seedOf(plan, index), `bot ${entry}`));
  return (state, legal) => {
    const action = choose(rules.viewFor(state, seat), legal);
    if (legal.includes(action) || rules.refusal(state, seat, action) === undefined) return action;
    throw new BotFailed(`The bot "${name}" chose ${JSON.stringify(action)}, which is not allowed.`);
  };
}

type Chooser = (view: unknown, legal: readonly Action[]) => Action;

/** A bot; in a sealed game one of the game's own players. */
function chooserNamed(rules: AnyRules, name: string, seat: Seat, int: (bound: number) => number): Chooser {
  if (rules.sealed) {
    const player = rules.sealed.players[name];
    if (player === undefined) throw new BotFailed(`There is no player "${name}".`);
    return (view, legal) => player({ view, seat, legal, rng: { int } });
  }
  const bot: Bot | undefined = botNamed(rules, name);
  if (bot === undefined) throw new BotFailed(`There is no bot "${name}".`);
  const intentions = new Intentions();
  return (view, legal) => {
    const imagine = (): unknown => rules.imagine(view, seat, seedRng(`${int(2 ** 32)}`, "imagination"));
    return bot.choose({ rules, seat, legal, imagine, rng: { int }, intentions });
  };
}

function chance(seed: Seed, stream: string): (bound: number) => number {
  let rng = seedRng(seed, stream);
  return (bound) => {
    const [drawn, next] = nextInt(rng, bound);
    rng = next;
    return drawn;
  };
}
