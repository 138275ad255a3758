/** The Chronomancer of Merchants Cove on the table. */
import { chronomancer, type View } from "@chronarium/chronomancer";
import type { GameUi } from "../ui.ts";
import { begins, chapter, lines, mark, refusalText, status } from "./chronicle.ts";
import { EndScreen } from "./end/end-screen.tsx";
import { Ledger } from "./ledger.tsx";
import { scores } from "./scores.ts";
import { knocks } from "./sound.ts";
import { Stage } from "./stage.tsx";
import { textIn, wordsIn } from "./text.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { Tray } from "./tray.tsx";
import { chapterNames, turnOf, turnsAhead } from "./turns.ts";

export const chronomancerUi: GameUi = {
  rules: chronomancer,
  title: (language) => textIn(language).title,
  Stage,
  Tray,
  Ledger,
  EndScreen,
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
  Thumbnail,
};
