import type { Rulebook } from "@chronarium/kernel";
import { building } from "./fr/building.ts";
import { domains } from "./fr/domains.ts";
import { examples } from "./fr/examples.ts";
import { glossary } from "./fr/glossary.ts";
import { hints } from "./fr/hints.ts";
import { holdem } from "./fr/holdem.ts";
import { income } from "./fr/income.ts";
import { information } from "./fr/information.ts";
import { junctions } from "./fr/junctions.ts";
import { options } from "./fr/options.ts";
import { overview } from "./fr/overview.ts";
import { pieces } from "./fr/pieces.ts";
import { populate } from "./fr/populate.ts";
import { renovate } from "./fr/renovate.ts";
import { ripples } from "./fr/ripples.ts";
import { said } from "./fr/said.ts";
import { setup } from "./fr/setup.ts";
import { shortages } from "./fr/shortages.ts";
import { turn } from "./fr/turn.ts";
import { valley } from "./fr/valley.ts";

export const fr: Rulebook = {
  game: "khronos",
  title: "Khronos",
  lead:
    "Trois plateaux, une vallée, sept manches. " +
    "Bâtissez dans le passé, puis touchez ce que les siècles en ont laissé.",
  chapters: [
    overview,
    pieces,
    setup,
    turn,
    valley,
    domains,
    building,
    ripples,
    junctions,
    populate,
    renovate,
    income,
    shortages,
    information,
    holdem,
    options,
    examples,
    hints,
  ],
  glossary,
  said,
};
