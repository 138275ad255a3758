/** An attack on a door, through which something comes from outside: many inputs, each by its number, none of which may break it. */
import type { Json, Seed } from "../src/contract.ts";
import { type Dice, dice } from "./dice.ts";
import { smallest } from "./smallest.ts";

export type Attack = {
  /** What comes to the door: something sound, damaged; or anything at all. */
  readonly input: (chance: Dice) => Json;
  /** Answers whether the input was let in; throws when the door does not hold. */
  readonly knock: (input: Json, chance: Dice) => boolean | Promise<boolean>;
};

export type Fault = {
  /** The number of the input: with the seed of the attack it can be made again. */
  readonly number: number;
  readonly message: string;
  /** The smallest input that breaks the door in the same way. */
  readonly input: Json;
};

export type AttackReport = {
  readonly tried: number;
  readonly letIn: number;
  readonly faults: readonly Fault[];
};

/** More of them say nothing new. */
const MOST_FAULTS = 10;

/** Inputs number `from` to `from + count - 1` of a seed. */
export async function runAttack(
  attack: Attack,
  { seed, from = 0, count }: { readonly seed: Seed; readonly from?: number; readonly count: number },
): Promise<AttackReport> {
  const faults: Fault[] = [];
  let letIn = 0;
  let tried = 0;
  for (let number = from; number < from + count && faults.length < MOST_FAULTS; number++) {
    const input = inputOf(attack, seed, number);
    tried++;
    const { message, open } = await knocked(attack, seed, number, input);
    if (open) letIn++;
    if (message === undefined) continue;
    const again = async (smaller: Json): Promise<boolean> =>
      sameFault((await knocked(attack, seed, number, smaller)).message, message);
    faults.push({ number, message, input: await smallest(input, again) });
  }
  return { tried, letIn, faults };
}

export const inputOf = (attack: Attack, seed: Seed, number: number): Json =>
  attack.input(dice(`${seed} ${number}`));

/** One input at the door: what broke, if something did, and whether it was let in. */
export async function knocked(
  attack: Attack,
  seed: Seed,
  number: number,
  input: Json,
): Promise<{ readonly message?: string; readonly open: boolean }> {
  try {
    return { open: await attack.knock(input, dice(`${seed} ${number} then`)) };
  } catch (error) {
    return { open: true, message: error instanceof Error ? error.message : String(error) };
  }
}

/** Two messages that differ in numbers alone tell of the same fault. */
export function sameFault(one: string | undefined, other: string): boolean {
  const kind = (message: string): string => message.replaceAll(/\d+/g, "0").slice(0, 60);
  return one !== undefined && kind(one) === kind(other);
}
