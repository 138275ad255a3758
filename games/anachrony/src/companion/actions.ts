/** Everything that is told to a companion, as data. Each die is an action with its face and its origin (CP-1). */
import type { ActionSpec } from "@chronarium/kernel";
import { POSITIONS, type Position } from "../chronobot/board.ts";
import { CATEGORIES, type Category } from "../chronobot/phases.ts";
import type { PlaceAnswer, Side } from "../chronobot/position.ts";
import type { Row } from "../tables/buildings.ts";
import { CUBES, type Cube, SHAPES, type Shape, WORKERS, type Worker } from "../tables/goods.ts";
import { ERAS, type Occupant } from "../tables/main-board.ts";
import { type OpenPhase, PHASES, THINGS, type Thing } from "./state.ts";
import { OPEN_TILES, type OpenTile } from "./tiles.ts";

export const ORIGINS = ["app", "hand"] as const;
export type Origin = (typeof ORIGINS)[number];

/** The hex spaces of the Main board. */
export const HEX_SPACES = [
  "construct1",
  "construct2",
  "recruit1",
  "recruit2",
  "research1",
  "research2",
  "council1",
  "council2",
  "mine1",
  "mine2",
  "mine3",
] as const;
export type HexSpace = (typeof HEX_SPACES)[number];
export const MINES = ["mine1", "mine2", "mine3"] as const;
export type MineSpace = (typeof MINES)[number];

/** CP-9: the counters of a correction. */
export const COUNTERS = [
  "vp",
  "water",
  "timeTravel",
  "morale",
  "paradox",
  "anomalies",
  "exosuits",
  "actions",
  "N",
  "U",
  "G",
  "T",
  "Ge",
  "Ad",
  "En",
  "Sc",
  "circle",
  "triangle",
  "square",
  "poolN",
  "poolU",
  "poolG",
  "poolT",
  "poolGe",
  "poolAd",
  "poolEn",
  "poolSc",
] as const;
export type Counter = (typeof COUNTERS)[number];
export const CHANGES = ["up", "down"] as const;
export type Change = (typeof CHANGES)[number];
export const TILE_KINDS = ["PP", "FA", "LS", "LAB", "superproject"] as const;
export type TileKind = Row | "superproject";

export type Action =
  /** CP-11: the phase is done. */
  | { readonly type: "confirm" }
  /** The cards of Preparation. */
  | { readonly type: "recruitCard"; readonly workers: readonly Worker[] }
  | { readonly type: "mineCard"; readonly cubes: readonly Cube[] }
  /** CP-12. */
  | { readonly type: "paradoxRolls"; readonly count: number }
  /** CP-1. */
  | { readonly type: "rollParadox"; readonly face: number; readonly origin: Origin }
  | { readonly type: "rollDie"; readonly face: number; readonly origin: Origin }
  | { readonly type: "rollShape"; readonly face: Shape; readonly origin: Origin }
  /** A turn without Exosuits: no die (CB-38). */
  | { readonly type: "botPass" }
  /** CP-5..CP-7: answers. */
  | { readonly type: "space"; readonly at: Exclude<PlaceAnswer, "none"> }
  | { readonly type: "mines"; readonly free: readonly MineSpace[] }
  | { readonly type: "pool"; readonly cubes?: readonly Cube[] }
  | { readonly type: "worker"; readonly worker: Worker }
  | { readonly type: "building"; readonly vp: number }
  | { readonly type: "buildings"; readonly primary: number; readonly secondary: number }
  | { readonly type: "superproject"; readonly vp: number }
  /** Each open one, then the app decides (CB-25). Where tiles are tracked it is told beforehand, 0 if it is built. */
  | { readonly type: "openSuperproject"; readonly era: number; readonly vp: number }
  | { readonly type: "decide" }
  | { readonly type: "taken" }
  | { readonly type: "couldNot"; readonly reason: "space" | "nothing" }
  /** CP-8. */
  | {
      readonly type: "done";
      readonly space?: HexSpace;
      readonly worker?: Worker;
      readonly cube?: Cube;
      readonly tile?: OpenTile;
      /** The Era above which it lay. */
      readonly superproject?: number;
      readonly shape?: Shape;
    }
  /** CP-7: what lies open on a stack now; 0 if nothing is left of it. */
  | { readonly type: "openTile"; readonly tile: OpenTile; readonly vp: number }
  | { readonly type: "pass" }
  | { readonly type: "humanWarps"; readonly count: number }
  | { readonly type: "warpReturned"; readonly era: number }
  /** Clean up: what the app cannot know. */
  | { readonly type: "cleanUp"; readonly first?: Side; readonly collapsed?: "yes" | "no" }
  /** CP-4. */
  | { readonly type: "track"; readonly thing: Thing; readonly on: "yes" | "no" }
  /** CP-9, CP-10. */
  | { readonly type: "correct" }
  | { readonly type: "correctCounter"; readonly counter: Counter; readonly change: Change }
  | { readonly type: "correctToken"; readonly token: number; readonly position: Position }
  | {
      readonly type: "correctTile";
      readonly tile: TileKind;
      readonly vp: number;
      readonly change: Change;
    }
  | { readonly type: "correctWarp"; readonly whose: Side; readonly era: number; readonly change: Change }
  | { readonly type: "correctSpace"; readonly space: HexSpace; readonly by: Occupant }
  | { readonly type: "correctPhase"; readonly phase: OpenPhase }
  | { readonly type: "correctFirst"; readonly side: Side }
  | { readonly type: "correctEra"; readonly era: number }
  | { readonly type: "corrected" }
  /** CP-13. */
  | { readonly type: "score"; readonly category: Category; readonly vp: number }
  | { readonly type: "close" };
