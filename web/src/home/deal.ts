/** A deal in an address: the same game once more, for a friend. What chance brings follows from its seed. */
import type { ChosenOptions } from "./new-game-panel.tsx";

export type Deal = { readonly seed: string; readonly options: ChosenOptions };

/** No seed is longer. */
const LONGEST = 200;

export const dealAddress = (game: string, { seed, options }: Deal): string =>
  `/new/${game}?${new URLSearchParams({ deal: seed, options: JSON.stringify(options) })}`;

const isValue = (value: unknown): value is ChosenOptions[string] =>
  typeof value === "boolean" || typeof value === "number" || typeof value === "string";

/** Nothing where no deal is named. What the options mean is for the rules to read. */
export function dealIn(search: string): Deal | "damaged" | undefined {
  const asked = new URLSearchParams(search);
  const seed = asked.get("deal");
  if (seed === null) return undefined;
  if (seed === "" || seed.length > LONGEST) return "damaged";
  try {
    const options: unknown = JSON.parse(asked.get("options") ?? "{}");
    if (typeof options !== "object" || options === null || Array.isArray(options)) return "damaged";
    const pairs = Object.entries(options);
    return pairs.every(([, value]) => isValue(value))
      ? { seed, options: Object.fromEntries(pairs) }
      : "damaged";
  } catch {
    return "damaged";
  }
}
