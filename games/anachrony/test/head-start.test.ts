/** The sixteen Head start cards (3.9). */
import { describe, expect, test } from "vitest";
import type { Action } from "../src/solo/actions.ts";
import type { State } from "../src/solo/state.ts";
import type { HeadStart } from "../src/tables/paths.ts";
import { newTable, play, refusedBy, withRolls } from "./solo.ts";

function offered(card: HeadStart): State {
  const state = newTable({ headStart: true });
  return { ...state, pending: [...state.pending.slice(0, -1), { kind: "headStart", cards: [card] }] };
}
const keep = (card: HeadStart, ...more: readonly Action[]): State =>
  play(offered(card), { type: "headStart", card }, ...more).state;

/** The Verdant Accord has 1 G 3 T 7 W 3 E; a Genius is Tired. */
const GOODS: Readonly<Partial<Record<HeadStart, object>>> = {
  HS1: { W: 11 },
  HS2: { T: 5, W: 8 },
  HS3: { U: 2 },
  HS4: { G: 3 },
  HS5: { N: 1 },
  HS6: { E: 4, W: 8 },
  HS8: { T: 4, U: 1, G: 2 },
  HS15: { E: 5, W: 6 },
};

describe("Head start", () => {
  for (const [card, goods] of Object.entries(GOODS))
    test(`AN-111: ${card}`, () => {
      expect(keep(card as HeadStart).human.goods).toMatchObject(goods);
    });

  test("AN-111: HS7 to HS14", () => {
    expect(keep("HS7", { type: "gain", cubes: ["G"] }).human.goods).toMatchObject({ G: 2, W: 9 });
    expect(keep("HS9").human.tired).toMatchObject({ Sc: 1, Ge: 1 });
    expect(keep("HS10").human.tired).toMatchObject({ En: 1, Ge: 1 });
    expect(keep("HS11").human.tired).toMatchObject({ Ad: 1, Ge: 1 });
    expect(keep("HS12").human.morale).toBe(4);
    const drawn = play(withRolls(offered("HS13"), 44), { type: "headStart", card: "HS13" });
    expect(drawn.state.human.breakthroughs).toEqual(["square-star"]);
    expect(drawn.events).toContainEqual(
      expect.objectContaining({ type: "breakthroughGained", reveals: true }),
    );
    expect(keep("HS14").human.vp).toBe(2);
  });

  test("AN-111 AN-56: HS16 builds before Power Up at the full cost, or brings 3 Water", () => {
    const asked = keep("HS16");
    expect(asked.pending.at(-1)).toEqual({ kind: "headStartBuild" });
    expect(asked.era).toBe(1);
    const [tile] = asked.board.secondary.LS;
    const built = play(asked, { type: "build", tile: tile! }).state;
    expect(built.human.rows.LS[0]).toBe(tile);
    expect(built.human.goods.T).toBe(1);
    expect(built.human.active).toEqual(asked.human.active);
    expect(built.phase).toBe("powerUp");
    expect(refusedBy(asked, { type: "build", tile: "S01", row: "PP" })).toBe("anachrony/buildings-only");
    const declined = play(asked, { type: "decline" }).state;
    expect(declined.human.goods.W).toBe(10);
    expect(declined.phase).toBe("powerUp");
  });
});