export type ActionOf<Type extends Action["type"]> = Extract<Action, { type: Type }>;

const origin = { kind: "choice", values: ORIGINS } as const;
const worker = { kind: "choice", values: WORKERS } as const;
const side = { kind: "choice", values: ["human", "bot"] } as const;
const change = { kind: "choice", values: CHANGES } as const;
const space = { kind: "choice", values: HEX_SPACES } as const;
const era = { kind: "integer", min: 1, max: ERAS } as const;
const buildingVp = { kind: "integer", min: 1, max: 4 } as const;
const stackVp = { kind: "integer", min: 0, max: 4 } as const;
const openTile = { kind: "choice", values: OPEN_TILES } as const;
/** 3.0: printed Superprojects have 3 to 8 VP. */
const superprojectVp = { kind: "integer", min: 3, max: 8 } as const;

export const ACTIONS: ActionSpec = {
  confirm: {},
  recruitCard: { workers: { kind: "choices", values: WORKERS, min: 4, max: 4, unordered: true } },
  mineCard: { cubes: { kind: "choices", values: CUBES, min: 5, max: 5, unordered: true } },
  paradoxRolls: { count: { kind: "integer", min: 0, max: ERAS - 1 } },
  rollParadox: { face: { kind: "integer", min: 0, max: 2 }, origin },
  rollDie: { face: { kind: "integer", min: 1, max: 6 }, origin },
  rollShape: { face: { kind: "choice", values: SHAPES }, origin },
  botPass: {},
  space: { at: { kind: "choice", values: ["top", "second", "left", "right"] } },
  mines: { free: { kind: "choices", values: MINES, min: 1, max: 3, unordered: true } },
  pool: { cubes: { kind: "choices", values: CUBES, min: 0, max: 4, unordered: true, optional: true } },
  worker: { worker },
  building: { vp: buildingVp },
  buildings: { primary: stackVp, secondary: stackVp },
  superproject: { vp: superprojectVp },
  openSuperproject: { era, vp: { ...superprojectVp, min: 0 } },
  decide: {},
  taken: {},
  couldNot: { reason: { kind: "choice", values: ["space", "nothing"] } },
  done: {
    space: { ...space, optional: true },
    worker: { ...worker, optional: true },
    cube: { kind: "choice", values: CUBES, optional: true },
    tile: { ...openTile, optional: true },
    superproject: { ...era, optional: true },
    shape: { kind: "choice", values: SHAPES, optional: true },
  },
  openTile: { tile: openTile, vp: stackVp },
  pass: {},
  humanWarps: { count: { kind: "integer", min: 0, max: 2 } },
  warpReturned: { era },
  cleanUp: {
    first: { ...side, optional: true },
    collapsed: { kind: "choice", values: ["yes", "no"], optional: true },
  },
  track: {
    thing: { kind: "choice", values: THINGS },
    on: { kind: "choice", values: ["yes", "no"] },
  },
  correct: {},
  correctCounter: { counter: { kind: "choice", values: COUNTERS }, change },
  correctToken: {
    token: { kind: "integer", min: 1, max: 6 },
    position: { kind: "choice", values: POSITIONS },
  },
  correctTile: {
    tile: { kind: "choice", values: TILE_KINDS },
    vp: { kind: "integer", min: 1, max: 8 },
    change,
  },
  correctWarp: { whose: side, era, change },
  correctSpace: { space, by: { kind: "choice", values: ["free", "human", "bot", "gone"] } },
  correctPhase: { phase: { kind: "choice", values: PHASES } },
  correctFirst: { side },
  correctEra: { era },
  corrected: {},
  score: {
    category: { kind: "choice", values: CATEGORIES },
    vp: { kind: "integer", min: -99, max: 199 },
  },
  close: {},
};
