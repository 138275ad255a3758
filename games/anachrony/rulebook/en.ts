import type { Rulebook } from "@chronarium/kernel";
import { botActions } from "./en/bot-actions.ts";
import { botEra } from "./en/bot-era.ts";
import { companion } from "./en/companion.ts";
import { end } from "./en/end.ts";
import { examples } from "./en/examples.ts";
import { glossary } from "./en/glossary.ts";
import { levels } from "./en/levels.ts";
import { mainBoard } from "./en/main-board.ts";
import { overview } from "./en/overview.ts";
import { ownBoard } from "./en/own-board.ts";
import { phases } from "./en/phases.ts";
import { pieces } from "./en/pieces.ts";
import { setup } from "./en/setup.ts";
import { tiles } from "./en/tiles.ts";
import { tokens } from "./en/tokens.ts";
import { turns } from "./en/turns.ts";

export const en: Rulebook = {
  game: "anachrony",
  title: "Anachrony: the Chronobot",
  lead: "Seven Eras before and after an Impact, Warp tiles that the future lends you, and a rival that needs no player. Original tiles and names; the common values of the boards are guesses where only one source has them.",
  chapters: [
    overview,
    tokens,
    botActions,
    botEra,
    levels,
    pieces,
    setup,
    phases,
    turns,
    mainBoard,
    ownBoard,
    end,
    companion,
    tiles,
    examples,
  ],
  glossary,
};
