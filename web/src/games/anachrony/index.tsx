/** Anachrony against the Chronobot on the table. */
import { humanScore, type State, total } from "@chronarium/anachrony";
import { anachronyTable } from "@chronarium/anachrony/table";
import { lazy } from "react";
import type { OpenUi } from "../ui.ts";
import { begins, chapter, how, lines, mark, status } from "./chronicle/chronicle.ts";
import { effectOf, rivalsOf, stakesOf, warning } from "./chronicle/recap.ts";
import { scores } from "./chronicle/scores.ts";
import { knocks } from "./chronicle/sound.ts";
import { chapterNames, turnOf, turnsAhead } from "./chronicle/turns.ts";
import { Ledger } from "./table/ledger.tsx";
import { Stage } from "./table/stage.tsx";
import { Thumbnail } from "./table/thumbnail.tsx";
import { refusalText, textIn, wordsIn } from "./text.ts";
import { Tray } from "./tray/tray.tsx";

export const anachronyUi: OpenUi = {
  rules: anachronyTable,
  title: (language) => wordsIn(language).title,
  Stage,
  Tray,
  Ledger,
  EndScreen: lazy(async () => ({ default: (await import("./end/end-screen.tsx")).EndScreen })),
  status,
  how,
  lines,
  seatFacts: ({ view }, _seat, language) => {
    const state = view as State;
    const { goods } = state.human;
    return {
      score: total(humanScore(state)),
      unit: wordsIn(language).vpUnit,
      facts: textIn(language).words.amount({ W: goods.W, E: goods.E }),
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
  stakes: { title: (language) => wordsIn(language).recap.title, sum: false, of: stakesOf },
  effect: effectOf,
  warning,
  Thumbnail,
};
