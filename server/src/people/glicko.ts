/**
 * Glicko-2 by Mark Glickman: a rating, how sure it is, and how steady. A game of several is one round in which everybody
 * met everybody else; the letters are those of his paper.
 */
export type Rating = {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
};

export const FIRST: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
const SCALE = 173.7178;
/** How much volatility may change; between 0.3 and 1.2. */
const TAU = 0.5;
const EPSILON = 1e-6;

/** 1 is a win against this opponent, 0 a defeat, 0.5 a tie. */
export type Met = { readonly opponent: Rating; readonly score: 0 | 0.5 | 1 };

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

/** Nobody's rating is surer for his having been away: so many rounds without a game. */
export function rested({ deviation, ...rating }: Rating, rounds: number): Rating {
  const phi = Math.sqrt((deviation / SCALE) ** 2 + rounds * rating.volatility ** 2);
  return { ...rating, deviation: Math.min(FIRST.deviation, phi * SCALE) };
}

export function rated(before: Rating, met: readonly Met[]): Rating {
  const mu = (before.rating - FIRST.rating) / SCALE;
  const phi = before.deviation / SCALE;
  const met2 = met.map(({ opponent, score }) => {
    const weight = g(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (opponent.rating - FIRST.rating) / SCALE)));
    return { weight, expected, score };
  });
  const v = 1 / met2.reduce((sum, { weight, expected }) => sum + weight ** 2 * expected * (1 - expected), 0);
  const better = met2.reduce((sum, { weight, expected, score }) => sum + weight * (score - expected), 0);
  const volatility = steadied(before.volatility, phi, v, v * better);
  const phiStar = Math.sqrt(phi ** 2 + volatility ** 2);
  const phiNow = 1 / Math.sqrt(1 / phiStar ** 2 + 1 / v);
  return {
    rating: (mu + phiNow ** 2 * better) * SCALE + FIRST.rating,
    deviation: phiNow * SCALE,
    volatility,
  };
}

/** Step 5: the volatility that fits what happened best, found from two sides. */
function steadied(sigma: number, phi: number, v: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    return (e * (delta ** 2 - phi ** 2 - v - e)) / (2 * (phi ** 2 + v + e) ** 2) - (x - a) / TAU ** 2;
  };
  let [low, high] = [a, Math.log(Math.max(EPSILON, delta ** 2 - phi ** 2 - v))];
  if (delta ** 2 <= phi ** 2 + v) {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > EPSILON) {
    const next = low + ((low - high) * fLow) / (fHigh - fLow);
    const fNext = f(next);
    if (fNext * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [next, fNext];
  }
  return Math.exp(low / 2);
}
