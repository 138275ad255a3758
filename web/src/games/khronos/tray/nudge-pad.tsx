/** On touch screens squares are small: four arrows move the ghost by one. */
import { type SquareId, squareFrom } from "@chronarium/khronos";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { ReactNode } from "react";
import { useTableStore } from "../../../table/store.ts";
import { choosePlace, placePick, targetIn } from "../plan/picks.ts";
import { play, type Scene } from "../plan/play.ts";

const WAYS = [
  { name: "up", right: 0, down: -1, Icon: ArrowUp },
  { name: "left", right: -1, down: 0, Icon: ArrowLeft },
  { name: "right", right: 1, down: 0, Icon: ArrowRight },
  { name: "down", right: 0, down: 1, Icon: ArrowDown },
] as const;

export function NudgePad({ scene }: { readonly scene: Scene }): ReactNode {
  const table = useTableStore();
  const { plan, setting, words, lit } = scene;
  const target = targetIn(plan.picks);
  if (target === undefined || lit[target.era].size === undefined) return null;
  /** The next possible place in a direction: what is in the way is passed over. */
  const next = (right: number, down: number): SquareId | undefined => {
    let at: SquareId | undefined = target.at;
    do at = squareFrom(setting.state, at, right, down);
    while (at !== undefined && !lit[target.era].squares.has(at));
    return at;
  };
  return (
    <fieldset className="nudge" aria-label={words.nudge.label}>
      {WAYS.map(({ name, right, down, Icon }) => {
        const to = next(right, down);
        return (
          <button
            key={name}
            type="button"
            className={`nudge-${name}`}
            aria-label={words.nudge[name]}
            disabled={to === undefined}
            onClick={() =>
              to !== undefined &&
              play.setPlan(table, choosePlace(plan, placePick({ era: target.era, at: to })))
            }
          >
            <Icon size={20} aria-hidden="true" />
          </button>
        );
      })}
    </fieldset>
  );
}
