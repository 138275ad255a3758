/**
 * Whoever only listens to the events knows the table: a second table, kept by the events alone, is the same after every
 * action of random games (BG-24, BG-25, BG-30, BG-36, BG-44, BG-65, BG-78).
 */
import { playRandom } from "@chronarium/kernel";
import { expect, test } from "vitest";
import { chronomancer, type Event, type LaidTile, type Player, type State, type Who } from "../src/index.ts";
import { ALL_OPTIONS, newTable, withPlayer } from "./table.ts";

type Goods = { small: Record<string, number>; large: Record<string, number> };
type Owner = { gold: number; hour: number; corruption: string[]; goods: Goods };
type Shop = Owner & {
  assistant: string;
  chronomancer: string;
  slots: Record<string, LaidTile>;
  stream: LaidTile[];
  open: string[];
  staff: Record<string, string>;
};
type Heard = {
  players: Shop[];
  peddler: Owner | null;
  boats: { pieces: string[]; dock: string | null }[];
  bag: Record<string, number>;
  halls: Record<string, number>;
  lair: number;
  square: string[];
  gone: string[];
  discard: string[];
  marker: number | null;
  day: number;
};

/** Tables of the engine share their parts: a copy must not. */
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** What the events are compared with; places in boats and hands do not matter. */
function heardFrom(state: State): Heard {
  const { players, peddler, boats, bag, halls, lair, town, marker, day } = state;
  return copy({
    players: players.map((p) => ({
      gold: p.gold,
      hour: p.timepiece.hour,
      corruption: [...p.corruption].sort(),
      goods: p.shelf,
      assistant: p.assistant,
      chronomancer: p.chronomancer,
      slots: p.slots,
      stream: [...p.stream],
      open: [...p.open].sort(),
      staff: { ...p.staff },
    })),
    peddler: peddler && {
      gold: peddler.gold,
      hour: peddler.timepiece.hour,
      corruption: [...peddler.corruption].sort(),
      goods: peddler.stock,
    },
    boats: boats.map(({ pieces, dock }) => ({ pieces: [...pieces].sort(), dock })),
    bag,
    halls,
    lair,
    square: [...town.square],
    gone: [...town.gone],
    discard: [...town.discard],
    marker,
    day,
  }) as Heard;
}

function take<T>(from: T[], item: T): void {
  const at = from.indexOf(item);
  if (at < 0) throw new Error(`${String(item)} is not in ${from.join()}`);
  from.splice(at, 1);
}

