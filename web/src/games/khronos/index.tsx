/** Khronos on the table. */
import type { View } from "@chronarium/khronos";
import { khronosTable } from "@chronarium/khronos/table";
import { lazy } from "react";
import type { OpenUi } from "../ui.ts";
import { begins, chapter, eventsOf, lines, mark, status } from "./chronicle/chronicle.ts";
import { effectOf, stakesOf, warning } from "./chronicle/recap.ts";
import { scores } from "./chronicle/scores.ts";
import { sounds } from "./chronicle/sound.ts";
import { Thumbnail } from "./chronicle/thumbnail.tsx";
import { chapterNames, turnOf, turnsAhead } from "./chronicle/turns.ts";
import { scoring } from "./income/scoring.ts";
import { incomeWords } from "./income/words.ts";
import { Ledger } from "./ledger.tsx";
import { aboutOf, placesOf } from "./stage/named.ts";
import { Stage } from "./stage/stage.tsx";
import { refusalText, textIn, wordsIn } from "./text.ts";
import { Tray } from "./tray/tray.tsx";
import { returnsOf } from "./undone/words.ts";

export const khronosUi: OpenUi = {
  rules: khronosTable,
  title: (language) => textIn(language).title,
  Stage,
  Tray,
  Ledger,
  EndScreen: lazy(async () => ({ default: (await import("./end/end-screen.tsx")).EndScreen })),
  status,
  lines,
  seatFacts: (moment, seat, language) => {
    const player = (moment.view as View).players[seat];
    const ecus = player?.ecus ?? 0;
    return {
      score: ecus,
      unit: wordsIn(language).ecuUnit(ecus),
      facts: wordsIn(language).ledger.facts(player?.handSize ?? 0, player?.cubes ?? 0),
    };
  },
  refusalText,
  chapter,
  mark,
  about: (entry) => aboutOf(placesOf(eventsOf(entry))),
  begins,
  knocks: sounds.knocks,
  turnOf,
  turnsAhead,
  chapterNames,
  scores,
  stakes: { title: (language) => incomeWords[language].stakes, sum: true, of: stakesOf },
  effect: effectOf,
  returns: async (...asked) => returnsOf(...asked),
  scoring,
  warning,
  Thumbnail,
};
