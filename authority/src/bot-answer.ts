/** What a bot of a level answers. Every question to the bots' package is asked here. */
import { advise, type Bot, botNamed, levelName, seatBot } from "@chronarium/bots";
import type { AnyRules } from "@chronarium/kernel";
import { fail } from "./refusals.ts";
import type { BotAnswer, BotJob, JobLevel } from "./thinker.ts";

/** Of a game without advice every bot plays at random. */
function botOf(rules: AnyRules, level: JobLevel): Bot {
  const wanted = level === 0 ? "random" : levelName(level);
  const bot = botNamed(rules, wanted) ?? botNamed(rules, "random");
  return bot ?? fail("driver/failed", { message: `${rules.id} has no bot` });
}

/** What the strongest needs for its longest decisions. After so long a bot answers with the best it has. */
const BUDGET_MS = 1500;

/** A person waits for advice, and for what is made of it. */
const ADVICE_MS = 900;

/** `tick` measures milliseconds. */
export function answerJob(rules: AnyRules, job: BotJob, tick: () => number): BotAnswer {
  const { seat, level, view, seed, advice } = job;
  const begun = tick();
  if (advice && !rules.sealed && rules.advice !== undefined) {
    const outOfTime = (): boolean => tick() > begun + ADVICE_MS;
    const lines = advise({ rules, view, seat, seed, depth: "deep", outOfTime });
    const action = lines[0]?.actions[0] ?? fail("driver/bot-failed", { seat });
    return { action, hint: { lines, ms: Math.round(tick() - begun) } };
  }
  const outOfTime = (): boolean => tick() > begun + BUDGET_MS;
  const bot = botOf(rules, level);
  const hurried: Bot = { name: bot.name, choose: (turn) => bot.choose({ ...turn, outOfTime }) };
  const action = seatBot(rules, hurried, seed)(view, seat);
  return action === undefined ? fail("driver/bot-failed", { seat }) : { action };
}
