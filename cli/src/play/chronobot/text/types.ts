/** What `play` says of the companion alone. */
import type { Action, Thing } from "@chronarium/anachrony/companion";

type Look = "board" | "odds" | "sheet";
type Field =
  | "face"
  | "space"
  | "worker"
  | "cube"
  | "superproject"
  | "shape"
  | "thing"
  | "counter"
  | "change"
  | "token"
  | "position"
  | "tile"
  | "vp"
  | "whose"
  | "era"
  | "by"
  | "primary"
  | "secondary"
  | "category"
  | "other";

export type ChronobotPlayText = {
  readonly commands: Readonly<Record<Look, readonly string[]>>;
  readonly fillers: readonly string[];
  readonly verbs: Readonly<Partial<Record<Action["type"], readonly string[]>>>;
  readonly help: readonly string[];
  readonly seatNames: readonly string[];
  readonly score: string;
  readonly rival: string;
  readonly what: string;
  readonly typed: string;
  readonly you: string;
  readonly its: string;
  /** One line for many actions of a kind. */
  readonly groups: Readonly<
    Record<
      | "app"
      | "hand"
      | "done"
      | "track"
      | "correctCounter"
      | "correctToken"
      | "correctTile"
      | "correctWarp"
      | "correctSpace"
      | "correctPhase"
      | "correctFirst"
      | "correctEra"
      | "building"
      | "buildings"
      | "superproject"
      | "openSuperproject"
      | "openTile"
      | "recruitCard"
      | "mineCard"
      | "mines"
      | "pool"
      | "warpReturned",
      string
    >
  >;
  readonly ask: Readonly<Record<Field, string>>;
  readonly nothing: string;
  readonly vpRange: string;
  readonly tracked: (things: string) => string;
  readonly things: Readonly<Record<Thing, string>>;
  readonly notTracked: string;
  readonly noDice: string;
  readonly incomplete: string;
  readonly sheet: string;
  readonly total: string;
  readonly missing: string;
};
