import { deedTyped } from "./deeds.ts";
import { again, detail, event } from "./en/chronicle.ts";
import { deedText, townsfolkDoes } from "./en/deeds.ts";
import { explain } from "./en/explain.ts";
import { action, question, status, verbs } from "./en/menu.ts";
import { categories, options } from "./en/options.ts";
import { outlook } from "./en/outlook.ts";
import { refusals, verdicts } from "./en/refusals.ts";
import { rules } from "./en/rules.ts";
import { stall } from "./en/stall.ts";
import * as words from "./en/words.ts";
import { linesIn } from "./lines.ts";
import { hour } from "./pieces.ts";
import { isRuleId } from "./rules.ts";
import type { GameText } from "./types.ts";

export const en: GameText = {
  title: "The Chronomancer",
  tagline: "A clock, six boats, and a workshop of sliding portals.",
  colours: words.colours,
  pieces: words.pieces,
  goods: words.goods,
  figures: words.figures,
  spaces: words.spaces,
  slots: words.slots,
  sides: words.sides,
  halves: words.halves,
  piers: words.piers,
  docks: words.docks,
  boat: words.boat,
  abilities: words.abilities,
  townsfolk: words.townsfolk,
  townsfolkDoes,
  corruption: words.corruption,
  rogues: words.rogues,
  peddlerCard: words.peddlerCard,
  sets: words.sets,
  levels: words.levels,
  portal: words.portal,
  cost: words.cost,
  tile: words.tile,
  hour,
  who: words.who,
  options,
  categories,
  refusals,
  verdicts,
  rules,
  rulesOf: (rule) => (isRuleId(rule) ? rules[rule] : rule),
  event,
  detail,
  lines: linesIn({ event, detail, again }),
  question,
  action,
  verbs,
  typed: deedTyped(deedText),
  status,
  outlook,
  explain,
  stall,
};
