/** The engine and a second, plain reading of the register do the same through whole games and on made-up harbours. */
import { playRandom } from "@chronarium/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  BOATS,
  COLOURS,
  chronomancer,
  DOCKS,
  type Frame,
  type Goods,
  PIECES,
  type Player,
  type SellAction,
  type State,
  type Who,
} from "../src/index.ts";
import { peddlersSales } from "../src/peddler.ts";
import {
  allSales,
  countOf,
  Dial,
  endGold,
  goldIn,
  iconsAt,
  peddlersBoats,
  peddlersDock,
  peddlersMarket,
  saleName,
} from "./reference.ts";
import { ALL_OPTIONS, newTable, withPlayer } from "./table.ts";

const MARKS: Readonly<Record<number, readonly number[]>> = {
  1: [2, 4, 6, 8, 10, 12],
  2: [2, 4, 6, 8, 10, 12],
  3: [3, 6, 9, 12],
  4: [4, 8, 12],
};

/** Three games for each set of options. */
const TABLES = [...ALL_OPTIONS, ...ALL_OPTIONS, ...ALL_OPTIONS];

describe("whole games against the reference", () => {
  for (const seats of [1, 2, 3, 4]) {
    test(`BG-27 BG-28 BG-30 BG-38..41 BG-43 BG-78 BG-79: who acts, which marks, where the marker goes, with ${seats}`, () => {
      let turns = 0;
      let marksMet = 0;
      let markets = 0;
      for (const [i, options] of TABLES.entries()) {
        let dial: Dial | undefined;
        let marker: number | null = null;
        let due: { who: Who; hours: number[] } = { who: 0, hours: [] };
        playRandom(chronomancer, {
          seats,
          options,
          seed: `dial ${seats} ${i}`,
          onStep: ({ before, after, events }) => {
            dial ??= new Dial(before);
            for (const event of events) {
              switch (event.type) {
                case "clock":
                  expect(due.hours).toEqual([]);
                  expect(event.from).toBe(dial.hourOf(event.who));
                  due = {
                    who: event.who,
                    hours: dial.advance(event.who, event.to - event.from, MARKS[seats]!),
                  };
                  break;
                case "drew":
                  if (event.hour === undefined) break;
                  expect([event.who, event.hour]).toEqual([due.who, due.hours.shift()]);
                  marksMet++;
                  break;
                case "noSeat":
                  expect(event.who).toBe(due.who);
                  expect(due.hours.shift()).toBeDefined();
                  break;
                case "markerPlaced":
                  expect(due.hours).toEqual([]);
                  expect(marker).toBeNull();
                  marker = dial.leading + 1;
                  expect(event.hour).toBe(marker);
                  break;
                case "turnBegan":
                  expect(due.hours).toEqual([]);
                  expect(event.seat).toBe(dial.next);
                  turns++;
                  break;
                case "peddlerPlayed":
                  expect(due.hours).toEqual([]);
                  expect(dial.next).toBe("peddler");
                  break;
                case "marketBegan":
                  expect(due.hours).toEqual([]);
                  expect(event.setBack.map(({ who, from, to }) => `${who} ${from} ${to}`).sort()).toEqual(
                    dial
                      .order()
                      .filter((who) => dial!.hourOf(who) > marker!)
                      .map((who) => `${who} ${dial!.hourOf(who)} ${marker}`)
                      .sort(),
                  );
                  expect(event.order).toEqual(dial.gather(marker!));
                  marker = null;
                  markets++;
                  break;
                default:
              }
            }
            const hours = after.players.map(({ timepiece }) => timepiece.hour);
            expect(hours).toEqual(hours.map((_, who) => dial!.hourOf(who)));
          },
        });
      }
      expect(markets).toBe(3 * TABLES.length);
      expect(turns).toBeGreaterThan(100);
      expect(marksMet).toBeGreaterThan(100);
    });

    test(`CM-29 CM-30 BG-25: what every move cost, in cards and Hours, with ${seats}`, () => {
      let moves = 0;
      for (const [i, options] of TABLES.entries()) {
        let owed = { cards: 0, hours: 0, seat: 0 };
        playRandom(chronomancer, {
          seats,
          options,
          seed: `cost ${seats} ${i}`,
          onStep: ({ before, seat, action, events }) => {
            if (action.type === "move") {
              const icons = iconsAt(before.players[seat]!.slots, action.to);
              owed = { cards: countOf(icons, "c"), hours: countOf(icons, "h"), seat };
              moves++;
            }
            for (const event of events) {
              if (event.type === "moved")
                expect(event.cost).toEqual({ hours: owed.hours, corruption: owed.cards });
              if (event.type === "corrupted" && event.rule === "CM-30") owed.cards -= 1;
              if (event.type === "paid") {
                // 3.4: all Corruption first, then the Clock.
                expect(owed.cards).toBe(0);
                expect(event.frozen.length).toBeLessThanOrEqual(owed.hours);
                owed.hours -= event.frozen.length;
              }
              if (event.type === "clock" && event.who === owed.seat) {
                expect(event.to - event.from).toBe(owed.hours);
                owed.hours = 0;
              }
              if (
                event.type === "turnBegan" ||
                event.type === "peddlerPlayed" ||
                event.type === "marketBegan"
              ) {
                expect([owed.cards, owed.hours]).toEqual([0, 0]);
              }
            }
          },
        });
      }
      expect(moves).toBeGreaterThan(500);
    });

    test(`BG-45..49 BG-71..73 DS-7: every sale on offer, its Gold and cards, and all Gold to the end, with ${seats}`, () => {
      let offered = 0;
      for (const [i, options] of TABLES.entries()) {
        const purse = new Map<Who, number>();
        const { state } = playRandom(chronomancer, {
          seats,
          options,
          seed: `sales ${seats} ${i}`,
          onStep: ({ before, seat, action, legal, after, events }) => {
            for (const event of events) {
              const earned = goldIn(event);
              if (earned) purse.set(earned.who, (purse.get(earned.who) ?? 0) + earned.gold);
            }
            const frame = before.pending.at(-1);
            if (frame?.kind !== "sell") return;
            const { shelf } = before.players[seat]!;
            const plans = new Map(
              COLOURS.filter((colour) => !frame.sold.includes(colour)).flatMap((colour) => [
                ...allSales(before, shelf, colour),
              ]),
            );
            const listed = legal.flatMap((each) => (each.type === "sell" ? [saleName(each)] : []));
            expect([...listed].sort()).toEqual([...plans.keys()].sort());
            offered += listed.length;
            if (action.type !== "sell") return;
            const plan = plans.get(saleName(action))!;
            const next = after.pending.at(-1) as Extract<Frame, { kind: "sell" }>;
            expect(after.players[seat]!.gold - before.players[seat]!.gold).toBe(plan.gold);
            expect(next.debt - frame.debt).toBe(plan.cards);
          },
        });
        for (const [seat, { gold, staff, corruption }] of state.players.entries())
          expect(gold).toBe((purse.get(seat) ?? 0) + endGold(state, Object.values(staff), corruption));
        if (state.peddler !== null)
          expect(state.peddler.gold).toBe(
            state.peddler.start + (purse.get("peddler") ?? 0) + endGold(state, [], state.peddler.corruption),
          );
      }
      expect(offered).toBeGreaterThan(100);
    });
  }
});

