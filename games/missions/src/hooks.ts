/** Talents, Gear, Items and tokens that change a rule (4.10), and how often they may. */
import { type HookSource, type Mission, talentId } from "./mission.ts";
import type { Attribute, HookName, Limit } from "./pack.ts";
import type { Lane } from "./state.ts";
import type { Scene, Table } from "./table.ts";

/** The hooks of this name that an agent can use now: own talent and Gear, things held, white cards in play. */
export function hooksOf(scene: Scene, mission: Mission, lane: Lane, name: HookName): readonly HookSource[] {
  const named = mission.hooksNamed.get(name);
  if (named === undefined) return NONE;
  const agent = scene.agents[lane]!;
  // AM-67, AM-75: not while ejected or leaving.
  if (agent.out !== null || agent.leaving !== null) return NONE;
  const found: HookSource[] = [];
  for (const source of named)
    if (isWith(scene, mission, lane, source) && isLeft(scene, lane, source.id, source.hook.limit))
      found.push(source);
  return found;
}

const NONE: readonly HookSource[] = [];

/** Whether the agent has it at hand. */
export function isWith(scene: Scene, mission: Mission, lane: Lane, { id, kind }: HookSource): boolean {
  const agent = scene.agents[lane]!;
  switch (kind) {
    case "talent":
      return talentId(agent.rec) === id;
    case "gear":
      return mission.receptacles.get(agent.rec)?.gear.id === id;
    case "item":
      return agent.items.includes(id) || scene.white.includes(id);
    case "token":
      return (agent.tokens[id] ?? 0) > 0 || scene.groupTokens.includes(id);
  }
}

export function hookNamed(
  scene: Scene,
  mission: Mission,
  lane: Lane,
  name: HookName,
  id: string,
): HookSource | undefined {
  return hooksOf(scene, mission, lane, name).find((source) => source.id === id);
}

/** AM-99: "per location" means per visit. "Per test" is counted by the test itself. */
export function isLeft(scene: Scene, lane: Lane, id: string, limit: Limit | undefined): boolean {
  if (limit === undefined) return true;
  switch (limit.per) {
    case "test":
      return true;
    case "location":
      return (scene.usedVisit[id] ?? 0) < limit.times;
    case "round":
      return (scene.usedRound[id] ?? 0) < limit.times;
    case "agent":
      return (scene.usedMission[`${id}/${lane}`] ?? 0) < limit.times;
    case "mission":
      return (scene.usedMission[id] ?? 0) < limit.times;
  }
}

export function useUp(table: Table, lane: Lane, id: string, limit: Limit | undefined): void {
  if (limit === undefined) return;
  const plus = (used: Readonly<Record<string, number>>, key: string) => ({
    ...used,
    [key]: (used[key] ?? 0) + 1,
  });
  switch (limit.per) {
    case "test":
      break;
    case "location":
      table.usedVisit = plus(table.usedVisit, id);
      break;
    case "round":
      table.usedRound = plus(table.usedRound, id);
      break;
    case "agent":
      table.usedMission = plus(table.usedMission, `${id}/${lane}`);
      break;
    case "mission":
      table.usedMission = plus(table.usedMission, id);
      break;
  }
}

/** A hook for one attribute, or for all. */
export const fits = ({ hook }: HookSource, attribute: Attribute): boolean =>
  hook.args?.attribute === undefined || hook.args.attribute === attribute;

/** What its owner decides about; the rest, without a limit or to his harm, works by itself. */
export const isChosen = ({ hook }: HookSource): boolean =>
  hook.limit !== undefined && (hook.args?.bonus ?? 1) > 0 && (hook.args?.add ?? -1) < 0;
