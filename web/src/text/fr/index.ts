import { levelTextFr as levels } from "@chronarium/bots";
import type { Catalogue } from "../catalogue.ts";
import { about } from "./about.ts";
import { help } from "./help.ts";
import { home } from "./home.ts";
import { learn } from "./learn.ts";
import { play } from "./play.ts";
import { refusals } from "./refusals.ts";
import { rulebook } from "./rulebook.ts";
import { settings } from "./settings.ts";
import { shell } from "./shell.ts";
import { table } from "./table.ts";
import { timeline } from "./timeline.ts";
import { timelines } from "./timelines.ts";

export const fr: Catalogue = {
  shell,
  home,
  learn,
  help,
  table,
  play,
  timeline,
  rulebook,
  settings,
  timelines,
  about,
  refusals,
  levels,
};
