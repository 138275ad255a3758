/**
 * Every legal action: candidates from the tables, of which those stay that `refusal` lets pass. Placements are asked
 * without reasons, which is faster; the laws prove that both say the same.
 */
import type { Seat } from "@chronarium/kernel";
import { BUILDING_IDS, ROWS } from "../tables/buildings.ts";
import { type Amount, CUBES, type Cube, ICONS, PIECES, WORKERS, type Worker, XS } from "../tables/goods.ts";
import { CAPITAL, EXCHANGES, SPACES, WARP_TILES, type WarpTile } from "../tables/main-board.ts";
import { multisets } from "../tables/multisets.ts";
import { FREE_SLOTS, PAID_SLOTS } from "../tables/paths.ts";
import { SUPERPROJECT } from "../tables/superprojects.ts";
import { canPlace, focusEras, piecePayments, superprojectInReach } from "./able.ts";
import {
  type Action,
  type ActionOf,
  BONUSES,
  DIE_FACES,
  GIVEN_WORKERS,
  givenType,
  type SlotPayment,
} from "./actions.ts";
import { amountOf, namesCubes, X_PAIRS } from "./exchange.ts";
import { anomalySpots, boardFor, covers, effectsOf, onTimeline, ownTiles, totalOf } from "./human.ts";
import { mayDecline, refusal } from "./refusal.ts";
import { freeEffect } from "./refusal-choices.ts";
import { ANOMALY_WATER } from "./refusal-turn.ts";
import type { Asked, FrameOf, FreeSource, State } from "./state.ts";

const DECLINE: Action = { type: "decline" };
const PASS: Action = { type: "pass" };

export function legalActions(state: State, seat: Seat): readonly Action[] {
  if (state.phase === "over" || seat !== 0) return [];
  const frame = state.pending.at(-1) as Asked;
  const legal: Action[] = frame.kind === "turn" || frame.kind === "placement" ? placements(state) : [];
  for (const action of candidates(state, frame))
    if (refusal(state, seat, action) === undefined) legal.push(action);
  if (mayDecline(frame)) legal.push(DECLINE);
  return legal;
}

function candidates(state: State, frame: Asked): readonly Action[] {
  switch (frame.kind) {
    case "headStart":
      return frame.cards.map((card) => ({ type: "headStart", card }));
    case "powerUp":
      return powerUps(state);
    case "warp":
      return warps(state);
    case "turn":
      return [...works(state), ...frees(state), PASS];
    case "placement":
      return [];
    case "handOver":
      return [{ type: "handOver" }];
    case "construct":
    case "headStartBuild":
      return builds(state);
    case "recruit":
      return WORKERS.flatMap((worker) => recruits(worker, frame));
    case "research":
      return frame.tile === "RC3"
        ? PIECES.map((piece) => ({ type: "breakthrough", piece }))
        : DIE_FACES.map((face) => ({ type: "research", face }));
    case "dice":
      return [
        { type: "reroll", die: "shape" },
        { type: "reroll", die: "icon" },
        { type: "keep" },
        ...ICONS.map((icon): Action => ({ type: "icon", icon })),
      ];
    case "mine":
    case "extraCube":
      return CUBES.map((cube) => ({ type: "mine", cube }));
    case "exchange":
      return EXCHANGES.flatMap((exchange): Action[] =>
        namesCubes(exchange) === undefined
          ? [{ type: "trade", exchange }]
          : X_PAIRS.map((cubes) => ({ type: "trade", exchange, cubes })),
      );
    case "council":
    case "standard":
      return CAPITAL.map((action) => ({ type: "capital", action }));
    case "copy":
      return copies(state);
    case "focus":
      return focusEras(state, frame.range).flatMap((era): Action[] => [
        { type: "focus", era },
        ...WARP_TILES.filter((tile) => state.human.warpOn[era - 1]!.includes(tile)).map(
          (tile): Action => ({ type: "focus", era, tile }),
        ),
      ]);
    case "takeBack": {
      const there = onTimeline(state.human);
      return WARP_TILES.filter((tile) => there.includes(tile)).map((tile) => ({ type: "takeBack", tile }));
    }
    case "cubes":
      return multisets(
        CUBES.filter((cube) => frame.of.includes(cube)),
        frame.count,
      ).map((cubes) => ({ type: "gain", cubes }));
    case "swap":
      return XS.flatMap((from) => XS.map((to): Action => ({ type: "swap", from, to })));
    case "wake":
      return [0, 1, 2, 3].flatMap((count) =>
        multisets(WORKERS, count).map(
          (workers): Action => (count === 0 ? { type: "wake" } : { type: "wake", workers }),
        ),
      );
    case "hire":
      return frame.of.map((worker) => ({ type: "hire", worker }));
    case "breakthrough":
      return PIECES.map((piece) => ({ type: "breakthrough", piece }));
    case "anomalySpot":
      return anomalySpots(state).map((spot) => ({ type: "anomalySpot", spot }));
  }
}

