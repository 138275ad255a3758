import { event } from "./fr/chronicle.ts";
import { action, question, status } from "./fr/menu.ts";
import { categories, options } from "./fr/options.ts";
import { outlook } from "./fr/outlook.ts";
import { refusals, verdicts } from "./fr/refusals.ts";
import { rules } from "./fr/rules.ts";
import { cards, coloured, colours, cubes, ecus, eras, kinds, list, on, types } from "./fr/words.ts";
import { isRuleId } from "./rules.ts";
import type { GameText } from "./types.ts";

export const fr: GameText = {
  title: "Khronos",
  tagline: "Trois époques d’une même vallée, et des bâtiments dont l’onde gagne l’avenir.",
  eras,
  kinds,
  colours,
  types,
  count: { ecus, cards, cubes, coloured, list, on },
  options,
  categories,
  refusals,
  verdicts,
  rules,
  rulesOf: (rule) => (isRuleId(rule) ? rules[rule] : rule),
  event,
  rippled: (to) => `L’onde gagne ${list(to.map((era) => eras[era]))}.`,
  outlook,
  question,
  action,
  status,
};
