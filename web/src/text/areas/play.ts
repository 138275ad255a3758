/** What every board says; the games bring their own words. */
export interface PlayText {
  /** "Try: build the keep", in a branch. */
  readonly attempt: (what: string) => string;
  readonly cancel: string;
  /** The list of what would happen, and of what can be chosen. */
  readonly consequences: string;
  readonly choices: string;
  readonly waiting: (name: string) => string;
  readonly thinking: (name: string) => string;
  readonly past: string;
  /** Where no branch can be made. */
  readonly onlyPast: string;
  readonly over: string;
  /** While something is played. */
  readonly skip: string;
  readonly goThere: string;
  readonly possible: string;
  readonly more: (count: number) => string;
  readonly less: string;
  readonly why: {
    readonly label: string;
    readonly other: string;
    readonly waysOut: string;
  };
  readonly end: {
    /** `you`: the person at this screen wins alone. */
    readonly winners: (names: readonly string[], you: boolean) => string;
    readonly total: string;
    readonly place: (place: number) => string;
    readonly numbers: string;
    readonly fair: string;
    readonly seed: string;
    readonly commitment: string;
    readonly verify: string;
    readonly command: string;
  };
}
