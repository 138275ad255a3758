/** What effects do, in one word each: the icons that a card would carry. */
import type { Mission } from "./mission.ts";
import type { Cell, CellName, Effect, Test } from "./pack.ts";

/** What a cell does, by the kinds of its effects, as icons on the card would show it. */
export function cellKinds({
  results,
}: {
  readonly results: Test["results"];
}): Readonly<Record<CellName, readonly string[]>> {
  const kinds = (cell: Cell | "same" | undefined): readonly string[] => {
    const effects = cell === "same" ? results.success?.effects : cell?.effects;
    return (effects ?? []).map(effectKind);
  };
  return { fail: kinds(results.fail), critical: kinds(results.critical), success: kinds(results.success) };
}

export const effectKind = (effect: object): string =>
  Object.keys(effect).find((key) => key !== "when" && key !== "once") ?? "";

/** Whether effects end the mission, by themselves or through the red Item that they bring. */
export const endsMission = (mission: Mission, effects: readonly Effect[]): boolean =>
  effects.some(
    (effect) =>
      "end" in effect ||
      ("take" in effect &&
        mission.items
          .get(effect.take.item ?? "")
          ?.variants.some((variant) => variant.effects.some((each) => "end" in each)) === true),
  );
