/** Everything that the companion can be told now: candidates from the tables, of which `refusal` lets some pass. */
import type { Seat } from "@chronarium/kernel";
import { HOMES, POSITIONS } from "../chronobot/board.ts";
import { CATEGORIES } from "../chronobot/phases.ts";
import { CUBES, SHAPES, WORKERS } from "../tables/goods.ts";
import { ERAS } from "../tables/main-board.ts";
import { multisets } from "../tables/multisets.ts";
import {
  type Action,
  type ActionOf,
  CHANGES,
  COUNTERS,
  HEX_SPACES,
  MINES,
  ORIGINS,
  TILE_KINDS,
} from "./actions.ts";
import { refusal } from "./refusal.ts";
import { PHASES, type State, THINGS } from "./state.ts";
import { OPEN_TILES, shapesLeft, untoldSuperprojects, untoldTiles, vpOn } from "./tiles.ts";
import { mostRolls, questionOf } from "./turn.ts";

const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
const ALL_ERAS = upTo(1, ERAS);
const SIDES = ["human", "bot"] as const;
/** CB-4: no token ever stands elsewhere. */
const HOMES_IN_ORDER = HOMES.map((homes) => POSITIONS.filter((position) => homes.includes(position)));

export function legalActions(state: State, seat: Seat): readonly Action[] {
  if (state.phase === "closed" || seat !== 0) return [];
  return candidates(state).filter((action) => refusal(state, seat, action) === undefined);
}

function candidates(state: State): readonly Action[] {
  const tracking = THINGS.map(
    (thing): Action => ({ type: "track", thing, on: state.tracks[thing] ? "no" : "yes" }),
  );
  if (state.correction !== undefined) return [...corrections(state), ...tracking];
  return [...phaseActions(state), ...tileTellings(state), { type: "correct" }, ...tracking];
}

function phaseActions(state: State): readonly Action[] {
  switch (state.phase) {
    case "preparation":
      return [
        { type: "confirm" },
        ...multisets(WORKERS, 4).map((workers): Action => ({ type: "recruitCard", workers })),
        ...multisets(CUBES, 5).map((cubes): Action => ({ type: "mineCard", cubes })),
      ];
    case "paradox":
      return [
        { type: "confirm" },
        ...upTo(0, mostRolls(state)).map((count): Action => ({ type: "paradoxRolls", count })),
        ...paradoxFaces(),
        ...returns(),
      ];
    case "powerUp":
      return [{ type: "confirm" }];
    case "warp":
      return [
        { type: "confirm" },
        ...paradoxFaces(),
        ...upTo(0, 2).map((count): Action => ({ type: "humanWarps", count })),
      ];
    case "actions":
      return state.turn === "bot" ? botAnswers(state) : [...humanTurns(state), ...returns()];
    case "cleanUp":
      return [
        { type: "cleanUp" },
        ...SIDES.flatMap((first): Action[] => [
          { type: "cleanUp", first },
          { type: "cleanUp", first, collapsed: "yes" },
          { type: "cleanUp", first, collapsed: "no" },
        ]),
      ];
    case "score":
      return [
        ...CATEGORIES.filter((category) => state.sheet[category] === undefined).flatMap((category) =>
          upTo(-99, 199).map((vp): Action => ({ type: "score", category, vp })),
        ),
        { type: "close" },
      ];
    case "closed":
      return [];
  }
}

/** CP-7: what lies open and has not been told. */
function tileTellings(state: State): readonly Action[] {
  const [era] = untoldSuperprojects(state);
  return [
    ...untoldTiles(state).flatMap((tile) => upTo(0, 4).map((vp): Action => ({ type: "openTile", tile, vp }))),
    ...(era === undefined
      ? []
      : [0, ...upTo(3, 8)].map((vp): Action => ({ type: "openSuperproject", era, vp }))),
  ];
}

const paradoxFaces = (): readonly Action[] =>
  ORIGINS.flatMap((origin) => upTo(0, 2).map((face): Action => ({ type: "rollParadox", face, origin })));
const returns = (): readonly Action[] => ALL_ERAS.map((era) => ({ type: "warpReturned", era }));