/** By what can pay a slot: Energy; Energy and Water; Energy and X. */
const powerUpsWith = (kinds: readonly SlotPayment[]): readonly Action[] => {
  const out: Action[] = [];
  for (let free = 0; free <= FREE_SLOTS; free++)
    for (let paid = 0; paid <= PAID_SLOTS; paid++)
      for (const payments of multisets(kinds, paid))
        out.push(paid === 0 ? { type: "powerUp", free } : { type: "powerUp", free, payments });
  return out;
};
const BY_ENERGY = powerUpsWith(["E"]);
const BY_WATER = powerUpsWith(["E", "W"]);
const BY_X = powerUpsWith(["E", "U", "G", "T"]);
/** A Quartermaster's side B lets no X pay, so the two never come together. */
const powerUps = (state: State): readonly Action[] =>
  state.leader === "quartermaster" ? BY_WATER : boardFor(state).slotsByX ? BY_X : BY_ENERGY;

function warps({ human }: State): Action[] {
  const { warpSupply } = human;
  const out: Action[] = [WARP_NOTHING];
  for (const tile of warpSupply) out.push(WARP_ONE[tile]);
  for (let i = 0; i < warpSupply.length; i++)
    for (let j = i + 1; j < warpSupply.length; j++) out.push(WARP_TWO[warpSupply[i]!][warpSupply[j]!]);
  return out;
}
const perWarpTile = <Value>(of: (tile: WarpTile) => Value): Readonly<Record<WarpTile, Value>> =>
  Object.fromEntries(WARP_TILES.map((tile) => [tile, of(tile)])) as Record<WarpTile, Value>;
const WARP_NOTHING: Action = { type: "warp" };
const WARP_ONE = perWarpTile((tile): Action => ({ type: "warp", tiles: [tile] }));
const WARP_TWO = perWarpTile((tile) =>
  perWarpTile((other): Action => ({ type: "warp", tiles: [tile, other] })),
);

const atWork = ({ human }: State): readonly Worker[] => WORKERS.filter((worker) => human.active[worker] > 0);

function placements(state: State): Action[] {
  const { human } = state;
  const out: Action[] = [];
  if (human.powered === 0) return out;
  for (const worker of WORKERS)
    if (human.active[worker] > 0)
      for (const action of PLACEMENTS[worker])
        if (canPlace(state, human, worker, action.space)) out.push(action);
  return out;
}
/** Actions are never changed, so those that are often offered are made once. */
const placementsOf = (worker: Worker): readonly ActionOf<"place">[] =>
  SPACES.map((space) => ({ type: "place", worker, space }));
const PLACEMENTS: Readonly<Record<Worker, readonly ActionOf<"place">[]>> = {
  Ge: placementsOf("Ge"),
  Ad: placementsOf("Ad"),
  En: placementsOf("En"),
  Sc: placementsOf("Sc"),
};

/** The ways to name so many X. */
const xs = (count: number): readonly (readonly Cube[])[] => multisets(XS, count);
const withCubes = (cubes: readonly Cube[]): { readonly cubes?: readonly Cube[] } =>
  cubes.length === 0 ? {} : { cubes };
