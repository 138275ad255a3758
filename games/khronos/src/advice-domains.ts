/** What the domains of a board promise to each seat: the heart of a bot's judgement of a position. */
import type { Seat } from "@chronarium/kernel";
import { gridOf } from "./grid.ts";
import { type Building, type Layout, layoutOf } from "./layout.ts";
import { capacityOf, worthOf } from "./options.ts";
import type { State } from "./state.ts";
import type { Era } from "./tables.ts";

/** By seat: what a board would pay now, what it will pay after the others' answers, and what each round adds. */
export type Promises = {
  readonly now: readonly number[];
  readonly kept: readonly number[];
  readonly growth: readonly number[];
};

/**
 * What a led domain adds to each income to come, by the size of its leader's highest building (KH-112, KH-113): a
 * foothold, and a part of the Ecus it pays today. Fitted to the ends of 660 games, then tried in play: small leaders
 * lose rich domains, Castles and Abbeys gather more around them.
 */
const FOOTHOLD = { might: [0, 0.4, 1, 4], faith: [0, 0.5, 1, 4] } as const;
const KEPT = { might: [0, 0.1, 0.8, 0.72], faith: [0, 0.1, 0.85, 0.75] } as const;
/** How that part changes with every round until the income. */
const DRIFT = [0, 0, -0.07, 0.05] as const;
/** Religious buildings on Might pay nothing there, but no paradox reaches their copies on Faith (KH-64). */
const ROOTS = [0, 0, 2, 6] as const;
/** Cubes on Reason stay; but where there is room for others, a majority may be lost or shared (KH-114, KH-115). */
const KEPT_CUBES = { safe: 1, contested: 0.7 } as const;
/** What a ruin promises to those who lead its domain: one or two cards make it pay (KH-102). */
const PER_RUIN = 0.15;

const known = new WeakMap<Layout, Promises>();

/**
 * A cache: layouts never change, and an untouched board keeps its own from state to state. Only the empty board is
 * shared by tables of all sizes.
 */
export function promisesOf(state: State, era: Era): Promises {
  const layout = layoutOf(gridOf(state.options.map), state.hamlets, state.boards[era]);
  let promises = known.get(layout);
  if (promises?.now.length !== state.players.length) {
    promises = era === "reason" ? reasonPromises(state, layout) : earlyPromises(state, layout, era);
    known.set(layout, promises);
  }
  return promises;
}

const nothing = (state: State): { now: number[]; kept: number[]; growth: number[] } => {
  const zeros = state.players.map(() => 0);
  return { now: zeros, kept: [...zeros], growth: [...zeros] };
};

function earlyPromises(state: State, layout: Layout, era: "might" | "faith"): Promises {
  const ruling = era === "might" ? "military" : "religious";
  const promises = nothing(state);
  for (const members of layout.domains) {
    let civil = 0;
    let top = 0;
    let leader: Seat | undefined;
    for (const i of members) {
      const { type, size, tile } = layout.buildings[i] as Building;
      if (type === "civil") civil += worthOf(state.options, size);
      if (tile === undefined || !("owner" in tile)) continue;
      if (type !== ruling) {
        if (era === "might") add(promises.kept, tile.owner, ROOTS[size]);
      } else if (size > top) {
        top = size;
        leader = tile.owner;
      }
    }
    if (leader === undefined || civil === 0) continue;
    add(promises.now, leader, civil);
    add(promises.kept, leader, (FOOTHOLD[era][top] as number) + civil * (KEPT[era][top] as number));
    add(promises.growth, leader, civil * (DRIFT[top] as number));
  }
  return promises;
}

function reasonPromises(state: State, layout: Layout): Promises {
  const promises = nothing(state);
  for (const members of layout.domains) {
    const { cubes, worth, ruins, room } = countReason(
      state,
      members.map((i) => layout.buildings[i] as Building),
    );
    const most = Math.max(...cubes);
    if (most === 0 || worth + ruins === 0) continue;
    for (const [seat, count] of cubes.entries()) {
      if (count < most) continue;
      const rival = Math.max(0, ...cubes.filter((_, other) => other !== seat));
      const kept = rival + room >= count ? KEPT_CUBES.contested : KEPT_CUBES.safe;
      add(promises.now, seat, worth);
      add(promises.kept, seat, kept * worth);
      add(promises.growth, seat, kept * PER_RUIN * ruins);
    }
  }
  return promises;
}

/** A domain on Reason: cubes by seat, what is renovated, what could be, and room for more cubes (KH-91). */
export function countReason(
  state: State,
  buildings: readonly Building[],
): {
  readonly cubes: readonly number[];
  readonly worth: number;
  readonly ruins: number;
  readonly room: number;
} {
  const cubes = state.players.map(() => 0);
  let worth = 0;
  let ruins = 0;
  let room = 0;
  for (const { type, size, at, tile } of buildings) {
    if (type === "civil") {
      room += capacityOf(state.options, size);
      const onHamlet = tile === undefined ? state.boards.reason.hamletCubes[at] : undefined;
      if (onHamlet !== undefined) add(cubes, onHamlet, 1);
      if (tile !== undefined && "cubes" in tile)
        for (const [seat, count] of tile.cubes.entries()) add(cubes, seat, count);
    } else if (tile !== undefined && "renovated" in tile) {
      if (tile.renovated) worth += worthOf(state.options, size);
      else {
        worth += state.options.ruinValue;
        ruins += worthOf(state.options, size) - state.options.ruinValue;
      }
    }
  }
  return { cubes, worth, ruins, room: room - cubes.reduce((a, b) => a + b, 0) };
}

function add(to: number[], seat: Seat, amount: number): void {
  to[seat] = (to[seat] as number) + amount;
}
