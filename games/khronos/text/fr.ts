import { event } from "./fr/chronicle.ts";
import { action, question, status } from "./fr/menu.ts";
import { categories, options } from "./fr/options.ts";
import { refusals } from "./fr/refusals.ts";
import { rules } from "./fr/rules.ts";
import { colours, eras, kinds, types } from "./fr/words.ts";
import { isRuleId } from "./rules.ts";
import type { GameText } from "./types.ts";

export const fr: GameText = {
  title: "Khronos",
  tagline: "Trois époques d’une même vallée, et des bâtiments dont l’onde gagne l’avenir.",
  eras,
  kinds,
  colours,
  types,
  options,
  categories,
  refusals,
  rules,
  rulesOf: (rule) => (isRuleId(rule) ? rules[rule] : rule),
  event,
  question,
  action,
  status,
};
