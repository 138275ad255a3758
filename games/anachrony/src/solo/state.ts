/** The state of a solo game: plain JSON, and the whole truth. */
import type { Rng } from "@chronarium/kernel";
import type { Bot } from "../chronobot/board.ts";
import type { Side } from "../chronobot/position.ts";
import type { BuildingId, Row } from "../tables/buildings.ts";
import type { Gain } from "../tables/effects.ts";
import type {
  Cube,
  IconFace,
  PerCube,
  PerGood,
  PerPiece,
  PerWorker,
  Piece,
  Shape,
  Worker,
} from "../tables/goods.ts";
import type {
  Capital,
  CollapsingId,
  MineCardId,
  RecruitCardId,
  Spaces,
  WarpTile,
} from "../tables/main-board.ts";
import type { Edition, HeadStart, Leader, Path, Spot } from "../tables/paths.ts";
import type { SuperprojectId } from "../tables/superprojects.ts";
import type { Options } from "./options.ts";

export type TileId = BuildingId | SuperprojectId;
/** A place of the own board where a worker can go. */
export type WorkPlace = "supply" | Spot | "beside" | TileId;
/** A source of Free Actions (AN-99). */
export type FreeSource = "force" | "oldRoot" | "timeClerk" | TileId;

/** The three spots of a row from the left; "" is empty, a Superproject fills two. */
export type RowTiles = readonly [TileId | "", TileId | "", TileId | ""];

export type Human = {
  readonly goods: PerGood;
  readonly vp: number;
  readonly active: PerWorker;
  readonly tired: PerWorker;
  /** Busy workers, by how they come back at Clean up (AN-84): Tired, Active, or not at all. */
  readonly busy: PerWorker;
  readonly motivated: PerWorker;
  readonly doomed: PerWorker;
  readonly rows: Readonly<Record<Row, RowTiles>>;
  /** Spots with an Anomaly, free or on a tile (of a Superproject its left spot), in the order of arrival. */
  readonly anomalies: readonly Spot[];
  /** AN-92: Anomalies that found no place. */
  readonly beside: number;
  /** Steps on the tracks, from 0. */
  readonly timeTravel: number;
  readonly morale: number;
  readonly paradox: number;
  /** In the order of WARP_TILES. */
  readonly warpSupply: readonly WarpTile[];
  /** By Era. */
  readonly warpOn: readonly (readonly WarpTile[])[];
  /** Exosuits on hex slots, and on the Main board; the rest is the supply. */
  readonly powered: number;
  readonly placed: number;
  /** In the order of PIECES. */
  readonly breakthroughs: readonly Piece[];
  readonly focus: number;
  readonly evacuated: boolean;
  /** This Era: places that had their worker, Free Actions used. */
  readonly worked: readonly WorkPlace[];
  readonly used: readonly (FreeSource | "salvor")[];
  /** Tiles built in this turn: their spaces open with the next one. */
  readonly fresh: readonly TileId[];
};

export type LaidSuperproject = { readonly id: SuperprojectId; readonly built: "no" | Side };

export type Board = {
  readonly spaces: Spaces;
  /** From the Impact on: the tile on each Capital space. */
  readonly collapsing?: Readonly<Record<Capital, readonly [CollapsingId, CollapsingId]>>;
  /** The top tile first. */
  readonly primary: Readonly<Record<Row, readonly BuildingId[]>>;
  readonly secondary: Readonly<Record<Row, readonly BuildingId[]>>;
  /** By Era. Those after the next Era lie face down (AN-20). */
  readonly superprojects: readonly LaidSuperproject[];
  /** The next card first; and those drawn. */
  readonly recruitDeck: readonly RecruitCardId[];
  readonly recruitDrawn: readonly RecruitCardId[];
  readonly mineDeck: readonly MineCardId[];
  readonly mineDrawn: readonly MineCardId[];
  readonly recruitPool: PerWorker;
  readonly minePool: PerCube;
  readonly stock: PerPiece;
};

/**
 * What is left of a turn, a phase or an Era: the last frame is dealt with first. A frame that asks nobody is carried
 * out at once, so the last frame of a stored state always waits for the human (AN-105).
 */
