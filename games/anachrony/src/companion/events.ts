/** What happens at a companion's table. Nothing of it is hidden, so nothing reveals (CP-3). */
import type { Position } from "../chronobot/board.ts";
import type { Category } from "../chronobot/phases.ts";
import type { BotQuestion, Side } from "../chronobot/position.ts";
import type { BotStep } from "../chronobot/steps.ts";
import type { Cube, Shape, Worker } from "../tables/goods.ts";
import type { Occupant, Space } from "../tables/main-board.ts";
import type { Change, Counter, HexSpace, Origin, TileKind } from "./actions.ts";
import type { Phase, Thing } from "./state.ts";
import type { OpenTile } from "./tiles.ts";

type Happening<Type extends string, Fields> = { readonly type: Type } & Readonly<Fields>;

export type TableEvent =
  | Happening<"phaseBegan", { phase: Phase; era: number }>
  | Happening<"dieEntered", { die: "chronobot" | "paradox" | "shape"; face: number | Shape; origin: Origin }>
  | Happening<"botAsks", { question: BotQuestion["ask"]; rule: string }>
  | Happening<"cardEntered", { card: "recruit" | "mine"; pieces: readonly (Worker | Cube)[] }>
  | Happening<"superprojectEntered", { era: number; vp: number }>
  | Happening<"tileEntered", { tile: OpenTile; vp: number }>
  | Happening<"rollsDue", { rolls: number; rule: string }>
  | Happening<
      "humanDone",
      {
        space?: HexSpace;
        worker?: Worker;
        cube?: Cube;
        tile?: OpenTile;
        superproject?: number;
        shape?: Shape;
        banner: boolean;
      }
    >
  | Happening<"humanPassed", object>
  | Happening<"humanWarped", { count: number; era: number }>
  | Happening<"humanWarpReturned", { era: number }>
  | Happening<"roundsEnded", { rule: string }>
  | Happening<"spacesFlipped", { spaces: readonly Space[] }>
  | Happening<"impactReminder", object>
  | Happening<"tracked", { thing: Thing; on: boolean }>
  | Happening<"correctionOpened", object>
  | Happening<"counterCorrected", { counter: Counter; change: Change }>
  | Happening<"tokenCorrected", { token: number; position: Position }>
  | Happening<"tileCorrected", { tile: TileKind; vp: number; change: Change }>
  | Happening<"warpCorrected", { whose: Side; era: number; change: Change }>
  | Happening<"spaceCorrected", { space: HexSpace; by: Occupant }>
  | Happening<"phaseCorrected", { phase: Phase }>
  | Happening<"firstCorrected", { side: Side }>
  | Happening<"eraCorrected", { era: number }>
  | Happening<"correctionClosed", { steps: number; start: boolean }>
  | Happening<"scored", { category: Category; vp: number }>
  | Happening<"tableClosed", { human: number; bot: number }>;

export type Event = TableEvent | BotStep;
