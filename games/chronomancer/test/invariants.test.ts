/** INV-1..9: the invariants of the register over random play, counted by the events and apart from the engine's own. */
import { playRandom, type Step } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { type Action, chronomancer, type Event, movesOf, type State } from "../src/index.ts";
import { ALL_OPTIONS, bagSize, newTable, withPlayer } from "./table.ts";

type Watch = (step: Step<State, Action, Event>) => void;

/** Games with each set of options; `watch` is made anew for each. */
function playAll(name: string, games: number, watch: (seats: number) => Watch): void {
  for (const seats of [1, 2, 3, 4])
    for (const [i, options] of ALL_OPTIONS.entries())
      for (let game = 0; game < games; game++) {
        const { result } = playRandom(chronomancer, {
          seats,
          options,
          seed: `${name} ${seats} ${i} ${game}`,
          onStep: watch(seats),
        });
        // INV-1, INV-8: no dead end, and an end.
        expect(result).toBeDefined();
      }
}

/** Cheaper than `expect` where something is asked at every step. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const TOGETHER = new Set(
  "LA LC,T1 LC,T2 LC,T2 T1,T3 LC,T3 T1,T3 T2,RA LC,RA T1,RA T2,RA T3,RA RC,B1 RC,B2 RC,B2 B1,B3 RC,B3 B1,B3 B2,LA RC,LA B1,LA B2,LA B3".split(
    ",",
  ),
);

describe("invariants over random play", () => {
  test("INV-1 INV-2 INV-3: a move in every state, the Chronomancer behind, nobody on a portal space at a Shift", () => {
    const seen = new Set<string>();
    playAll("figures", 2, () => ({ after, events }) => {
      for (const player of after.players) {
        const { assistant, chronomancer: he } = player;
        seen.add(`${assistant} ${he}`);
        must(TOGETHER.has(`${assistant} ${he}`), `${assistant} ${he}`);
        must(movesOf(player, "assistant").length + movesOf(player, "chronomancer").length > 0, "no move");
      }
      for (const event of events) {
        if (event.type !== "shifted") continue;
        const { assistant, chronomancer: he } = after.players[event.seat]!;
        must(`${assistant} ${he}` === (event.column === "left" ? "LA LC" : "RA RC"), "a figure on a tile");
      }
    });
    expect(seen).toEqual(TOGETHER);
  });

  test("INV-4: a half lap has one Freeze and one Shift, and over n half laps a Timepiece moves n - 4 Hours at least", () => {
    let longest = 0;
    playAll("time", 2, (seats) => {
      const freezes = Array<number>(seats).fill(0);
      const moved = Array<number>(seats).fill(0);
      /** The Hours moved when each half lap was over. */
      const marks = Array.from({ length: seats }, () => [0]);
      let shifting: number | undefined;
      const close = (): void => {
        if (shifting !== undefined) marks[shifting]!.push(moved[shifting]!);
        shifting = undefined;
      };
      return ({ events, after }) => {
        for (const event of events) {
          if (event.type === "froze") freezes[event.seat]! += 1;
          if (event.type === "clock" && event.who !== "peddler") moved[event.who]! += event.to - event.from;
          if (event.type === "shifted") shifting = event.seat;
          if (event.type === "turnBegan" || event.type === "marketBegan" || event.type === "peddlerPlayed")
            close();
        }
        for (const seat of after.players.keys()) {
          const halfLaps = marks[seat]!.length - 1;
          must(Math.abs(freezes[seat]! - halfLaps) <= 1, "a half lap with two Freezes, or none");
          const last = marks[seat]!.at(-1)!;
          marks[seat]!.forEach((hours, i) => {
            const laps = halfLaps - i;
            must(last - hours >= laps - 4, `${laps} half laps in ${last - hours} Hours`);
            longest = Math.max(longest, laps);
          });
        }
      };
    });
    expect(longest).toBeGreaterThan(8);
  });

  test("INV-5 CM-21 CM-24: Frozen Hours taken less those spent are the open icons, at most four", () => {
    playAll("frozen", 1, (seats) => {
      const supply = Array<number>(seats).fill(0);
      return ({ events, after }) => {
        for (const event of events) {
          if (event.type === "froze") supply[event.seat]! += event.icons.length;
          if (event.type === "paid") supply[event.seat]! -= event.frozen.length;
        }
        for (const [seat, { open }] of after.players.entries()) {
          must(supply[seat] === open.length, "tokens and open icons differ");
          must(new Set(open).size === open.length && open.length <= 4, `open: ${open.join()}`);
        }
      };
    });
  });

  test("INV-6 CM-28: ten tiles, four on the board and six in the stream; only the one that leaves is flipped", () => {
    playAll("tiles", 1, () => ({ before, after }) => {
      for (const [seat, { slots, stream }] of after.players.entries()) {
        const tiles = [...Object.values(slots), ...stream];
        must(stream.length === 6 && new Set(tiles.map(({ tile }) => tile)).size === 10, "tiles");
        const earlier = before.players[seat]!;
        const was = [...Object.values(earlier.slots), ...earlier.stream];
        const flipped = was.filter(({ tile, side }) => tiles.find((t) => t.tile === tile)!.side !== side);
        must(flipped.length <= 1, "two tiles flipped");
        for (const { tile } of flipped) {
          must([earlier.slots.BL.tile, earlier.slots.BR.tile].includes(tile), "flipped on the board");
          must(stream.at(-1)!.tile === tile, "flipped and not in the stream");
        }
      }
    });
  });

  test("INV-7 CM-1: never more than 3 Relics and 2 Artifacts of a colour on a shelf, never less than none", () => {
    playAll("goods", 1, () => ({ after }) => {
      for (const { shelf } of after.players) {
        for (const count of Object.values(shelf.small)) must(count >= 0 && count <= 3, `${count} Relics`);
        for (const count of Object.values(shelf.large)) must(count >= 0 && count <= 2, `${count} Artifacts`);
      }
    });
  });

  test("INV-8 BG-1 BG-20: every game has three days, each ended by four docks and the marker; docks are never freed before", () => {
    playAll("days", 2, () => {
      let days = 1;
      let markets = 0;
      let docked = 0;
      return ({ events, after }) => {
        for (const event of events) {
          if (event.type === "docked") docked += 1;
          if (event.type === "markerPlaced") must(docked === 4, "a marker without four docks");
          if (event.type === "marketBegan") {
            markets += 1;
            must(docked === 4 && event.day === days, "a market too early");
          }
          if (event.type === "dayBegan") {
            days += 1;
            docked = 0;
          }
          if (event.type === "scored") must(days === 3 && markets === 3, "the end too early");
        }
        must(after.boats.filter(({ dock }) => dock !== null).length === docked, "a dock was freed");
        must(after.day === days, "days");
        // When all six boats are full, two of each half have docked.
        if (after.boats.every(({ pieces }) => pieces.length === 4) && after.pending.length === 0)
          must(docked === 4, "six full boats and a free dock");
      };
    });
  });

  test("INV-8: the same when everybody only sends pieces home and spends every Frozen Hour", () => {
    // The worst case for the end of a day: abilities that empty boats are always used, time is always frozen.
    for (const townsfolk of ["localsSailors", "mercenariesSailors"] as const)
      for (let game = 0; game < 6; game++) {
        let state = newTable({ seats: 1 + (game % 4), seed: `slow ${game}`, townsfolk, rogues: "robbers" });
        let steps = 0;
        for (; state.phase !== "over"; steps++) {
          const legal = chronomancer.legalActions(state, state.turn);
          const worth = (action: Action): number => {
            if (action.type === "returnPiece") return 9;
            if (action.type === "pay") return action.frozen?.length ?? 0;
            if (action.type === "recruit") return /S0[567]|S12/.test(action.card) ? 5 : 0;
            if (action.type === "move") return action.to === "T3" ? 3 : 0;
            return action.type === "pass" ? -1 : 0;
          };
          const best = legal.reduce((a, b) => (worth(b) > worth(a) ? b : a));
          state = chronomancer.apply(state, state.turn, best).state;
          must(steps < chronomancer.maxSteps, "a game without end");
        }
        expect(steps).toBeLessThan(2500);
      }
  });

  test("INV-9 DS-7: 52 pieces, 24 Townsfolk and 60 Corruption cards, and never less than 5 pieces in the bag", () => {
    let smallest = 52;
    playAll("pieces", 2, () => ({ after, events }) => {
      const { boats, halls, lair, pending, town, players, peddler, corruption } = after;
      const hand = pending.flatMap((frame) => (frame.kind === "seat" ? frame.pieces : [])).length;
      const seated = boats.reduce((sum, { pieces }) => sum + pieces.length, 0);
      const home = halls.R + halls.G + halls.B + halls.Y + lair;
      must(bagSize(after) + seated + home + hand === 52, "a piece is lost");
      const placing = pending.filter((frame) => frame.kind === "place").length;
      const staff = players.reduce((sum, player) => sum + Object.keys(player.staff).length, 0);
      const cards = town.deck.length + town.discard.length + town.square.length + town.gone.length;
      must(cards + staff + placing === 24, "a Townsfolk card is lost");
      const owners = [...players, ...(peddler === null ? [] : [peddler])];
      const held = owners.reduce((sum, owner) => sum + owner.corruption.length, 0);
      must(held + corruption.deck.length + corruption.discard.length === 60, "a Corruption card is lost");
      smallest = Math.min(smallest, bagSize(after));
      // Between days the boats are empty: each one begins with the two pieces of the Arrival.
      const arrived = events.filter((event) => event.type === "arrived");
      must(
        arrived.every(({ pieces }) => pieces.length === 2),
        "not two on a boat",
      );
    });
    expect(smallest).toBeGreaterThanOrEqual(5);
  });

  test("INV-1..9: the engine's own check says what is wrong", () => {
    const state = newTable({ seats: 2 });
    const player = state.players[0]!;
    expect(chronomancer.invariants(state)).toEqual([]);
    const broken: readonly [State, string][] = [
      [withPlayer(state, 0, { assistant: "T1", chronomancer: "T1" }), "INV-2"],
      [withPlayer(state, 0, { assistant: "B1", chronomancer: "LC" }), "INV-3"],
      [withPlayer(state, 0, { open: ["R", "R"] }), "INV-5"],
      [withPlayer(state, 0, { stream: player.stream.slice(1) }), "INV-6"],
      [withPlayer(state, 0, { shelf: { ...player.shelf, large: { R: 3, G: 0, B: 0, Y: 0 } } }), "INV-7"],
      [{ ...state, lair: state.lair + 1 }, "INV-9"],
      [{ ...state, town: { ...state.town, deck: state.town.deck.slice(1) } }, "INV-9"],
      [{ ...state, corruption: { ...state.corruption, discard: ["C01"] } }, "INV-9"],
      [withPlayer(state, 1, { gold: 1 }), "Gold"],
      [{ ...state, phase: "market" }, "BG-38"],
      [
        { ...state, boats: state.boats.map((boat, i) => (i < 2 ? { ...boat, dock: "left" } : boat)) },
        "BG-34",
      ],
    ];
    for (const [bad, rule] of broken) expect(chronomancer.invariants(bad).join()).toContain(rule);
  });
});
