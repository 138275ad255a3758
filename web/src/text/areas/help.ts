/** What the table says to those who ask: the goal of the game. */
export interface HelpText {
  readonly goal: {
    readonly title: string;
    readonly away: string;
    /** In the menu. */
    readonly call: string;
  };
}
