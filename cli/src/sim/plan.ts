/** What a simulation plays: the same plan gives the same games, on however many threads. */
import { nextInt, type OptionField, type Rng, type Seed, seedRng } from "@chronarium/kernel";

export const LEVELS = ["fast", "checked"] as const;
type Level = (typeof LEVELS)[number];

export type Plan = {
  readonly game: string;
  readonly players: number;
  /** The bots by entry, one for each player. Entries move on by one seat from game to game. */
  readonly entries: readonly string[];
  readonly games: number;
  readonly seed: Seed;
  readonly options: Readonly<Record<string, unknown>>;
  /** Whether the options that are not given are drawn anew for every game. */
  readonly mixOptions: boolean;
  readonly level: Level;
  /** Every seed is played once with each seating, so that neither bot has the better deals; thinking is timed. */
  readonly paired?: true;
};

export function seedOf(plan: Plan, index: number): Seed {
  return `${plan.seed}-${plan.paired ? Math.floor(index / plan.players) : index}`;
}

/** Which entry sits on a seat; over as many games as there are players every entry sits everywhere once. */
export function entryAt(plan: Plan, index: number, seat: number): number {
  return (seat + index) % plan.players;
}

/** The options of a game. The drawn ones are those that a new-game form would offer. */
export function optionsOf(
  plan: Plan,
  fields: Readonly<Record<string, OptionField>>,
  index: number,
): Readonly<Record<string, unknown>> {
  if (!plan.mixOptions) return plan.options;
  let rng: Rng = seedRng(seedOf(plan, index), "options");
  const drawn: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const values: readonly unknown[] = field.kind === "flag" ? [false, true] : field.values;
    let which: number;
    [which, rng] = nextInt(rng, values.length);
    drawn[name] = values[which];
  }
  return { ...drawn, ...plan.options };
}
