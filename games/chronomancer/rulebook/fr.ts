import type { Rulebook } from "@chronarium/kernel";
import { boats } from "./fr/boats.ts";
import { clock } from "./fr/clock.ts";
import { day } from "./fr/day.ts";
import { examples } from "./fr/examples.ts";
import { glossary } from "./fr/glossary.ts";
import { hints } from "./fr/hints.ts";
import { laws } from "./fr/laws.ts";
import { machines } from "./fr/machines.ts";
import { market } from "./fr/market.ts";
import { movement } from "./fr/movement.ts";
import { overview } from "./fr/overview.ts";
import { pieces } from "./fr/pieces.ts";
import { portals } from "./fr/portals.ts";
import { rogues } from "./fr/rogues.ts";
import { said } from "./fr/said.ts";
import { scoring } from "./fr/scoring.ts";
import { setup } from "./fr/setup.ts";
import { solo } from "./fr/solo.ts";
import { staff } from "./fr/staff.ts";
import { workshop } from "./fr/workshop.ts";

export const fr: Rulebook = {
  game: "chronomancer",
  title: "Le Chronomancien",
  lead:
    "Un atelier de portails, une horloge, six bateaux. " +
    "Allez chercher ce que le passé peut offrir, et ayez-le sur l’Étal quand accostent les bons clients.",
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
