/** What `play` says of Khronos alone. */

/** Commands that look at something. */
type Look = "board" | "hand" | "forecast";

export const VERBS = [
  "build",
  "upgrade",
  "demolish",
  "populate",
  "renovate",
  "travel",
  "exchange",
  "end",
] as const;
export type Verb = (typeof VERBS)[number];

/** Words that may be typed in this language, besides the English ones. Without accents, in small letters. */
export type Vocabulary = {
  readonly commands: Readonly<Record<Look, readonly string[]>>;
  readonly verbs: Readonly<Record<Verb, readonly string[]>>;
  /** Words that may stand anywhere and mean nothing. */
  readonly fillers: readonly string[];
  readonly all: readonly string[];
  readonly none: readonly string[];
  readonly deck: readonly string[];
};

export type KhronosPlayText = {
  readonly vocabulary: Vocabulary;
  readonly help: readonly string[];
  /** Names of seats that nobody named, in the order of the seats. */
  readonly seatNames: readonly string[];
  readonly table: {
    readonly round: (round: number, rounds: number) => string;
    readonly turn: (name: string) => string;
    readonly decides: (name: string) => string;
    readonly incomeNow: string;
    readonly incomeIn: (round: number) => string;
    readonly ecus: (count: number) => string;
    readonly cubes: (count: number) => string;
    readonly cards: (count: number) => string;
    readonly pawns: string;
    readonly hand: string;
    readonly emptyHand: string;
    readonly carry: string;
    readonly pawn: (number: number, era: string, cards: number) => string;
    readonly deck: (deck: number, discard: number) => string;
    readonly row: string;
    readonly stock: string;
    readonly legend: readonly (readonly [string, string])[];
  };
  readonly menu: {
    readonly what: string;
    readonly build: (kind: string, era: string) => string;
    readonly upgrade: (era: string) => string;
    readonly demolish: (era: string) => string;
    readonly populate: string;
    readonly renovate: string;
    readonly travel: string;
    readonly exchange: string;
    readonly end: string;
    readonly price: (cards: number, colour: string) => string;
    readonly places: (count: number) => string;
    readonly buildings: (count: number) => string;
    readonly square: string;
    readonly whichBuilding: string;
    readonly whichSize: string;
    readonly whichEra: string;
    readonly howManyCards: string;
    readonly cardsOf: (count: number) => string;
    readonly howToPay: string;
    readonly payment: (first: number, second: number) => string;
    readonly surcharge: (colours: string) => string;
    readonly which: string;
    readonly pawnTo: (pawn: number, era: string) => string;
    readonly noCards: string;
    readonly fromDeck: string;
    readonly fromRow: (colour: string) => string;
    readonly rowLabel: (row: string) => string;
    readonly pickSquare: string;
    readonly typed: string;
  };
  readonly answers: {
    readonly incomplete: string;
    readonly otherType: (square: string, kind: string) => string;
    readonly noSuchBoard: (word: string) => string;
  };
  readonly forecast: {
    readonly title: string;
    readonly total: string;
    readonly note: string;
    readonly domains: (era: string) => string;
    readonly domain: (at: string, names: string, ecus: number) => string;
    readonly noDomains: string;
  };
  /** The unit of the score. */
  readonly score: string;
  readonly over: string;
  readonly and: string;
};
