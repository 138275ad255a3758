import { newMatch, nextInt, seedRng } from "@chronarium/kernel";
import { khronos } from "@chronarium/khronos";
import type { Laid, Play } from "./process-calls.ts";

/** What chance would play with this deal. */
export function khronosGame({ seed }: Laid, seats: number, actions: number): readonly Play[] {
  const match = newMatch(khronos, { id: "bench", seats, seed });
  const plays: Play[] = [];
  let rng = seedRng(seed, "players");
  while (plays.length < actions && !match.over) {
    const [seat = 0] = khronos.actors(match.state);
    const legal = khronos.legalActions(match.state, seat);
    const [drawn, after] = nextInt(rng, legal.length);
    rng = after;
    match.act(seat, legal[drawn], 0);
    plays.push({ seat, action: legal[drawn] });
  }
  return plays;
}
