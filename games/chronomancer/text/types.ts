/** What the Chronomancer's game says, in any language: the shape that every catalogue fills. */
import type { Seat } from "@chronarium/kernel";
import type {
  Ability,
  Action,
  AnswerOf,
  Boat,
  Colour,
  CorruptionId,
  Cost,
  DeedEvent,
  DeedKind,
  DeedOf,
  DeedRefusals,
  Dock,
  Effect,
  Event,
  Explanation,
  Figure,
  Frame,
  Half,
  LaidTile,
  LEDGER,
  Level,
  Options,
  PeddlerCardId,
  Piece,
  Pier,
  Player,
  PortalAction,
  RefusalCode,
  RogueCard,
  Side,
  Size,
  Slot,
  Space,
  TileId,
  TownsfolkId,
  TownsfolkSet,
  View,
  Who,
} from "../src/index.ts";
import type { ChronicleLine } from "./lines.ts";
import type { RuleId } from "./rules.ts";
import type { StallWords } from "./stall-words.ts";

/** How the players are called; `you` is the seat of the person who reads, where there is one. */
export type Names = { readonly seat: (seat: Seat) => string; readonly you?: Seat };

export type PieceText = {
  readonly one: string;
  readonly many: string;
  /** With its articles: "a Bard", "the Bard". */
  readonly a: string;
  readonly the: string;
};
export type ColourText = {
  readonly name: string;
  /** The faction that wants this colour, such as "Warriors", and its Hall. */
  readonly faction: string;
  readonly hall: string;
};
/** What is told about a thing: its name, then sentences. */
export type Told = { readonly title: string; readonly lines: readonly string[] };
/** A thing with a name and a line about what it does. */
export type Explained = { readonly name: string; readonly does: string };
export type OptionText = {
  readonly name: string;
  readonly explanation: string;
  /** By the value as text. */
  readonly values: Readonly<Record<string, string>>;
};

/** The Gold by source, as on the end screen; `start` is the Peddler's. */
export type Category = (typeof LEDGER)[number] | "start";

/** Frames that wait for a player; the others are carried out at once. */
export type AskedKind =
  | "freeze"
  | "shift"
  | "relic"
  | "recruit"
  | "deed"
  | "place"
  | "staff"
  | "pay"
  | "seat"
  | "rob"
  | "dock"
  | "sell";
/** What a player is asked. */
export type Asked = Extract<Frame, { kind: AskedKind }>;

/** As much of a view as the line about the state of the table needs. */
export type Standing = Pick<View, "turn" | "day" | "phase" | "pending">;

type None = Readonly<Record<never, never>>;
type GoodOf = { readonly size: Size; readonly colour: Colour };
type AtSpace = { readonly space: Space };
type Icon = { readonly icon: Colour };
type OfBoat = { readonly boat: Boat };
type OfAbility = { readonly ability: Ability };
type AtPier = { readonly pier: Pier };

/** What each refusal tells about its cause. */
export type RefusalParams = DeedRefusals & {
  readonly "chronomancer/game-over": None;
  readonly "chronomancer/not-your-turn": { readonly seat: Seat };
  readonly "chronomancer/decision-pending": { readonly frame: AskedKind };
  readonly "chronomancer/nothing-to-decide": { readonly action: Action["type"] };
  readonly "chronomancer/must-act": { readonly frame: AskedKind };
  readonly "chronomancer/must-move": { readonly figure: Figure };
  readonly "chronomancer/reserved-space": AtSpace & { readonly figure: Figure };
  /** The space where he stands. */
  readonly "chronomancer/assistant-locked": AtSpace;
  /** His space in the Time Machine. */
  readonly "chronomancer/machine-stops": AtSpace;
  readonly "chronomancer/not-past-assistant": AtSpace & { readonly assistant: Space };
  readonly "chronomancer/assistant-there": AtSpace;
  readonly "chronomancer/two-tokens": { readonly count: number };
  readonly "chronomancer/icon-open": Icon;
  readonly "chronomancer/not-in-stream": { readonly tile: TileId };
  readonly "chronomancer/colour-not-offered": { readonly colour: Colour };
  readonly "chronomancer/supply-empty": GoodOf;
  readonly "chronomancer/not-this-sponsorship": { readonly faction: Colour };
  readonly "chronomancer/not-in-square": { readonly card: TownsfolkId };
  readonly "chronomancer/no-such-corruption": { readonly card: CorruptionId };
  readonly "chronomancer/not-staffed": OfAbility;
  readonly "chronomancer/ability-used": OfAbility;
  readonly "chronomancer/not-on-shelf": GoodOf;
  readonly "chronomancer/same-colour": None;
  readonly "chronomancer/too-many-frozen": { readonly count: number; readonly hours: number };
  readonly "chronomancer/icon-covered": Icon;
  readonly "chronomancer/not-drawn": { readonly piece: Piece };
  readonly "chronomancer/boat-docked": OfBoat;
  readonly "chronomancer/boat-full": OfBoat;
  readonly "chronomancer/piece-not-there": OfBoat & { readonly piece: Piece };
  readonly "chronomancer/same-boat": OfBoat;
  readonly "chronomancer/wrong-boat": OfBoat;
  readonly "chronomancer/just-seated": None;
  readonly "chronomancer/wrong-half": OfBoat;
  readonly "chronomancer/colour-sold": { readonly colour: Colour };
  readonly "chronomancer/sells-nothing": None;
  readonly "chronomancer/no-buyers": AtPier & { readonly colour: Colour };
  readonly "chronomancer/rogues-do-not-buy": None;
  readonly "chronomancer/rogues-not-needed": AtPier;
  readonly "chronomancer/no-rogue-there": AtPier;
};

