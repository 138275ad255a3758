import { deedTyped } from "./deeds.ts";
import { again, detail, event } from "./fr/chronicle.ts";
import { deedText, townsfolkDoes } from "./fr/deeds.ts";
import { explain } from "./fr/explain.ts";
import { action, question, status, verbs } from "./fr/menu.ts";
import { categories, options } from "./fr/options.ts";
import { outlook } from "./fr/outlook.ts";
import { refusals, verdicts } from "./fr/refusals.ts";
import { rules } from "./fr/rules.ts";
import { stall } from "./fr/stall.ts";
import * as words from "./fr/words.ts";
import { linesIn } from "./lines.ts";
import { hour } from "./pieces.ts";
import { isRuleId } from "./rules.ts";
import type { GameText } from "./types.ts";

export const fr: GameText = {
  title: "Le Chronomancien",
  tagline: "Une horloge, six bateaux et un atelier de portails qui coulissent.",
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
