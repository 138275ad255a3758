/** What Townsfolk do once, when recruited (DS-4), and what staff can do (CM-37..CM-42): when it is possible. */
import { boatsAtSea, boatsWithSeat } from "./boats.ts";
import { inSupply } from "./goods.ts";
import type { BoatState, Player } from "./state.ts";
import { boatAt } from "./table.ts";
import { ABILITIES, type Ability, type Boat, COLOURS, halfOf } from "./tables.ts";
import type { Deed } from "./townsfolk.ts";

type Sea = { readonly boats: readonly BoatState[] };

/** An ability that cannot be done is skipped (DS-4). */
export function canDo(sea: Sea, player: Player, deed: Deed): boolean {
  switch (deed.kind) {
    case "discard":
      return player.corruption.length > 0;
    case "sponsor":
      return true;
    case "gain":
      return deed.colours.some((colour) => inSupply(player.shelf, deed.size, colour) > 0);
    case "draw":
      return boatsWithSeat(sea).length > 0;
    case "return":
      return boatsAtSea(sea).some((boat) =>
        boatAt(sea, boat).pieces.some((piece) => deed.of.includes(piece)),
      );
    case "move":
      return boatsAtSea(sea).some(
        (from) => boatAt(sea, from).pieces.length > 0 && boatsWithSeat(sea).some((to) => to !== from),
      );
    case "swap":
      return canSwap(sea);
  }
}

/** Two different pieces on two different boats. */
function canSwap(sea: Sea): boolean {
  const boats = boatsAtSea(sea);
  return boats.some((one) =>
    boats.some(
      (other) =>
        other > one &&
        boatAt(sea, one).pieces.some((piece) => boatAt(sea, other).pieces.some((p) => p !== piece)),
    ),
  );
}

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

/** DS-7: the boats to which the Robbers may move a piece. */
export const robbersTargets = (sea: Sea, boat: Boat): readonly Boat[] =>
  boatsWithSeat(sea).filter((to) => to !== boat && halfOf(to) === halfOf(boat));
