/** Complete sets of workers and cubes (CB-29, CB-32). */
import { CUBES, WORKERS } from "../tables/goods.ts";
import { type Bot, SET_VP } from "./board.ts";
import type { BotStep } from "./steps.ts";

type Holdings = Pick<Bot, "workers" | "cubes" | "vp">;

/** One of each is discarded for VP, while there is one of each. */
export function scoreSets({
  workers,
  cubes,
  vp,
}: Holdings): Holdings & { readonly steps: readonly BotStep[] } {
  const steps: BotStep[] = [];
  while (WORKERS.every((worker) => workers[worker] > 0)) {
    workers = { Ge: workers.Ge - 1, Ad: workers.Ad - 1, En: workers.En - 1, Sc: workers.Sc - 1 };
    vp += SET_VP;
    steps.push({ type: "botScoredSet", of: "workers", vp: SET_VP, because: [{ rule: "CB-29" }] });
  }
  while (CUBES.every((cube) => cubes[cube] > 0)) {
    cubes = { N: cubes.N - 1, U: cubes.U - 1, G: cubes.G - 1, T: cubes.T - 1 };
    vp += SET_VP;
    steps.push({ type: "botScoredSet", of: "cubes", vp: SET_VP, because: [{ rule: "CB-32" }] });
  }
  return { workers, cubes, vp, steps };
}