export type Refusals = {
  readonly [Code in RefusalCode]: (params: RefusalParams[Code], names: Names) => string;
};

/** The words of one kind of deed. */
export type DeedText<Kind extends DeedKind> = {
  readonly does: (deed: DeedOf<Kind>) => string;
  /** Of its answer: a line of a menu, the word on a button, when it can be given, and what may be typed for it. */
  readonly action: (answer: AnswerOf<Kind>) => string;
  readonly verb: string;
  readonly when: string;
  readonly typed: readonly string[];
};
export type DeedTexts = {
  readonly deeds: { readonly [Kind in DeedKind]: DeedText<Kind> };
  readonly events: {
    readonly [Type in DeedEvent["type"]]: (event: Extract<DeedEvent, { type: Type }>, names: Names) => string;
  };
  readonly refusals: {
    readonly [Code in keyof DeedRefusals]: (params: DeedRefusals[Code], names: Names) => string;
  };
  readonly verdicts: Readonly<Record<keyof DeedRefusals, string>>;
};

/** What is about to happen, said to the player; hours are those of the match. */
export type OutlookText = {
  /** As it is written on the piers, and the docks in few words. */
  readonly signs: Readonly<Record<Pier, { readonly name: string; readonly note: string }>>;
  readonly quays: Readonly<Record<Dock, string>>;
  /** What a turn on a space does. */
  readonly does: (player: Pick<Player, "slots">, space: Space) => string;
  /** "2 Bards and 1 Rogue"; nothing for nobody. */
  readonly company: (pieces: readonly Piece[]) => string;
  readonly stays: (hour: number) => string;
  readonly reaches: (hour: number) => string;
  readonly marks: (hours: readonly number[], draws: number) => string;
  readonly corruption: (cards: number) => string;
  readonly couldPay: (tokens: number) => string;
  readonly spent: (tokens: number) => string;
  readonly next: (who: Who | "market", mine: boolean, name: string) => string;
  /** What one action brings besides the Clock; undefined where the board shows it. */
  readonly effect: (effect: Effect) => string | undefined;
};

export type GameText = {
  readonly title: string;
  readonly tagline: string;
  /** The names of things. */
  readonly colours: Readonly<Record<Colour, ColourText>>;
  readonly pieces: Readonly<Record<Piece, PieceText>>;
  /** "2 red Relics"; with 1, "1 red Relic". */
  readonly goods: (size: Size, colour: Colour, count: number) => string;
  readonly figures: Readonly<Record<Figure, string>>;
  readonly spaces: Readonly<Record<Space, string>>;
  readonly slots: Readonly<Record<Slot, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly halves: Readonly<Record<Half, string>>;
  readonly piers: Readonly<Record<Pier, Explained>>;
  readonly docks: Readonly<Record<Dock, string>>;
  readonly boat: (boat: Boat) => string;
  readonly abilities: Readonly<Record<Ability, Explained>>;
  readonly townsfolk: Readonly<Record<TownsfolkId, string>>;
  /** What a card does once, when recruited. */
  readonly townsfolkDoes: (card: TownsfolkId) => string;
  readonly corruption: Readonly<Record<CorruptionId, string>>;
  readonly rogues: Readonly<Record<RogueCard, Explained>>;
  readonly peddlerCard: (card: PeddlerCardId) => Explained;
  readonly sets: Readonly<Record<TownsfolkSet, string>>;
  readonly levels: Readonly<Record<Level, string>>;
  /** What a portal's right half offers, and what both halves cost. */
  readonly portal: (action: PortalAction) => string;
  readonly cost: (cost: Cost) => string;
  /** "tile P01 (red or green Relic)". */
  readonly tile: (tile: LaidTile["tile"]) => string;
  /** An hour of the match as the dial shows it: "IX". */
  readonly hour: (hour: number) => string;
  /** A player or the Peddler. */
  readonly who: (who: Who, names: Names) => string;
  readonly options: Readonly<Record<keyof Options, OptionText>>;
  readonly categories: Readonly<Record<Category, string>>;
  readonly refusals: Refusals;
  /** A refusal in a few words, such as "the boat is full". */
  readonly verdicts: Readonly<Record<RefusalCode, string>>;
  readonly rules: Readonly<Record<RuleId, string>>;
  /** The short name of a rule; a rule without one is called by its id. */
  readonly rulesOf: (rule: string) => string;
  /** A sentence of the chronicle. */
  readonly event: (event: Event, names: Names) => string;
  /** Its second line, where there is one: why a step that nobody chose went as it did, or what it leads to. */
  readonly detail: (event: Event, names: Names) => string | undefined;
  /** The lines that a player's act brings to the chronicle. */
  readonly lines: (seat: Seat, events: readonly Event[], names: Names) => readonly ChronicleLine[];
  /** What the asked player has to decide, said to that player. */
  readonly question: (asked: Asked, names: Names) => string;
  /** A line of a menu: what the action does and what it takes. */
  readonly action: (action: Action, names: Names) => string;
  /** An action in a word, for a button that names several. */
  readonly verbs: Readonly<Record<Action["type"], string>>;
  /** What may be typed for a deed. */
  readonly typed: Readonly<Record<DeedKind, readonly string[]>>;
  readonly outlook: OutlookText;
  /** A thing on the table, and what it is worth now. */
  readonly explain: (explanation: Explanation) => Told;
  /** What speaks for or against a way to sell. */
  readonly stall: StallWords;
  readonly status: (standing: Standing, names: Names) => string;
};