const ANOMALY_PAYMENTS: readonly { readonly cubes: readonly Cube[]; readonly cost: Amount }[] = (
  [["N"], ...xs(2)] as const
).map((cubes) => ({ cubes, cost: { ...amountOf(cubes), W: ANOMALY_WATER } }));

function works(state: State): Action[] {
  const { human } = state;
  const places: Action[] = [];
  const workers = atWork(state);
  if (workers.length === 0) return places;
  const spots = [...human.anomalies, ...(human.beside > 0 ? (["beside"] as const) : [])];
  const payments = spots.length === 0 ? [] : ANOMALY_PAYMENTS.filter(({ cost }) => covers(human.goods, cost));
  const supplied = human.worked.includes("supply");
  for (const worker of workers) {
    if (!supplied) places.push({ type: "work", worker, at: "supply" });
    for (const at of spots)
      for (const { cubes } of payments) places.push({ type: "work", worker, at, cubes });
  }
  for (const { tile } of ownTiles(human)) {
    const { work } = effectsOf(tile);
    if (work === undefined || human.worked.includes(tile)) continue;
    for (const worker of workers)
      for (const cubes of xs(work.price?.x ?? 0))
        places.push({ type: "work", worker, at: tile, ...withCubes(cubes) });
  }
  return places;
}

function frees(state: State): Action[] {
  const { human, leader } = state;
  const out: Action[] = [];
  if (totalOf(human.tired) > 0 && !human.used.includes("force")) {
    if (human.morale > 0) out.push({ type: "free", source: "force" });
    else for (const give of GIVEN_WORKERS) out.push({ type: "free", source: "force", give });
    out.push({ type: "free", source: "force", pay: "water" });
  }
  const sources: Exclude<FreeSource, "force">[] = ownTiles(human).flatMap(({ tile }) =>
    effectsOf(tile).free === undefined || human.used.includes(tile) ? [] : [tile],
  );
  if (leader === "oldRoot" || leader === "timeClerk") sources.push(leader);
  for (const source of sources) {
    const { price } = freeEffect(source);
    for (const cubes of xs(price?.x ?? 0)) {
      if (price?.worker !== true) out.push({ type: "free", source, ...withCubes(cubes) });
      else for (const give of GIVEN_WORKERS) out.push({ type: "free", source, ...withCubes(cubes), give });
    }
  }
  return out;
}

function builds(state: State): Action[] {
  const { board, human } = state;
  const out: Action[] = ROWS.flatMap((row) =>
    [board.primary[row][0], board.secondary[row][0]].flatMap((tile): Action[] =>
      tile === undefined ? [] : [{ type: "build", tile }],
    ),
  );
  const tile = superprojectInReach(state);
  if (tile === undefined) return out;
  const { worker } = SUPERPROJECT[tile];
  const given = GIVEN_WORKERS.filter((give) => givenType(give) === worker);
  for (const row of ROWS)
    for (const pieces of piecePayments(human, SUPERPROJECT[tile]))
      if (worker === undefined) out.push({ type: "build", tile, row, pieces });
      else for (const give of given) out.push({ type: "build", tile, row, pieces, give });
  return out;
}

function recruits(worker: Worker, { tile }: FrameOf<"recruit">): Action[] {
  if (worker !== "Ge") return [{ type: "recruit", worker }];
  return multisets(BONUSES, tile === "QC4" ? 2 : 1).map((bonus) => ({ type: "recruit", worker, bonus }));
}

/** S17: tiles of both sides, in the order of the register. */
function copies(state: State): Action[] {
  const mine = ownTiles(state.human).map(({ tile }) => tile);
  return BUILDING_IDS.filter(
    (tile) => mine.includes(tile) || state.bot.buildings.some((building) => building.tile === tile),
  ).flatMap((tile) =>
    xs(effectsOf(tile).work?.price?.x ?? 0).map(
      (cubes): Action => ({ type: "copy", tile, ...withCubes(cubes) }),
    ),
  );
}
