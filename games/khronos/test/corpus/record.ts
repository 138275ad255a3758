/**
 * Records the matches of this folder anew: `node games/khronos/test/corpus/record.ts`. Do so only when a match of
 * the current rulesVersion should be added: recorded matches are kept as they are, to show that old games live on.
 */
import { existsSync, writeFileSync } from "node:fs";
import { type AnyMatch, chooseAtRandom, newMatch, saveText, seedRng } from "@chronarium/kernel";
import { type Action, khronos, type Options, type State } from "../../src/index.ts";

const MATCHES: readonly { id: string; seats: number; options: Partial<Options> }[] = [
  { id: "valley-2", seats: 2, options: {} },
  { id: "valley-3-keep-cards", seats: 3, options: { keepCards: true, values135: true } },
  { id: "valley-4-holdem", seats: 4, options: { holdem: true } },
  { id: "narrow-3-crowded", seats: 3, options: { map: "plain8x8" } },
  {
    id: "narrow-4-active-places",
    seats: 4,
    options: { map: "plain7x6", activePlaces: true, upgradeOthers: true },
  },
  {
    id: "valley-5-all-options",
    seats: 5,
    options: {
      holdem: true,
      keepCards: true,
      values135: true,
      capacity123: true,
      ruinValue: 1,
      ruinsIgnoreDominion: true,
      upgradeOthers: true,
      activePlaces: true,
      terrainSum: true,
      deck33: true,
    },
  },
];

/** What a recorded match should show: the hard rules at work, and no journeys for their own sake. */
const LIVELY: Readonly<Record<string, number>> = {
  destroyed: 3,
  conflict: 5,
  rippleBlocked: 3,
  rippleMatched: 3,
  cubeKept: 8,
  asked: 4,
  rippled: 1,
  renovated: 1,
  populated: 1,
  travelled: -1,
  ended: -9,
};

/** The liveliest of some actions tried at random. */
function pick(state: State, seat: number, step: number): Action {
  const legal = khronos.legalActions(state, seat);
  const rules = { actors: () => [seat], legalActions: () => legal };
  const tried = Array.from(
    { length: 40 },
    (_, i) => chooseAtRandom(rules, state, seedRng(`corpus ${step} ${i}`, "players"))!.action,
  );
  const worth = (action: Action): number =>
    khronos.apply(state, seat, action).events.reduce((sum, { type }) => sum + (LIVELY[type] ?? 0), 0) -
    (action.type === "travel" && step % 5 > 0 ? 20 : 0);
  return tried.reduce((best, action) => (worth(action) > worth(best) ? action : best));
}

for (const { id, seats, options } of MATCHES) {
  const file = new URL(`${id}.match`, import.meta.url);
  if (existsSync(file)) continue;
  const match = newMatch(khronos, { id, seats, options, seed: `corpus ${id}` });
  while (!match.over) {
    const [seat] = khronos.actors(match.state);
    const acted = match.act(seat!, pick(match.state, seat!, match.revision), match.revision * 1000);
    if (!acted.ok) throw new Error(JSON.stringify(acted.refusal));
  }
  writeFileSync(file, saveText((match as AnyMatch).record()));
}
