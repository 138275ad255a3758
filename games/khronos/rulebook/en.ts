import type { Rulebook } from "@chronarium/kernel";
import { building } from "./en/building.ts";
import { domains } from "./en/domains.ts";
import { examples } from "./en/examples.ts";
import { glossary } from "./en/glossary.ts";
import { hints } from "./en/hints.ts";
import { holdem } from "./en/holdem.ts";
import { income } from "./en/income.ts";
import { information } from "./en/information.ts";
import { junctions } from "./en/junctions.ts";
import { options } from "./en/options.ts";
import { overview } from "./en/overview.ts";
import { pieces } from "./en/pieces.ts";
import { populate } from "./en/populate.ts";
import { renovate } from "./en/renovate.ts";
import { ripples } from "./en/ripples.ts";
import { said } from "./en/said.ts";
import { setup } from "./en/setup.ts";
import { shortages } from "./en/shortages.ts";
import { turn } from "./en/turn.ts";
import { valley } from "./en/valley.ts";

export const en: Rulebook = {
  game: "khronos",
  title: "Khronos",
  lead:
    "Three boards, one valley, seven rounds. " +
    "Build in the past, and collect what the centuries have left of it.",
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
