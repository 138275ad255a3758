/** The table before the first turn. */
import { describe, expect, test } from "vitest";
import {
  BOATS,
  COLOURS,
  chronomancer,
  DOCK_OF,
  DOCKS,
  GOODS_EACH,
  halfOf,
  inSupply,
  marksFor,
  PAIRS,
  PIECES,
  PIECES_IN_GAME,
  PIERS,
  SIZES,
  setOf,
  TILES,
} from "../src/index.ts";
import { ALL_OPTIONS, bagSize, newTable } from "./table.ts";

const SEEDS = Array.from({ length: 40 }, (_, i) => `setup ${i}`);

describe("setup", () => {
  test("BG-1: 1 to 4 players, three days", () => {
    expect(chronomancer.seats).toEqual({ min: 1, max: 4 });
    for (const seats of [1, 2, 3, 4]) expect(newTable({ seats }).players).toHaveLength(seats);
    expect(newTable().day).toBe(1);
  });

  test("BG-2 BG-12 BG-14: 52 pieces; one of each colour in its Hall, two on every boat, the rest in the bag", () => {
    expect(PIECES_IN_GAME).toEqual({ R: 13, G: 13, B: 9, Y: 9, X: 8 });
    for (const options of ALL_OPTIONS) {
      const state = newTable(options);
      expect(state.halls).toEqual({ R: 1, G: 1, B: 1, Y: 1 });
      const seated = state.boats.flatMap(({ pieces }) => pieces);
      expect(seated).toHaveLength(12);
      for (const piece of PIECES) {
        const home = piece === "X" ? state.lair : 1;
        const there = home + state.bag[piece] + seated.filter((other) => other === piece).length;
        expect(there).toBe(PIECES_IN_GAME[piece]);
      }
    }
  });

  test("BG-15 DS-7: the Rogue card says how many start in the Lair and how many in the bag", () => {
    const start = { criminals: [2, 46], cultists: [1, 47], robbers: [2, 46] } as const;
    for (const [rogues, [lair, bag]] of Object.entries(start)) {
      const state = newTable({ rogues: rogues as keyof typeof start });
      expect(state.rogue).toBe(rogues);
      expect(state.lair).toBe(lair);
      expect(bagSize(state) + 12).toBe(bag);
      expect(bag + 4 + lair).toBe(52);
    }
    expect(newTable().rogue).toBe("criminals");
  });

  test("BG-5 BG-15 BG-16: at random, every Rogue card and every pair of sets comes up", () => {
    const rogues = new Set<string>();
    const pairs = new Set<string>();
    for (const seed of SEEDS) {
      const state = newTable({ seed, rogues: "random", townsfolk: "random" });
      rogues.add(state.rogue);
      pairs.add([...new Set([...state.town.square, ...state.town.deck].map(setOf))].sort().join());
    }
    expect(rogues).toEqual(new Set(["criminals", "cultists", "robbers"]));
    expect(pairs).toEqual(new Set(["locals,mercenaries", "locals,sailors", "mercenaries,sailors"]));
  });

  test("BG-4 BG-16 BG-64 DS-5: two sets of twelve in one deck, four on the Town Square", () => {
    for (const { townsfolk, ...rest } of ALL_OPTIONS) {
      const { town } = newTable({ ...rest, townsfolk: townsfolk! });
      expect(town.square).toHaveLength(4);
      const all = [...town.square, ...town.deck];
      expect(new Set(all).size).toBe(24);
      const sets = PAIRS[townsfolk as keyof typeof PAIRS];
      for (const set of sets) expect(all.filter((id) => setOf(id) === set)).toHaveLength(12);
      expect([town.discard, town.gone]).toEqual([[], []]);
    }
    const orders = new Set(SEEDS.map((seed) => newTable({ seed }).town.square.join()));
    expect(orders.size).toBeGreaterThan(30);
  });

  test("BG-17 DS-6: the Corruption deck has all 60 cards, shuffled", () => {
    const { corruption } = newTable();
    expect(corruption.deck).toHaveLength(60);
    expect(corruption.discard).toEqual([]);
    expect(new Set(SEEDS.map((seed) => newTable({ seed }).corruption.deck.join())).size).toBe(SEEDS.length);
  });

  test("BG-18 BG-43: no Gold, all Timepieces on hour 1, in random order; the top one begins", () => {
    for (const seats of [2, 3, 4]) {
      const firsts = new Set<number>();
      for (const seed of SEEDS) {
        const { players, turn } = newTable({ seats, seed });
        expect(players.map(({ gold }) => gold)).toEqual(Array(seats).fill(0));
        expect(players.map(({ timepiece }) => timepiece.hour)).toEqual(Array(seats).fill(1));
        const orders = players.map(({ timepiece }) => timepiece.order);
        expect(new Set(orders).size).toBe(seats);
        expect(orders[turn]).toBe(Math.max(...orders));
        firsts.add(turn);
      }
      expect(firsts.size).toBe(seats);
    }
  });

  test("BG-19 CM-1 CM-6 CM-A 24: everybody has 12 Relics and 8 Artifacts in supply, none on the shelf", () => {
    expect(GOODS_EACH).toEqual({ small: 3, large: 2 });
    for (const { shelf } of newTable({ seats: 4 }).players) {
      for (const size of SIZES)
        for (const colour of COLOURS) {
          expect(shelf[size][colour]).toBe(0);
          expect(inSupply(shelf, size, colour)).toBe(GOODS_EACH[size]);
        }
    }
    const total = SIZES.reduce((sum, size) => sum + COLOURS.length * GOODS_EACH[size], 0);
    expect(total).toBe(20);
  });

  test("CM-3 CM-4 CM-5 BG-19: marked tiles on top, all four white, six blue in the Time Stream, each at random", () => {
    const tops = new Set<string>();
    const bottoms = new Set<string>();
    for (const seed of SEEDS) {
      const { players } = newTable({ seats: 4, seed });
      for (const { slots, stream } of players) {
        expect([slots.TL.tile, slots.TR.tile].sort()).toEqual(["P01", "P02"]);
        expect(Object.values(slots).map(({ side }) => side)).toEqual(Array(4).fill("white"));
        expect(stream.map(({ side }) => side)).toEqual(Array(6).fill("blue"));
        const all = [...Object.values(slots), ...stream].map(({ tile }) => tile);
        expect([...all].sort()).toEqual([...TILES]);
        tops.add(slots.TL.tile);
        bottoms.add(slots.BL.tile);
      }
      expect(new Set(players.map(({ slots }) => JSON.stringify(slots))).size).toBeGreaterThan(1);
    }
    expect(tops.size).toBe(2);
    expect(bottoms.size).toBe(8);
  });

  test("CM-2 CM-7 CM-8 INV-5: four icons covered, no Frozen Hour in supply; both figures in the left machine", () => {
    for (const player of newTable({ seats: 3 }).players)
      expect(player).toMatchObject({
        open: [],
        assistant: "LA",
        chronomancer: "LC",
        staff: {},
        corruption: [],
      });
  });

  test("BG-10 BG-13 BG-34 BG-35: boats 1 to 3 left, 4 to 6 right; three piers with 1, 2 and 1 docks", () => {
    expect(BOATS.map(halfOf)).toEqual(["left", "left", "left", "right", "right", "right"]);
    expect(PIERS.map((pier) => DOCKS.filter((dock) => DOCK_OF[dock].pier === pier))).toEqual([
      ["left"],
      ["centreLeft", "centreRight"],
      ["right"],
    ]);
    expect(DOCKS.map((dock) => DOCK_OF[dock].half)).toEqual(["left", "left", "right", "right"]);
  });

  test("BG-21 BG-77 BG-3: two pieces on each of six boats, nothing docked, drawn by the bag's contents", () => {
    const drawn = { R: 0, G: 0, B: 0, Y: 0, X: 0 };
    const games = 400;
    for (let i = 0; i < games; i++) {
      const { boats, marker } = newTable({ seed: `arrival ${i}` });
      expect(boats).toHaveLength(6);
      expect(marker).toBeNull();
      for (const { pieces, dock } of boats) {
        expect(pieces).toHaveLength(2);
        expect(dock).toBeNull();
        for (const piece of pieces) drawn[piece] += 1;
      }
    }
    // Of 46 in the bag 12 are red; four standard deviations.
    const expected = { R: 12, G: 12, B: 8, Y: 8, X: 6 };
    const all = games * 12;
    for (const piece of PIECES) {
      const share = expected[piece] / 46;
      const spread = Math.sqrt(all * share * (1 - share));
      expect(Math.abs(drawn[piece] - all * share)).toBeLessThan(4 * spread);
    }
  });

  test("BG-32: marks by number of players; solo has those of two", () => {
    expect([1, 2, 3, 4].map(marksFor)).toEqual([
      [2, 4, 6, 8, 10, 12],
      [2, 4, 6, 8, 10, 12],
      [3, 6, 9, 12],
      [4, 8, 12],
    ]);
  });

  test("DS-8 BG-18 BG-75: solo, the human begins above the Peddler, who has his level's Gold", () => {
    const gold = { easy: 0, normal: 55, hard: 95 } as const;
    const more = { easy: 10, normal: 30, hard: 50 } as const;
    for (const [level, start] of Object.entries(gold)) {
      for (const rogues of ["criminals", "cultists", "robbers"] as const) {
        const state = newTable({ seats: 1, rogues, peddler: level as keyof typeof gold });
        const extra = rogues === "cultists" ? more[level as keyof typeof gold] : 0;
        expect(state.peddler).toMatchObject({
          gold: start + extra,
          start: start + extra,
          corruption: [],
          revealed: [],
        });
        expect([...state.peddler!.deck].sort()).toHaveLength(12);
        expect(new Set(state.peddler!.deck).size).toBe(12);
        expect(state.turn).toBe(0);
        expect(state.peddler!.timepiece.hour).toBe(1);
        expect(state.peddler!.timepiece.order).toBeLessThan(state.players[0]!.timepiece.order);
      }
    }
    expect(newTable({ seats: 2 }).peddler).toBeNull();
  });

  test("BG-7 BG-8 BG-55 DS-9: nothing in the state for gems, mice, banners, sponsorship cards or other merchants", () => {
    const state = newTable({ seats: 1 });
    const names =
      "bag boats corruption day halls lair marker options peddler pending phase players rng rogue town";
    expect(Object.keys(state).sort()).toEqual(`${names} turn`.split(" "));
    const own = "assistant chronomancer corruption gold ledger open shelf slots staff stream timepiece";
    expect(Object.keys(state.players[0]!).sort()).toEqual(own.split(" "));
  });
});
