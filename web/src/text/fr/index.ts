import type { Catalogue } from "../catalogue.ts";
import { about } from "./about.ts";
import { home } from "./home.ts";
import { rulebook } from "./rulebook.ts";
import { settings } from "./settings.ts";
import { shell } from "./shell.ts";
import { table } from "./table.ts";
import { thread } from "./thread.ts";
import { timelines } from "./timelines.ts";

export const fr: Catalogue = { shell, home, table, thread, rulebook, settings, timelines, about };
