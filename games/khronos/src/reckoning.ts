/**
 * What an action does to the three boards, from its first tile to the last downsizing (KH-78).
 *
 * A reckoning may need answers from players. It is then run again from the ground before the action with one
 * answer more: the procedure reads like the rulebook, and no half-done resolution has to be stored.
 */
import type { Seat } from "@chronarium/kernel";
import type { BuildAction, DemolishAction, UpgradeAction } from "./actions.ts";
import type { BoardEvent } from "./events.ts";
import { gridOf, type SquareId } from "./grid.ts";
import { resolve } from "./hierarchy.ts";
import { buildingAt } from "./layout.ts";
import type { Mark } from "./marks.ts";
import { describe, giveCube, markTile, type Old, ripple, takeCube } from "./ripple.ts";
import type { Ground, Question, State, Tile } from "./state.ts";
import { COLOUR_OF, type Colour, type Size } from "./tables.ts";
import {
  beginWork,
  groundOf,
  layoutNow,
  layTile,
  liftTile,
  marksNow,
  type Steps,
  type Work,
} from "./work.ts";

export type Reckoned = {
  readonly ground: Ground;
  readonly events: readonly BoardEvent[];
  /** What the game waits for, if the answers did not reach to the end. */
  readonly question?: Question;
};

export function reckon(
  state: Pick<State, "options" | "hamlets">,
  ground: Ground,
  seat: Seat,
  action: BuildAction | UpgradeAction | DemolishAction,
  answers: readonly (SquareId | Seat)[],
): Reckoned {
  const work = beginWork(
    { grid: gridOf(state.options.map), options: state.options, hamlets: state.hamlets, active: seat },
    ground,
  );
  const steps = consequences(work, seat, action);
  let step = steps.next();
  for (const answer of answers) {
    if (step.done) break;
    step = steps.next(answer);
  }
  const told = { ground: groundOf(work), events: work.events };
  return step.done ? told : { ...told, question: step.value };
}

function* consequences(work: Work, seat: Seat, action: BuildAction | UpgradeAction | DemolishAction): Steps {
  switch (action.type) {
    case "build":
      yield* build(work, seat, action);
      break;
    case "upgrade":
      yield* upgrade(work, seat, action);
      break;
    case "demolish":
      demolish(work, seat, action);
      break;
  }
  for (const era of ["might", "faith"] as const) {
    // An untouched board obeys Hierarchy already.
    if (work.boards[era] !== work.before[era]) yield* resolve(work, era);
  }
}

function newTile(building: Tile["type"], size: Size, at: SquareId, owner: Seat): Tile {
  return building === "civil" ? { type: building, size, at } : { type: building, size, at, owner };
}

const paidWith = (colour: Colour, count: number, extra: readonly Colour[] = []): readonly Colour[] => [
  ...Array<Colour>(count).fill(colour),
  ...extra,
];

function* build(work: Work, seat: Seat, { era, building, size, at, extra }: BuildAction): Steps {
  const tile = newTile(building, size, at, seat);
  layTile(work, era, tile);
  if ("owner" in tile) takeCube(work, seat);
  markTile(work, era, tile, undefined);
  work.events.push({
    type: "built",
    seat,
    ...describe(era, tile),
    paid: paidWith(COLOUR_OF[building], size, extra),
  });
  if (size > 1) yield* ripple(work, era, tile, undefined, {});
}

function* upgrade(work: Work, seat: Seat, { era, from, size, at, extra }: UpgradeAction): Steps {
  const before = buildingAt(layoutNow(work, era), from);
  if (before === undefined) throw new Error(`There is no building at ${from}.`);
  const was = before.tile;
  const marks = marksNow(work, era);
  const mark = (was === undefined ? marks.hamlets.get(from) : marks.tiles.get(from)) as Mark;
  const owner = was !== undefined && "owner" in was ? was.owner : seat;
  if (was !== undefined) liftTile(work, era, was);
  const tile = newTile(before.type, size, at, owner);
  layTile(work, era, tile);
  markTile(work, era, tile, mark);
  const paid = paidWith(COLOUR_OF[before.type], size - before.size, extra);
  work.events.push({ type: "upgraded", seat, ...describe(era, tile), from, was: before.size, paid });
  const old: Old = was === undefined ? { hamlet: from } : { tile: was };
  yield* ripple(work, era, tile, old, {});
}

function demolish(work: Work, seat: Seat, { era, at }: DemolishAction): void {
  const tile = work.boards[era].tiles.find((other) => other.at === at);
  if (tile === undefined) throw new Error(`There is no building at ${at}.`);
  liftTile(work, era, tile);
  if ("owner" in tile) giveCube(work, tile.owner);
  work.events.push({
    type: "demolished",
    seat,
    ...describe(era, tile),
    paid: paidWith(COLOUR_OF[tile.type], 1),
  });
}
