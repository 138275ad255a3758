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

type Happening<Type extends string, Fields> = {
  readonly type: Type;
  readonly reveals?: true;
} & Readonly<Fields>;

export type HumanEvent =
  /** The Era and its phases. */
  | Happening<"eraBegan", { era: number; first: Side }>
  | Happening<"superprojectRevealed", { era: number; tile: SuperprojectId }>
  | Happening<"stackMoved", { row: Row; tile: BuildingId }>
  | Happening<"stackRevealed", { row: Row; tile: BuildingId }>
  | Happening<"cardsDrawn", { recruit: RecruitCardId; mine: MineCardId }>
  | Happening<"headStartKept", { card: HeadStart }>
  | Happening<"paradoxRolled", { face: number; paradox: number }>
  | Happening<
      "poweredUp",
      { free: number; payments: readonly SlotPayment[]; exosuits: number; water: number }
    >
  | Happening<"warped", { tiles: readonly WarpTile[]; era: number; water: number }>
  | Happening<"roundsEnded", { rule: string }>
  | Happening<"workersReturned", { tired: PerWorker; active: PerWorker; lost: PerWorker }>
  | Happening<"tilesFlipped", { spaces: readonly Space[] }>
  | Happening<"impact", { tiles: Readonly<Record<Capital, readonly [CollapsingId, CollapsingId]>> }>
  | Happening<"gameEnded", { rule: string; repaid: readonly WarpTile[]; left: number }>
  /** Turns. */
  | Happening<"placed", { worker: Worker; space: Space; water: number; banner: boolean }>
  | Happening<"worked", { worker: Worker; at: WorkPlace }>
  | Happening<"freeUsed", { source: FreeSource }>
  | Happening<"handedOver", object>
  | Happening<"passed", object>
  | Happening<"declined", { on: string }>
  | Happening<"paid", { goods: Amount }>
  | Happening<"gained", { goods: Amount; rule: string }>
  | Happening<"gainedVp", { vp: number; rule: string }>
  | Happening<
      "lostInVain",
      { what: "exosuit" | "paradox" | "takeBack" | "research" | "breakthrough"; rule: string }
    >
  | Happening<"built", { tile: TileId; row: Row; column: number; stack?: "primary" | "secondary" }>
  | Happening<"capitalChosen", { action: Capital }>
  | Happening<"copied", { tile: TileId }>
  | Happening<"recruited", { worker: Worker; tired: boolean; rule: string }>
  | Happening<"workerLeft", { worker: Worker; tired: boolean; rule: string }>
  | Happening<"woke", { workers: readonly Worker[]; rule: string }>
  | Happening<"dieRolled", { die: "shape" | "icon"; face: Shape | IconFace }>
  | Happening<"dieSet", { die: "shape" | "icon"; face: Shape | IconFace }>
  | Happening<"breakthroughGained", { piece: Piece; rule: string }>
  | Happening<"breakthroughsSpent", { pieces: readonly Piece[] }>
  | Happening<"mined", { own: Cube; pool?: Cube }>
  | Happening<"extraCube", { cube: Cube; from: "S13" | "salvor" }>
  | Happening<"exchanged", { exchange: Exchange; gave: Amount; took: Amount }>
  | Happening<"swapped", { from: Good; to: Good }>
  | Happening<"evacuated", { vp: number; withoutCondition: boolean }>
  | Happening<"focused", { era: number }>
  | Happening<"sentBack", { tile: WarpTile; era: number; step: number }>
  | Happening<"tookBack", { tile: WarpTile; era: number }>
  | Happening<"exosuitPowered", object>
  | Happening<"paradoxChanged", { change: number; paradox: number }>
  | Happening<"anomalyGained", object>
  | Happening<"anomalyPlaced", { spot: Spot | "beside" }>
  | Happening<"anomalyRemoved", { spot: Spot | "beside" }>
  | Happening<"moraleRose", { morale: number }>
  | Happening<"moraleAtTop", { vp: number }>
  | Happening<"moraleFell", { morale: number }>;

export type Event = HumanEvent | BotStep;
