/** A thread of a simulation: plays the stretches of games that it is handed, one after the other. */
import { parentPort, workerData } from "node:worker_threads";
import { gameNamed } from "../games.ts";
import { playGame } from "./game.ts";
import type { Plan } from "./plan.ts";
import { countGame, emptyTally, type Tally } from "./tally.ts";

/** The games from `from` up to, not including, `to`. */
export type Stretch = { readonly from: number; readonly to: number };
export type WorkerMessage =
  | { readonly kind: "ready" }
  | { readonly kind: "played"; readonly stretch: Stretch; readonly tally: Tally };

const plan = workerData as Plan;
const rules = await (await gameNamed(plan.game)).rules();
const tell = (message: WorkerMessage): void => parentPort?.postMessage(message);

parentPort?.on("message", (stretch: Stretch) => {
  const tally = emptyTally(plan.players);
  for (let index = stretch.from; index < stretch.to; index++) {
    countGame(tally, plan, index, playGame(rules, plan, index));
  }
  tell({ kind: "played", stretch, tally });
});
tell({ kind: "ready" });
