/** What pages and terminals tell about a position: prices, the Clock, what an action brings, places, ways out. */
import { chooseAtRandom, seedRng } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import {
  type Action,
  actionAt,
  attemptFor,
  bestWorth,
  bringsIn,
  byGold,
  chronomancer,
  clockOutlook,
  closedSales,
  costAt,
  type Effect,
  type Event,
  effectsOf,
  FIGURES,
  frozenFor,
  goldAtEnd,
  hitOf,
  inSupply,
  isInVain,
  isPortal,
  meanings,
  movesOf,
  OUTER_PIER,
  type Place,
  type Player,
  type Portal,
  picksOf,
  placeOf,
  placeOfPick,
  priceAt,
  SPACES,
  type State,
  shifted,
  tileOut,
  wayBetween,
  waysOut,
  worthOn,
} from "../src/index.ts";
import { chronomancerText } from "../text/index.ts";
import { newTable, withPlayer } from "./table.ts";

/** Every position of a few games, with what is done there and what follows. */
function* positions(games: number) {
  for (let game = 1; game <= games; game++) {
    let state = newTable({ seats: (game % 4) + 1, seed: `outlook ${game}` });
    let rng = seedRng(`outlook ${game}`, "players");
    for (;;) {
      const chosen = chooseAtRandom(chronomancer, state, rng);
      if (chosen === undefined) break;
      const { seat, action } = chosen;
      const { state: after, events } = chronomancer.apply(state, seat, action);
      yield { state, seat, action, events, after };
      rng = chosen.rng;
      state = after;
    }
  }
}
const portalIn = ({ slots }: Player, portal: Portal): string => JSON.stringify(actionAt(slots, portal));
const mineOf = (state: State): Player => state.players[state.turn] as Player;

describe("the price of a space", () => {
  test("is the sum of its parts; a portal has two, a Time Machine one (CM-30)", () => {
    for (const { state } of positions(4)) {
      const mine = mineOf(state);
      for (const space of SPACES) {
        const parts = priceAt(mine, space);
        expect(parts).toHaveLength(space.endsWith("A") || space.endsWith("C") ? 1 : 2);
        const sum = (of: "hours" | "corruption"): number =>
          parts.reduce((total, { cost }) => total + cost[of], 0);
        expect({ hours: sum("hours"), corruption: sum("corruption") }).toEqual(costAt(mine.slots, space));
      }
    }
  });

  test("can be paid with Frozen Hours that lie open, and with those that the turn itself brings (CM-25)", () => {
    const mine = mineOf(newTable());
    expect(frozenFor({ ...mine, open: [] }, "RA")).toBe(2);
    expect(frozenFor({ ...mine, open: [] }, "T3")).toBe(0);
    expect(frozenFor({ ...mine, open: ["R"] }, "T3")).toBe(1);
    expect(frozenFor({ ...mine, open: ["R", "G", "B", "Y"] }, "LC")).toBe(1);
  });
});

describe("the end of a turn", () => {
  test("is told by the Clock as it comes, unless chance or the Peddler has a say", () => {
    let told = 0;
    for (const { state, seat, action, events, after } of positions(8)) {
      const frame = state.pending.at(-1);
      if (frame?.kind !== "pay" || action.type !== "pay") continue;
      const { from, to, marks, draws, next } = clockOutlook(
        state,
        seat,
        frame.hours - (action.frozen ?? []).length,
      );
      const moved = events.find((event) => event.type === "clock" && event.who === seat);
      if (moved?.type === "clock") expect([from, to]).toEqual([moved.from, moved.to]);
      const drew = events.filter((event) => event.type === "drew" && event.who === seat);
      if (draws === 0) expect(drew).toEqual([]);
      if (marks.length > 0 || state.peddler !== null || after.marker !== state.marker) continue;
      if (next === "market") expect(after.phase).not.toBe("production");
      else expect(after.turn).toBe(next);
      told++;
    }
    expect(told).toBeGreaterThan(20);
  });
});

