/** The Chronomancer: random play in one thread, legal actions included. */
import { chronomancer } from "@chronarium/chronomancer";
import { playRandom } from "@chronarium/kernel";
import { type Budget, type Progress, ratesOf, timed } from "./measure.ts";
import { type Row, rowAtLeast } from "./row.ts";

/** Games that a rate is measured over, again and again. */
const GAMES = 40;
const STEPS_PER_SECOND = 60_000;

/** Every step asks for all legal actions, picks one by chance and carries it out. */
function stepsRow(name: string, seats: number, budget: Budget, progress: Progress): Row {
  const game = timed((index) => {
    const { log, result } = playRandom(chronomancer, {
      seats,
      options: { rogues: "random", townsfolk: "random" },
      seed: `chronomancer ${index % GAMES}`,
    });
    if (result === undefined) throw new Error(`Game ${index} did not end.`);
    return log.length;
  });
  const [value] = ratesOf(name, [game], budget, progress) as [number];
  return rowAtLeast({ name, value, unit: "steps/s" }, STEPS_PER_SECOND);
}

export function measureChronomancer(budget: Budget, progress: Progress): readonly Row[] {
  return [
    stepsRow("chronomancer: steps, alone against the Peddler", 1, budget, progress),
    stepsRow("chronomancer: steps, four players", 4, budget, progress),
  ];
}
