/**
 * Records the matches of this folder anew: `node games/chronomancer/test/corpus/record.ts`. Do so only when a match of
 * the current rulesVersion should be added: recorded matches are kept as they are, to show that old games live on.
 */
import { existsSync, writeFileSync } from "node:fs";
import { type AnyMatch, chooseAtRandom, newMatch, saveText, seedRng } from "@chronarium/kernel";
import { type Action, chronomancer, type Options, type State } from "../../src/index.ts";

const MATCHES: readonly { id: string; seats: number; options: Partial<Options> }[] = [
  { id: "solo-criminals", seats: 1, options: {} },
  {
    id: "solo-cultists-hard",
    seats: 1,
    options: { rogues: "cultists", townsfolk: "localsSailors", peddler: "hard" },
  },
  { id: "two-robbers-sailors", seats: 2, options: { rogues: "robbers", townsfolk: "mercenariesSailors" } },
  { id: "two-criminals", seats: 2, options: {} },
  { id: "three-cultists", seats: 3, options: { rogues: "cultists" } },
  { id: "solo-sailors", seats: 1, options: { townsfolk: "mercenariesSailors", rogues: "robbers" } },
  { id: "four-random", seats: 4, options: { rogues: "random", townsfolk: "random" } },
];

/** What a recorded match should show: the hard rules at work. */
const LIVELY: Readonly<Record<string, number>> = {
  sold: 6,
  recombobulated: 5,
  embiggened: 5,
  fractured: 5,
  corruptionDiscarded: 4,
  pieceMoved: 4,
  piecesSwapped: 4,
  returned: 3,
  docked: 3,
  stayedAtSea: 3,
  paid: 2,
  gained: 2,
  sponsored: 1,
  recruited: 1,
  passed: -2,
};

/** The liveliest of some actions tried at random. */
function pick(state: State, seat: number, step: number): Action {
  const legal = chronomancer.legalActions(state, seat);
  const rules = { actors: () => [seat], legalActions: () => legal };
  const tried = Array.from(
    { length: 4 },
    (_, i) => chooseAtRandom(rules, state, seedRng(`corpus ${step} ${i}`, "players"))!.action,
  );
  const worth = (action: Action): number =>
    chronomancer.apply(state, seat, action).events.reduce((sum, { type }) => sum + (LIVELY[type] ?? 0), 0);
  return tried.reduce((best, action) => (worth(action) > worth(best) ? action : best));
}

for (const { id, seats, options } of MATCHES) {
  const file = new URL(`${id}.match`, import.meta.url);
  if (existsSync(file)) continue;
  const match = newMatch(chronomancer, { id, seats, options, seed: `corpus ${id}` });
  while (!match.over) {
    const [seat] = chronomancer.actors(match.state);
    const acted = match.act(seat!, pick(match.state, seat!, match.revision), match.revision * 1000);
    if (!acted.ok) throw new Error(JSON.stringify(acted.refusal));
  }
  writeFileSync(file, saveText((match as AnyMatch).record()));
}