/** A harbour as chance would have it: any boats, docked or not, at most one boat at each dock. */
const harbours = fc
  .tuple(
    fc.array(fc.array(fc.constantFrom(...PIECES), { minLength: 0, maxLength: 4 }), {
      minLength: 6,
      maxLength: 6,
    }),
    fc.array(fc.array(fc.constantFrom(...PIECES), { minLength: 4, maxLength: 4 }), {
      minLength: 4,
      maxLength: 4,
    }),
    fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    fc.constantFrom([1, 2, 4, 5], [3, 1, 6, 4], [2, 3, 5, 6]),
  )
  .map(([seated, docked, taken, where]): State["boats"] =>
    BOATS.map((boat) => {
      const at = (where as readonly number[]).indexOf(boat);
      return at >= 0 && taken[at]
        ? { pieces: docked[at]!, dock: DOCKS[at]! }
        : { pieces: seated[boat - 1]!, dock: null };
    }),
  );
const goods = (most: number): fc.Arbitrary<Goods> => {
  const colours = fc.record({ R: fc.nat(most), G: fc.nat(most), B: fc.nat(most), Y: fc.nat(most) });
  return fc.record({ small: colours, large: colours });
};

describe("made-up harbours against the reference", () => {
  test("DS-8: the Peddler's sales", () => {
    fc.assert(
      fc.property(harbours, goods(3), (boats, stock) => {
        const expected = peddlersMarket({ boats }, stock);
        let gold = 0;
        let cards = 0;
        const left = { small: { ...stock.small }, large: { ...stock.large } };
        for (const colour of COLOURS) {
          const { sales } = peddlersSales({ boats }, stock, colour);
          if (sales.some(({ pier }) => pier === "centre")) cards++;
          for (const { pier, small, large } of sales) {
            const crowd = boats.filter(({ dock }) => dock?.startsWith(pier)).flatMap(({ pieces }) => pieces);
            // Equal: the outer pier; nothing is sold to nobody.
            const outer = boats.filter(({ dock }) => dock === (small > 0 ? "left" : "right"));
            const there = (pieces: readonly string[]): number => pieces.filter((p) => p === colour).length;
            if (pier === "centre")
              expect(there(crowd)).toBeGreaterThan(there(outer.flatMap(({ pieces }) => pieces)));
            expect(there(crowd)).toBeGreaterThan(0);
            const worth = (colour === "R" || colour === "G" ? 2 : 3) * (small + 2 * large);
            gold += worth * crowd.filter((piece) => piece === colour).length;
            left.small[colour] -= small;
            left.large[colour] -= large;
          }
        }
        expect({ gold, cards, stock: left }).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });

  test("DS-8: the Peddler's boat and dock", () => {
    const table = newTable({ seats: 1, rogues: "robbers" });
    fc.assert(
      fc.property(harbours, goods(1), fc.constantFrom(...PIECES), (boats, stock, piece) => {
        // A full boat at sea has no free dock.
        const sea = boats.map((boat, i) =>
          boat.dock === null && boat.pieces.length === 4 && peddlersDock({ boats }, i + 1, stock) !== null
            ? { ...boat, pieces: boat.pieces.slice(1) }
            : boat,
        );
        const mine: Partial<Player> = { timepiece: { hour: 6, order: 1 } };
        const state: State = {
          ...withPlayer(table, 0, mine),
          boats: sea,
          bag: { R: 0, G: 0, B: 0, Y: 0, X: 0, [piece]: 9 },
          pending: [{ kind: "endTurn" }, { kind: "shift", column: "left" }],
          peddler: { ...table.peddler!, stock, timepiece: { hour: 6, order: 2 }, deck: ["K10"] },
        };
        const tile = state.players[0]!.stream[0]!.tile;
        const { boats: after } = chronomancer.apply(state, 0, { type: "shift", tile }).state;
        const [boat] = peddlersBoats({ boats: sea }, piece);
        const expected = sea.map((each, i) =>
          i + 1 === boat ? { ...each, pieces: [...each.pieces, piece] } : each,
        );
        if (boat !== undefined && expected[boat - 1]!.pieces.length === 4)
          expected[boat - 1] = {
            ...expected[boat - 1]!,
            dock: peddlersDock({ boats: expected }, boat, stock) as State["boats"][number]["dock"],
          };
        expect(after).toEqual(expected);
      }),
      { numRuns: 1500 },
    );
  });

  test("BG-46..53 DS-7: every way to sell, with every Rogue card", () => {
    const table = newTable({ seats: 2 });
    fc.assert(
      fc.property(
        harbours,
        goods(2),
        fc.constantFrom(...COLOURS),
        fc.constantFrom("criminals", "cultists", "robbers"),
        (boats, shelf, extra, rogue) => {
          const full: Goods = { ...shelf, small: { ...shelf.small, [extra]: 3 } };
          const state: State = {
            ...withPlayer(table, 0, { shelf: full }),
            boats,
            rogue,
            phase: "market",
            turn: 0,
            pending: [{ kind: "sell", seat: 0, sold: [], gold: 0, debt: 0 }],
          };
          const sales = chronomancer
            .legalActions(state, 0)
            .filter((action): action is SellAction => action.type === "sell");
          const plans = new Map(COLOURS.flatMap((colour) => [...allSales(state, full, colour)]));
          expect(sales.map(saleName).sort()).toEqual([...plans.keys()].sort());
          const [some] = sales;
          if (some === undefined) return;
          const after = chronomancer.apply(state, 0, some).state;
          const frame = after.pending.at(-1) as Extract<Frame, { kind: "sell" }>;
          expect({ gold: frame.gold, cards: frame.debt }).toEqual(plans.get(saleName(some)));
        },
      ),
      { numRuns: 300 },
    );
  });
});
