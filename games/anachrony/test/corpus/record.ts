/**
 * Records the matches of the two folders anew: `node games/anachrony/test/corpus/record.ts`. Do so only when a match of
 * the current rulesVersion should be added: recorded matches are kept as they are, to show that old games live on.
 */
import { existsSync, writeFileSync } from "node:fs";
import { type AnyMatch, chooseAtRandom, newMatch, saveText, seedRng } from "@chronarium/kernel";
import type { BotOptions } from "../../src/chronobot/options.ts";
import type { Action as TableAction } from "../../src/companion/actions.ts";
import { appDie, appParadox, appShape } from "../../src/companion/app-dice.ts";
import { chronobot } from "../../src/companion/index.ts";
import type { State as TableState } from "../../src/companion/state.ts";
import { anachrony, type Options } from "../../src/index.ts";
import type { Action } from "../../src/solo/actions.ts";
import type { State } from "../../src/solo/state.ts";

const SOLO: readonly { id: string; options: Partial<Options> }[] = [
  { id: "verdant-a", options: {} },
  { id: "verdant-b-head-start", options: { side: "B", leader: "second", evacuation: "a", headStart: true } },
  { id: "verdant-b3", options: { side: "B", evacuation: "b" } },
  { id: "tide-b4", options: { path: "tide", side: "B", evacuation: "b" } },
  { id: "vow-a4", options: { path: "vow", leader: "second", evacuation: "a" } },
  { id: "tide-a-beginner", options: { path: "tide", difficulty: "beginner", paradoxDie: "fixed1" } },
  { id: "tide-b", options: { path: "tide", side: "B", leader: "second", lastWord: true } },
  { id: "lantern-a", options: { path: "lantern", headStart: true, minActions: 6 } },
  { id: "lantern-b", options: { path: "lantern", side: "B", leader: "second", ttAtMax: "fallback" } },
  { id: "vow-a", options: { path: "vow", evacuation: "a", supplyAtMax: "payThenFallback" } },
  {
    id: "vow-b-expert",
    options: {
      path: "vow",
      side: "B",
      difficulty: "expert",
      councilRightSpace: "covered",
      recruitStrict: true,
    },
  },
];
const TABLES: readonly {
  id: string;
  tracked: boolean;
  tiles?: boolean;
  options?: Partial<BotOptions>;
}[] = [
  { id: "nothing-tracked", tracked: false },
  { id: "everything-tracked", tracked: true },
  { id: "beginner", tracked: false, options: { difficulty: "beginner", paradoxDie: "fixed1" } },
  { id: "expert-tracked", tracked: true, options: { difficulty: "expert", councilRightSpace: "covered" } },
  { id: "six-actions", tracked: true, options: { minActions: 6, lastWord: true } },
  { id: "last-word", tracked: false, options: { lastWord: true, supplyAtMax: "recruit" } },
  { id: "strict", tracked: true, options: { recruitStrict: true, supplyAtMax: "payThenFallback" } },
  { id: "tiles-tracked", tracked: true, tiles: true },
  { id: "travel-falls-back", tracked: false, options: { ttAtMax: "fallback", minActions: 6 } },
];

/** A good action for the hand that the game's own advice has for it, so that the hard rules are met. */
function pick(state: State, step: number): Action {
  const advice = anachrony.advice!;
  const legal = advice.worthTrying(state, 0, anachrony.legalActions(state, 0));
  const rules = { actors: () => [0], legalActions: () => legal };
  const tried = Array.from(
    { length: 6 },
    (_, i) => chooseAtRandom(rules, state, seedRng(`corpus ${step} ${i}`, "players"))!.action,
  );
  const worth = (action: Action): number => advice.weigh(anachrony.apply(state, 0, action).state, 0);
  return tried.reduce((best, action) => (worth(action) > worth(best) ? action : best));
}

for (const { id, options } of SOLO) {
  const file = new URL(`${id}.match`, import.meta.url);
  if (existsSync(file)) continue;
  const match = newMatch(anachrony, { id, seats: 1, options, seed: `corpus ${id}` });
  while (!match.over) {
    const acted = match.act(0, pick(match.state, match.revision), match.revision * 1000);
    if (!acted.ok) throw new Error(JSON.stringify(acted.refusal));
  }
  writeFileSync(file, saveText((match as AnyMatch).record()));
}

/** A table as people lead it: dice of the app are those of the seed, corrections are rare. */
function tell(state: TableState, seed: string, step: number): TableAction {
  const n = state.appRolls + 1;
  const legal = chronobot
    .legalActions(state, 0)
    .filter(({ type }) => type !== "track" && (type !== "correct" || step % 50 === 0))
    .filter((action) => {
      if (!("origin" in action) || action.origin === "hand") return true;
      if (action.type === "rollDie") return action.face === appDie(seed, n);
      return action.type === "rollShape"
        ? action.face === appShape(seed, n)
        : action.face === appParadox(seed, n);
    })
    .filter((action) => action.type !== "score" || (action.vp >= 0 && action.vp < 20))
    .filter((action) => action.type !== "pass" || state.bot.passed || state.done > 3);
  const rules = { actors: () => [0], legalActions: () => legal };
  return chooseAtRandom(rules, state, seedRng(`table ${seed} ${step}`, "players"))!.action;
}

for (const { id, tracked, tiles = false, options } of TABLES) {
  const file = new URL(`../corpus-companion/${id}.match`, import.meta.url);
  if (existsSync(file)) continue;
  const seed = `corpus ${id}`;
  const match = newMatch(chronobot, { id, seats: 1, seed, ...(options && { options }) });
  if (tracked)
    for (const thing of ["spaces", "recruit", "mine"] as const)
      match.act(0, { type: "track", thing, on: "yes" }, 0);
  if (tiles) match.act(0, { type: "track", thing: "tiles", on: "yes" }, 0);
  match.act(0, { type: "corrected" }, 0);
  while (!match.over) {
    const acted = match.act(0, tell(match.state, seed, match.revision), match.revision * 1000);
    if (!acted.ok) throw new Error(JSON.stringify(acted.refusal));
  }
  writeFileSync(file, saveText((match as AnyMatch).record()));
}
