/** A finished match to save, damage and read again. */
import { type AnyMatch, type AnyRules, newMatch, playRandom, saveText } from "@chronarium/kernel";
import { khronos } from "@chronarium/khronos";

const rules: AnyRules = khronos;

/** Played to its end, or for so many actions. */
export function playedMatch(seed: string = "sample", actions: number = Number.POSITIVE_INFINITY): AnyMatch {
  const match: AnyMatch = newMatch(rules, {
    id: `match-${seed}`,
    seats: 3,
    seed,
    names: ["Ada", "Bo", "Cy"],
  });
  const { log } = playRandom(rules, { seats: 3, seed });
  for (const { seat, action, at } of log.slice(0, actions)) match.act(seat, action, at);
  return match;
}

/** The save with another hash at its second checkpoint: what an altered game looks like. */
export function alteredSave(match: AnyMatch): string {
  const { checkpoints, ...record } = match.record();
  const altered = checkpoints.map((each, i) => (i === 1 ? { ...each, hash: "0".repeat(64) } : each));
  return saveText({ ...record, checkpoints: altered });
}
