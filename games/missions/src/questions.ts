/** Questions that cards put (`choose`): where they stand, and who answers. */
import type { Mission } from "./mission.ts";
import type { Choice, Deed } from "./pack.ts";
import type { Frame, Lane } from "./state.ts";
import type { Scene } from "./table.ts";
import { actingCaptain } from "./turns.ts";

type Asking = Extract<Frame, { kind: "ask" }>;

/** A question is known by the place of its effect in the pack. */
export const questionOf = (mission: Mission, { list, at }: Asking): number => mission.firstEffect[list]! + at;

export const chooseOf = (
  mission: Mission,
  { list, at }: Asking,
): Extract<Deed, { choose: unknown }>["choose"] => {
  const effect = mission.lists[list]![at]!;
  if (!("choose" in effect)) throw new Error("A question is always a choose effect.");
  return effect.choose;
};

export const decides = (scene: Scene, mission: Mission, lane: Lane, frame: Asking): Lane =>
  chooseOf(mission, frame).decides === "captain" ? actingCaptain(scene) : lane;

/** The lane whose question this agent may answer. */
export function askedLane(scene: Scene, mission: Mission, by: Lane, question: number): Lane | undefined {
  for (let lane = 0; lane < scene.agents.length; lane++) {
    const top = scene.agents[lane]!.lane.at(-1);
    if (
      top?.kind === "ask" &&
      questionOf(mission, top) === question &&
      decides(scene, mission, lane, top) === by
    )
      return lane;
  }
  return undefined;
}

export function choiceAt(mission: Mission, question: number, option: number): Choice | undefined {
  let list = mission.firstEffect.findLastIndex((first) => first <= question);
  // Empty lists share their first number with the list that follows.
  while (list > 0 && question - mission.firstEffect[list]! >= mission.lists[list]!.length) list--;
  const effect = mission.lists[list]?.[question - mission.firstEffect[list]!];
  return effect !== undefined && "choose" in effect ? effect.choose.options[option] : undefined;
}
