/** Choosing with a soft hand: what is a little worse is taken a little less often. */
import type { Chance } from "./bot.ts";

const FINE = 2 ** 30;

/** One of these, with a probability proportional to exp(weight / softness); the first of the best at softness 0. */
export function pickSoftly<T extends { readonly weight: number }>(
  choices: readonly T[],
  softness: number,
  rng: Chance,
): T | undefined {
  const most = Math.max(...choices.map(({ weight }) => weight));
  if (softness === 0) return choices.find(({ weight }) => weight === most);
  const shares = choices.map(({ weight }) => Math.exp((weight - most) / softness));
  let left = (rng.int(FINE) / FINE) * shares.reduce((a, b) => a + b, 0);
  return choices.find((_, i) => {
    left -= shares[i] as number;
    return left < 0;
  });
}
