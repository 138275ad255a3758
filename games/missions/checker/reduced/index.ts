/**
 * Pass 3, reduced (5.2): that an ending lies before every state, where there are too many states to visit. A few facts
 * are looked at and all others left open, so that what is shown holds whatever they are:
 *
 * 1. `reachable` finds at least every state of those facts between two visits (visits.ts): nothing that the engine does
 *    to them is missing, and whatever depends on something else counts as possible.
 * 2. `canBring` finds at most what players can bring about (plans.ts): nothing counts that depends on something else.
 * 3. Backward from the endings: a state from which a plan leads to an ending, or to states that do, is safe. If every
 *    state of 1 is, then so is every state of the engine between two visits, since each is among them; and from the
 *    midst of a visit the table can always finish what is under way and leave (conflicts can be won, questions have an
 *    answer: E-OFFER, E-CONF), and is then between two visits, or at an ending.
 *
 * Which facts those are is found by trying: where a plan would have worked had something unknown been so, that is looked
 * at from then on. This can end without a proof, and then says what is missing; it never shows a lock.
 */
import type { Mission, State } from "../../src/index.ts";
import { graphOf } from "./graph.ts";
import { type Aim, canBring, isWinnable } from "./plans.ts";
import { COMMITTED, reachable, type World, worldOf } from "./visits.ts";

export type Reduced = {
  readonly proved: boolean;
  /** The facts that were looked at, and how many states they have. */
  readonly facts: readonly string[];
  readonly states: number;
  /** States before which nothing but a failure is proved to lie; the author has told so before each (`commits`). */
  readonly told: number;
  /** What stood in the way of a proof. */
  readonly open?: string;
};

const MOST_FACTS = 24;
const MOST_STATES = 20_000;

/** `first` are facts to begin with: those that have told enough of another table. */
export function reduceStory(
  mission: Mission,
  receptacles: readonly string[],
  start: State,
  first: readonly string[] = [],
): Reduced {
  const graph = graphOf(mission, receptacles);
  const facts = new Set(first);
  const fails = (open: string, states = 0): Reduced => ({
    proved: false,
    facts: [...facts],
    states,
    told: 0,
    open,
  });
  if (start.conflicts.length > 0 || start.agents.some(({ lane }) => lane.length > 0))
    return fails("something is asked before the first visit");
  const hard = mission.pack.conflicts.find((conflict) => !isWinnable(conflict));
  if (hard !== undefined) return fails(`${hard.id} has no test that is sure to do damage`);
  for (;;) {
    const world = worldOf(mission, receptacles, graph, start, facts);
    const rule = mission.pack.triggers.find((trigger) => world.relevant.has(trigger));
    if (rule !== undefined) return fails(`a standing rule of ${rule.source} changes what counts`);
    const found = reachable(world, MOST_STATES);
    if (found === undefined) return fails(`more than ${MOST_STATES} states`, MOST_STATES);
    const { states } = found;
    const saved = (ending: string): boolean => mission.endings.get(ending)?.outcome !== "failure";
    const safely = safe(world, states, saved);
    const ended = safely.size === states.length ? safely : safe(world, states, () => true);
    const open = states.filter((state) => !((state & COMMITTED) === 0 ? safely : ended).has(state));
    if (open.length === 0 && !found.doom)
      return {
        proved: true,
        facts: [...facts],
        states: states.length,
        told: states.length - safely.size,
      };
    const wanted =
      (open[0] ?? 0) & COMMITTED
        ? hoped(world, states, () => true, ended)
        : hoped(world, states, saved, safely);
    const fresh = [...wanted].filter((fact) => !facts.has(fact));
    if (open.length === 0) return fails("a failure that nothing tells of beforehand", states.length);
    if (fresh.length === 0 || facts.size + fresh.length > MOST_FACTS)
      return fails(described(world, open[0]!, fresh), states.length);
    for (const fact of fresh) facts.add(fact);
  }
}

/** Backward from the endings: every state from which plans are sure to lead to one. */
function safe(world: World, states: readonly number[], ends: (ending: string) => boolean): Set<number> {
  const found = new Set<number>();
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const state of states)
      if (
        !found.has(state) &&
        canBring(world, state, { ends, has: (each) => found.has(each), hopeful: false })
      )
        found.add(state);
  }
  return found;
}

/** What should be known for a plan from one of these states to work: of those that are nearest to an end. */
function hoped(
  world: World,
  states: readonly number[],
  ends: (ending: string) => boolean,
  sure: ReadonlySet<number>,
): ReadonlySet<string> {
  const found = new Set(sure);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    const near = new Set(found);
    const aim: Aim = { ends, has: (each) => near.has(each), hopeful: true };
    for (const state of states) {
      if (found.has(state)) continue;
      world.asked.clear();
      world.curious = true;
      const leads = canBring(world, state, aim);
      world.curious = false;
      if (!leads) continue;
      if (world.asked.size > 0) return new Set(world.asked);
      found.add(state);
    }
  }
  return new Set();
}

function described(world: World, state: number, fresh: readonly string[]): string {
  const held = [...world.bits].flatMap(([fact, bit]) => ((state & bit) === 0 ? [] : [fact]));
  const more = fresh.length === 0 ? "" : `; ${fresh.join(", ")} would have to be known as well`;
  return `from a state with ${held.join(", ") || "nothing"} no way on is sure${more}`;
}
