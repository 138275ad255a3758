/** Everything the page says, by area. A language that forgets a sentence does not compile. */
import type { LevelTexts } from "@chronarium/bots";
import type { AboutText } from "./areas/about.ts";
import type { HelpText } from "./areas/help.ts";
import type { HomeText } from "./areas/home.ts";
import type { LearnText } from "./areas/learn.ts";
import type { PlayText } from "./areas/play.ts";
import type { RefusalsText } from "./areas/refusals.ts";
import type { RulebookText } from "./areas/rulebook.ts";
import type { SettingsText } from "./areas/settings.ts";
import type { ShellText } from "./areas/shell.ts";
import type { TableText } from "./areas/table.ts";
import type { TimelineText } from "./areas/timeline.ts";
import type { TimelinesText } from "./areas/timelines.ts";

export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];
/** Each in itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", fr: "Français" };

/** For numbers, lists and dates. */
export const locales: Readonly<Record<Language, string>> = { en: "en-GB", fr: "fr-FR" };

export interface Catalogue {
  readonly shell: ShellText;
  readonly home: HomeText;
  readonly learn: LearnText;
  readonly help: HelpText;
  readonly table: TableText;
  readonly play: PlayText;
  readonly timeline: TimelineText;
  readonly rulebook: RulebookText;
  readonly settings: SettingsText;
  readonly timelines: TimelinesText;
  readonly about: AboutText;
  readonly refusals: RefusalsText;
  /** The levels of bots: one name for each, wherever one is spoken of. */
  readonly levels: LevelTexts;
}
