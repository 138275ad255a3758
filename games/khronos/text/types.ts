/** What Khronos says, in any language: the shape that every catalogue fills. */
import type { Seat } from "@chronarium/kernel";
import type {
  Action,
  BuildingType,
  Colour,
  Era,
  Event,
  Options,
  Question,
  RefusalCode,
  Size,
  SquareId,
  View,
} from "../src/index.ts";
import type { OutlookText } from "./outlook.ts";
import type { RuleId } from "./rules.ts";

/** How the players are called; `you` is the seat of the person who reads, where there is one. */
export type Names = { readonly seat: (seat: Seat) => string; readonly you?: Seat };

/** The nine kinds of building. */
export type Kind =
  | "watchtower"
  | "keep"
  | "castle"
  | "chapel"
  | "monastery"
  | "abbey"
  | "hamlet"
  | "town"
  | "city";

export type KindText = {
  readonly one: string;
  readonly many: string;
  /** With its articles: "a Keep", "the Keep", "of the Keep". */
  readonly a: string;
  readonly the: string;
  readonly ofThe: string;
};
export type ColourText = {
  readonly name: string;
  /** As said of one card, and of several. */
  readonly one: string;
  readonly many: string;
};
export type TypeText = { readonly name: string; readonly buildings: string };
export type OptionText = {
  readonly name: string;
  readonly explanation: string;
  /** By the value as text, such as "true" or "valley". */
  readonly values: Readonly<Record<string, string>>;
};

/** The score by source, as on the end screen. */
export type Category = "start" | "bonuses" | "might" | "faith" | "reason" | "spent";

/** Decisions that the game waits for, by the action that answers them. */
export type DecisionKind = Extract<
  Action["type"],
  "keep" | "draw" | "chooseLoser" | "placeDownsized" | "chooseKeeper"
>;
/** What a player is asked: an interruption of an action, or a choice of cards. */
export type Asked = Question | { readonly kind: "keep" | "draw"; readonly seat: Seat };

/** As much of a view as the line about the state of the table needs. */
export type Standing = {
  readonly turn: { readonly seat: Seat };
  readonly round: number;
  readonly over: boolean;
  readonly decision?: View["decision"] | undefined;
};

type None = Readonly<Record<never, never>>;
type KindAt = { readonly kind: Kind; readonly at: SquareId };
type Needed = { readonly cards: number; readonly held: number };
type Named = { readonly cards: number; readonly named: number };

/** What each refusal tells about its cause. */
export type RefusalParams = {
  readonly "khronos/game-over": None;
  readonly "khronos/not-your-turn": { readonly seat: Seat };
  readonly "khronos/decision-pending": { readonly seat: Seat; readonly decision: DecisionKind };
  readonly "khronos/nothing-to-decide": { readonly decision: DecisionKind };
  /** A square or a seat; the options stand side by side with spaces between them. */
  readonly "khronos/not-an-option": { readonly answer: SquareId | Seat; readonly options: string };
  readonly "khronos/exchange-too-late": None;
  readonly "khronos/exchange-once": None;
  readonly "khronos/not-enough-ecus": { readonly price: number; readonly ecus: number };
  readonly "khronos/cards-missing": Needed & { readonly colour: Colour };
  readonly "khronos/hand-too-small": Needed;
  readonly "khronos/pawn-already-there": { readonly pawn: 0 | 1; readonly era: Era };
  readonly "khronos/not-on-reason": None;
  readonly "khronos/off-the-board": KindAt;
  /** `kind` stands on `square`; `at` is where the new building would begin. */
  readonly "khronos/square-taken": KindAt & { readonly square: SquareId };
  readonly "khronos/river": KindAt;
  readonly "khronos/no-tile": { readonly kind: Kind };
  readonly "khronos/no-cube": None;
  readonly "khronos/joins-two-domains": KindAt;
  readonly "khronos/shares-the-top": KindAt & { readonly rival: SquareId };
  readonly "khronos/too-dear": { readonly cards: number; readonly surcharge: number; readonly most: number };
  readonly "khronos/no-pawn-there": { readonly era: Era };
  /** `surcharge`: how many of the cards are for the terrain; `here`: how many pawns stand there. */
  readonly "khronos/pawns-cannot-carry": {
    readonly era: Era;
    readonly cards: number;
    readonly surcharge: number;
    readonly left: number;
    readonly here: number;
  };
  readonly "khronos/pawn-exhausted": {
    readonly pawn: 0 | 1;
    readonly cards: number;
    readonly left: number;
  };
  readonly "khronos/pawn-elsewhere": { readonly pawn: 0 | 1; readonly era: Era; readonly at: Era };
  readonly "khronos/wrong-payment": Named;
  readonly "khronos/wrong-surcharge": Named;
  readonly "khronos/no-building-there": { readonly era: Era; readonly at: SquareId };
  readonly "khronos/not-your-building": KindAt & { readonly seat: Seat };
  readonly "khronos/not-larger": KindAt;
  readonly "khronos/does-not-cover": KindAt & { readonly from: SquareId };
  readonly "khronos/not-demolishable": KindAt;
  readonly "khronos/not-civil": KindAt;
  readonly "khronos/full": KindAt & { readonly capacity: number };
  readonly "khronos/not-a-ruin": KindAt;
  readonly "khronos/too-many-cards": KindAt & { readonly cards: number };
  readonly "khronos/not-in-the-row": { readonly colour: Colour; readonly row: string };
  readonly "khronos/deck-empty": None;
};

export type Refusals = {
  readonly [Code in RefusalCode]: (params: RefusalParams[Code], names: Names) => string;
};

export type GameText = {
  readonly title: string;
  readonly tagline: string;
  readonly eras: Readonly<Record<Era, string>>;
  readonly kinds: Readonly<Record<Kind, KindText>>;
  readonly colours: Readonly<Record<Colour, ColourText>>;
  readonly types: Readonly<Record<BuildingType, TypeText>>;
  /** How things are counted and joined. */
  readonly count: {
    readonly ecus: (count: number) => string;
    readonly cards: (count: number) => string;
    readonly cubes: (count: number) => string;
    readonly coloured: (cards: readonly Colour[]) => string;
    readonly list: (parts: readonly string[]) => string;
    readonly on: (era: Era) => string;
  };
  readonly options: Readonly<Record<keyof Options, OptionText>>;
  readonly categories: Readonly<Record<Category, string>>;
  readonly refusals: Refusals;
  /** Each refusal in a few words. */
  readonly verdicts: Readonly<Record<RefusalCode, string>>;
  readonly rules: Readonly<Record<RuleId, string>>;
  /** The short name of a rule; a rule without one is called by its id. */
  readonly rulesOf: (rule: string) => string;
  /** A sentence of the chronicle. */
  readonly event: (event: Event, names: Names) => string;
  /** A building reaches several eras at once. */
  readonly rippled: (to: readonly Era[]) => string;
  /** What stands on a square, and what a move would bring. */
  readonly outlook: OutlookText;
  /** What the asked player has to decide, said to that player. */
  readonly question: (asked: Asked, names: Names) => string;
  /** A line of a menu: what the action does and what it takes. */
  readonly action: (action: Action, names: Names) => string;
  readonly status: (standing: Standing, names: Names) => string;
};

export type Sized = { readonly type: BuildingType; readonly size: Size };
