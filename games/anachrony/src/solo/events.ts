/** What happens, in order, fine enough to animate and to write the chronicle. */
import type { Side } from "../chronobot/position.ts";
import type { BotStep } from "../chronobot/steps.ts";
import type { BuildingId, Row } from "../tables/buildings.ts";
import type { Amount, Cube, Good, IconFace, PerWorker, Piece, Shape, Worker } from "../tables/goods.ts";
import type {
  Capital,
  CollapsingId,
  Exchange,
  MineCardId,
  RecruitCardId,
  Space,
  WarpTile,
} from "../tables/main-board.ts";
import type { HeadStart, Spot } from "../tables/paths.ts";
import type { SuperprojectId } from "../tables/superprojects.ts";
import type { SlotPayment } from "./actions.ts";
import type { FreeSource, TileId, WorkPlace } from "./state.ts";

type Told<Type extends string, Fields> = { readonly type: Type; readonly reveals?: true } & Readonly<Fields>;

export type HumanEvent =
  /** The Era and its phases. */
  | Told<"eraBegan", { era: number; first: Side }>
  | Told<"superprojectRevealed", { era: number; tile: SuperprojectId }>
  | Told<"stackMoved", { row: Row; tile: BuildingId }>
  | Told<"stackRevealed", { row: Row; tile: BuildingId }>
  | Told<"cardsDrawn", { recruit: RecruitCardId; mine: MineCardId }>
  | Told<"headStartKept", { card: HeadStart }>
  | Told<"paradoxRolled", { face: number; paradox: number }>
  | Told<"poweredUp", { free: number; payments: readonly SlotPayment[]; exosuits: number; water: number }>
  | Told<"warped", { tiles: readonly WarpTile[]; era: number; water: number }>
  | Told<"roundsEnded", { rule: string }>
  | Told<"workersReturned", { tired: PerWorker; active: PerWorker; lost: PerWorker }>
  | Told<"tilesFlipped", { spaces: readonly Space[] }>
  | Told<"impact", { tiles: Readonly<Record<Capital, readonly [CollapsingId, CollapsingId]>> }>
  | Told<"gameEnded", { rule: string; repaid: readonly WarpTile[]; left: number }>
  /** Turns. */
  | Told<"placed", { worker: Worker; space: Space; water: number; banner: boolean }>
  | Told<"worked", { worker: Worker; at: WorkPlace }>
  | Told<"freeUsed", { source: FreeSource }>
  | Told<"handedOver", object>
  | Told<"passed", object>
  | Told<"declined", { on: string }>
  | Told<"paid", { goods: Amount }>
  | Told<"gained", { goods: Amount; rule: string }>
  | Told<"gainedVp", { vp: number; rule: string }>
  | Told<
      "lostInVain",
      { what: "exosuit" | "paradox" | "takeBack" | "research" | "breakthrough"; rule: string }
    >
  | Told<"built", { tile: TileId; row: Row; column: number; stack?: "primary" | "secondary" }>
  | Told<"capitalChosen", { action: Capital }>
  | Told<"copied", { tile: TileId }>
  | Told<"recruited", { worker: Worker; tired: boolean; rule: string }>
  | Told<"workerLeft", { worker: Worker; tired: boolean; rule: string }>
  | Told<"woke", { workers: readonly Worker[]; rule: string }>
  | Told<"dieRolled", { die: "shape" | "icon"; face: Shape | IconFace }>
  | Told<"dieSet", { die: "shape" | "icon"; face: Shape | IconFace }>
  | Told<"breakthroughGained", { piece: Piece; rule: string }>
  | Told<"breakthroughsSpent", { pieces: readonly Piece[] }>
  | Told<"mined", { own: Cube; pool?: Cube }>
  | Told<"extraCube", { cube: Cube; from: "S13" | "salvor" }>
  | Told<"exchanged", { exchange: Exchange; gave: Amount; took: Amount }>
  | Told<"swapped", { from: Good; to: Good }>
  | Told<"evacuated", { vp: number; withoutCondition: boolean }>
  | Told<"focused", { era: number }>
  | Told<"sentBack", { tile: WarpTile; era: number; step: number }>
  | Told<"tookBack", { tile: WarpTile; era: number }>
  | Told<"exosuitPowered", object>
  | Told<"paradoxChanged", { change: number; paradox: number }>
  | Told<"anomalyGained", object>
  | Told<"anomalyPlaced", { spot: Spot | "beside" }>
  | Told<"anomalyRemoved", { spot: Spot | "beside" }>
  | Told<"moraleRose", { morale: number }>
  | Told<"moraleAtTop", { vp: number }>
  | Told<"moraleFell", { morale: number }>;

export type Event = HumanEvent | BotStep;
