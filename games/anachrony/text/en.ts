import { bot } from "./en/bot.ts";
import { detail, event } from "./en/chronicle.ts";
import { companion } from "./en/companion.ts";
import { action, question, status } from "./en/menu.ts";
import { options } from "./en/options.ts";
import { refusals } from "./en/refusals.ts";
import { rules } from "./en/rules.ts";
import { words } from "./en/words.ts";
import { isRuleId } from "./rules.ts";
import type { CompanionText, GameText } from "./types.ts";

const rulesOf = (rule: string): string => (isRuleId(rule) ? rules[rule] : rule);

export const en: GameText = {
  title: "Anachrony: the Chronobot",
  tagline: "Seven Eras, an Impact, and a rival made of dice and rules.",
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

export const companionEn: CompanionText = { ...companion, words, bot, rules, rulesOf };