function botAnswers(state: State): readonly Action[] {
  const question = questionOf(state);
  const nothing: Action = { type: "couldNot", reason: "nothing" };
  const noSpace: Action = { type: "couldNot", reason: "space" };
  switch (question?.ask) {
    case undefined:
      return [{ type: "botPass" }];
    case "die":
      return ORIGINS.flatMap((origin) =>
        upTo(1, 6).map((face): Action => ({ type: "rollDie", face, origin })),
      );
    case "shape":
      return ORIGINS.flatMap((origin) => SHAPES.map((face): Action => ({ type: "rollShape", face, origin })));
    case "space":
      return [
        ...(["top", "second", "left", "right"] as const).map((at): Action => ({ type: "space", at })),
        noSpace,
      ];
    case "freeMines":
      return [...subsets(MINES).map((free): Action => ({ type: "mines", free })), noSpace];
    case "cubes":
      return [{ type: "pool" }, ...subsets(CUBES).map((cubes): Action => ({ type: "pool", cubes }))];
    case "worker":
      return [...WORKERS.map((worker): Action => ({ type: "worker", worker })), nothing];
    case "building":
      return [
        ...upTo(1, 4).map((vp): Action => ({ type: "building", vp })),
        ...upTo(0, 4).flatMap((primary) =>
          upTo(0, 4).map((secondary): Action => ({ type: "buildings", primary, secondary })),
        ),
        nothing,
      ];
    case "superproject":
      return [
        ...upTo(3, 8).map((vp): Action => ({ type: "superproject", vp })),
        ...ALL_ERAS.flatMap((era) => upTo(3, 8).map((vp): Action => ({ type: "openSuperproject", era, vp }))),
        { type: "decide" },
        nothing,
      ];
    case "breakthrough":
      return [{ type: "taken" }, nothing];
  }
}

/** CP-8: a space alone, or with what was taken there. */
function humanTurns(state: State): readonly Action[] {
  const out: Action[] = [{ type: "done" }];
  for (const worker of WORKERS) out.push({ type: "done", worker });
  for (const cube of CUBES) out.push({ type: "done", cube });
  const tiles = tilesToTake(state);
  for (const taken of tiles) out.push({ type: "done", ...taken });
  for (const space of HEX_SPACES) {
    out.push({ type: "done", space });
    for (const worker of WORKERS) out.push({ type: "done", space, worker });
    for (const cube of CUBES) out.push({ type: "done", space, cube });
    for (const taken of tiles) out.push({ type: "done", space, ...taken });
  }
  out.push({ type: "pass" });
  return state.bot.passed ? [{ type: "pass" }] : out;
}

type Taken = Pick<ActionOf<"done">, "tile" | "superproject" | "shape">;
const tilesToTake = (state: State): readonly Taken[] => [
  ...OPEN_TILES.filter((tile) => state.tiles !== undefined && (vpOn(state.tiles, tile) ?? 0) > 0).map(
    (tile) => ({ tile }),
  ),
  ...(state.tiles?.superprojects ?? []).flatMap((vp, i) => (vp === 0 ? [] : [{ superproject: i + 1 }])),
  ...shapesLeft(state).map((shape) => ({ shape })),
];

function corrections(state: State): readonly Action[] {
  const out: Action[] = [{ type: "corrected" }];
  for (const change of CHANGES) {
    for (const counter of COUNTERS) out.push({ type: "correctCounter", counter, change });
    // CP-7: what is printed.
    for (const tile of TILE_KINDS)
      for (const vp of tile === "superproject" ? upTo(3, 8) : upTo(1, 4))
        out.push({ type: "correctTile", tile, vp, change });
    for (const whose of SIDES)
      for (const era of ALL_ERAS) out.push({ type: "correctWarp", whose, era, change });
  }
  for (const [i, homes] of HOMES_IN_ORDER.entries())
    for (const position of homes) out.push({ type: "correctToken", token: i + 1, position });
  if (state.spaces !== undefined)
    for (const space of HEX_SPACES)
      for (const by of ["free", "human", "bot", "gone"] as const)
        out.push({ type: "correctSpace", space, by });
  if (state.tiles !== undefined) {
    for (const tile of OPEN_TILES) for (const vp of upTo(0, 4)) out.push({ type: "openTile", tile, vp });
    for (const era of upTo(1, state.era))
      for (const vp of [0, ...upTo(3, 8)]) out.push({ type: "openSuperproject", era, vp });
  }
  for (const phase of PHASES) out.push({ type: "correctPhase", phase });
  for (const side of SIDES) out.push({ type: "correctFirst", side });
  for (const era of ALL_ERAS) out.push({ type: "correctEra", era });
  return out;
}

/** The subsets that are not empty, each in the order of the items. */
function subsets<T>(items: readonly T[]): readonly (readonly T[])[] {
  let out: (readonly T[])[] = [[]];
  for (const item of items) out = [...out, ...out.map((set) => [...set, item])];
  return out.slice(1);
}
