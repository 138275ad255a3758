/** The crystals' economy: paying, losing, Broken Links and Updates (TS-69..71, TS-110..127). */
import { hooksOf, useUp } from "./hooks.ts";
import type { Bound, Lane } from "./state.ts";
import { agentAt, type Scene, type Table, tell } from "./table.ts";

/** Crystals whose Broken Link is not answered: in neither pool nor Vortex (AM-54). */
export function inLimbo(scene: Scene): number {
  let open = 0;
  for (const { lane } of scene.agents) for (const { kind } of lane) if (kind === "link") open++;
  return open;
}

/** Pays one crystal. The last one breaks the link, and its place is decided by the answer (TS-114, AM-20). */
export function pay(table: Table, lane: Lane, to: Bound): void {
  const agent = agentAt(table, lane);
  agent.pool--;
  if (agent.pool > 0) {
    deliver(table, to);
    tell(table, { type: "spent", agent: agent.rec, crystals: 1, to });
  } else breakLink(table, lane, to);
}

function breakLink(table: Table, lane: Lane, to: Bound): void {
  const agent = agentAt(table, lane);
  agent.lane.push({ kind: "link", to });
  tell(table, { type: "linkBroken", agent: agent.rec });
}

function deliver(table: Table, to: Bound): void {
  if (to === "vortex") table.vortex++;
  else if (to === "return") table.missionReturn++;
  else if (table.visit !== null) table.marked = [...table.marked, table.visit.spot];
}

/** TS-69, AM-19, AM-55: takes what is there; the last crystal breaks the link. */
export function lose(table: Table, lane: Lane, crystals: number): void {
  const agent = agentAt(table, lane);
  if (agent.out !== null || agent.pool === 0) return;
  let due = crystals;
  for (const { id, hook } of hooksOf(table, table.at, lane, "azrak.loseLess")) {
    if (due === 0) break;
    const spared = Math.min(due, hook.args?.less ?? 1);
    due -= spared;
    useUp(table, lane, id, hook.limit);
    tell(table, { type: "spared", agent: agent.rec, crystals: spared, hook: id });
  }
  const lost = Math.min(due, agent.pool);
  if (lost === 0) return;
  agent.pool -= lost;
  table.vortex += agent.pool === 0 ? lost - 1 : lost;
  tell(table, { type: "lost", agent: agent.rec, crystals: lost });
  if (agent.pool === 0) breakLink(table, lane, "vortex");
}

/** AM-56: up to the cap and as far as the Vortex reaches; a pool above the cap is not cut. */
export function regain(table: Table, lane: Lane, crystals: number): number {
  const agent = agentAt(table, lane);
  const gained = Math.min(crystals, Math.max(0, agent.cap - agent.pool), table.vortex);
  if (gained === 0) return 0;
  agent.pool += gained;
  table.vortex -= gained;
  tell(table, { type: "regained", agent: agent.rec, crystals: gained });
  return gained;
}

/** AM-97: a plain effect moves what is there. */
export function moveToReturn(table: Table, lane: Lane, crystals: number, from: "vortex" | "self"): void {
  if (from === "vortex") {
    const moved = Math.min(crystals, table.vortex);
    if (moved === 0) return;
    table.vortex -= moved;
    table.missionReturn += moved;
    tell(table, { type: "movedToReturn", crystals: moved, from: "vortex" });
    return;
  }
  const agent = agentAt(table, lane);
  const moved = Math.min(crystals, agent.pool);
  if (moved === 0 || agent.out !== null) return;
  agent.pool -= moved;
  table.missionReturn += agent.pool === 0 ? moved - 1 : moved;
  tell(table, { type: "movedToReturn", crystals: moved, from: "pool" });
  if (agent.pool === 0) breakLink(table, lane, "return");
}

export const freeUpdatesLeft = ({ freeUpdates, granted }: Pick<Scene, "freeUpdates" | "granted">): number =>
  freeUpdates + granted;

/** Granted ones go first: they lapse with the mission, the others are the table's own (TS-123, TS-124). */
export function spendFreeUpdate(table: Table): void {
  if (table.granted > 0) table.granted--;
  else table.freeUpdates--;
}

/** AM-21: offered only if the pool would end at 1 or more. */
export function emergencyOffered(scene: Scene, to: Bound, free: boolean): boolean {
  if (!free) return scene.vortex >= 1;
  return freeUpdatesLeft(scene) > 0 && (to === "vortex" || scene.vortex >= 1);
}

/** TS-115, TS-187, AM-22. */
export function emergencyUpdate(table: Table, lane: Lane, free: boolean): void {
  const agent = agentAt(table, lane);
  const frame = agent.lane.pop();
  if (frame?.kind !== "link") throw new Error("Only a broken link is answered by an Emergency Update.");
  if (free) {
    spendFreeUpdate(table);
    deliver(table, frame.to);
  } else table.missionReturn++;
  const crystals = Math.min(agent.cap, table.vortex);
  table.vortex -= crystals;
  agent.pool = crystals;
  const below = agent.lane.at(-1);
  if (below?.kind === "test") agent.lane[agent.lane.length - 1] = { ...below, locked: below.boost };
  tell(table, { type: "emergency", agent: agent.rec, free, crystals });
  takePart(table, lane);
}

/** TS-117: the crystal goes to the Vortex, and the agent leaves when the action is complete. */
export function loseControl(table: Table, lane: Lane): void {
  const agent = agentAt(table, lane);
  agent.lane.pop();
  table.vortex++;
  agent.leaving = supportedTester(table, lane) ?? lane;
  agent.leavingBy = "control";
  tell(table, { type: "lostControl", agent: agent.rec });
}

/** AM-24: a supporter leaves after the test that he supports. */
function supportedTester(table: Table, lane: Lane): Lane | undefined {
  if (table.agents[lane]!.lane.some(({ kind }) => kind === "test")) return undefined;
  const tester = table.agents.findIndex(({ lane: frames }) =>
    frames.some((frame) => frame.kind === "test" && (frame.support[lane] ?? 0) > 0),
  );
  return tester < 0 ? undefined : tester;
}

/** AM-77: what lasts until an Update ends for whoever takes part in one. */
export function takePart(table: Table, lane: Lane): void {
  const agent = agentAt(table, lane);
  if (agent.modifiers.some(({ until }) => until === "update"))
    agent.modifiers = agent.modifiers.filter(({ until }) => until !== "update");
  for (const token of Object.keys(agent.tokens)) {
    if (table.at.tokens.get(token)?.rule?.until !== "update") continue;
    const { [token]: _, ...others } = agent.tokens;
    agent.tokens = others;
    tell(table, { type: "stowed", thing: token });
  }
}
