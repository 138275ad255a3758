/** Whether a condition holds (4.9). Whose things it sees: AM-66. */
import type { Mission } from "./mission.ts";
import type { Condition, Range, Whose } from "./pack.ts";
import type { Lane } from "./state.ts";
import type { Scene } from "./table.ts";
import { coinsOf, has, itemInPlay, tokenInPlay } from "./things.ts";

const within = ({ min, max }: Range, value: number): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max);

/** TS-63: no panorama card, and able to act. */
const standsBy = (scene: Scene, lane: Lane): boolean => {
  const { out, card } = scene.agents[lane]!;
  return out === null && card === null;
};

export function holds(scene: Scene, mission: Mission, condition: Condition, self: Lane | null): boolean {
  if (condition === "always") return true;
  if ("all" in condition) return condition.all.every((each) => holds(scene, mission, each, self));
  if ("any" in condition) return condition.any.some((each) => holds(scene, mission, each, self));
  if ("not" in condition) return !holds(scene, mission, condition.not, self);
  if ("has" in condition) {
    const { item, token, who } = condition.has;
    return owns(scene, (item ?? token)!, who ?? "anyone", self);
  }
  if ("token" in condition) return tokenInPlay(scene, condition.token);
  if ("flag" in condition) return scene.flags.includes(condition.flag);
  if ("itemInPlay" in condition) return itemInPlay(scene, condition.itemInPlay);
  if ("defeated" in condition) return scene.defeated.includes(condition.defeated);
  if ("visited" in condition) return (scene.visits[condition.visited] ?? 0) >= (condition.min ?? 1);
  if ("receptacle" in condition) return isThere(scene, condition.receptacle, condition.as ?? "self", self);
  if ("receptacles" in condition) return within(condition.receptacles, scene.agents.length);
  if ("at" in condition) return scene.visit?.loc === condition.at;
  if ("atLeast" in condition) {
    const { n, of } = condition.atLeast;
    return of.filter((each) => holds(scene, mission, each, self)).length >= n;
  }
  if ("coins" in condition) {
    const { min, who } = condition.coins;
    return counts(scene, who ?? "self", self, (lane) => coinsOf(scene, lane) >= min);
  }
  if ("azrak" in condition) return crystalsHold(scene, condition.azrak, self);
  if ("round" in condition) return within(condition.round, scene.round);
  if ("attribute" in condition) {
    if (self === null) return false;
    const receptacle = mission.receptacles.get(scene.agents[self]!.rec);
    return (receptacle?.attributes[condition.attribute.name] ?? 0) >= condition.attribute.min;
  }
  if ("captain" in condition) return self === scene.captain;
  if ("standingBy" in condition)
    return within(condition.standingBy, scene.agents.filter((_, lane) => standsBy(scene, lane)).length);
  if ("holds" in condition) {
    if (condition.who === "anyone") return scene.agents.some(({ card }) => card === condition.holds);
    return self !== null && scene.agents[self]!.card === condition.holds;
  }
  return scene.conflict !== null && within(condition.conflictTurn, scene.conflict.turn);
}

function counts(scene: Scene, who: Whose, self: Lane | null, test: (lane: Lane) => boolean): boolean {
  switch (who) {
    case "self":
      return self !== null && test(self);
    case "anyone":
      return scene.agents.some(({ out }, lane) => out === null && test(lane));
    case "group":
      return scene.agents.some((_, lane) => test(lane));
    case "everyone":
      return scene.agents.every(({ out }, lane) => out !== null || test(lane));
  }
}

function owns(scene: Scene, thing: string, who: Whose, self: Lane | null): boolean {
  if (scene.groupTokens.includes(thing) || scene.white.includes(thing)) return true;
  return counts(scene, who, self, (lane) => has(scene, lane, thing));
}

function isThere(scene: Scene, rec: string, as: "self" | "present" | "notEjected", self: Lane | null) {
  if (as === "self") return self !== null && scene.agents[self]!.rec === rec;
  return scene.agents.some((agent) => agent.rec === rec && (as === "present" || agent.out === null));
}

type CrystalCondition = Extract<Condition, { readonly azrak: unknown }>["azrak"];

function crystalsHold(scene: Scene, condition: CrystalCondition, self: Lane | null): boolean {
  const { pool, vortex, return: missionReturn, who = "self" } = condition;
  if (vortex !== undefined && !within(vortex, scene.vortex)) return false;
  if (missionReturn !== undefined && !within(missionReturn, scene.missionReturn)) return false;
  if (pool === undefined) return true;
  if (who === "captain") return within(pool, scene.agents[scene.captain]!.pool);
  return counts(scene, who, self, (lane) => within(pool, scene.agents[lane]!.pool));
}
