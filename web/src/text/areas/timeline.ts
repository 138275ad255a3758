/** What the thread says: the timeline of a table, its past and its branches. Games name their own chapters. */
export interface TimelineText {
  readonly label: string;
  readonly slider: string;
  readonly step: (revision: number, last: number) => string;
  /** Before the first action, of a game or of a branch. */
  readonly start: string;
  /** "Round 2, Idris built a Keep." */
  readonly happened: (chapter: string, sentence: string) => string;
  readonly back: string;
  readonly forward: string;
  readonly play: string;
  readonly pause: string;
  readonly branchHere: string;
  readonly whole: string;
  /** Phone: the strip is a button. */
  readonly open: (sentence: string) => string;
  readonly jump: {
    readonly open: string;
    readonly title: string;
    readonly turns: (name: string) => string;
    readonly to: (chapter: string, name: string) => string;
  };
  readonly rewound: {
    readonly label: string;
    readonly toNow: string;
    readonly branch: string;
    /** Spoken. */
    readonly returned: string;
  };
  readonly branches: {
    readonly open: (branches: number) => string;
    readonly title: string;
    readonly more: (branches: number) => string;
    /** For one that nobody has named. */
    readonly numbered: (number: number) => string;
    readonly steps: (steps: number) => string;
    readonly leftAt: (chapter: string) => string;
    readonly won: (names: string, score: number) => string;
    readonly mainLine: string;
    readonly compare: string;
    readonly compareWith: (name: string) => string;
  };
  readonly dialog: {
    readonly title: (chapter: string) => string;
    readonly name: string;
    readonly naming: string;
    /** While the game runs. */
    readonly redealt: string;
    /** At a table with others. */
    readonly bots: string;
    /** After its end. */
    readonly truth: string;
    readonly create: string;
    readonly cancel: string;
    readonly failed: string;
  };
  readonly badge: {
    readonly name: (name: string) => string;
    readonly possible: string;
    readonly back: string;
  };
  readonly compare: {
    readonly title: (name: string) => string;
    readonly scores: string;
    readonly player: string;
    readonly branch: string;
    readonly difference: string;
    readonly partsNote: string;
    readonly over: string;
    readonly loading: string;
    readonly failed: string;
  };
}