function hear(table: Heard, event: Event): void {
  const owner = (who: Who): Owner => (who === "peddler" ? table.peddler! : table.players[who]!);
  const boat = (number: number) => table.boats[number - 1]!;
  switch (event.type) {
    case "moved": {
      const shop = table.players[event.seat]!;
      expect(shop[event.figure]).toBe(event.from);
      shop[event.figure] = event.to;
      break;
    }
    case "froze":
      table.players[event.seat]!.open.push(...event.icons);
      expect(event.rule).toBe(event.icons.length === 2 ? "CM-21" : "CM-22");
      break;
    case "paid":
      for (const icon of event.frozen) take(table.players[event.seat]!.open, icon);
      break;
    case "shifted": {
      const { slots, stream } = table.players[event.seat]!;
      const [top, bottom] = event.column === "left" ? ["TL", "BL"] : ["TR", "BR"];
      const at = stream.findIndex(({ tile, side }) => tile === event.tile.tile && side === event.tile.side);
      stream.splice(at, 1);
      expect(event.out.tile).toBe(slots[bottom!]!.tile);
      expect(event.out.side).not.toBe(slots[bottom!]!.side);
      stream.push(event.out);
      slots[bottom!] = slots[top!]!;
      slots[top!] = event.tile;
      break;
    }
    case "gained":
      table.players[event.seat]!.goods[event.size][event.colour]! += event.count;
      break;
    case "sponsored":
      expect(event.gold).toBe(table.halls[event.faction]);
      // DS-8: the fullest Hall, of equal ones the first of R, G, B, Y.
      if (event.who === "peddler") {
        const most = Math.max(...Object.values(table.halls));
        expect(event.faction).toBe(["R", "G", "B", "Y"].find((colour) => table.halls[colour] === most));
      }
      owner(event.who).gold += event.gold;
      break;
    case "recruited":
      expect(table.square[event.place - 1]).toBe(event.card);
      take(table.square, event.card);
      break;
    case "placed": {
      const { staff } = table.players[event.seat]!;
      expect(staff[event.ability]).toBe(event.replaced);
      if (event.replaced !== undefined) table.gone.push(event.replaced);
      staff[event.ability] = event.card;
      break;
    }
    case "squareRefilled":
      table.square.push(...event.cards);
      break;
    case "townsfolkShuffled":
      expect(event.count).toBe(table.discard.length);
      table.discard = [];
      break;
    case "corruptionDiscarded":
      take(table.players[event.seat]!.corruption, event.card);
      break;
    case "corrupted":
      if (event.card !== undefined) owner(event.who).corruption.push(event.card);
      break;
    case "recombobulated": {
      const { small } = table.players[event.seat]!.goods;
      small[event.from]! -= 1;
      small[event.to]! += 1;
      break;
    }
    case "embiggened": {
      const { small, large } = table.players[event.seat]!.goods;
      small[event.colour]! -= 1;
      large[event.colour]! += 1;
      break;
    }
    case "fractured": {
      const { small, large } = table.players[event.seat]!.goods;
      large[event.colour]! -= 1;
      small[event.colour]! += 2;
      break;
    }
    case "clock":
      expect(owner(event.who).hour).toBe(event.from);
      owner(event.who).hour = event.to;
      break;
    case "drew":
      for (const piece of event.pieces) table.bag[piece]! -= 1;
      break;
    case "seated":
      boat(event.boat).pieces.push(event.piece);
      break;
    case "returned":
      if (event.boat !== undefined) take(boat(event.boat).pieces, event.piece);
      table.bag[event.piece]! += 1;
      break;
    case "pieceMoved":
      take(boat(event.from).pieces, event.piece);
      boat(event.to).pieces.push(event.piece);
      break;
    case "piecesSwapped":
      take(boat(event.boat).pieces, event.piece);
      take(boat(event.with).pieces, event.other);
      boat(event.boat).pieces.push(event.other);
      boat(event.with).pieces.push(event.piece);
      break;
    case "docked":
      boat(event.boat).dock = event.dock;
      break;
    case "stayedAtSea":
      expect(boat(event.boat)).toMatchObject({ dock: null });
      expect(boat(event.boat).pieces).toHaveLength(4);
      break;
    case "markerPlaced":
      table.marker = event.hour;
      break;
    case "marketBegan":
      for (const { who, from, to } of event.setBack) {
        expect(owner(who).hour).toBe(from);
        owner(who).hour = to;
      }
      break;
    case "hallsFilled": {
      const atSea = table.boats.filter(({ dock }) => dock === null);
      const left = atSea.flatMap(({ pieces }) => pieces);
      for (const each of atSea) each.pieces = [];
      for (const [piece, count] of Object.entries(event.pieces)) {
        expect(left.filter((other) => other === piece)).toHaveLength(count);
        if (piece === "X") table.lair += count;
        else table.halls[piece]! += count;
      }
      break;
    }
    case "sold": {
      const { goods } = owner(event.who);
      expect(event.worth * event.buyers).toBe(event.gold);
      goods.small[event.colour]! -= event.small;
      goods.large[event.colour]! -= event.large;
      owner(event.who).gold += event.gold;
      break;
    }
    case "cleanedUp":
      for (const each of table.boats) {
        for (const piece of each.pieces) table.bag[piece]! += 1;
        Object.assign(each, { pieces: [], dock: null });
      }
      table.marker = null;
      expect(table.square[0]).toBe(event.left);
      if (event.left !== undefined) table.discard.push(table.square.shift()!);
      break;
    case "dayBegan":
      table.day = event.day;
      break;
    case "arrived":
      boat(event.boat).pieces.push(...event.pieces);
      for (const piece of event.pieces) table.bag[piece]! -= 1;
      break;
    case "peddlerGained":
      table.peddler!.goods[event.size][event.colour]! += 1;
      break;
    case "peddlerPoached":
      take(table.square, event.card);
      table.discard.push(event.card);
      table.peddler!.gold += event.gold;
      break;
    case "scored":
      owner(event.who).gold = event.gold;
      break;
    default:
      break;
  }
}

