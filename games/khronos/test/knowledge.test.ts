/** What page and terminal ask beside the rules: places, prices, attempts, the outlook of a move. */
import { playRandom } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import {
  type Action,
  boardsAfter,
  buildingOn,
  cardsFor,
  completes,
  course,
  cubesOn,
  forecast,
  forecastsAfter,
  khronos,
  nearestRefusal,
  offset,
  payFor,
  paymentWorth,
  positionsOf,
  presumedEra,
  priceOf,
  type State,
  spotOf,
  squareFrom,
  terrainAt,
  touched,
  triesAt,
  turnAt,
  turnNow,
  turnsAhead,
} from "../src/index.ts";
import { consequences, endLines, khronosText, linesOf, squareFacts } from "../text/index.ts";
import { dealHand, newTable, tableOf, withPlayer } from "./table.ts";

const TOWN = "Might M2r@B2 C1*@E4 | Faith M2r@B2 C1*@E4 | Reason M2%@B2 C2-@D1{r:1,b:1} C1*@E4";
const town = dealHand(tableOf(TOWN, { map: "plain6x6", seats: 2 }), 0, [
  "orange",
  "orange",
  "blue",
  "fuchsia",
]);

describe("places", () => {
  test("any square of a building names it", () => {
    expect(buildingOn(town, "might", "C3")?.at).toBe("B2");
    expect(buildingOn(town, "might", "D4")).toBeUndefined();
    expect(buildingOn(town, "might", "Z9")).toBeUndefined();
    expect(terrainAt(newTable(), "H1")).toBe("river");
    expect(terrainAt(newTable(), "B1")).toBe("mountain");
  });

  test("squares are counted to the right and down, and no further than the board", () => {
    expect(offset(town, "B2", "D1")).toEqual({ right: 2, down: -1 });
    expect(squareFrom(town, "B2", 2, -1)).toBe("D1");
    expect(squareFrom(town, "B2", -2, 0)).toBeUndefined();
    expect(squareFrom(town, "F6", 0, 1)).toBeUndefined();
  });

  test("KH-91: cubes are told by seat", () => {
    expect(cubesOn(town, buildingOn(town, "reason", "E2")!)).toEqual([
      { seat: 0, count: 1 },
      { seat: 1, count: 1 },
    ]);
    expect(cubesOn(town, buildingOn(town, "reason", "E4")!)).toEqual([]);
  });

  test("an answer lies on the board of its question", () => {
    const question = { kind: "chooseLoser", seat: 0, era: "faith", options: ["B2"], rule: "KH-71" } as const;
    expect(spotOf({ type: "chooseLoser", at: "B2" }, question)).toEqual({ era: "faith", at: "B2" });
    expect(spotOf({ type: "chooseLoser", at: "B2" })).toBeUndefined();
    expect(spotOf({ type: "travel", pawn: 0, to: "faith" })).toBeUndefined();
  });

  test("one builds where a pawn stands", () => {
    const late = withPlayer(town, 0, { pawns: ["reason", "faith"] });
    expect(presumedEra(late, 0)).toBe("faith");
    expect(presumedEra(withPlayer(town, 0, { pawns: ["reason", "reason"] }), 0)).toBe("might");
  });
});

describe("prices", () => {
  const castle: Action = { type: "upgrade", era: "might", from: "B2", size: 3, at: "B2", pay: [1, 0] };

  test("KH-25: an upgrade costs the difference, a surcharge whatever is named", () => {
    expect(priceOf(town, castle)).toEqual({ colour: "orange", cards: 1 });
    expect(cardsFor(town, { ...castle, extra: ["blue"] })).toEqual(["orange", "blue"]);
    expect(cardsFor(town, { type: "exchange", cards: ["blue", "blue"] })).toEqual(["blue", "blue"]);
    expect(cardsFor(town, { type: "end" })).toEqual([]);
    expect(positionsOf(["orange", "blue", "orange"], ["orange", "blue"])).toEqual([0, 1]);
  });

  test("KH-16: one pawn empties itself first, and pairs stay together", () => {
    const hand = ["orange", "orange", "blue", "blue"] as const;
    const tower: Action = {
      type: "build",
      era: "might",
      building: "military",
      size: 1,
      at: "A1",
      pay: [2, 0],
    };
    const worth = (pay: readonly [number, number], extra: "orange" | "blue"): number =>
      paymentWorth({ carried: [0, 0] }, hand, { ...tower, pay, extra: [extra] }, ["orange", extra]);
    expect(worth([2, 0], "orange")).toBeGreaterThan(worth([1, 1], "orange"));
    expect(worth([2, 0], "orange")).toBeGreaterThan(worth([2, 0], "blue"));
  });

  test("KH-102: two cards restore a large ruin", () => {
    const ruin = tableOf("Might | Faith | Reason M3%@B2", { map: "plain6x6", seats: 2 });
    expect(completes(ruin, { type: "renovate", at: "B2", pay: [1, 0] })).toBe(false);
    expect(completes(ruin, { type: "renovate", at: "B2", pay: [1, 1] })).toBe(true);
  });
});

