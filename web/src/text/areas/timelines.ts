export interface TimelinesText {
  readonly title: string;
  readonly lead: string;
  readonly empty: string;
  readonly play: string;
  readonly filter: {
    readonly label: string;
    readonly all: string;
    readonly waiting: string;
    readonly running: string;
    readonly over: string;
    readonly damaged: string;
    readonly nothing: string;
  };
  readonly importFile: string;
  readonly dropHere: string;
  readonly imported: (title: string) => string;
  /** Of a running game: what was hidden is dealt anew. */
  readonly importedImagined: (title: string) => string;
  readonly passphrase: {
    readonly title: (file: string) => string;
    readonly label: string;
    readonly open: string;
  };
  readonly importedMany: (games: number) => string;
  readonly refusedFile: (file: string, sentence: string) => string;
  readonly dismiss: string;
  readonly steps: (steps: number) => string;
  readonly unnamedBranch: string;
  readonly damagedTitle: string;
  readonly damaged: string;
  /** The levels of the bots at a table, as a list in words. */
  readonly bots: (levels: string) => string;
  readonly won: (names: string, score: number) => string;
  readonly rename: string;
  readonly renameLabel: (title: string) => string;
  readonly keepName: string;
  readonly cancel: string;
  readonly exportFile: string;
  readonly exported: (file: string) => string;
  readonly remove: string;
  readonly removeQuestion: (title: string, steps: number, branches: number) => string;
  readonly removeNow: (steps: number) => string;
  readonly keep: string;
  readonly removed: (title: string) => string;
  /** The name of one of several actions on one table, for screen readers. */
  readonly actionOn: (action: string, title: string) => string;
}
