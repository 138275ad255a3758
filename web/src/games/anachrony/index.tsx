/** Anachrony against the Chronobot on the table. */
import { anachrony, humanScore, type State, total } from "@chronarium/anachrony";
import type { GameUi } from "../ui.ts";
import { begins, chapter, lines, mark, status } from "./chronicle/chronicle.ts";
import { scores } from "./chronicle/scores.ts";
import { knocks } from "./chronicle/sound.ts";
import { chapterNames, turnOf, turnsAhead } from "./chronicle/turns.ts";
import { EndScreen } from "./end/end-screen.tsx";
import { Ledger } from "./table/ledger.tsx";
import { Stage } from "./table/stage.tsx";
import { refusalText, textIn, wordsIn } from "./text.ts";
import { Tray } from "./tray/tray.tsx";

export const anachronyUi: GameUi = {
  rules: anachrony,
  title: (language) => wordsIn(language).title,
  Stage,
  Tray,
  Ledger,
  EndScreen,
  status,
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
};
