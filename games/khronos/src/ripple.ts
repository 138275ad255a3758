/** Ripples through time and the paradoxes they cause (KH-53..69, KH-95..99, KH-137, KH-138). */
import type { Seat } from "@chronarium/kernel";
import type { SquareId } from "./grid.ts";
import { type Building, layoutOf, topMembers } from "./layout.ts";
import { dominionOf, join, type Mark, marksTouching, newMark } from "./marks.ts";
import type { Question, Settlement, Tile } from "./state.ts";
import type { BuildingType, Era, Size } from "./tables.ts";
import {
  equalTile,
  laterThan,
  layoutNow,
  layTile,
  liftTile,
  marksNow,
  placeOf,
  type Steps,
  setHamletCube,
  tilesLeft,
  type Work,
} from "./work.ts";

/** What an upgrade grew from: a tile, or a printed hamlet (KH-66). */
export type Old = { readonly tile: Tile } | { readonly hamlet: SquareId };

/** The marks of shadows whose place the copies take (KH-79, KH-137). */
export type ShadowMarks = Partial<Record<Era, Mark>>;

/** A decision with one option is taken at once (KH-89). */
export function* ask<Answer extends SquareId | Seat>(
  question: Question & { options: readonly Answer[] },
): Steps<Answer> {
  const [only, second] = question.options;
  if (only !== undefined && second === undefined) return only;
  return (yield question) as Answer;
}

/** Carries a building of size 2 or 3 to the later boards, in the order of time. */
export function* ripple(
  work: Work,
  era: Era,
  source: Tile,
  old: Old | undefined,
  shadowMarks: ShadowMarks,
): Steps {
  for (const target of laterThan(era)) {
    const arrived = yield* arrive(work, target, source, old, shadowMarks[target]);
    if (!arrived) return; // KH-62: what is blocked or stopped goes no further
  }
}

function* arrive(
  work: Work,
  era: Era,
  source: Tile,
  old: Old | undefined,
  shadowMark: Mark | undefined,
): Steps<boolean> {
  const piece = describe(era, source);
  if (equalTile(work, era, source)) {
    work.events.push({ type: "rippleMatched", ...piece, rule: "KH-69" });
    return true;
  }
  const layout = layoutNow(work, era);
  const place = placeOf(work, source);
  const under = new Set<Building>();
  for (const square of place.squares) {
    const building = layout.buildings[layout.occupant[square] as number];
    if (building !== undefined) under.add(building);
  }
  const predecessor = old !== undefined && "tile" in old ? equalTile(work, era, old.tile) : undefined;
  const gone = [...under].flatMap(({ tile }) => (tile === undefined ? [] : [tile]));

  const blocked = blockedBy(work, era, source, predecessor, gone);
  if (blocked !== undefined) {
    work.events.push({ type: "rippleBlocked", ...piece, ...blocked });
    return false;
  }

  // The predecessor is not a victim: it grows into the copy, with its cubes (KH-66, KH-95).
  const marks = marksNow(work, era);
  const inherited = predecessor === undefined ? undefined : marks.tiles.get(predecessor.at);
  const victims = gone.filter((tile) => tile !== predecessor);
  for (const victim of victims.sort((a, b) => placeOf(work, a).square - placeOf(work, b).square)) {
    yield* destroy(work, era, victim, "paradox", "KH-64");
  }
  // A marker stands only on a Castle or Abbey ruin, and those never grow (KH-67).
  if (predecessor !== undefined) liftTile(work, era, predecessor);
  const copy = copyOf(work, era, source, predecessor);
  layTile(work, era, copy);
  if ("owner" in copy && predecessor === undefined) takeCube(work, copy.owner);
  markTile(work, era, copy, shadowMark ?? inherited);
  const grew =
    old !== undefined && "hamlet" in old && isOpenHamlet(under, old.hamlet) ? old.hamlet : predecessor?.at;
  const rule = source.type === "civil" ? "KH-57" : "KH-56";
  work.events.push({ type: "rippled", ...piece, ...(grew === undefined ? {} : { replaces: grew }), rule });
  return true;
}

const isOpenHamlet = (under: ReadonlySet<Building>, hamlet: SquareId): boolean =>
  [...under].some((building) => building.tile === undefined && building.at === hamlet);

/** KH-59..63 and KH-121, in the order of the register's procedure. */
function blockedBy(
  work: Work,
  era: Era,
  source: Tile,
  predecessor: Tile | undefined,
  gone: readonly Tile[],
): { readonly by: "dominion" | "hierarchy" | "tile" | "cube"; readonly rule: string } | undefined {
  if (tilesLeft(work, source.type, source.size) === 0) return { by: "tile", rule: "KH-59" };
  if (source.type === "civil") return undefined;
  const place = placeOf(work, source);
  const marks = marksNow(work, era);
  if (era === "faith" || !work.options.ruinsIgnoreDominion) {
    const touched = marksTouching(marks, layoutNow(work, era), place, gone);
    const own = predecessor === undefined ? undefined : marks.tiles.get(predecessor.at);
    const domains = new Set(
      [...touched, ...(own === undefined ? [] : [own])].map((mark) => dominionOf(marks, mark)),
    );
    if (domains.size > 1) return { by: "dominion", rule: "KH-60" };
  }
  if (era === "faith") {
    if (sharesTheTop(work, source, gone)) return { by: "hierarchy", rule: "KH-61" };
    if (predecessor === undefined && "owner" in source && work.cubes[source.owner] === 0)
      return { by: "cube", rule: "KH-121" };
  }
  return undefined;
}

