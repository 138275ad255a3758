/** What effects do, in one word each: the icons that a card would carry. */
import type { Cell, CellName, Test } from "./pack.ts";

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
