export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];

export const games = ["khronos", "chronomancer", "chronobot", "mission"] as const;
export type Game = (typeof games)[number];

type GameText = { readonly name: string; readonly line: string; readonly facts: string };
type Step = { readonly command: string; readonly brings: string };

/** Everything the page says. A language that forgets a sentence does not compile. */
export interface Catalogue {
  readonly languageSwitch: string;
  readonly title: string;
  readonly lead: string;
  readonly gamesLabel: string;
  readonly playable: string;
  readonly coming: string;
  readonly games: Readonly<Record<Game, GameText>>;
  readonly terminal: { readonly title: string; readonly lead: string; readonly steps: readonly Step[] };
  readonly notice: string;
}
