/** Whether to pay for a chance, such as an exchange of cards, before the turn's plan. */
import type { Act } from "./bot.ts";
import { type Breadth, type Thought, turnPlans } from "./turn-plans.ts";

/** The breadth is that of the turns which are planned after the outcome. */
export type Gambling = Breadth & {
  /** How many look good enough after one draw to be tested. */
  readonly tested: number;
  /** Fresh draws for each of them: the one that made it look good would flatter it. */
  readonly draws: number;
  /** What it must gain on average. */
  readonly margin: number;
};

/** The gamble that beats a sure turn of this weight, if there is one. */
export function goodGamble(
  thought: Thought,
  { tested, draws, margin, ...breadth }: Gambling,
  imagine: () => unknown,
  legal: readonly Act[],
  sure: number,
): { readonly act: Act; readonly weight: number } | undefined {
  const { rules, turns, seat } = thought;
  const worthIn = (world: unknown, act: Act): number => {
    const after: unknown = rules.apply(world, seat, act).state;
    return turnPlans(thought, after, rules.legalActions(after, seat), breadth)[0]?.weight ?? sure;
  };
  const world = imagine();
  const promising = turns
    .gambles(world, seat, legal)
    .map((act) => ({ act, weight: worthIn(world, act) }))
    .filter(({ weight }) => weight > sure)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, tested);
  if (promising.length === 0) return undefined;
  const sums = promising.map(() => 0);
  for (let draw = 0; draw < draws; draw++) {
    if (thought.looks <= 0 || thought.outOfTime()) return undefined;
    const fresh = imagine();
    promising.forEach(({ act }, i) => {
      sums[i] = (sums[i] as number) + worthIn(fresh, act);
    });
  }
  const most = Math.max(...sums);
  const act = promising[sums.indexOf(most)]?.act;
  return act !== undefined && most / draws > sure + margin ? { act, weight: most / draws } : undefined;
}
