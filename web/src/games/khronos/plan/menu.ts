/** Everything one could try at a square: the possible acts, and the others with the reason against them. */
import type { Refusal } from "@chronarium/kernel";
import { type Action, buildingOn, nearestRefusal, type Spot, triesAt } from "@chronarium/khronos";
import { agreeing, best } from "../../../play/picks.ts";
import { type KhronosSetting, type Pick, placePick, worthIn } from "./picks.ts";

export type Choice = {
  /** What choosing it adds to the plan; the footprint of an upgrade is still open. */
  readonly picks: readonly [Pick, ...Pick[]];
  /** A complete action: the one to commit, or the one that is refused. */
  readonly action: Action;
  readonly refusal: Refusal | undefined;
};

/** Possible choices first; the order within is that of type and size. */
export function squareMenu(setting: KhronosSetting, spot: Spot): readonly Choice[] {
  const { state, seat, ways } = setting;
  if (seat === undefined) return [];
  const worth = worthIn(setting);
  const own: Spot = { era: spot.era, at: buildingOn(state, spot.era, spot.at)?.at ?? spot.at };
  const choices = triesAt(state, seat, spot).map((tried): Choice => {
    const { tries } = tried;
    const picks = picksOf(tried, own);
    const legal = best(agreeing(ways, picks), worth);
    if (legal !== undefined) return { picks, action: legal.action, refusal: undefined };
    const nearest = nearestRefusal(state, seat, tries);
    return { picks, action: nearest?.action ?? (tries[0] as Action), refusal: nearest?.refusal };
  });
  return [
    ...choices.filter(({ refusal }) => refusal === undefined),
    ...choices.filter(({ refusal }) => refusal !== undefined),
  ];
}

function picksOf(tried: ReturnType<typeof triesAt>[number], own: Spot): Choice["picks"] {
  switch (tried.act) {
    case "build":
      return [`build ${tried.building} ${tried.size}`, placePick(own)];
    case "upgrade":
      return ["upgrade", `grow ${own.era} ${own.at} ${tried.size}`];
    default:
      return [tried.act, placePick(own)];
  }
}