/** Equal up to the order of pieces, cards and icons. */
function sorted(table: Heard): Heard {
  const out = copy(table);
  for (const each of out.boats) each.pieces.sort();
  for (const player of out.players) {
    player.corruption.sort();
    player.open.sort();
  }
  out.peddler?.corruption.sort();
  return out;
}

test("BG-61: with deck and discards empty nothing is shuffled and no card is told", () => {
  const table = newTable({ seats: 2 });
  const state: State = {
    ...table,
    turn: 0,
    corruption: { deck: [], discard: [] },
    pending: [
      { kind: "corruption", cards: 1 },
      { kind: "shift", column: "left" },
    ],
  };
  const tile = state.players[0]!.stream[0]!.tile;
  const { events, state: after } = chronomancer.apply(state, 0, { type: "shift", tile });
  expect(events.slice(1)).toEqual([{ type: "corrupted", who: 0, rule: "CM-30", reveals: true }]);
  expect(after.rng).toEqual(state.rng);
});

test("CM-21 CM-22: what a Freeze without a choice tells", () => {
  const table = newTable({ seats: 2 });
  const froze = (open: Player["open"]): readonly Event[] =>
    chronomancer
      .apply({ ...withPlayer(table, table.turn, { open }), pending: [] }, table.turn, {
        type: "move",
        figure: "assistant",
        to: "RA",
      })
      .events.filter(({ type }) => type === "froze");
  const seat = table.turn;
  expect(froze(["R", "G"])).toEqual([{ type: "froze", seat, icons: ["B", "Y"], rule: "CM-21" }]);
  expect(froze(["R", "G", "Y"])).toEqual([{ type: "froze", seat, icons: ["B"], rule: "CM-22" }]);
  expect(froze(["R", "G", "B", "Y"])).toEqual([{ type: "froze", seat, icons: [], rule: "CM-22" }]);
});

for (const seats of [1, 2, 3, 4]) {
  test(`the events of random games tell the whole table, with ${seats}`, () => {
    const types = new Set<string>();
    for (const [i, options] of ALL_OPTIONS.entries()) {
      // Long games are compared on fewer tables.
      if (i % [1, 1, 2, 4][seats - 1]! > 0) continue;
      let table: Heard | undefined;
      const { state, result } = playRandom(chronomancer, {
        seats,
        options,
        seed: `events ${seats} ${i}`,
        onStep: ({ before, after, events }) => {
          table ??= heardFrom(before);
          for (const event of events) {
            types.add(event.type);
            hear(table, event);
            if ("rule" in event) expect(event.rule).toMatch(/^(BG|CM|DS)-(A )?\d+$/);
          }
          expect(sorted(table)).toEqual(sorted(heardFrom(after)));
          const closed = events.filter((event) => event.type === "closed");
          for (const { who, corruption } of closed) {
            const cards = events.filter(
              (event) => event.type === "corrupted" && event.who === who && event.rule !== "CM-30",
            );
            expect(cards).toHaveLength(corruption);
          }
          const end = events.find((event) => event.type === "gameEnded");
          if (end === undefined) return;
          const { winners } = chronomancer.result(after)!;
          expect(end.winners).toEqual(winners.length === 0 ? ["peddler"] : winners);
        },
      });
      expect(result).toBeDefined();
      expect(state.phase).toBe("over");
    }
    expect(types.size).toBeGreaterThan(seats === 1 ? 38 : 32);
  });
}