describe("attempts", () => {
  test("name a payment even where no pawn could carry it", () => {
    const here = withPlayer(town, 0, { pawns: ["might", "faith"] });
    expect(payFor(here, 0, "might", 2)).toEqual([2, 0]);
    expect(payFor(here, 0, "might", 3)).toEqual([2, 1]);
    expect(payFor(here, 0, "reason", 1)).toEqual([1, 0]);
  });

  test("are all that a square could be good for", () => {
    const acts = (era: "might" | "reason", at: string): readonly string[] =>
      triesAt(town, 0, { era, at }).map(({ act }) => act);
    expect(acts("might", "D5")).toEqual(Array(9).fill("build"));
    expect(acts("might", "C3")).toEqual(["upgrade", "demolish"]);
    expect(acts("reason", "D5")).toEqual([]);
    expect(acts("reason", "B2")).toEqual(["renovate"]);
    expect(acts("reason", "E2")).toEqual(["populate"]);
    const [upgrade] = triesAt(town, 0, { era: "might", at: "C3" });
    expect(upgrade?.tries.map((action) => ("at" in action ? action.at : ""))).toEqual([
      "B2",
      "A2",
      "B1",
      "A1",
    ]);
  });

  test("the reason nearest to being overcome speaks for all", () => {
    const [upgrade] = triesAt(withPlayer(town, 0, { pawns: ["faith", "faith"] }), 0, {
      era: "might",
      at: "B2",
    });
    const found = nearestRefusal(withPlayer(town, 0, { pawns: ["faith", "faith"] }), 0, upgrade?.tries ?? []);
    expect(found?.refusal.code).toBe("khronos/no-pawn-there");
  });
});

describe("the outlook", () => {
  test("boards follow from the events: tiles, sizes and places as the rules leave them", () => {
    const tiles = (boards: State["boards"]): readonly string[] =>
      Object.values(boards).flatMap((board) =>
        board.tiles.map(({ type, size, at }) => `${type}${size}${at}`),
      );
    let seen = 0;
    playRandom(khronos, {
      seats: 3,
      seed: "told",
      onStep: ({ before, after, events }) => {
        expect(tiles(events.reduce(boardsAfter, before.boards))).toEqual(tiles(after.boards));
        seen += Object.values(touched(events)).flat().length;
      },
    });
    expect(seen).toBeGreaterThan(20);
  });

  test("KH-11: the turns ahead are those of seven rounds", () => {
    expect(turnNow(town)).toBe(0);
    expect(turnsAhead(town)).toHaveLength(13);
    expect(turnAt(town, 2)).toEqual({ seat: town.first, chapter: 2 });
    expect(turnsAhead({ ...town, over: true })).toEqual([]);
  });

  test("Ecus follow from the events", () => {
    const { events } = khronos.apply(town, town.turn.seat, { type: "travel", pawn: 0, to: "faith" });
    expect(course([events], 2).map((row) => row[town.turn.seat])).toEqual([4, 3]);
  });
});

describe("in words", () => {
  const who = (seat: number): string => (seat === 0 ? "you" : "Idris");
  const names = { seat: (seat: number): string => ["Lucie", "Idris"][seat] ?? "" };
  const state = { ...withPlayer(town, 0, { pawns: ["might", "might"] }), turn: { ...town.turn, seat: 0 } };

  test.each(["en", "fr"] as const)("%s tells what a move would bring, era by era", (language) => {
    const action: Action = { type: "upgrade", era: "might", from: "B2", size: 3, at: "B2", pay: [1, 0] };
    const { events, state: after } = khronos.apply(state, 0, action);
    const forecasts = { before: forecast(state), after: forecastsAfter(after) };
    const lines = consequences(khronosText[language], state, { action, seat: 0, events, forecasts }, who);
    expect(lines.map(({ era }) => era)).toEqual(["might", "faith"]);
    expect(lines[0]?.lines[0]?.text).toBe(
      {
        en: "You upgrade for 1 orange card and gain 1 Ecu.",
        fr: "Vous agrandissez pour 1 carte orange et gagnez 1 Écu.",
      }[language],
    );
    expect(linesOf(khronosText[language], 0, events, names)).toHaveLength(1);
  });

  test("a turn's end tells what is discarded and drawn, and the income where it is paid (KH-110)", () => {
    const said = (round: number): readonly string[] =>
      endLines(khronosText.en, { ...state, round }, 0, forecast(state)).map(({ text }) => text);
    expect(said(1)).toEqual(["You discard 4 cards.", "You draw 4 cards."]);
    expect(said(4)).toHaveLength(3);
  });

  test("a square says what it holds", () => {
    const facts = squareFacts(state, forecast(state), { era: "reason", at: "E2" }, who);
    expect(facts).toMatchObject({ piece: { kind: "town" }, capacity: 3, printed: false, terrain: "plain" });
    expect(facts.cubes).toEqual([
      { who: "you", count: 1 },
      { who: "Idris", count: 1 },
    ]);
  });
});