/** KH-61: would the copy itself share the top of its domain on Faith? */
function sharesTheTop(work: Work, source: Tile, gone: readonly Tile[]): boolean {
  if (source.type === "civil") return false;
  const board = work.boards.faith;
  const after = { ...board, tiles: [...board.tiles.filter((tile) => !gone.includes(tile)), source] };
  const layout = layoutOf(work.grid, work.hamlets, after);
  const domain = layout.domainOf[after.tiles.length - 1] as number;
  const top = topMembers(layout, domain, source.type);
  return top.length > 1 && top.some((building) => building.tile === source);
}

function copyOf(work: Work, era: Era, source: Tile, predecessor: Tile | undefined): Tile {
  const { at, size } = source;
  if (source.type !== "civil") {
    // KH-56: with the owner's cube on Faith, as an unowned ruin on Reason (also when it grew: KH-67).
    if (era === "reason") return { type: source.type, size, at, renovated: false };
    return { type: source.type, size, at, owner: (source as { owner: Seat }).owner };
  }
  if (era !== "reason") return { type: "civil", size, at };
  const cubes =
    predecessor !== undefined && "cubes" in predecessor ? [...predecessor.cubes] : work.cubes.map(() => 0);
  for (const hamlet of hamletsUnder(work, source)) {
    // KH-99: a cube on a hamlet that gets covered moves up onto the cover.
    const seat = work.boards.reason.hamletCubes[hamlet];
    if (seat === undefined) continue;
    cubes[seat] = (cubes[seat] as number) + 1;
    setHamletCube(work, hamlet, undefined);
  }
  return { type: "civil", size, at, cubes };
}

function hamletsUnder(work: Work, tile: { readonly at: SquareId; readonly size: Size }): readonly SquareId[] {
  const { squares } = placeOf(work, tile);
  return work.hamlets.filter((hamlet) => squares.includes(work.grid.indexOf.get(hamlet) as number));
}

/** Gives a placed tile its mark (KH-137). `own` is that of its predecessor or of the building it comes from. */
export function markTile(work: Work, era: Era, tile: Tile, own: Mark | undefined): void {
  const marks = marksNow(work, era);
  const touched = marksTouching(marks, layoutNow(work, era), placeOf(work, tile), []);
  if (tile.type === "civil") {
    const mark = own ?? newMark(marks);
    const covered = hamletsUnder(work, tile).map((hamlet) => marks.hamlets.get(hamlet) as Mark);
    join(marks, [mark, ...touched, ...covered]);
    marks.tiles.set(tile.at, mark);
    return;
  }
  marks.tiles.set(tile.at, own ?? touched[0] ?? newMark(marks));
}

/** Takes a building away, with its shadows on the later boards (KH-65). */
export function* destroy(
  work: Work,
  era: Era,
  tile: Tile,
  cause: "paradox" | "shadow" | "downsized",
  rule: string,
): Steps {
  const keeper = "cubes" in tile ? yield* keeperOf(work, tile) : undefined;
  const home = work.cubes.map(() => 0);
  if ("owner" in tile) home[tile.owner] = 1;
  if ("progress" in tile && tile.progress !== undefined) home[tile.progress] = 1;
  if ("cubes" in tile) home.splice(0, home.length, ...tile.cubes);
  liftTile(work, era, tile);
  if (keeper !== undefined) {
    home[keeper.seat] = (home[keeper.seat] as number) - 1;
    setHamletCube(work, keeper.at, keeper.seat);
  }
  for (const [seat, count] of home.entries()) work.cubes[seat] = (work.cubes[seat] as number) + count;
  work.events.push({ type: "destroyed", ...describe(era, tile), cause, cubesHome: home, rule });
  if (keeper !== undefined) work.events.push({ type: "cubeKept", ...keeper, rule: "KH-97" });
  const [next] = laterThan(era);
  const shadow = tile.size === 1 || next === undefined ? undefined : equalTile(work, next, tile);
  if (shadow !== undefined) yield* destroy(work, next as Era, shadow, "shadow", "KH-65");
}

/** KH-97, KH-98: who leaves a cube behind on the printed hamlet that a lost Town or City covered. */
function* keeperOf(work: Work, tile: Settlement): Steps<{ seat: Seat; at: SquareId } | undefined> {
  const [at] = hamletsUnder(work, tile);
  const most = Math.max(...tile.cubes);
  if (at === undefined || most === 0) return undefined;
  const tied = tile.cubes.flatMap((count, seat) => (count === most ? [seat] : []));
  const options = tied.length > 1 ? tied.filter((seat) => seat !== work.active) : tied;
  const seat = yield* ask({ kind: "chooseKeeper", seat: work.active, at, options, rule: "KH-98" });
  return { seat, at };
}

export const giveCube = (work: Work, seat: Seat): void => {
  work.cubes[seat] = (work.cubes[seat] as number) + 1;
};
export const takeCube = (work: Work, seat: Seat): void => {
  work.cubes[seat] = (work.cubes[seat] as number) - 1;
};

export function describe(
  era: Era,
  tile: Tile,
): { era: Era; building: BuildingType; size: Size; at: SquareId; owner?: Seat } {
  const { type, size, at } = tile;
  const owned = era !== "reason" && "owner" in tile;
  return { era, building: type, size, at, ...(owned ? { owner: (tile as { owner: Seat }).owner } : {}) };
}