export type Frame =
  | { readonly kind: "preparation" }
  | { readonly kind: "paradox" }
  | { readonly kind: "botParadox"; readonly rolls: number }
  | { readonly kind: "botPowerUp" }
  | { readonly kind: "botWarp" }
  | { readonly kind: "rounds" }
  | { readonly kind: "cleanUp" }
  /** AN-35: an Anomaly if the threshold is reached. */
  | { readonly kind: "anomalyDue" }
  | { readonly kind: "gain"; readonly parts: readonly Gain[]; readonly by?: Worker }
  /** AN-100; `row` and `superproject` say what was built. */
  | {
      readonly kind: "bonus";
      readonly tile: CollapsingId;
      readonly by: Worker;
      readonly row?: Row;
      readonly superproject?: true;
    }
  | Asked;

/** A Capital action to be done: by a worker, on a Collapsing tile, as a further one that may be declined (AN-91). */
type Doing = { readonly by?: Worker; readonly tile?: CollapsingId; readonly further?: true };

/** Frames that wait for an answer. */
export type Asked =
  | { readonly kind: "headStart"; readonly cards: readonly HeadStart[] }
  /** HS16. */
  | { readonly kind: "headStartBuild" }
  | { readonly kind: "powerUp" }
  | { readonly kind: "warp" }
  | { readonly kind: "turn" }
  | { readonly kind: "handOver" }
  /** S11. */
  | { readonly kind: "placement" }
  | ({ readonly kind: "construct"; readonly buildings?: true } & Doing)
  | ({ readonly kind: "recruit" } & Doing)
  | ({ readonly kind: "research" } & Doing)
  /** Both dice lie there; `reroll`: LB11 may still reroll `rolled` (AN-59). */
  | ({
      readonly kind: "dice";
      readonly shape: Shape;
      readonly icon: IconFace;
      readonly rolled: "shape" | "icon";
      readonly reroll: boolean;
    } & Doing)
  | { readonly kind: "mine"; readonly index: number }
  | { readonly kind: "extraCube"; readonly from: "S13" | "salvor" }
  /** `left` exchanges; the first of a placement must be made. */
  | { readonly kind: "exchange"; readonly left: number; readonly may?: true }
  | { readonly kind: "council"; readonly by: Worker; readonly may?: true }
  | { readonly kind: "standard"; readonly by: Worker }
  | { readonly kind: "copy" }
  | {
      readonly kind: "focus";
      readonly range: number;
      readonly water: number;
      readonly again?: true;
      readonly may?: true;
    }
  | { readonly kind: "takeBack"; readonly left: number; readonly may?: true }
  | { readonly kind: "cubes"; readonly count: number; readonly of: readonly Cube[]; readonly alike?: number }
  | { readonly kind: "swap"; readonly left: number }
  | { readonly kind: "wake"; readonly most: number; readonly least: number }
  | { readonly kind: "hire"; readonly of: readonly Worker[]; readonly tired?: true }
  | { readonly kind: "breakthrough" }
  | { readonly kind: "anomalySpot" };
export type AskedKind = Asked["kind"];
export type FrameOf<Kind extends Frame["kind"]> = Extract<Frame, { kind: Kind }>;

export type Phase = "headStart" | "paradox" | "powerUp" | "warp" | "actions" | "over";

export type State = {
  readonly options: Options;
  readonly path: Path;
  /** None on Expert (CB-45). */
  readonly leader?: Leader;
  readonly evacuation: "a" | "b";
  /** The rules version it was begun under, none of the first: Evacuations, boards and goods of it (`paths.ts`). */
  readonly edition?: Edition;
  readonly era: number;
  readonly phase: Phase;
  /** First Player of this Era, and who will be it in the next (AN-57). */
  readonly first: Side;
  readonly banner: Side;
  /** Whose turn comes next in the Action rounds. */
  readonly next: Side;
  readonly humanPassed: boolean;
  /** CB-52: the bot's one more turn has been taken. */
  readonly lastWordTaken: boolean;
  /** HS16 was kept. */
  readonly buildFirst: boolean;
  readonly pending: readonly Frame[];
  readonly human: Human;
  readonly bot: Bot;
  readonly board: Board;
  readonly rng: Rng;
};
