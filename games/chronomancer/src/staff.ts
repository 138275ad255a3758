/** What staff can do (CM-37..CM-42). */
import { inSupply } from "./goods.ts";
import type { Player } from "./state.ts";
import { ABILITIES, type Ability, COLOURS } from "./tables.ts";

/** CM-39..CM-42: whether a staffed ability has anything to work on. */
export function canUse({ shelf, corruption }: Player, ability: Ability): boolean {
  switch (ability) {
    case "recombobulator":
      return COLOURS.some(
        (from) =>
          shelf.small[from] > 0 && COLOURS.some((to) => to !== from && inSupply(shelf, "small", to) > 0),
      );
    case "embiggener":
      return COLOURS.some((colour) => shelf.small[colour] > 0 && inSupply(shelf, "large", colour) > 0);
    case "fractor":
      return COLOURS.some((colour) => shelf.large[colour] > 0 && inSupply(shelf, "small", colour) > 1);
    case "security":
      return corruption.length > 0;
  }
}

/** BG-68, CM-A 20: the staffed abilities that can still be used in this activation. */
export const usable = (player: Player, used: readonly Ability[]): readonly Ability[] =>
  ABILITIES.filter(
    (ability) => player.staff[ability] !== undefined && !used.includes(ability) && canUse(player, ability),
  );
