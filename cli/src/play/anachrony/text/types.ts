/** What `play` says of Anachrony alone. */
import type { Phase } from "@chronarium/anachrony";

/** Commands that look at something. */
type Look = "board" | "bot" | "tile" | "odds" | "score";

/** What is asked where several actions share a beginning: by the kind of the pick. */
export type Ask =
  | "worker"
  | "space"
  | "at"
  | "free"
  | "cubes"
  | "give"
  | "pay"
  | "tile"
  | "row"
  | "pieces"
  | "recruit"
  | "bonus"
  | "exchange"
  | "copy"
  | "era"
  | "back"
  | "from"
  | "to"
  | "wake"
  | "suits"
  | "paid"
  | "warp"
  | "other";

export type AnachronyPlayText = {
  readonly commands: Readonly<Record<Look, readonly string[]>>;
  /** Words that may stand anywhere and mean nothing. */
  readonly fillers: readonly string[];
  /** Other words for kinds of actions. */
  readonly verbs: Readonly<Record<string, readonly string[]>>;
  readonly help: readonly string[];
  readonly seatNames: readonly string[];
  readonly score: string;
  readonly rival: string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly table: {
    readonly era: (era: number, eras: number) => string;
    readonly first: (name: string) => string;
    readonly you: string;
    readonly bot: string;
    readonly timeline: string;
    readonly impact: string;
    readonly focus: string;
    readonly warp: string;
    readonly mainBoard: string;
    readonly council: string;
    readonly mine: string;
    readonly pool: string;
    readonly emptyPool: string;
    readonly free: string;
    readonly gone: string;
    readonly water: (count: number) => string;
    readonly open: string;
    readonly stock: string;
    readonly ownBoard: (path: string) => string;
    readonly leader: string;
    readonly evacuation: string;
    readonly evacuated: string;
    readonly workers: string;
    readonly active: string;
    readonly tired: string;
    readonly busy: string;
    readonly nobody: string;
    readonly goods: string;
    readonly exosuits: (powered: number, placed: number, spare: number) => string;
    readonly morale: string;
    readonly supply: (water: number) => string;
    readonly timeTravel: string;
    readonly breakthroughs: string;
    readonly none: string;
    readonly paradoxes: (count: number, threshold: number) => string;
    readonly anomaly: string;
    readonly beside: (count: number) => string;
    readonly vp: (count: number) => string;
    readonly risk: (rolls: number, percent: number) => string;
    readonly botLine: (water: number, exosuits: number, actions: number) => string;
    readonly botPassed: string;
    readonly supplyPlace: string;
    readonly besidePlace: string;
    readonly anomalyOn: (row: string, column: number) => string;
    readonly force: string;
    readonly tokens: string;
    readonly has: string;
    readonly anomalies: (count: number) => string;
  };
  readonly menu: {
    readonly typed: string;
    readonly ask: Readonly<Record<Ask, string>>;
    readonly nothingElse: string;
    readonly nobody: string;
    readonly forNothing: string;
    readonly slots: (count: number, water: number) => string;
    readonly bonus: Readonly<Record<"water" | "energy" | "vp", string>>;
    readonly wastes: (workers: number, exosuits: number) => string;
    readonly chance: string;
    readonly sends: (tile: string) => string;
    readonly sendsNothing: string;
  };
  readonly answers: {
    readonly incomplete: string;
    readonly noSuchTile: (word: string) => string;
    readonly noOdds: string;
    readonly costs: (cost: string) => string;
    readonly spots: (costs: readonly string[]) => string;
  };
  readonly forecast: string;
  readonly total: string;
  readonly legend: readonly (readonly [string, string])[];
};
