/** Khronos on the table. */
import { khronos, type View } from "@chronarium/khronos";
import type { GameUi } from "../ui.ts";
import { begins, chapter, lines, mark, refusalText, status } from "./chronicle.ts";
import { EndScreen } from "./end-screen.tsx";
import { Ledger } from "./ledger.tsx";
import { scores } from "./scores.ts";
import { knocks } from "./sound.ts";
import { Stage } from "./stage.tsx";
import { textIn, wordsIn } from "./text.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { Tray } from "./tray.tsx";
import { chapterNames, turnOf, turnsAhead } from "./turns.ts";

export const khronosUi: GameUi = {
  rules: khronos,
  title: (language) => textIn(language).title,
  Stage,
  Tray,
  Ledger,
  EndScreen,
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
  begins,
  knocks,
  turnOf,
  turnsAhead,
  chapterNames,
  scores,
  Thumbnail,
};
