/** Everything the human can do, as data that carries ids only (section 6). */
import type { ActionSpec } from "@chronarium/kernel";
import { BUILDING_IDS, ROWS, type Row } from "../tables/buildings.ts";
import {
  CUBES,
  type Cube,
  ICONS,
  type Icon,
  PIECES,
  type Piece,
  SHAPES,
  type Shape,
  WORKERS,
  type Worker,
  type X,
  XS,
} from "../tables/goods.ts";
import {
  CAPITAL,
  type Capital,
  ERAS,
  EXCHANGES,
  type Exchange,
  SPACES,
  type Space,
  WARP_TILES,
  type WarpTile,
} from "../tables/main-board.ts";
import { HEAD_STARTS, type HeadStart, SPOTS, type Spot } from "../tables/paths.ts";
import { SUPERPROJECT_IDS } from "../tables/superprojects.ts";
import type { FreeSource, TileId, WorkPlace } from "./state.ts";

/** What pays a slot beyond the free ones: 1 E, or 1 X (High Lantern, side B), or 2 W (Quartermaster). */
const SLOT_PAYMENTS = ["E", "U", "G", "T", "W"] as const;
export type SlotPayment = (typeof SLOT_PAYMENTS)[number];

/** A worker given away: Active, or Tired (AN-103, AN-108). */
export const GIVEN_WORKERS = ["Ge", "Ad", "En", "Sc", "tiredGe", "tiredAd", "tiredEn", "tiredSc"] as const;
export type GivenWorker = (typeof GIVEN_WORKERS)[number];
export const givenType = (given: GivenWorker): Worker => given.slice(-2) as Worker;
export const isTired = (given: GivenWorker): boolean => given.startsWith("tired");

/** The bonus of a recruited Genius (AN-58). */
export const BONUSES = ["water", "energy", "vp"] as const;
export type Bonus = (typeof BONUSES)[number];

/** The die of a Research that is set, and to what (AN-59). */
export const DIE_FACES = ["circle", "triangle", "square", "leaf", "gear", "wave", "eye", "star"] as const;
export type DieFace = Shape | Icon;

export const TILE_IDS: readonly TileId[] = [...BUILDING_IDS, ...SUPERPROJECT_IDS];
export const WORK_PLACES: readonly WorkPlace[] = ["supply", ...SPOTS, "beside", ...TILE_IDS];
export const FREE_SOURCES: readonly FreeSource[] = ["force", "oldRoot", "timeClerk", ...TILE_IDS];

export type Action =
  /** 3.9. */
  | { readonly type: "headStart"; readonly card: HeadStart }
  /** AN-40. */
  | { readonly type: "powerUp"; readonly free: number; readonly payments?: readonly SlotPayment[] }
  /** AN-45. */
  | { readonly type: "warp"; readonly tiles?: readonly WarpTile[] }
  /** AN-50, AN-55..AN-63. */
  | { readonly type: "place"; readonly worker: Worker; readonly space: Space }
  /** AN-64, AN-66..AN-68; `cubes` pay the X of a tile, or an Anomaly. */
  | {
      readonly type: "work";
      readonly worker: Worker;
      readonly at: WorkPlace;
      readonly cubes?: readonly Cube[];
    }
  /** AN-51, AN-65, AN-99; `give`: a worker paid or lost; `water`: Force Workers by S10. */
  | {
      readonly type: "free";
      readonly source: FreeSource;
      readonly cubes?: readonly Cube[];
      readonly give?: GivenWorker;
      readonly pay?: "water";
    }
  | { readonly type: "pass" }
  /** AN-105. */
  | { readonly type: "handOver" }
  /** AN-56; a Superproject names its row and what pays its Breakthroughs and its worker. */
  | {
      readonly type: "build";
      readonly tile: TileId;
      readonly row?: Row;
      readonly pieces?: readonly Piece[];
      readonly give?: GivenWorker;
    }
  /** AN-58; `bonus` of a Genius. */
  | { readonly type: "recruit"; readonly worker: Worker; readonly bonus?: readonly Bonus[] }
  /** AN-59. */
  | { readonly type: "research"; readonly face: DieFace }
  | { readonly type: "reroll"; readonly die: "shape" | "icon" }
  | { readonly type: "keep" }
  | { readonly type: "icon"; readonly icon: Icon }
  /** A Breakthrough of choice: LB15, RC3. */
  | { readonly type: "breakthrough"; readonly piece: Piece }
  /** AN-60, AN-107: a cube of the pool. */
  | { readonly type: "mine"; readonly cube: Cube }
  /** AN-62; `cubes` are the two X given or taken. */
  | { readonly type: "trade"; readonly exchange: Exchange; readonly cubes?: readonly X[] }
  /** AN-57, S09. */
  | { readonly type: "capital"; readonly action: Capital }
  /** S17. */
  | { readonly type: "copy"; readonly tile: TileId; readonly cubes?: readonly Cube[] }
  /** AN-96; `tile` is sent back. */
  | { readonly type: "focus"; readonly era: number; readonly tile?: WarpTile }
  /** AN-88. */
  | { readonly type: "takeBack"; readonly tile: WarpTile }
  /** X of choice. */
  | { readonly type: "gain"; readonly cubes: readonly Cube[] }
  | { readonly type: "swap"; readonly from: X; readonly to: X }
  | { readonly type: "wake"; readonly workers?: readonly Worker[] }
  | { readonly type: "hire"; readonly worker: Worker }
  /** AN-34, AN-92. */
  | { readonly type: "anomalySpot"; readonly spot: Spot }
  /** Leaves out what may be left out. */
  | { readonly type: "decline" };

