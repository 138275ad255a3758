/** The Chronomancer of Merchants Cove on the table. */
import type { View } from "@chronarium/chronomancer";
import { chronomancerTable } from "@chronarium/chronomancer/table";
import { late } from "../../app/late.tsx";
import type { OpenUi } from "../ui.ts";
import { begins, chapter, lines, mark, status } from "./chronicle/chronicle.ts";
import { effectOf, rivalsOf, stakesOf, warning } from "./chronicle/recap.ts";
import { scores } from "./chronicle/scores.ts";
import { knocks } from "./chronicle/sound.ts";
import { chapterNames, turnOf, turnsAhead } from "./chronicle/turns.ts";
import { scoring } from "./day-end/scoring.ts";
import { dayEndWords } from "./day-end/words.ts";
import { Ledger } from "./table/ledger.tsx";
import { Stage } from "./table/stage.tsx";
import { refusalText, textIn, wordsIn } from "./text.ts";
import { Tray } from "./tray/tray.tsx";

export const chronomancerUi: OpenUi = {
  rules: chronomancerTable,
  title: (language) => textIn(language).title,
  Stage,
  Tray,
  Ledger,
  EndScreen: late(async () => (await import("./end/end-screen.tsx")).EndScreen),
  status,
  lines,
  seatFacts: (moment, seat, language) => {
    const player = (moment.view as View).players[seat];
    const words = wordsIn(language);
    return {
      score: player?.gold ?? 0,
      unit: words.goldUnit,
      facts: words.ledger.facts(
        textIn(language).hour(player?.timepiece.hour ?? 1),
        player?.corruption.length ?? 0,
        player?.open.length ?? 0,
      ),
    };
  },
  refusalText,
  chapter,
  mark,
  begins,
  knocks,
  turnOf,
  turnsAhead,
  chapterNames,
  scores,
  rivals: rivalsOf,
  stakes: { title: (language) => dayEndWords[language].stakes, sum: false, of: stakesOf },
  effect: effectOf,
  returns: async (...asked) => (await import("./undone/words.ts")).returnsOf(...asked),
  scoring,
  warning,
  Thumbnail: late(async () => (await import("./table/thumbnail.tsx")).Thumbnail),
};
