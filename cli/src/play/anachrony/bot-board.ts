/** The Chronobot's board in text: in the solo game and beside a real table. */
import { type Bot, DICE, MORALE_VP, PLATE, ROWS, SHAPES, TIME_TRAVEL_VP } from "@chronarium/anachrony";
import type { GameText } from "@chronarium/anachrony/text";
import { amountInSigns, type Look, NONE, paragraph, row, track, workersInSigns } from "./signs.ts";
import type { AnachronyPlayText } from "./text/index.ts";

export type BotSpeech = {
  readonly text: Pick<AnachronyPlayText, "table">;
  readonly words: Pick<GameText, "words" | "bot">;
};

/** Its goods, its tracks and where its six tokens stand. */
export function botLines(bot: Bot, { text, words }: BotSpeech, look: Look): string[] {
  const { paint } = look;
  const { table } = text;
  const tokens = DICE.map(
    (die) => `${die} ${bot.tokens[die - 1]} ${words.bot.plate(PLATE[bot.tokens[die - 1]!])}`,
  );
  const shapes = SHAPES.flatMap((shape) =>
    bot.breakthroughs[shape] === 0 ? [] : [`${bot.breakthroughs[shape]} ${words.words.shapes[shape]}`],
  );
  const buildings = ROWS.flatMap((of) => {
    const own = bot.buildings.filter((building) => building.row === of).map(({ vp }) => vp);
    return own.length === 0 ? [] : [`${of} ${own.join("+")}`];
  });
  const superprojects = bot.superprojects.map(({ vp }) => vp);
  const holdings = [
    amountInSigns(bot.cubes),
    workersInSigns(bot.workers),
    shapes.join(", "),
    buildings.join(", "),
    superprojects.length === 0 ? "" : `SP ${superprojects.join("+")}`,
    bot.anomalies === 0 ? "" : table.anomalies(bot.anomalies),
  ].filter((each) => each !== "" && each !== NONE);
  return [
    paint("strong", table.bot),
    row(
      table.vp(bot.vp),
      bot.passed ? table.botPassed : table.botLine(bot.water, bot.exosuits, bot.actions),
      ` · ${table.paradoxes(bot.paradox, 3)}`,
    ),
    row(
      table.morale,
      track(MORALE_VP, bot.morale),
      `   ${table.timeTravel} ${track(TIME_TRAVEL_VP, bot.timeTravel)}`,
    ),
    ...paragraph(table.has, holdings.join(" · ") || table.none, look),
    ...paragraph(table.tokens, tokens.join(" · "), look),
  ];
}