describe("what an action brings", () => {
  test("a turn in vain says so, and only that, and which Artifacts are all taken (CM-A 11)", () => {
    let vain = 0;
    const gone = new Set<number>();
    for (const { state, seat, action, events } of positions(12)) {
      if (action.type !== "move") continue;
      const said = isInVain(state, mineOf(state), action);
      const came = events.some(({ type }) => type === "inVain");
      if (came) expect(said).toBe(true);
      if (said && action.to !== "LA" && action.to !== "RA") {
        const effects = effectsOf(state, seat, action);
        expect(effects).toMatchObject([{ kind: "inVain", rule: "CM-A 11" }]);
        const { artifact } = effects[0] as Extract<Effect, { readonly kind: "inVain" }>;
        if (artifact !== undefined) gone.add(inSupply(mineOf(state).shelf, "large", artifact));
        vain++;
      }
    }
    expect(vain).toBeGreaterThan(0);
    expect([...gone]).toEqual([0]);
  });

  test("where the Relics of a colour are all taken, the other one or the Sponsorship comes unasked (CM-A 26, CM-A 27)", () => {
    let told = 0;
    for (const { state, seat, action, events } of positions(16)) {
      if (action.type !== "move") continue;
      const [none] = effectsOf(state, seat, action).filter((effect) => effect.kind === "noneLeft");
      if (none?.kind !== "noneLeft") continue;
      const came = events.some((event) =>
        none.instead === "sponsorship"
          ? event.type === "sponsored"
          : event.type === "gained" && event.size === "small" && event.colour === none.instead,
      );
      expect(came).toBe(true);
      told++;
    }
    expect(told).toBeGreaterThan(0);
  });

  test("a shift leaves the slots as it says (CM-26..CM-28)", () => {
    for (const { state, seat, action, events } of positions(6)) {
      const frame = state.pending.at(-1);
      if (action.type !== "shift" || frame?.kind !== "shift") continue;
      const mine = mineOf(state);
      const done = events.find((event) => event.type === "shifted");
      if (done?.type !== "shifted") throw new Error("A shift shifts.");
      const { slots } = shifted(mine, frame.column, done.tile);
      const { state: after } = chronomancer.apply(state, seat, action);
      expect(slots).toEqual((after.players[seat] as Player).slots);
      expect(tileOut(mine, frame.column)).toEqual(done.out);
    }
  });

  test("is a sentence in both languages, and every kind comes up", () => {
    const kinds = new Set<Effect["kind"]>();
    for (const { state, seat } of positions(16))
      for (const action of chronomancer.legalActions(state, seat))
        for (const effect of effectsOf(state, seat, action)) {
          kinds.add(effect.kind);
          for (const { outlook } of Object.values(chronomancerText)) {
            const said = outlook.effect(effect);
            if (said !== undefined) expect(said).toMatch(/^[A-ZÉÀ].*\.$/);
            expect(said ?? "").not.toMatch(/undefined|NaN|\[object|effect|\(to\)/);
          }
        }
    expect(kinds.size).toBe(15);
  });

  test("the Clock speaks in whole sentences, too", () => {
    const { outlook } = chronomancerText.en;
    expect(outlook.reaches(15)).toBe("You reach hour III.");
    expect(outlook.stays(4)).toBe("Your Timepiece stays on IV.");
    expect(outlook.marks([6], 1)).toBe("You pass the mark at VI: 1 draw from the bag.");
    expect(outlook.marks([6, 8], 2)).toBe("You pass the marks at VI and VIII: 2 draws from the bag.");
    expect(outlook.marks([6, 8], 0)).toBe("You pass the marks at VI and VIII, but no boat has room.");
    expect(chronomancerText.fr.outlook.marks([6, 8], 2)).toBe(
      "Vous passez les repères sur VI et VIII\u202f: 2 tirages du sac.",
    );
    expect(outlook.next("market", false, "")).toBe("Then the market opens.");
    expect(outlook.next(1, false, "Ada")).toBe("Then Ada acts.");
    expect(outlook.next(0, true, "Ada")).toBe("You act again.");
  });
});

describe("what Goods are worth", () => {
  test("is the better of their own quay and the Black Market (BG-46)", () => {
    const state = newTable();
    const boats: State["boats"] = state.boats.map((boat, i) =>
      i === 0
        ? { pieces: ["R", "R", "G", "B"], dock: "left" }
        : i === 1
          ? { pieces: ["R", "R", "R", "B"], dock: "centreLeft" }
          : boat,
    );
    expect(worthOn({ boats }, "small", "R", 2, OUTER_PIER.small)).toBe(8);
    expect(worthOn({ boats }, "small", "R", 2, "centre")).toBe(12);
    expect(bestWorth({ boats }, "small", "R", 2)).toBe(12);
    expect(bestWorth({ boats }, "large", "Y")).toBe(0);
    const sale = (left: number, centre: number) =>
      ({ type: "sell", colour: "R", small: [left, centre], large: [0, 0] }) as const;
    expect(bringsIn({ boats }, sale(1, 1))).toEqual({ gold: 10, debt: 1 });
    expect(byGold({ boats }, [sale(1, 1), sale(2, 0), sale(0, 2)])).toEqual([
      sale(0, 2),
      sale(1, 1),
      sale(2, 0),
    ]);
  });

  test("and Gold at the end counts staff and Corruption, once (BG-71, BG-72)", () => {
    const state = { ...newTable(), halls: { R: 3, G: 2, B: 0, Y: 1 }, lair: 4 };
    const table = withPlayer(state, 0, { gold: 10, staff: { security: "L01" }, corruption: ["C10"] });
    expect(goldAtEnd(table, table.players[0] as Player)).toBe(10 + 5 - 8);
    expect(goldAtEnd({ ...table, phase: "over" }, table.players[0] as Player)).toBe(10);
  });
});

describe("what was sold", () => {
  const sold = { type: "sold", who: 0, colour: "R", pier: "left", gold: 12 } as Event;
  const closed = { type: "closed", who: 0, gold: 12, corruption: 0 } as Event;
  const yesterday = [{ type: "marketBegan" } as Event, { ...sold, gold: 3 } as Event];

  test("is that of the last market (BG-49)", () =>
    expect(closedSales([...yesterday, { type: "marketBegan" } as Event, sold, closed])).toEqual([
      { who: 0, gold: 12, corruption: 0, sales: [sold] },
    ]));

  test("is told of a position within a market, too", () =>
    expect(closedSales([sold, closed])).toEqual([{ who: 0, gold: 12, corruption: 0, sales: [sold] }]));
});

describe("places", () => {
  const places: readonly Place[] = [
    { on: "figure", figure: "assistant" },
    { on: "space", space: "T1" },
    { on: "icon", colour: "R" },
    { on: "tile", tile: "P01" },
    { on: "card", card: "L01" },
    { on: "ability", ability: "security" },
    { on: "corruption", card: "C12" },
    { on: "hall", piece: "X" },
    { on: "good", size: "small", colour: "Y" },
    { on: "boat", boat: 3 },
    { on: "dock", dock: "centreLeft" },
  ];

  test("have a name each, from which they are found again", () => {
    expect(places.map(hitOf)).toEqual([
      "assistant",
      "T1",
      "R",
      "tile P01",
      "card L01",
      "ability security",
      "corruption C12",
      "hall X",
      "small Y",
      "boat 3",
      "dock centreLeft",
    ]);
    expect(places.map(hitOf).map(placeOf)).toEqual(places);
    expect(hitOf({ on: "seat", boat: 3, piece: "R" })).toBe("boat 3");
    expect(placeOf("nowhere")).toBeUndefined();
  });

  test("every pick of every legal action is the meaning of a place, a button or a piece aboard", () => {
    const free = /^(draw|pass|piece .|aboard \d .)$/;
    for (const { state, seat } of positions(6)) {
      const frame = state.pending.at(-1);
      if (frame?.kind === "sell") continue;
      for (const action of chronomancer.legalActions(state, seat))
        for (const pick of picksOf(frame, action)) {
          expect(placeOfPick(pick) === undefined).toBe(/^(draw|pass|piece .)$/.test(pick));
          if (free.test(pick)) continue;
          const name = pick
            .replace(/^(figure|space|icon|spend) /, "")
            .replace(/^(give|take) (\w+) (\w)$/, "$2 $3");
          const place = placeOf(name);
          expect(place && meanings(place, frame), pick).toContain(pick);
        }
    }
  });

  test("a refused choice is offered legal ways out, at most three", () => {
    for (const { state, seat } of positions(4)) {
      if (state.pending.at(-1)?.kind === "sell") continue;
      const legal = chronomancer.legalActions(state, seat);
      for (const place of places) {
        const tried: Action | undefined = attemptFor(state, seat, [], place);
        if (tried === undefined || chronomancer.refusal(state, seat, tried) === undefined) continue;
        const ways = waysOut(state, seat, legal, tried);
        expect(ways.length).toBeLessThanOrEqual(3);
        for (const way of ways) expect(legal).toContain(way);
      }
    }
  });

  test("no way out begins with the loss of somebody who works for the player (BG-66)", () => {
    let seen = 0;
    for (const { state, seat } of positions(8)) {
      if (state.pending.at(-1)?.kind !== "place") continue;
      const { staff } = state.players[seat] as Player;
      const places = Object.keys(staff).length;
      if (places === 0 || places === 4) continue;
      const legal = chronomancer.legalActions(state, seat);
      const [first] = waysOut(state, seat, legal, { type: "recruit", card: "L01" });
      expect(first?.type === "place" && staff[first.ability]).toBe(undefined);
      seen++;
    }
    expect(seen).toBeGreaterThan(5);
  });

  test("a way out for a move goes there, does the same or opens the way", () => {
    let opened = 0;
    for (const { state, seat } of positions(4)) {
      if (state.pending.length > 0) continue;
      const mine = state.players[seat] as Player;
      const legal = chronomancer.legalActions(state, seat);
      for (const figure of FIGURES)
        for (const to of SPACES) {
          const tried = { type: "move", figure, to } as const;
          if (chronomancer.refusal(state, seat, tried) === undefined) continue;
          const ways = waysOut(state, seat, legal, tried).filter((way) => way.type === "move");
          const reaches = (way: (typeof ways)[number]): boolean =>
            way.to === to ||
            FIGURES.some((each) => movesOf({ ...mine, [way.figure]: way.to }, each).includes(to));
          // Others are offered only if none of these is.
          if (ways.some(reaches) && isPortal(to)) {
            opened++;
            for (const way of ways)
              expect(
                reaches(way) || (isPortal(way.to) && portalIn(mine, way.to) === portalIn(mine, to)),
              ).toBe(true);
          }
        }
    }
    expect(opened).toBeGreaterThan(20);
  });

  test("a figure walks clockwise from space to space", () => {
    expect(wayBetween("T3", "LC")).toEqual(["RC", "RA", "B1", "B2", "B3", "LC"]);
    expect(wayBetween("LA", "T1")).toEqual(["T1"]);
  });
});
