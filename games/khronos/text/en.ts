import { event } from "./en/chronicle.ts";
import { action, question, status } from "./en/menu.ts";
import { categories, options } from "./en/options.ts";
import { refusals } from "./en/refusals.ts";
import { rules } from "./en/rules.ts";
import { colours, eras, kinds, types } from "./en/words.ts";
import { isRuleId } from "./rules.ts";
import type { GameText } from "./types.ts";

export const en: GameText = {
  title: "Khronos",
  tagline: "Three eras of one valley, and buildings that ripple forward in time.",
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
