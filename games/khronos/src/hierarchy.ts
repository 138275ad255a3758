/** Junction, downsizing, division: how a broken Hierarchy is put right (KH-70..KH-89). */
import { placesWithin, type SquareId } from "./grid.ts";
import { type Building, topMembers } from "./layout.ts";
import type { Mark } from "./marks.ts";
import { worthOf } from "./options.ts";
import { ask, describe, destroy, markTile, ripple, type ShadowMarks, takeCube } from "./ripple.ts";
import type { OwnedTile } from "./state.ts";
import type { BuildingEra, Size } from "./tables.ts";
import {
  equalTile,
  layoutNow,
  layTile,
  marksNow,
  placeOf,
  type Steps,
  tilesLeft,
  type Work,
} from "./work.ts";

type Ruling = "military" | "religious";

/** KH-72, KH-75: whose values decide, and in which order; KH-86: which conflict is settled first. */
const POWER: Readonly<Record<BuildingEra, readonly Ruling[]>> = {
  might: ["military"],
  faith: ["religious", "military"],
};
const SETTLED_FIRST: Readonly<Record<BuildingEra, readonly Ruling[]>> = {
  might: ["military", "religious"],
  faith: ["religious", "military"],
};

type Member = { readonly tile: OwnedTile; readonly mark: Mark; readonly power: readonly number[] };

/** Downsizes until Hierarchy holds on a board; ends because every step lowers its values (KH-139). */
export function* resolve(work: Work, era: BuildingEra): Steps {
  const powerOf = freezePowers(work, era);
  for (;;) {
    const conflict = firstConflict(work, era);
    if (conflict === undefined) return;
    const members = conflict.members.map(({ tile }): Member => {
      const mark = marksNow(work, era).tiles.get((tile as OwnedTile).at) as Mark;
      return { tile: tile as OwnedTile, mark, power: powerOf(mark) };
    });
    yield* downsize(work, era, yield* loserOf(work, era, conflict.type, members));
  }
}

/** KH-76: powers are taken once per board and stay fixed. Sums per mark of the values of a type's buildings. */
function freezePowers(work: Work, era: BuildingEra): (mark: Mark) => readonly number[] {
  const marks = marksNow(work, era);
  const sums = new Map<Mark, number[]>();
  for (const tile of work.boards[era].tiles) {
    const column = (POWER[era] as readonly string[]).indexOf(tile.type);
    if (column === -1) continue;
    const mark = marks.tiles.get(tile.at) as Mark;
    const sum = sums.get(mark) ?? POWER[era].map(() => 0);
    sum[column] = (sum[column] as number) + worthOf(work.options, tile.size);
    sums.set(mark, sum);
  }
  return (mark) => sums.get(mark) ?? POWER[era].map(() => 0);
}

/** KH-86: the first type, then the first domain, whose top is not unique (KH-40). */
function firstConflict(
  work: Work,
  era: BuildingEra,
): { type: Ruling; members: readonly Building[] } | undefined {
  const layout = layoutNow(work, era);
  for (const type of SETTLED_FIRST[era]) {
    for (let domain = 0; domain < layout.domains.length; domain++) {
      const members = topMembers(layout, domain, type);
      if (members.length > 1) return { type, members };
    }
  }
  return undefined;
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  const column = a.findIndex((value, i) => value !== b[i]);
  return column === -1 ? 0 : (a[column] as number) - (b[column] as number);
};

/** Members come in the order of their squares; the weakest goes first, among equals the first (KH-72, 75, 86). */
function* loserOf(
  work: Work,
  era: BuildingEra,
  building: Ruling,
  members: readonly Member[],
): Steps<OwnedTile> {
  const weakest = members.reduce((least, member) =>
    compare(member.power, least.power) < 0 ? member : least,
  );
  const unequal = members.some((member) => compare(member.power, weakest.power) !== 0);
  const oneDomain = members.every((member) => member.mark === weakest.mark);
  const told = {
    type: "conflict" as const,
    era,
    building,
    size: weakest.tile.size,
    members: members.map(({ tile, power }) => ({ at: tile.at, owner: tile.owner, power })),
  };
  if (unequal) {
    work.events.push({ ...told, loser: weakest.tile.at, rule: era === "might" ? "KH-72" : "KH-75" });
    return weakest.tile;
  }
  // A tie, or a division (KH-85): the active player's own go first, else he names one (KH-74).
  const rule = oneDomain ? "KH-85" : "KH-74";
  work.events.push({ ...told, rule });
  const own = members.filter(({ tile }) => tile.owner === work.active);
  const options = (own.length > 0 ? own : members).map(({ tile }) => tile.at);
  const at = yield* ask<SquareId>({ kind: "chooseLoser", seat: work.active, era, options, rule });
  return (members.find(({ tile }) => tile.at === at) as Member).tile;
}

/** KH-77: one size smaller, within the old squares; KH-79..82: what that means on the later boards. */
function* downsize(work: Work, era: BuildingEra, tile: OwnedTile): Steps {
  const size = (tile.size - 1) as Size | 0;
  const survives = size !== 0 && tilesLeft(work, tile.type, size) > 0;
  if (!survives) {
    yield* destroy(work, era, tile, "downsized", size === 0 ? "KH-77" : "KH-82");
    return;
  }
  const at = yield* ask<SquareId>({
    kind: "placeDownsized",
    seat: work.options.activePlaces ? work.active : tile.owner,
    era,
    building: tile.type,
    size,
    from: tile.at,
    options: placesWithin(work.grid, placeOf(work, tile), size).map((place) => place.at),
    rule: "KH-77",
  });
  const mark = marksNow(work, era).tiles.get(tile.at) as Mark;
  const shadowMarks = marksOfShadows(work, era, tile);
  const reachedFaith = era === "faith" || shadowMarks.faith !== undefined;
  yield* destroy(work, era, tile, "downsized", "KH-77");
  const smaller: OwnedTile = { ...tile, size, at };
  layTile(work, era, smaller);
  takeCube(work, tile.owner);
  markTile(work, era, smaller, mark);
  work.events.push({ type: "downsized", ...describe(era, smaller), from: tile.at, rule: "KH-77" });
  if (size > 1 && reachedFaith) yield* ripple(work, era, smaller, undefined, shadowMarks); // KH-79, KH-80
}

/** Marks of the identical shadows, board by board, up to the first board without one (KH-65). */
function marksOfShadows(work: Work, era: BuildingEra, tile: OwnedTile): ShadowMarks {
  const marks: ShadowMarks = {};
  if (era === "might") {
    if (equalTile(work, "faith", tile) === undefined) return marks;
    marks.faith = marksNow(work, "faith").tiles.get(tile.at) as Mark;
  }
  if (equalTile(work, "reason", tile) !== undefined)
    marks.reason = marksNow(work, "reason").tiles.get(tile.at) as Mark;
  return marks;
}
