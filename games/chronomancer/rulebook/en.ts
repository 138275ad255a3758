import type { Rulebook } from "@chronarium/kernel";
import { boats } from "./en/boats.ts";
import { clock } from "./en/clock.ts";
import { day } from "./en/day.ts";
import { examples } from "./en/examples.ts";
import { glossary } from "./en/glossary.ts";
import { hints } from "./en/hints.ts";
import { laws } from "./en/laws.ts";
import { machines } from "./en/machines.ts";
import { market } from "./en/market.ts";
import { movement } from "./en/movement.ts";
import { overview } from "./en/overview.ts";
import { pieces } from "./en/pieces.ts";
import { portals } from "./en/portals.ts";
import { rogues } from "./en/rogues.ts";
import { said } from "./en/said.ts";
import { scoring } from "./en/scoring.ts";
import { setup } from "./en/setup.ts";
import { solo } from "./en/solo.ts";
import { staff } from "./en/staff.ts";
import { workshop } from "./en/workshop.ts";

export const en: Rulebook = {
  game: "chronomancer",
  title: "The Chronomancer",
  lead:
    "A workshop of portals, a clock, six boats. " +
    "Fetch what the past has to offer, and have it on the shelf when the right people land.",
  chapters: [
    overview,
    pieces,
    setup,
    day,
    clock,
    boats,
    workshop,
    movement,
    machines,
    portals,
    staff,
    market,
    rogues,
    scoring,
    solo,
    examples,
    laws,
    hints,
  ],
  glossary,
  said,
};
