import { event } from "./en/chronicle.ts";
import { action, question, status } from "./en/menu.ts";
import { categories, options } from "./en/options.ts";
import { outlook } from "./en/outlook.ts";
import { refusals, verdicts } from "./en/refusals.ts";
import { rules } from "./en/rules.ts";
import { cards, coloured, colours, cubes, ecus, eras, kinds, list, on, types } from "./en/words.ts";
import { isRuleId } from "./rules.ts";
import type { GameText } from "./types.ts";

export const en: GameText = {
  title: "Khronos",
  tagline: "Three eras of one valley, and buildings that ripple forward in time.",
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
  rippled: (to) => `It ripples to ${list(to.map((era) => eras[era]))}.`,
  outlook,
  question,
  action,
  status,
};