export type ActionOf<Type extends Action["type"]> = Extract<Action, { type: Type }>;

const worker = { kind: "choice", values: WORKERS } as const;
const cubes = (max: number) =>
  ({ kind: "choices", values: CUBES, min: 1, max, unordered: true, optional: true }) as const;
const give = { kind: "choice", values: GIVEN_WORKERS, optional: true } as const;
const tile = { kind: "choice", values: TILE_IDS } as const;

export const ACTIONS: ActionSpec = {
  headStart: { card: { kind: "choice", values: HEAD_STARTS } },
  powerUp: {
    free: { kind: "integer", min: 0, max: 3 },
    payments: { kind: "choices", values: SLOT_PAYMENTS, min: 0, max: 3, unordered: true, optional: true },
  },
  warp: { tiles: { kind: "choices", values: WARP_TILES, min: 0, max: 2, unordered: true, optional: true } },
  place: { worker, space: { kind: "choice", values: SPACES } },
  work: { worker, at: { kind: "choice", values: WORK_PLACES }, cubes: cubes(2) },
  free: {
    source: { kind: "choice", values: FREE_SOURCES },
    cubes: cubes(1),
    give,
    pay: { kind: "choice", values: ["water"], optional: true },
  },
  pass: {},
  handOver: {},
  build: {
    tile,
    row: { kind: "choice", values: ROWS, optional: true },
    pieces: { kind: "choices", values: PIECES, min: 1, max: 2, unordered: true, optional: true },
    give,
  },
  recruit: {
    worker,
    bonus: { kind: "choices", values: BONUSES, min: 1, max: 2, unordered: true, optional: true },
  },
  research: { face: { kind: "choice", values: DIE_FACES } },
  reroll: { die: { kind: "choice", values: ["shape", "icon"] } },
  keep: {},
  icon: { icon: { kind: "choice", values: ICONS } },
  breakthrough: { piece: { kind: "choice", values: PIECES } },
  mine: { cube: { kind: "choice", values: CUBES } },
  trade: {
    exchange: { kind: "choice", values: EXCHANGES },
    cubes: { kind: "choices", values: XS, min: 2, max: 2, unordered: true, optional: true },
  },
  capital: { action: { kind: "choice", values: CAPITAL } },
  copy: { tile, cubes: cubes(1) },
  focus: {
    era: { kind: "integer", min: 1, max: ERAS },
    tile: { kind: "choice", values: WARP_TILES, optional: true },
  },
  takeBack: { tile: { kind: "choice", values: WARP_TILES } },
  gain: { cubes: { kind: "choices", values: CUBES, min: 1, max: 3, unordered: true } },
  swap: { from: { kind: "choice", values: XS }, to: { kind: "choice", values: XS } },
  wake: { workers: { kind: "choices", values: WORKERS, min: 0, max: 3, unordered: true, optional: true } },
  hire: { worker },
  anomalySpot: { spot: { kind: "choice", values: SPOTS } },
  decline: {},
};

/** The shapes among the faces. */
export const isShape = (face: DieFace): face is Shape => (SHAPES as readonly string[]).includes(face);
