/**
 * What a strong player would do, and what he would do otherwise: whole lines of play, with what each is worth against
 * an ordinary one. Made of what the seat sees, as every bot's thoughts are.
 */
import {
  type AnyThinkingRules,
  canonicalJson,
  foresee,
  nextInt,
  type Rng,
  type Seat,
  type Seed,
  seedRng,
} from "@chronarium/kernel";
import { type Aftermath, rankedInTheEnd } from "./aftermath.ts";
import type { Act, BotTurn } from "./bot.ts";
import { type Foresight, ranked } from "./foreseer.ts";
import { type Gambling, goodGamble } from "./gamble.ts";
import { type Thought, turnPlans } from "./turn-plans.ts";

/** Actions one after the other; `worth` in the game's points, more than what an ordinary line brings. */
export type AdvisedLine = { readonly actions: readonly Act[]; readonly worth: number };

/** "glance" answers at once, "deep" as the strongest bot would. */
export type Depth = "glance" | "deep";

type Effort = {
  readonly width: number;
  readonly looks: number;
  readonly aftermath?: Aftermath;
  readonly gambling?: Gambling;
  readonly foresight: Foresight;
};

const EFFORTS: Readonly<Record<Depth, Effort>> = {
  glance: { width: 2, looks: 120, foresight: { worlds: [1], steps: 0, every: 1, looks: 200 } },
  deep: {
    width: 12,
    looks: 20_000,
    gambling: { width: 4, tested: 3, draws: 4, margin: 1 },
    // The better half is judged as often as the best, so that both can be compared.
    aftermath: { plans: 6, deals: [3, 3] },
    foresight: { worlds: [4, 4], steps: 20, every: 5, looks: 6000 },
  },
};

export type Advising = {
  readonly rules: AnyThinkingRules;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: Seed;
  readonly depth: Depth;
  readonly outOfTime?: () => boolean;
};

/** The best line and, if there is one, the best of those that begin otherwise. */
export function advise({ rules, view, seat, seed, depth, outOfTime }: Advising): readonly AdvisedLine[] {
  let chance: Rng = seedRng(seed, `advice ${depth}`);
  const int = (bound: number): number => {
    const [drawn, next] = nextInt(chance, bound);
    chance = next;
    return drawn;
  };
  const imagine = (): unknown => rules.imagine(view, seat, seedRng(`${int(2 ** 32)}`, "imagination"));
  const world = imagine();
  const legal: readonly Act[] = rules.legalActions(world, seat);
  const turn: BotTurn = { rules, seat, legal, imagine, rng: { int }, ...(outOfTime && { outOfTime }) };
  const found =
    rules.advice?.turns === undefined
      ? actsOf(turn, world, EFFORTS[depth])
      : plansOf(turn, world, EFFORTS[depth]);
  return bestTwo(found);
}

/** Where chance strikes within turns: one action each, and what follows from it for sure. */
function actsOf(turn: BotTurn, world: unknown, { foresight }: Effort): readonly AdvisedLine[] {
  const { rules, seat } = turn;
  const [only] = turn.legal;
  if (rules.advice === undefined || turn.legal.length === 1)
    return only === undefined ? [] : [{ actions: [only], worth: 0 }];
  return ranked(turn, foresight).map(({ act, worth }, i) => ({
    // Only the two best are told whole.
    actions: i < 2 ? goneOn(rules, world, seat, act) : [act],
    worth,
  }));
}

/** No line is told at greater length. */
const LONGEST = 5;

/** The action and the seat's best answers to what it is asked next, until chance, a secret, another seat or a new turn. */
function goneOn(rules: AnyThinkingRules, world: unknown, seat: Seat, first: Act): readonly Act[] {
  const actions = [first];
  while (actions.length < LONGEST && rules.advice !== undefined) {
    const { state, cut } = foresee(rules, world, seat, actions);
    if (cut !== undefined || !rules.actors(state).includes(seat)) break;
    let best: Act | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const act of rules.advice.worthTrying(
      state,
      seat,
      rules.legalActions(state, seat),
    ) as readonly Act[]) {
      const weight = rules.advice.weigh(rules.apply(state, seat, act).state, seat);
      if (weight <= most) continue;
      most = weight;
      best = act;
    }
    if (best === undefined || rules.advice.beginsTurn?.(best) === true) break;
    actions.push(best);
  }
  return actions;
}

function plansOf(turn: BotTurn, world: unknown, effort: Effort): readonly AdvisedLine[] {
  const { rules, seat, legal, rng, imagine, outOfTime = () => false } = turn;
  const { advice } = rules;
  if (advice?.turns === undefined) return [];
  const thought: Thought = { rules, advice, turns: advice.turns, seat, rng, looks: effort.looks, outOfTime };
  const plans = turnPlans(thought, world, legal, effort);
  const [best] = plans;
  if (best === undefined) return [];
  const gamble = effort.gambling && goodGamble(thought, effort.gambling, imagine, legal, best.weight);
  const judged =
    effort.aftermath === undefined || gamble !== undefined
      ? plans.map((plan) => ({ plan, worth: plan.weight }))
      : [
          ...rankedInTheEnd(thought, effort.aftermath, plans),
          ...plans.slice(effort.aftermath.plans).map((plan) => ({ plan, worth: plan.weight })),
        ];
  return [
    ...(gamble === undefined ? [] : [{ actions: [gamble.act], worth: gamble.weight }]),
    ...judged.map(({ plan, worth }) => ({ actions: plan.steps.map(({ act }) => act), worth })),
  ];
}

/** Worth is counted from the middle of what can be begun, each beginning at its best; of two or three from the worst. */
function bestTwo(lines: readonly AdvisedLine[]): readonly AdvisedLine[] {
  const [best] = lines;
  if (best === undefined) return [];
  const begins = ({ actions: [act] }: AdvisedLine): string => (act === undefined ? "" : canonicalJson(act));
  const beginnings = new Map<string, number>();
  for (const line of lines)
    beginnings.set(
      begins(line),
      Math.max(line.worth, beginnings.get(begins(line)) ?? Number.NEGATIVE_INFINITY),
    );
  const worths = [...beginnings.values()].sort((a, b) => b - a);
  const ordinary = worths[Math.min(worths.length - 1, Math.ceil(worths.length / 2))] ?? best.worth;
  const meant = new Set(best.actions.map((act) => canonicalJson(act)));
  const second =
    lines.find((line) => !meant.has(begins(line))) ?? lines.find((line) => begins(line) !== begins(best));
  return [best, ...(second === undefined ? [] : [second])].map(({ actions, worth }) => ({
    actions,
    // What was judged less often may have been lucky: it is never told as better.
    worth: Math.min(worth, best.worth) - ordinary,
  }));
}
