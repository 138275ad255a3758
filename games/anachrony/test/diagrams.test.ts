/** The diagrams of the rulebook are positions of the game, and show what their captions tell. */
import { describe, expect, it } from "vitest";
import { DIAGRAMS } from "../rulebook/diagrams/index.ts";
import { rulebook } from "../rulebook/index.ts";
import { NEXT } from "../src/chronobot/board.ts";
import { chooseMine } from "../src/chronobot/mine-choice.ts";
import { anachrony } from "../src/index.ts";
import { boardFor, freeSlots } from "../src/solo/human.ts";
import { CUBES } from "../src/tables/goods.ts";
import { PAID_SLOTS } from "../src/tables/paths.ts";

const at = (place: string) => DIAGRAMS.find((diagram) => diagram.at.includes(place))!;
const statesAt = (place: string) => at(place).pictures.map(({ state }) => state);

describe("the diagrams of Anachrony’s rulebook", () => {
  it("stand under paragraphs of both languages", () => {
    for (const book of [rulebook.en, rulebook.fr]) {
      const places = book.chapters.flatMap(({ paragraphs }) =>
        paragraphs.map(({ rules }) => rules.join(" ")),
      );
      for (const diagram of DIAGRAMS) for (const place of diagram.at) expect(places).toContain(place);
    }
  });

  it("push the highest of three tokens on", () => {
    const [before, after] = statesAt("CB-14 AMB-27").map(({ bot }) => bot.tokens);
    expect(after).toEqual(before?.with(2, NEXT[before[2]!]).with(4, NEXT[before[4]!]));
    expect(after?.filter((position) => position === after[2])).toHaveLength(2);
  });

  it("power four Exosuits and leave two slots", () => {
    const [state] = statesAt("AN-40 AN-41 AN-42 AN-43");
    expect([state!.human.powered, freeSlots(state!) + PAID_SLOTS - state!.human.powered]).toEqual([4, 2]);
  });

  it("send the Uranium tile back", () => {
    const [before, after] = statesAt("AN-67 AN-96").map(({ human }) => human);
    expect(after?.goods.U).toBe(before!.goods.U - 1);
    expect([after?.timeTravel, after?.focus]).toEqual([before!.timeTravel + 1, 1]);
    expect(before?.warpOn[0]).toEqual([...(after?.warpOn[0] ?? []), "uranium"].toReversed());
  });

  it("mine what the caption tells", () => {
    const [{ bot, board }] = statesAt("CB-31 AMB-3 AMB-22") as [(typeof DIAGRAMS)[0]["pictures"][0]["state"]];
    const pool = CUBES.filter((cube) => board.minePool[cube] > 0);
    expect(chooseMine(bot.cubes, [0, 1, 2], pool)).toEqual({ index: 0, own: "U", pool: "T" });
  });

  it("build for the price of the second spot", () => {
    const [state] = statesAt("AN-56");
    expect(boardFor(state!).spots.PP[1]).toEqual({ N: 1, G: 1, T: 2, W: 2 });
  });

  it("begin at a position that the game could have come to", () => {
    for (const { pictures } of DIAGRAMS)
      for (const { state, kind } of pictures)
        if (kind !== "capital" || state.era < 5) expect(anachrony.invariants(state)).toEqual([]);
  });
});
