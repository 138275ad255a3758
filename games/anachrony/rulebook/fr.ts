import type { Rulebook } from "@chronarium/kernel";
import { botActions } from "./fr/bot-actions.ts";
import { botEra } from "./fr/bot-era.ts";
import { companion } from "./fr/companion.ts";
import { end } from "./fr/end.ts";
import { examples } from "./fr/examples.ts";
import { glossary } from "./fr/glossary.ts";
import { levels } from "./fr/levels.ts";
import { mainBoard } from "./fr/main-board.ts";
import { overview } from "./fr/overview.ts";
import { ownBoard } from "./fr/own-board.ts";
import { phases } from "./fr/phases.ts";
import { pieces } from "./fr/pieces.ts";
import { setup } from "./fr/setup.ts";
import { tiles } from "./fr/tiles.ts";
import { tokens } from "./fr/tokens.ts";
import { turns } from "./fr/turns.ts";

export const fr: Rulebook = {
  game: "anachrony",
  title: "Anachrony\u202f: le Chronobot",
  lead: "Sept Ères avant et après un Impact, des tuiles Vortex que le futur vous prête, et un rival sans joueur. Tuiles et noms sont les nôtres\u202f; les valeurs communes des plateaux sont supposées là où une seule source les donne.",
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
