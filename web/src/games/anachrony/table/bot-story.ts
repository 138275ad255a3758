/** The Chronobot's last turns in at most three sentences each, with the rules that decided; and its next roll. */
import { type BotStep, type Die, PLATE, type Position, type Roll } from "@chronarium/anachrony";
import type { GameText } from "@chronarium/anachrony/text";
import type { AnachronyWords } from "../words/types.ts";

type Line = { readonly text: string; readonly rules: readonly string[] };
export type BotTurnStory = {
  readonly die: Die | undefined;
  readonly position: Position | undefined;
  readonly lines: readonly Line[];
};

const MOST = 3;

export function storyOf(steps: readonly BotStep[], text: GameText): readonly BotTurnStory[] {
  const turns: { die: Die | undefined; position: Position | undefined; steps: BotStep[] }[] = [];
  for (const step of steps) {
    if (step.type === "botRolled") turns.push({ die: step.die, position: step.position, steps: [] });
    else if (step.type === "botPassed" || turns.length === 0)
      turns.push({ die: undefined, position: undefined, steps: [step] });
    else turns.at(-1)?.steps.push(step);
  }
  return turns.map(({ die, position, steps: taken }) => ({
    die,
    position,
    lines: joined(
      taken.map((step) => ({
        text: [text.bot.step(step), text.bot.why(step)].filter((part) => part !== undefined).join(" "),
        rules: [...new Set(step.because.map(({ rule }) => rule))].slice(0, 2),
      })),
    ),
  }));
}

/** The first ones share a line until there are three. */
function joined(lines: readonly Line[]): readonly Line[] {
  if (lines.length <= MOST) return lines;
  const [first, second, ...rest] = lines;
  if (first === undefined || second === undefined) return lines;
  return joined([
    { text: `${first.text} ${second.text}`, rules: [...new Set([...first.rules, ...second.rules])] },
    ...rest,
  ]);
}

/** What a face would do, in a few words; `council`: it would have to go there. */
export function rollLine(
  { position, steps }: Roll,
  text: GameText,
  words: AnachronyWords,
): { readonly plate: string; readonly does: string; readonly council: boolean } {
  const council = steps.some((step) => step.type === "botPlaced" && step.space.startsWith("council"));
  const does = steps.flatMap((step): string[] => {
    switch (step.type) {
      case "botPlaced":
        return step.space.startsWith("council") ? [] : [words.bot.rolls.placed(step.space)];
      case "botBuilt":
      case "botBuiltSuperproject":
        return [words.bot.rolls.built(step.tile && text.words.tiles[step.tile], step.vp)];
      case "botRecruited":
        return [text.words.worker[step.worker]];
      case "botMined":
        return [
          [step.pool, step.own]
            .flatMap((cube) => (cube === undefined ? [] : [text.words.goods[cube]]))
            .join(" + "),
        ];
      case "botScoredSet":
        return [words.bot.rolls.set(step.vp)];
      case "botGainedVp":
        return [words.bot.rolls.vp(step.vp)];
      case "botGainedWater":
        return [text.words.amount({ W: step.water })];
      case "botTravelled":
        return [words.bot.rolls.travels(step.era)];
      case "botSupplied":
        return [words.bot.rolls.supplies(step.water)];
      case "botRemovedAnomaly":
        return [words.bot.rolls.removes];
      case "botFellBack":
        return [words.bot.rolls.fallsBack(step.vp)];
      default:
        return [];
    }
  });
  const research = PLATE[position].kind === "research" && !steps.some(({ type }) => type === "botFellBack");
  return {
    plate: text.bot.plateName(PLATE[position]),
    does: [...does, ...(research ? [words.bot.rolls.shape] : [])].join(", "),
    council,
  };
}
