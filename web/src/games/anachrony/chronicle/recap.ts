/** What the Chronobot's turns leave of one's own standing, and what an Era is about to bring. */
import { botScore, ERAS, humanScore, IMPACT_ERA, type State, total, type View } from "@chronarium/anachrony";
import type { Moment } from "../../../driver/types.ts";
import type { Told } from "../../../table/store.ts";
import type { Language } from "../../../text/catalogue.ts";
import type { Rival, Stake } from "../../ui.ts";
import { wordsIn } from "../text.ts";

/** What scores lies open: the view has all of it. */
export const stakesOf = ({ view }: Moment, language: Language): readonly Stake[] => [
  { name: wordsIn(language).own.vpNow, value: total(humanScore(view as State)) },
];

export function effectOf({ before, after }: Told, language: Language): string | undefined {
  const [was, is] = [stakesOf(before, language)[0]?.value ?? 0, stakesOf(after, language)[0]?.value ?? 0];
  return was === is ? undefined : wordsIn(language).recap.changed(was, is);
}

/** AN-72, AN-73: the Era before the Impact, and the last one. */
export function warning({ view }: Moment, language: Language): string | undefined {
  const { era, phase } = view as View;
  if (phase !== "actions") return undefined;
  const { recap } = wordsIn(language);
  return era === IMPACT_ERA ? recap.impact : era === ERAS ? recap.last : undefined;
}

export function rivalsOf({ view }: Moment, language: Language): readonly Rival[] {
  const { bot, first, phase } = view as View;
  const words = wordsIn(language);
  return [
    {
      look: "ink",
      name: words.bot.name,
      score: total(botScore(bot)),
      unit: words.vpUnit,
      facts: words.bot.facts(first === "bot", bot.actions, bot.passed),
      goesOn: phase === "actions" && !bot.passed,
    },
  ];
}
