/** Everything `play` itself says. What the game says comes from the game's own catalogue. */

export const COMMANDS = [
  "help",
  "menu",
  "board",
  "hand",
  "forecast",
  "log",
  "why",
  "rule",
  "undo",
  "save",
  "quit",
] as const;
export type Command = (typeof COMMANDS)[number];

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
  readonly commands: Readonly<Record<Command, readonly string[]>>;
  readonly verbs: Readonly<Record<Verb, readonly string[]>>;
  /** Words that may stand anywhere and mean nothing. */
  readonly fillers: readonly string[];
  readonly all: readonly string[];
  readonly none: readonly string[];
  readonly deck: readonly string[];
  readonly back: readonly string[];
  readonly yes: readonly string[];
  readonly no: readonly string[];
};

export type PlayText = {
  readonly vocabulary: Vocabulary;
  readonly usage: string;
  readonly help: readonly string[];
  /** What the command line or a file got wrong. */
  readonly wrong: {
    readonly game: (name: string) => string;
    readonly language: (name: string) => string;
    readonly seat: (word: string) => string;
    readonly seats: (given: number, min: number, max: number) => string;
    readonly loadedSeats: (given: number, seats: number) => string;
    readonly bot: (name: string, known: string) => string;
    readonly sameName: (name: string) => string;
    readonly option: (word: string) => string;
    readonly file: (path: string) => string;
    readonly argument: (what: string) => string;
  };
  /** Names of seats that nobody named, in the order of the seats. */
  readonly seatNames: readonly string[];
  readonly begin: {
    readonly players: (names: string) => string;
    readonly commitment: (hash: string) => string;
    readonly loaded: (path: string, actions: number) => string;
    readonly hint: string;
  };
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
    readonly pick: string;
    readonly pickOrEnter: string;
    readonly pickSquare: string;
    readonly typed: string;
    readonly noSuchNumber: (last: number) => string;
    readonly notPossible: (square: string) => string;
  };
  readonly preview: {
    readonly would: string;
    readonly confirm: string;
    /** Where there is more than one way to pay: with the letter for another. */
    readonly confirmOrPay: string;
    readonly dropped: string;
  };
  readonly answers: {
    readonly notUnderstood: (word: string) => string;
    readonly incomplete: string;
    readonly otherType: (square: string, kind: string) => string;
    readonly impossible: string;
    readonly whyHint: (rule: string) => string;
    readonly nothingRefused: string;
    readonly noRule: (id: string) => string;
    readonly undone: string;
    readonly noSuchBoard: (word: string) => string;
    readonly chronicleEmpty: string;
  };
  readonly files: {
    readonly saved: (path: string) => string;
    readonly failed: (path: string, reason: string) => string;
    readonly ask: string;
    readonly resume: (path: string) => string;
    readonly forgotten: string;
    readonly inputEnded: string;
  };
  readonly curtain: { readonly pass: (name: string) => string; readonly since: (name: string) => string };
  readonly forecast: {
    readonly title: string;
    readonly total: string;
    readonly note: string;
    readonly domains: (era: string) => string;
    readonly domain: (at: string, names: string, ecus: number) => string;
    readonly noDomains: string;
  };
  readonly end: {
    readonly title: string;
    readonly winner: (name: string) => string;
    readonly winners: (names: string) => string;
    readonly score: string;
    readonly seed: (seed: string) => string;
    readonly verify: (path: string) => string;
  };
  readonly and: string;
};
