/** Everything `play` itself says, whatever the game. What a game says comes from its own catalogues. */

export const COMMANDS = [
  "help",
  "menu",
  "log",
  "why",
  "rule",
  "hint",
  "undo",
  "redo",
  "save",
  "seal",
  "quit",
] as const;
export type Command = (typeof COMMANDS)[number];

/** Words that may be typed in this language, besides the English ones. Without accents, in small letters. */
export type Vocabulary = {
  readonly commands: Readonly<Record<Command, readonly string[]>>;
  readonly back: readonly string[];
  readonly yes: readonly string[];
  readonly no: readonly string[];
};

/** A game in the help; `seats` and `option` are written as on the command line. */
export type GameRow = {
  readonly id: string;
  readonly title: string;
  readonly min: number;
  readonly max: number;
  readonly seats: string;
  readonly option: string;
};

export type PlayText = {
  readonly vocabulary: Vocabulary;
  readonly usage: (games: readonly GameRow[]) => string;
  /** What can be said in every game; the rule is an example. */
  readonly help: (rule: string) => readonly string[];
  /** What the command line or a file got wrong. */
  readonly wrong: {
    readonly game: (name: string, known: readonly string[]) => string;
    readonly language: (name: string) => string;
    readonly seat: (word: string) => string;
    readonly seats: (game: string, given: number, min: number, max: number) => string;
    readonly loadedSeats: (given: number, seats: number) => string;
    readonly bot: (name: string, known: string) => string;
    /** Of a game that people play alone or together. */
    readonly noBots: (game: string) => string;
    /** Of a person who is called like a bot. */
    readonly botName: (name: string) => string;
    readonly sameName: (name: string) => string;
    readonly tooLong: (word: string, most: number) => string;
    readonly option: (word: string, example: string) => string;
    readonly file: (path: string) => string;
    readonly argument: (what: string) => string;
  };
  readonly begin: {
    readonly players: (game: string, names: string) => string;
    readonly commitment: (hash: string) => string;
    readonly loaded: (path: string, actions: number) => string;
    /** Of a file that holds what its owner could know. */
    readonly imagined: string;
    readonly hint: string;
  };
  readonly menu: {
    readonly pick: string;
    readonly pickOrEnter: string;
    readonly noSuchNumber: (last: number) => string;
    readonly notPossible: (answer: string) => string;
  };
  readonly preview: {
    readonly would: string;
    readonly confirm: string;
    /** Where there is more than one way to pay: with the letter for another. */
    readonly confirmOrPay: string;
    readonly dropped: string;
  };
  readonly hints: {
    readonly step: (step: number) => string;
    readonly more: string;
    readonly against: string;
  };
  /** `rule here`. */
  readonly here: {
    readonly words: readonly string[];
    readonly now: string;
    readonly at: (place: string) => string;
    readonly none: string;
    readonly noPlace: (name: string) => string;
  };
  readonly answers: {
    readonly suggestion: (what: string) => string;
    readonly notUnderstood: (word: string) => string;
    readonly impossible: string;
    readonly whyHint: (rule: string) => string;
    readonly nothingRefused: string;
    /** To `why` with something that the rules allow. */
    readonly allowed: string;
    readonly noRule: (id: string, example: string) => string;
    readonly undone: string;
    readonly redone: string;
    readonly chronicleEmpty: string;
  };
  readonly files: {
    readonly saved: (path: string) => string;
    /** Of a file to take elsewhere, while the game is not over. */
    readonly shared: (path: string) => string;
    readonly sealed: (path: string) => string;
    readonly sealWhere: string;
    readonly failed: (path: string, reason: string) => string;
    readonly ask: string;
    readonly resume: (game: string, path: string) => string;
    readonly forgotten: string;
    readonly inputEnded: string;
  };
  readonly curtain: { readonly pass: (name: string) => string; readonly since: (name: string) => string };
  readonly end: {
    readonly title: string;
    readonly winner: (name: string) => string;
    readonly winners: (names: string) => string;
    readonly seed: (seed: string) => string;
    readonly verify: (path: string) => string;
  };
  readonly and: string;
};
