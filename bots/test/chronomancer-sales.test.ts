import {
  bestSales,
  chronomancer,
  debtOf,
  expectedCardPrice,
  type Player,
  proceeds,
  type SellAction,
  SIZES,
  type State,
  salesOf,
  valueLater,
} from "@chronarium/chronomancer";
import { playRandom } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";

/** What a sale is worth, counted by hand: Gold, less Corruption, and what the rest of the colour brings later. */
function worth(state: State, { shelf }: Player, action: SellAction): number {
  const sales = salesOf(action);
  let net = -debtOf(sales) * expectedCardPrice(state);
  for (const sale of sales) net += proceeds(state, action.colour, sale).gold;
  for (const size of SIZES) {
    const sold = sales.reduce((sum, sale) => sum + sale[size], 0);
    net += (shelf[size][action.colour] - sold) * valueLater(state, size, action.colour);
  }
  return net;
}

describe("the best sales", () => {
  test.each(["criminals", "cultists"] as const)("no legal sale is better: %s", (rogues) => {
    let seen = 0;
    for (let game = 0; game < 6; game++) {
      playRandom(chronomancer, {
        seats: 2,
        seed: `sales ${game}`,
        options: { rogues },
        onStep: ({ before, seat, legal }) => {
          if (before.pending.at(-1)?.kind !== "sell") return;
          const mine = before.players[seat] as Player;
          for (const { colour, best, second } of bestSales(before, seat)) {
            const all = legal.filter((action) => action.type === "sell" && action.colour === colour);
            const nets = all.map((action) => worth(before, mine, action as SellAction));
            const nothing = SIZES.reduce(
              (sum, size) => sum + mine.shelf[size][colour] * valueLater(before, size, colour),
              0,
            );
            expect(best.net).toBeCloseTo(Math.max(nothing, ...nets), 9);
            expect(best.net).toBeCloseTo(best.gold - best.price + best.kept, 9);
            expect(second?.net).toBeLessThanOrEqual(best.net);
            if (best.action !== undefined) expect(legal).toContainEqual(best.action);
            seen++;
          }
        },
      });
    }
    expect(seen).toBeGreaterThan(20);
  });

  test("the Black Market is worth its Corruption card, or it is not (BG-49)", () => {
    const state = chronomancer.setup(
      { rogues: "criminals", townsfolk: "localsMercenaries", peddler: "normal" },
      2,
      "x",
    );
    const mine = state.players[0] as Player;
    const at = (lair: number): ReturnType<typeof bestSales> =>
      bestSales(
        {
          ...state,
          day: 3,
          phase: "market",
          lair,
          pending: [{ kind: "sell", seat: 0, sold: [], gold: 0, debt: 0 }],
          boats: state.boats.map((_, i) => ({
            pieces: i === 0 ? ["R", "R", "G", "B"] : i === 1 ? ["R", "R", "R", "X"] : [],
            dock: i === 0 ? "left" : i === 1 ? "centreLeft" : null,
          })),
          players: [{ ...mine, shelf: { ...mine.shelf, small: { ...mine.shelf.small, R: 2 } } }, mine],
        },
        0,
      );
    // Register 1.6: 2 small red at the small pier bring 8, at the Black Market 12 and a card of 1.25 icons.
    expect(at(4)).toMatchObject([
      { colour: "R", best: { gold: 8, debt: 0, net: 8 }, second: { gold: 12, debt: 1, price: 5, net: 7 } },
    ]);
    expect(at(3)).toMatchObject([{ best: { gold: 12, debt: 1, net: 8.25 }, second: { gold: 8, net: 8 } }]);
  });
});
