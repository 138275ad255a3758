/** Analysis of a finished game: what sixty turns cost at the quick setting, in processor time, on one core. */
import { botNamed, Intentions, levelName, seatBot } from "@chronarium/bots";
import { analyse } from "@chronarium/bots/analysis";
import { chronomancer } from "@chronarium/chronomancer";
import { type AnyMatch, type AnyOpenRules, newMatch } from "@chronarium/kernel";
import { khronos } from "@chronarium/khronos";
import { type Budget, type Progress, processorMs } from "./measure.ts";
import { type Row, rowBelow } from "./row.ts";

const GAMES: readonly AnyOpenRules[] = [khronos, chronomancer];
const SEATS = 2;
const SEED = "analysis";
const TURNS = 60;
const MOST_MS = 60_000;

/** A game of two quick bots. */
function finished(rules: AnyOpenRules): AnyMatch {
  const match: AnyMatch = newMatch(rules, { id: SEED, seats: SEATS, seed: SEED });
  const bot = botNamed(rules, levelName(1));
  if (bot === undefined) throw new RangeError(`${rules.id} has no bots.`);
  const players = Array.from({ length: SEATS }, (_, seat) =>
    seatBot(rules, bot, `${SEED} ${seat}`, new Intentions()),
  );
  while (!match.over) {
    const [seat = 0] = rules.actors(match.state);
    match.act(seat, players[seat]?.(rules.viewFor(match.state, seat), seat), 0);
  }
  return match;
}

export function measureAnalysis(_budget: Budget, progress: Progress): readonly Row[] {
  return GAMES.map((rules) => {
    progress(`analysis of ${rules.id}`);
    const match = finished(rules);
    let turns = 0;
    const ms = processorMs(() => {
      const work = analyse(match, [0]);
      let step = work.next();
      while (step.done !== true) step = work.next();
      turns = step.value.moments.length - 1;
    });
    return rowBelow(
      { name: `analysis, ${TURNS} turns (${rules.id})`, value: (ms / turns) * TURNS, unit: "ms" },
      MOST_MS,
    );
  });
}
