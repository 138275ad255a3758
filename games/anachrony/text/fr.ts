import { bot } from "./fr/bot.ts";
import { detail, event } from "./fr/chronicle.ts";
import { companion } from "./fr/companion.ts";
import { action, question, status } from "./fr/menu.ts";
import { options } from "./fr/options.ts";
import { refusals } from "./fr/refusals.ts";
import { rules } from "./fr/rules.ts";
import { words } from "./fr/words.ts";
import { isRuleId } from "./rules.ts";
import type { CompanionText, GameText } from "./types.ts";

const rulesOf = (rule: string): string => (isRuleId(rule) ? rules[rule] : rule);

export const fr: GameText = {
  title: "Anachrony\u202f: le Chronobot",
  tagline: "Sept Ères, un Impact et un rival fait de dés et de règles.",
  words,
  bot,
  options,
  refusals,
  rules,
  rulesOf,
  event,
  detail,
  question,
  action,
  status,
};

export const companionFr: CompanionText = { ...companion, words, bot, rules, rulesOf };
