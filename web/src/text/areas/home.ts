export interface HomeText {
  readonly title: string;
  readonly lead: string;
  readonly gamesLabel: string;
  /** Leads to the companion, below the posters. */
  readonly openTables: string;
  readonly companion: string;
  readonly threads: {
    readonly label: string;
    /** Heading of the list on narrow screens. */
    readonly waiting: (games: number) => string;
    readonly empty: string;
    readonly none: string;
    readonly today: (day: string) => string;
    /** "Khronos with Lucie and Idris"; `others` is a list in words, empty when there are none. */
    readonly gameWith: (game: string, others: string) => string;
    readonly yourTurn: string;
    readonly turnOf: (name: string) => string;
    readonly branch: (name: string) => string;
    readonly all: (games: number) => string;
  };
  readonly panel: {
    readonly lead: string;
    readonly modes: {
      readonly label: string;
      readonly alone: string;
      readonly bots: string;
      readonly screen: string;
      readonly live: string;
      readonly turns: string;
      readonly sharedReason: string;
    };
    readonly seats: string;
    readonly you: string;
    readonly here: string;
    readonly person: string;
    readonly player: (seat: number) => string;
    readonly nameOf: (seat: number) => string;
    readonly kindOf: (name: string) => string;
    readonly add: string;
    readonly upTo: (seats: number) => string;
    readonly remove: (name: string) => string;
    readonly standardRules: string;
    readonly changedRules: (changes: number) => string;
    readonly backToStandard: string;
    readonly quickConfirm: string;
    readonly textTable: string;
    readonly start: string;
    readonly starting: string;
    readonly inShort: string;
    readonly rules: string;
    readonly note: string;
    readonly lot: string;
    /** Somebody has sent the deal of a game. */
    readonly dealt: string;
    readonly damagedDeal: string;
  };
}
