/** Group conflicts: gathering, the swap window, turns (TS-96..109, AM-65..72). */
import { holds } from "./conditions.ts";
import type { Mission } from "./mission.ts";
import type { Lane } from "./state.ts";
import { agentAt, type Scene, type Table, tell } from "./table.ts";
import { fire } from "./triggers.ts";

/** AM-71: fixed when it starts, and anew when a paused one goes on. */
function lifeOf(scene: Scene, mission: Mission, id: string): number {
  const { life, lifeMods } = mission.conflicts.get(id)!;
  let points = life[String(scene.agents.length)] ?? 1;
  for (const { when, add } of lifeMods) if (holds(scene, mission, when, null)) points += add;
  return Math.max(1, points);
}

/** AM-34, AM-65: running tests, links and gifts end first; other lanes freeze as they are. */
const isRunning = ({ kind }: { readonly kind: string }): boolean =>
  kind === "test" || kind === "link" || kind === "gift" || kind === "enter" || kind === "open";

function gathered(scene: Scene): boolean {
  return scene.agents.every(({ lane, leaving }) => leaving === null && !lane.some(isRunning));
}

/** One step of a conflict that needs nobody; whether there was one. */
export function conflictStep(table: Table): boolean {
  const { conflict } = table;
  if (conflict === null) return nextConflict(table);
  const present = table.agents.flatMap(({ out }, lane) => (out === null ? [lane] : []));
  if (present.length === 0) {
    pauseConflict(table);
    return true;
  }
  switch (conflict.step) {
    case "gathering":
      if (!gathered(table)) return false;
      for (const agent of table.agents) agent.ready = false;
      table.conflict = { ...conflict, step: "swaps" };
      return true;
    case "swaps":
      if (!present.every((lane) => table.agents[lane]!.ready)) return false;
      beginTurns(table);
      return true;
    case "turns":
      return turnStep(table, present);
  }
}

function nextConflict(table: Table): boolean {
  const [next, ...rest] = table.conflicts;
  if (next === undefined || table.visit === null || table.visit.closing) return false;
  table.conflicts = rest;
  table.offers = [];
  table.conflict = { ...next, step: "gathering", life: 0, turn: 1, tested: [], tester: null };
  return true;
}

function beginTurns(table: Table): void {
  const { conflict } = table;
  if (conflict === null) return;
  const life = lifeOf(table, table.at, conflict.id);
  for (const agent of table.agents) agent.ready = false;
  table.offers = [];
  table.conflict = { ...conflict, step: "turns", life };
  tell(table, { type: "conflictBegan", conflict: conflict.id, life, damage: table.damage[conflict.id] ?? 0 });
}

function turnStep(table: Table, present: readonly Lane[]): boolean {
  const conflict = table.conflict!;
  const testing = table.agents.some(({ lane }) =>
    lane.some(({ kind }) => kind === "test" || kind === "link"),
  );
  if (testing || table.agents.some(({ leaving }) => leaving !== null)) return false;
  // TS-104, AM-36: it ends at once, whoever has not tested yet.
  if ((table.damage[conflict.id] ?? 0) >= conflict.life) {
    winConflict(table);
    return true;
  }
  if (conflict.tester !== null && table.agents[conflict.tester]!.out !== null) {
    table.conflict = { ...conflict, tester: null };
    return true;
  }
  if (!present.every((lane) => conflict.tested.includes(lane))) return false;
  table.conflict = { ...conflict, turn: conflict.turn + 1, tested: [] };
  tell(table, { type: "conflictTurn", turn: conflict.turn + 1 });
  return true;
}

/** `self` of what follows is the agent whose test ended it. */
function winConflict(table: Table): void {
  const { id, tested, by } = table.conflict!;
  const last = tested.at(-1) ?? by;
  const self = table.agents[last]!.out === null ? last : by;
  table.defeated = [...table.defeated, id];
  table.conflict = null;
  tell(table, { type: "conflictWon", conflict: id });
  fire(table, "conflictDefeated", self);
  const { onDefeat } = table.at.conflicts.get(id)!;
  if (onDefeat.length > 0)
    agentAt(table, self).lane.push({ kind: "run", list: table.at.listOf.get(onDefeat)!, at: 0 });
}

/** AM-35: damage is kept unless the mission says otherwise. */
export function pauseConflict(table: Table): void {
  const { conflict } = table;
  table.conflicts = [];
  if (conflict === null) return;
  if (!table.at.conflicts.get(conflict.id)!.keepDamage) table.damage = { ...table.damage, [conflict.id]: 0 };
  table.conflict = null;
  tell(table, { type: "conflictPaused", conflict: conflict.id });
}
