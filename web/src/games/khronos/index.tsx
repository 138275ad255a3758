/** Khronos on the table. */
import { khronos, type View } from "@chronarium/khronos";
import { khronosText } from "@chronarium/khronos/text";
import type { GameUi } from "../ui.ts";
import { begins, chapter, lines, mark, refusalText, status } from "./chronicle.ts";
import { EndScreen } from "./end-screen.tsx";
import { Ledger } from "./ledger.tsx";
import { scores } from "./scores.ts";
import { Stage } from "./stage.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import { Tray } from "./tray.tsx";
import { chapterNames, turnOf, turnsAhead } from "./turns.ts";
import { words } from "./words/index.ts";

export const khronosUi: GameUi = {
  rules: khronos,
  title: (language) => khronosText[language].title,
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
      unit: words[language].ecuUnit(ecus),
      facts: words[language].ledger.facts(player?.handSize ?? 0, player?.cubes ?? 0),
    };
  },
  refusalText,
  chapter,
  mark,
  begins,
  turnOf,
  turnsAhead,
  chapterNames,
  scores,
  Thumbnail,
};
