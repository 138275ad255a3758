/** What the table shell says; the games bring their own words. */
type KeyHelp = { readonly keys: readonly string[]; readonly does: string };

export interface TableText {
  /** Beside the game's name: what the table is called, and who plays or how. */
  readonly where: (how: string, name: string | undefined) => string;
  readonly seats: (players: number) => string;
  readonly regions: {
    readonly tools: string;
    readonly stage: string;
    readonly tray: string;
    readonly ledger: string;
    readonly tabs: string;
  };
  readonly tools: {
    readonly undo: string;
    readonly redo: string;
    readonly hint: string;
    readonly hinting: string;
    readonly rules: string;
    readonly soundOn: string;
    readonly soundOff: string;
    readonly menu: string;
  };
  readonly undone: {
    readonly nothing: string;
    readonly revealed: string;
    readonly notYours: string;
    readonly noRedo: string;
  };
  readonly menu: {
    readonly title: string;
    readonly export: string;
    readonly exported: string;
    readonly newGame: string;
    readonly settings: string;
    readonly textTable: string;
    readonly keys: string;
    readonly home: string;
    readonly hint: string;
    readonly redo: string;
    readonly rules: string;
    readonly here: string;
    readonly sound: string;
  };
  readonly tabs: {
    readonly board: string;
    readonly players: string;
    readonly chronicle: string;
    readonly rules: string;
  };
  readonly players: {
    readonly title: string;
    readonly current: string;
    readonly you: string;
    readonly open: string;
  };
  /** In the past. */
  readonly lookingBack: (chapter: string) => string;
  readonly thinking: (name: string, seconds: number) => string;
  /** The turns of the others, and what came of them. */
  readonly following: {
    readonly strip: string;
    readonly order: string;
    readonly acts: (name: string, turn: number, turns: number) => string;
    readonly thenYou: string;
    readonly you: string;
    readonly pace: string;
    readonly paces: Readonly<Record<"slow" | "normal" | "fast", string>>;
    readonly pause: string;
    readonly goOn: string;
    readonly next: string;
    readonly toMyTurn: string;
    /** Where no turn of the viewer's will come. */
    readonly toNow: string;
    readonly since: string;
    readonly quiet: string;
    readonly rings: string;
    /** For whoever watches. */
    readonly lastTurn: string;
    readonly lastRings: string;
    readonly again: string;
    readonly nothing: string;
    readonly inAll: string;
    readonly take: string;
    readonly yourTurn: (game: string) => string;
  };
  readonly chronicle: {
    readonly title: string;
    readonly empty: string;
    readonly show: (text: string) => string;
    readonly whole: string;
  };
  readonly curtain: {
    readonly title: (name: string) => string;
    readonly lead: string;
    readonly take: (name: string) => string;
  };
  readonly live: {
    readonly yourTurn: string;
    readonly merged: (first: string, more: number) => string;
  };
  readonly end: {
    readonly title: string;
    readonly show: string;
    readonly rematch: string;
    readonly sameDeal: string;
    readonly newGame: string;
    readonly look: string;
  };
  /** The commitment on the table, and what the end shows of it. */
  readonly fair: {
    readonly title: string;
    readonly lead: string;
    readonly copy: string;
    readonly copied: string;
    readonly verify: string;
    readonly verifying: string;
    readonly vouched: string;
    readonly open: string;
  };
  /** How a game that is not over becomes a file. */
  readonly save: {
    readonly title: string;
    readonly lead: string;
    readonly own: string;
    readonly ownLead: (people: number) => string;
    readonly ownGo: string;
    readonly sealed: string;
    readonly sealedLead: string;
    readonly passphrase: (letters: number) => string;
    readonly sealedGo: string;
  };
  readonly failed: { readonly title: string; readonly back: string };
  readonly keys: { readonly title: string; readonly lead: string; readonly list: readonly KeyHelp[] };
}
