export interface AboutText {
  readonly title: string;
  /** Which games can be played, and which are coming: lists in words, the second empty when all are there. */
  readonly games: (playable: string, coming: string) => string;
  readonly what: readonly string[];
  readonly unofficial: { readonly title: string; readonly text: string };
  readonly licence: { readonly title: string; readonly text: string };
  readonly credits: {
    readonly title: string;
    readonly lead: string;
    readonly by: string;
    readonly licence: string;
    readonly fonts: string;
    readonly icons: string;
    readonly software: string;
    readonly whole: string;
  };
  readonly privacy: { readonly title: string; readonly text: string };
  readonly readRules: string;
}
