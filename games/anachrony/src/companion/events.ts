/** What happens at a companion's table. Nothing of it is hidden, so nothing reveals (CP-3). */
import type { Position } from "../chronobot/board.ts";
import type { Category } from "../chronobot/phases.ts";
import type { BotQuestion, Side } from "../chronobot/position.ts";
import type { BotStep } from "../chronobot/steps.ts";
import type { Cube, Shape, Worker } from "../tables/goods.ts";
import type { Occupant, Space } from "../tables/main-board.ts";
import type { Change, Counter, HexSpace, Origin, TileKind } from "./actions.ts";
import type { Phase, Thing } from "./state.ts";

type Told<Type extends string, Fields> = { readonly type: Type } & Readonly<Fields>;

export type TableEvent =
  | Told<"phaseBegan", { phase: Phase; era: number }>
  | Told<"dieEntered", { die: "chronobot" | "paradox" | "shape"; face: number | Shape; origin: Origin }>
  | Told<"botAsks", { question: BotQuestion["ask"]; rule: string }>
  | Told<"cardEntered", { card: "recruit" | "mine"; pieces: readonly (Worker | Cube)[] }>
  | Told<"rollsDue", { rolls: number; rule: string }>
  | Told<"humanDone", { space?: HexSpace; worker?: Worker; cube?: Cube; banner: boolean }>
  | Told<"humanPassed", object>
  | Told<"humanWarped", { count: number; era: number }>
  | Told<"humanWarpReturned", { era: number }>
  | Told<"roundsEnded", { rule: string }>
  | Told<"spacesFlipped", { spaces: readonly Space[] }>
  | Told<"impactReminder", object>
  | Told<"tracked", { thing: Thing; on: boolean }>
  | Told<"correctionOpened", object>
  | Told<"counterCorrected", { counter: Counter; change: Change }>
  | Told<"tokenCorrected", { token: number; position: Position }>
  | Told<"tileCorrected", { tile: TileKind; vp: number; change: Change }>
  | Told<"warpCorrected", { whose: Side; era: number; change: Change }>
  | Told<"spaceCorrected", { space: HexSpace; by: Occupant }>
  | Told<"phaseCorrected", { phase: Phase }>
  | Told<"firstCorrected", { side: Side }>
  | Told<"eraCorrected", { era: number }>
  | Told<"correctionClosed", { steps: number }>
  | Told<"scored", { category: Category; vp: number }>
  | Told<"tableClosed", { human: number; bot: number }>;

export type Event = TableEvent | BotStep;
