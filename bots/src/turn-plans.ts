/** Whole turns: a beam search over a seat's own actions in an imagined state. */
import type { Advice, AnyThinkingRules, Seat, TurnAdvice } from "@chronarium/kernel";
import type { Act, Chance } from "./bot.ts";

export type Thought = {
  readonly rules: AnyThinkingRules;
  readonly advice: Advice<unknown, Act>;
  readonly turns: TurnAdvice<unknown, Act>;
  readonly seat: Seat;
  readonly rng: Chance;
  /** States that may still be looked at. The effort is counted, not timed, so equal seeds play equal games. */
  looks: number;
  readonly outOfTime: () => boolean;
};

/** One own action and the state in which it is done. */
type Step = { readonly act: Act; readonly before: unknown };
export type Plan = { readonly steps: readonly Step[]; readonly state: unknown; readonly weight: number };

/** Chance settles equal plans by less than this. */
const HAIR = 1000 * 1e-6;

/** No turn is longer in our imagination. */
const LONGEST = 9;

export type Breadth = {
  /** Plans kept at each depth. */
  readonly width: number;
  /** So many percent of the ways to go on escape its notice; it can always end the turn. */
  readonly overlooks?: number;
};

/** Plans that leave nothing of the turn undone, best first; unfinished ones where none was found. */
export function turnPlans(
  thought: Thought,
  from: unknown,
  legal: readonly Act[],
  { width, overlooks = 0 }: Breadth,
): Plan[] {
  const { rules, turns, seat, rng } = thought;
  const mover = turns.of(from);
  const isOpen = ({ state }: Plan): boolean =>
    turns.of(state) === mover && rules.actors(state).includes(seat);
  const finished: Plan[] = [];
  let beam = grow(thought, { steps: [], state: from, weight: 0 }, legal);
  for (let depth = 1; beam.length > 0; depth++) {
    const open = beam.filter((plan) => isOpen(plan) && (overlooks === 0 || rng.int(100) >= overlooks));
    finished.push(...beam.filter((plan) => !isOpen(plan)));
    if (depth === LONGEST || thought.looks <= 0) {
      if (finished.length === 0) finished.push(...open);
      break;
    }
    beam = bestOf(open)
      .slice(0, width)
      .flatMap((plan) => grow(thought, plan, rules.legalActions(plan.state, seat)));
  }
  return bestOf(finished);
}

function grow(thought: Thought, { steps, state }: Plan, legal: readonly Act[]): Plan[] {
  const { rules, advice, turns, seat, rng } = thought;
  const earlier = steps.map(({ act }) => act);
  const grown: Plan[] = [];
  for (const act of advice.worthTrying(state, seat, legal)) {
    if (turns.wastes(earlier, act)) continue;
    if (grown.length > 0 && (thought.looks <= 0 || thought.outOfTime())) break;
    thought.looks--;
    const after = answered(thought, rules.apply(state, seat, act).state);
    // A hair of chance settles equal plans.
    const weight = advice.weigh(after, seat) + rng.int(1000) * 1e-6;
    grown.push({ steps: [...steps, { act, before: state }], state: after, weight });
  }
  return grown;
}

/** The plan without the steps that the others do as well without, and that gain nothing. */
export function withoutWaste(thought: Thought, from: unknown, plan: Plan): Plan {
  // The last step ends the turn.
  for (let at = plan.steps.length - 2; at >= 0; at--) {
    const rest = carriedOut(
      thought,
      from,
      plan.steps.filter((_, i) => i !== at).map(({ act }) => act),
    );
    if (rest !== undefined && rest.weight >= plan.weight - HAIR) return withoutWaste(thought, from, rest);
  }
  return plan;
}

function carriedOut(thought: Thought, from: unknown, acts: readonly Act[]): Plan | undefined {
  const { rules, advice, seat } = thought;
  const steps: Step[] = [];
  let state = from;
  for (const act of acts) {
    if (!rules.actors(state).includes(seat) || rules.refusal(state, seat, act) !== undefined)
      return undefined;
    steps.push({ act, before: state });
    state = answered(thought, rules.apply(state, seat, act).state);
  }
  return { steps, state, weight: advice.weigh(state, seat) };
}

/** A question to another seat does not end a turn: he is taken to answer as it suits him. */
function answered(thought: Thought, from: unknown): unknown {
  const { rules, turns, seat } = thought;
  let state = from;
  while (turns.of(state) === seat) {
    const [asked] = rules.actors(state);
    if (asked === undefined || asked === seat) return state;
    state = bestStep(thought, state, asked);
  }
  return state;
}

/** The state after the action that weighs most for whoever acts. */
export function bestStep(thought: Thought, state: unknown, actor: Seat): unknown {
  const { rules, advice } = thought;
  const legal = rules.legalActions(state, actor);
  let best: unknown;
  let most = Number.NEGATIVE_INFINITY;
  for (const act of advice.worthTrying(state, actor, legal)) {
    thought.looks--;
    const after: unknown = rules.apply(state, actor, act).state;
    const weight = advice.weigh(after, actor);
    if (weight <= most) continue;
    most = weight;
    best = after;
  }
  return best;
}

/** Best first, without plans that weigh the same but for the hair: they are other orders of the same actions. */
function bestOf(plans: readonly Plan[]): Plan[] {
  const seen = new Set<number>();
  return plans
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ weight }) => {
      const key = Math.round(weight * 500);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
