/** What the table shell says; the games bring their own words. */
type KeyHelp = { readonly keys: readonly string[]; readonly does: string };

export interface TableText {
  readonly where: (players: number, name: string | undefined) => string;
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
    readonly bot: (level: number) => string;
    readonly current: string;
    /** Beside the name that the chronicle uses. */
    readonly you: (name: string) => string;
    readonly open: string;
  };
  readonly thinking: (name: string, seconds: number) => string;
  readonly chronicle: {
    readonly title: string;
    readonly empty: string;
    readonly show: (text: string) => string;
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
