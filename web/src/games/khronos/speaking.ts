/** Everything the squares need to speak about a plan. */
import type { Entry } from "../../driver/types.ts";
import { lastMove, refusalText, touched } from "./chronicle.ts";
import { type Plan, plannedBySpot } from "./plan.ts";
import type { Speaking } from "./speech.ts";
import { derive, type Ground } from "./use-scene.ts";

export function speakingOf(ground: Ground, plan: Plan, entries: readonly Entry[]): Speaking {
  const { setting, forecast, words, text, who, language, names, moment } = ground;
  const derived = derive(setting, plan);
  const last = touched(lastMove(entries, moment.revision));
  return {
    setting,
    plan,
    act: derived.act,
    lit: (era) => derived.lit[era].squares,
    bySpot: plannedBySpot(setting, plan),
    forecast,
    words,
    kindName: (kind) => text.kinds[kind].one,
    who,
    lastMove: (era) => last[era],
    refusal: (refusal) => refusalText(refusal, language, names),
  };
}
