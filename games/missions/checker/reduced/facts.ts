/** Facts that a mission's conditions read and its effects write, and conditions over a few of them: yes, no or unknown. */
import type { Mission, State } from "../../src/index.ts";
import type { Condition, Whose } from "../../src/pack.ts";

/** `undefined`: it depends on something that is not looked at. */
export type Answer = boolean | undefined;

export const visited = (loc: string): string => `visited ${loc}`;
export const defeated = (conflict: string): string => `defeated ${conflict}`;
/** Out of the game: an Item, or a copy of a token. */
export const gone = (thing: string): string => `gone ${thing}`;
/** A test that no longer stands open. */
export const shut = (test: string): string => `shut ${test}`;
/** An effect with `once: true` that is used up, by its place. */
export const done = (place: number): string => `done ${place}`;
export const laid = (card: string, loc: string): string => `laid ${card}@${loc}`;
export const opened = (spot: string): string => `opened ${spot}`;
export const closed = (spot: string): string => `closed ${spot}`;

export const not = (answer: Answer): Answer => (answer === undefined ? undefined : !answer);
export const all = (answers: readonly Answer[]): Answer =>
  answers.includes(false) ? false : answers.includes(undefined) ? undefined : true;
export const some = (answers: readonly Answer[]): Answer =>
  answers.includes(true) ? true : answers.includes(undefined) ? undefined : false;

/** What an answer is asked of. */
export type Scene = {
  readonly mission: Mission;
  readonly receptacles: readonly string[];
  /** Effects can send an agent away: then what somebody has may be out of reach for a while. */
  readonly ejects: boolean;
  know(fact: string): Answer;
};

/** Whether a condition holds; as `holds` of the rules decides it, wherever this says yes or no. */
export function answer(
  scene: Scene,
  condition: Condition | undefined,
  lane: number | null,
  loc: string | null,
): Answer {
  if (condition === undefined || condition === "always") return true;
  const each = (list: readonly Condition[]): Answer[] => list.map((one) => answer(scene, one, lane, loc));
  if ("all" in condition) return all(each(condition.all));
  if ("any" in condition) return some(each(condition.any));
  if ("not" in condition) return not(answer(scene, condition.not, lane, loc));
  if ("atLeast" in condition) {
    const answers = each(condition.atLeast.of);
    if (answers.filter((one) => one === true).length >= condition.atLeast.n) return true;
    return answers.filter((one) => one !== false).length >= condition.atLeast.n ? undefined : false;
  }
  if ("has" in condition) {
    const { item, token, who = "anyone" } = condition.has;
    return owned(scene, (item ?? token)!, who);
  }
  if ("token" in condition) return scene.know(condition.token);
  if ("flag" in condition) return scene.know(condition.flag);
  if ("itemInPlay" in condition) return scene.know(condition.itemInPlay);
  if ("defeated" in condition) return scene.know(defeated(condition.defeated));
  if ("visited" in condition) {
    const once = scene.know(visited(condition.visited));
    return once === true && (condition.min ?? 1) > 1 ? undefined : once;
  }
  if ("at" in condition) return loc === null ? undefined : loc === condition.at;
  if ("receptacles" in condition) {
    const { min = 0, max = Number.POSITIVE_INFINITY } = condition.receptacles;
    return scene.receptacles.length >= min && scene.receptacles.length <= max;
  }
  if ("receptacle" in condition) {
    if ((condition.as ?? "self") === "self")
      return lane !== null && scene.receptacles[lane] === condition.receptacle;
    if (!scene.receptacles.includes(condition.receptacle)) return false;
    return condition.as === "present" || !scene.ejects ? true : undefined;
  }
  if ("attribute" in condition) {
    if (lane === null) return false;
    const own = scene.mission.receptacles.get(scene.receptacles[lane]!)?.attributes;
    return (own?.[condition.attribute.name] ?? 0) >= condition.attribute.min;
  }
  // Crystals, coins, rounds, turns, who leads, who stands where: never looked at.
  return undefined;
}

function owned(scene: Scene, thing: string, who: Whose): Answer {
  const there = scene.know(thing);
  if (there !== true || thing.startsWith("hex:")) return there;
  if (scene.mission.items.get(thing)?.colour === "white" || who === "group") return true;
  return who === "anyone" && !scene.ejects ? true : undefined;
}

/** Whether a fact holds in a state of the engine. */
export function holdsIn(state: State, mission: Mission, fact: string): boolean {
  const [kind, name = ""] = fact.split(" ");
  switch (kind) {
    case "visited":
      return (state.visits[name] ?? 0) > 0;
    case "defeated":
      return state.defeated.includes(name);
    case "gone":
      return state.removed.includes(name) || (state.removedTokens[name] ?? 0) > 0;
    case "shut":
      return state.tests.includes(name);
    case "done":
      return state.once.includes(Number(name));
    case "laid": {
      const [card = "", loc = ""] = name.split("@");
      return (state.panoramas[loc] ?? mission.locations.get(loc)!.panorama).includes(card);
    }
    case "opened":
      return state.opened.includes(name);
    case "closed":
      return state.closed.includes(name);
    default:
      return (
        state.flags.includes(fact) ||
        state.white.includes(fact) ||
        state.groupTokens.includes(fact) ||
        state.agents.some(({ items, tokens }) => items.includes(fact) || (tokens[fact] ?? 0) > 0)
      );
  }
}
