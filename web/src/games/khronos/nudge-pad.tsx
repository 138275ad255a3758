/** On touch screens squares are small: four arrows move the ghost by one. */
import type { SquareId } from "@chronarium/khronos";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { ReactNode } from "react";
import { useTableStore } from "../../table/store.ts";
import { dispatch, type Scene } from "./use-scene.ts";

const WAYS = [
  { name: "up", right: 0, down: -1, Icon: ArrowUp },
  { name: "left", right: -1, down: 0, Icon: ArrowLeft },
  { name: "right", right: 1, down: 0, Icon: ArrowRight },
  { name: "down", right: 0, down: 1, Icon: ArrowDown },
] as const;

export function NudgePad({ scene }: { readonly scene: Scene }): ReactNode {
  const table = useTableStore();
  const { plan, act, setting, words, lit } = scene;
  const { target } = plan;
  if (target === undefined || (act?.kind !== "build" && act?.kind !== "grow")) return null;
  const { indexOf, width, height, names } = setting.grid;
  const square = indexOf.get(target.at) ?? 0;
  /** The next possible place in a direction: what is in the way is passed over. */
  const next = (right: number, down: number): SquareId | undefined => {
    for (let step = 1; step < height; step++) {
      const x = (square % width) + step * right;
      const y = Math.floor(square / width) + step * down;
      if (x < 0 || y < 0 || x >= width || y >= height) return undefined;
      const at = names[y * width + x];
      if (at !== undefined && lit[target.era].squares.has(at)) return at;
    }
    return undefined;
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
            onClick={() => {
              if (to !== undefined) dispatch(table, { type: "target", spot: { era: target.era, at: to } });
            }}
          >
            <Icon size={20} aria-hidden="true" />
          </button>
        );
      })}
    </fieldset>
  );
}
