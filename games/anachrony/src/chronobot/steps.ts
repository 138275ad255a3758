/** What the Chronobot does, step by step. Each step says which rules decided it, and what they saw. */
import type { BuildingId, Row } from "../tables/buildings.ts";
import type { Cube, Icon, Shape, Worker } from "../tables/goods.ts";
import type { HexKind, Space } from "../tables/main-board.ts";
import type { SuperprojectId } from "../tables/superprojects.ts";
import type { Die, Position } from "./board.ts";

/** `kept`: what the rule left to choose from, or what it saw, such as "U" or "water=4". */
export type Reason = { readonly rule: string; readonly kept?: readonly string[] };
type Step<Type extends string, Fields> = { readonly type: Type } & Readonly<Fields> & {
    readonly because: readonly Reason[];
    readonly reveals?: true;
  };

export type BotStep =
  | Step<"botRolled", { die: Die; position: Position }>
  | Step<"botRolledShape", { shape: Shape }>
  /** `banner`: it becomes First Player from the next Era on (CB-19). */
  | Step<"botPlaced", { space: Space; action: HexKind; banner: boolean }>
  | Step<"botBuilt", { row: Row; vp: number; stack?: "primary" | "secondary"; tile?: BuildingId }>
  | Step<"botBuiltSuperproject", { vp: number; era?: number; tile?: SuperprojectId }>
  | Step<"botGainedVp", { vp: number }>
  | Step<"botGainedWater", { water: number }>
  | Step<"botRecruited", { worker: Worker }>
  /** `icon` is known where the stock is (AMB-9). */
  | Step<"botResearched", { shape: Shape; icon?: Icon }>
  | Step<"botMined", { own: Cube; pool?: Cube }>
  | Step<"botScoredSet", { of: "workers" | "cubes"; vp: number }>
  | Step<"botTravelled", { era: number; step: number }>
  | Step<"botSupplied", { water: number; morale: number }>
  | Step<"botRecruitsInstead", { water: number; price: number }>
  | Step<"botRemovedAnomaly", { cube: Cube; count: number; water: number }>
  /** CB-15. */
  | Step<"botFellBack", { water: number; vp: number }>
  | Step<"botTokenMoved", { token: Die; from: Position; to: Position }>
  | Step<"botTokenPushed", { token: Die; from: Position; to: Position }>
  | Step<"botPassed", object>
  | Step<"botParadox", { face: number; paradox: number }>
  | Step<"botAnomaly", { anomalies: number; era?: number }>
  | Step<"botPoweredUp", { exosuits: number }>
  | Step<"botWarped", { face: number; tiles: number; era: number }>;

export type BotStepType = BotStep["type"];
