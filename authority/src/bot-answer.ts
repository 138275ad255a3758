/** What a bot of a level answers. Every question to the bots' package is asked here. */
import { type Bot, botNamed, levelName, seatBot } from "@chronarium/bots";
import { type AnyRules, seedRng } from "@chronarium/kernel";
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

/** `tick` measures milliseconds. */
export function answerJob(rules: AnyRules, job: BotJob, tick: () => number): BotAnswer {
  const { seat, level, view, seed, weigh } = job;
  const end = tick() + BUDGET_MS;
  const outOfTime = (): boolean => tick() > end;
  const bot = botOf(rules, level);
  const hurried: Bot = { name: bot.name, choose: (turn) => bot.choose({ ...turn, outOfTime }) };
  const action = seatBot(rules, hurried, seed)(view, seat);
  if (action === undefined) return fail("driver/bot-failed", { seat });
  return { action, gain: weigh ? gainOf(rules, job, action) : 0 };
}

/** Enough for a chance that helps half of the time to look like one. */
const SAMPLES = 8;

/** What the action changes by the game's own reckoning, on average over what the seat cannot know. */
function gainOf(rules: AnyRules, { seat, view, seed }: BotJob, action: BotAnswer["action"]): number {
  const { advice } = rules;
  if (advice === undefined || rules.sealed) return 0;
  let gain = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const imagined: unknown = rules.imagine(view, seat, seedRng(`${seed} ${sample}`, "gain"));
    const after: unknown = rules.apply(imagined, seat, action).state;
    gain += advice.weigh(after, seat) - advice.weigh(imagined, seat);
  }
  return gain / SAMPLES;
}
