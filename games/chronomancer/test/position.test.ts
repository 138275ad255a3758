/** The notation of positions: what is written is read again, and what makes no sense is refused with a sentence. */
import { playRandom, TranscriptError } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { chronomancer, type State } from "../src/index.ts";
import { readPosition as read, writePosition as write } from "../src/position.ts";
import { ALL_OPTIONS, newTable } from "./table.ts";

/** What a position tells of a state. */
const covered = ({ day, marker, boats, halls, lair, town, players, peddler }: State) => ({
  day,
  marker,
  boats,
  halls,
  lair,
  square: town.square,
  // Where Gold came from, and the numbers behind the order of a stack, are not told.
  players: players.map((player) => ({ ...player, ledger: {}, timepiece: player.timepiece.hour })),
  peddler: peddler && {
    stock: peddler.stock,
    corruption: peddler.corruption,
    gold: peddler.gold,
    hour: peddler.timepiece.hour,
  },
});

describe("positions", () => {
  for (const seats of [1, 2, 3, 4])
    test(`INV-9: every state of random play is written and read again, by ${seats}`, () => {
      let compared = 0;
      for (const [game, options] of ALL_OPTIONS.entries()) {
        const table = newTable({ ...options, seats, seed: "another" });
        playRandom(chronomancer, {
          seats,
          options,
          seed: `position ${seats} ${game}`,
          onStep: ({ after, revision }) => {
            // A position is one of production: the market has its own.
            if (revision % 7 !== 0 || after.phase !== "production") return;
            compared++;
            const text = write(after);
            for (const before of [after, table]) {
              const again = read(before, text);
              expect(write(again)).toBe(text);
              expect(covered(again)).toEqual(covered(after));
              expect(chronomancer.invariants(again)).toEqual([]);
              expect(chronomancer.legalActions(again, again.turn).length).toBeGreaterThan(0);
            }
          },
        });
      }
      expect(compared).toBeGreaterThan(100);
    });

  test("every code is written as it is read", () => {
    const text =
      "Clock 2 b@13 a@13 marker@16 | Sea 1RG 2RRBX@left 3GGRR@centreLeft 4BBBB@centreRight 5GYYX@right 6YY | Halls R1 G3 B1 Y2 X2 | " +
      "Square L01 M03 M02 L07 | " +
      "a T2 LC P05 P09b P03 P04 stream=P01w,P02,P06,P07,P08w,P10 open=RY staff=L04,-,M01,- shelf=rryBB corruption=C01,C12,C01 gold=12 | " +
      "b LA LC P01 P02 P03 P04 open=- staff=-,-,-,- shelf=- corruption=- gold=-3";
    const state = read(newTable({ seats: 2 }), text);
    expect(write(state)).toBe(text);
    expect(chronomancer.invariants(state)).toEqual([]);
    expect(state).toMatchObject({ day: 2, marker: 16, turn: 1, pending: [], phase: "production", lair: 2 });
    expect(state.bag).toEqual({ R: 7, G: 6, B: 3, Y: 3, X: 4 });
    expect(state.players[0]).toMatchObject({
      assistant: "T2",
      chronomancer: "LC",
      slots: { TR: { tile: "P09", side: "blue" } },
      open: ["R", "Y"],
      shelf: { small: { R: 2, G: 0, B: 0, Y: 1 }, large: { R: 0, G: 0, B: 2, Y: 0 } },
      staff: { recombobulator: "L04", fractor: "M01" },
      ledger: { sales: 12 },
    });
    expect(state.players[1]?.stream).toEqual(
      ["P05", "P06", "P07", "P08", "P09", "P10"].map((tile) => ({ tile, side: "blue" })),
    );
  });

  test("what is not named stays as it was", () => {
    const before = newTable({ seats: 3 });
    const after = read(before, "Sea 3RGBY@left | b shelf=rG gold=4");
    expect(covered(after)).toEqual({
      ...covered(before),
      boats: before.boats.map((boat, i) => (i === 2 ? { pieces: ["R", "G", "B", "Y"], dock: "left" } : boat)),
      players: covered(before).players.map((player, i) =>
        i === 1
          ? {
              ...player,
              shelf: { small: { R: 1, G: 0, B: 0, Y: 0 }, large: { R: 0, G: 1, B: 0, Y: 0 } },
              gold: 4,
            }
          : player,
      ),
    });
    const moved = read(before, "Clock c@7");
    expect(moved.players[2]?.timepiece.hour).toBe(7);
    expect(moved.day).toBe(1);
  });

  test("BG-28: of two on one hour the first named lies on top, and moves", () => {
    expect(read(newTable({ seats: 2 }), "Clock a@4 b@4").turn).toBe(0);
    expect(read(newTable({ seats: 2 }), "Clock b@4 a@4").turn).toBe(1);
    expect(read(newTable({ seats: 2 }), "Clock b@4 a@3").turn).toBe(0);
  });

  const bad: readonly (readonly [string, RegExp])[] = [
    ["Night a@1", /names Clock, Sea, Halls, Square and the seats, not "Night"/],
    ["c gold=1", /not "c"/],
    ["p gold=1", /not "p"/],
    ["Clock p@4", /no Peddler at this table/],
    ["Clock 1 2", /"2" is not written like a@5/],
    ["Clock c@1", /not "c"/],
    ["Sea | Sea", /describes Sea twice/],
    ["Sea 1RG 2 1", /describes 1 twice/],
    ["Clock 1 a@5 b@5 a@6", /describes a twice/],
    ["Sea 7RG", /"7RG" is not written like 1RG/],
    ["Sea 1RGBYX", /is not written like/],
    ["Sea 1RGBY@mole", /"mole" is none of left centreLeft/],
    ["Sea 1RGBY@left 2RGBY@left", /two boats at left/],
    ["Sea 1RG@left", /docked half empty/],
    ["Sea 1YYYY 2YYYY 3YYYY", /only 9 pieces Y/],
    ["Halls Z1", /is not written like R1/],
    ["Halls X9", /only 8 pieces X/],
    ["Square Q01", /"Q01" is none of L01/],
    ["Square L01 L01", /no further L01/],
    ["Square S01", /no further S01/],
    ["a LA", /Both figures are named/],
    ["a T1 T1", /both figures stand on T1/],
    ["a LA XX", /"XX" is none of LC LA/],
    ["a P01 P02", /All four tiles are named/],
    ["a P01 P02 P03 P03", /the tiles are/],
    ["a P01 P02 P03 P11", /"P11" is none of P01/],
    ["a P01 P02 P03 P04x", /is not written like P01/],
    ["a stream=P01", /the tiles are/],
    ["a shelf=rx", /is not written like rrB/],
    ["a shelf=rrrr", /4 small R on the shelf/],
    ["a corruption=C13", /"C13" is none of C01/],
    ["a corruption=C01,C01,C01,C01,C01,C01", /no further C01/],
    ["a gold=much", /is not written like gold=12/],
    ["a gold=2002020202020202020202", /is not written like gold=12/],
    ["a purse=12", /"purse" is none of/],
  ];
  for (const [text, sentence] of bad)
    test(`refused: ${text}`, () => {
      const reading = (): unknown => read(newTable({ seats: 2 }), text);
      expect(reading).toThrow(TranscriptError);
      expect(reading).toThrow(sentence);
    });
});
