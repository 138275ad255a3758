/** What puzzles of the Chronomancer ask for. */
import type { PuzzleGoal } from "@chronarium/kernel";
import type { Action } from "./actions.ts";
import { CONFIG } from "./config.ts";
import type { Player, State } from "./state.ts";
import { COLOURS } from "./tables.ts";

/** The base values of the Goods on the shelf (BG-51), and the Gold. */
function worth({ players }: State, seat: number): number {
  const { shelf, gold } = players[seat] as Player;
  return COLOURS.reduce(
    (sum, colour) =>
      sum + shelf.small[colour] * CONFIG.base.small[colour] + shelf.large[colour] * CONFIG.base.large[colour],
    gold,
  );
}

/** The most Goods by their base values, and Gold, in one turn of the Production Phase. */
const goods: PuzzleGoal<State, Action> = {
  id: "goods",
  fits: ({ phase, turn, pending }, seat) => phase === "production" && turn === seat && pending.length === 0,
  points: worth,
  // What is left of the turn is paid for and met on the Clock (3.4, steps 3 to 8): it makes no Goods.
  over: ({ phase, turn, pending }, seat) => {
    const frame = pending.at(-1)?.kind;
    return (
      phase !== "production" ||
      turn !== seat ||
      frame === undefined ||
      frame === "pay" ||
      frame === "corruption" ||
      frame === "seat" ||
      frame === "rob" ||
      frame === "dock"
    );
  },
  gambles: () => false,
  deed: (action) => {
    switch (action.type) {
      case "move":
        return `move ${action.figure} ${action.to}`;
      case "relic":
      case "embiggen":
      case "fracture":
        return `${action.type} ${action.colour}`;
      case "recombobulate":
        return `recombobulate ${action.from} ${action.to}`;
      case "recruit":
        return `recruit ${action.card}`;
      default:
        return undefined;
    }
  },
};

export const puzzleGoals: readonly PuzzleGoal<State, Action>[] = [goods];
