/** Between Locations: who comes back, the Update, swaps, the next Captain (TS-131..138). */

import type { UpdatePay } from "./actions.ts";
import { freeUpdatesLeft, spendFreeUpdate, takePart } from "./crystals.ts";
import { failMission } from "./ending.ts";
import type { Lane } from "./state.ts";
import { agentAt, type Scene, type Table, tell } from "./table.ts";
import { fire } from "./triggers.ts";
import { actingCaptain } from "./turns.ts";

/** TS-131: those with a crystal come back at once; the others once the Update has given them one (AM-30). */
export function comeBack(table: Table): void {
  for (const agent of table.agents) {
    if (agent.out === null) continue;
    if (agent.out === "control") table.compulsory = true;
    if (agent.pool === 0) {
      // Without a crystal there is no link, whatever the reason was (TS-110).
      agent.out = "control";
      table.compulsory = true;
      continue;
    }
    agent.out = null;
    tell(table, { type: "cameBack", agent: agent.rec });
  }
}

/** TS-119, TS-122, AM-61. */
export const updateOffered = (scene: Scene, pay: UpdatePay): boolean =>
  pay === "free" ? freeUpdatesLeft(scene) > 0 : scene.vortex >= 1;

export function beginUpdate(table: Table, pay: UpdatePay): void {
  if (pay === "free") spendFreeUpdate(table);
  else {
    table.vortex--;
    table.missionReturn++;
  }
  table.split = { now: false, shares: table.agents.map(() => 0) };
  table.proposals = [];
  tell(table, { type: "updateBegan", free: pay === "free", compulsory: table.compulsory });
}

export const poured = ({ shares }: { readonly shares: readonly number[] }): number =>
  shares.reduce((sum, each) => sum + each, 0);

/** TS-111: room up to the cap. In mid-visit the ejected get nothing (AM-96). */
export function roomFor(scene: Scene, lane: Lane): number {
  const { split } = scene;
  const agent = scene.agents[lane]!;
  if (split === null || (split.now && agent.out !== null)) return 0;
  return Math.max(0, agent.cap - agent.pool - split.shares[lane]!);
}

/** AM-30: whoever is at 0 gets one before anybody gets more. */
export function somebodyLeftAtZero(scene: Scene): boolean {
  const { split } = scene;
  if (split === null || split.now) return false;
  const waiting = scene.agents.some(({ pool }, lane) => pool === 0 && split.shares[lane] === 0);
  if (!waiting) return false;
  if (scene.vortex > poured(split)) return true;
  return split.shares.some((share, lane) => share > (scene.agents[lane]!.pool === 0 ? 1 : 0));
}

/** AM-30: the crystals that are left must reach for those at 0. */
export function neededAtZero(scene: Scene, lane: Lane): boolean {
  const { split } = scene;
  if (split === null || split.now) return false;
  const waits = ({ pool }: { readonly pool: number }, at: Lane): boolean =>
    pool === 0 && split.shares[at] === 0;
  if (waits(scene.agents[lane]!, lane)) return false;
  return scene.agents.filter(waits).length >= scene.vortex - poured(split);
}

/** TS-120: the split is confirmed. */
export function share(table: Table): void {
  const { shares, now } = table.split!;
  for (const [lane, crystals] of shares.entries()) {
    const agent = agentAt(table, lane);
    agent.pool += crystals;
    table.vortex -= crystals;
    if (!now || agent.out === null) takePart(table, lane);
  }
  tell(table, {
    type: "shared",
    shares: shares.map((crystals, lane) => ({ agent: table.agents[lane]!.rec, crystals })),
  });
  table.split = null;
  fire(table, "updateDone", actingCaptain(table));
  if (!now) beginSwaps(table);
}

export function beginSwaps(table: Table): void {
  for (const agent of table.agents) {
    agent.ready = false;
    if (agent.out === null || agent.pool === 0) continue;
    agent.out = null;
    tell(table, { type: "cameBack", agent: agent.rec });
  }
  table.compulsory = false;
  table.proposals = [];
  if (table.agents.every(({ out }) => out !== null)) failMission(table);
  else table.stage = "swaps";
}

/** TS-138, AM-27: the captaincy goes to the left, to the first who is not ejected. */
export function nextRound(table: Table): void {
  const count = table.agents.length;
  table.visit = null;
  table.offers = [];
  table.captain = (table.captain + 1) % count;
  table.captain = actingCaptain(table);
  tell(table, { type: "captainChanged", captain: table.agents[table.captain]!.rec });
  beginRound(table);
}

export function beginRound(table: Table): void {
  table.stage = "captain";
  table.round++;
  table.usedRound = {};
  table.proposals = [];
  for (const agent of table.agents) {
    agent.ready = false;
    agent.freeActs = 0;
  }
  tell(table, { type: "roundBegan", round: table.round, captain: table.agents[table.captain]!.rec });
  fire(table, "roundStart", table.captain);
}
