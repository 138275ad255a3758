/** One table of the companion: bar, the part that is shown, tabs. */
import "./frame.css";
import { questionOf } from "@chronarium/anachrony/companion";
import Bot from "lucide-react/icons/bot";
import Eye from "lucide-react/icons/eye";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Menu from "lucide-react/icons/menu";
import Pencil from "lucide-react/icons/pencil";
import Redo2 from "lucide-react/icons/redo-2";
import Undo2 from "lucide-react/icons/undo-2";
import { type ReactNode, useEffect } from "react";
import { Link } from "../app/link.tsx";
import { titleOf } from "../app/table-words.ts";
import { useLanguage, useText } from "../app/text.ts";
import { useTitle } from "../app/use-title.ts";
import { Mark } from "../shell/mark.tsx";
import { Ask } from "./ask.tsx";
import { useAwake } from "./awake.ts";
import { BotBoard } from "./board.tsx";
import { Correct } from "./correct.tsx";
import { companion } from "./entry.ts";
import { HumanTurn } from "./human.tsx";
import { Odds } from "./odds.tsx";
import { OpenCorrection } from "./open-correction.tsx";
import { toldOf } from "./parts.tsx";
import { PhaseScreen } from "./phases.tsx";
import { BackToTheTurn, openSheet, showTab, TABS, usePlace, usePlaceOfItsOwn } from "./place.ts";
import { ScoreSheet } from "./score.tsx";
import { Sheets } from "./sheets.tsx";
import { useSpeech } from "./speech.ts";
import { takeBack, useGame, useTable, useTableStore, verdictOf } from "./store.ts";
import { NoExosuits, RollDie, Verdict } from "./turn.tsx";

const ICONS = { turn: Bot, board: LayoutGrid, odds: Eye, correct: Pencil } as const;

export function CompanionTable(): ReactNode {
  const { words } = useSpeech();
  const text = useText();
  const language = useLanguage();
  const live = useTable((table) => table.live);
  const busy = useTable((table) => table.busy);
  const { tab } = usePlace();
  const { stopped } = live;
  useTitle(titleOf(live.table, text, language));
  useAwake();
  usePlaceOfItsOwn();
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.game = companion.id;
    return () => {
      delete root.dataset.game;
    };
  }, []);
  return (
    <div className="co" data-game={companion.id}>
      <TheBar />
      <main className="co-main" aria-busy={busy}>
        {stopped !== undefined && <p className="co-notice">{words.lost}</p>}
        {tab === "turn" && <TurnTab />}
        {tab === "board" && <BotBoard />}
        {tab === "odds" && <Odds />}
        {tab === "correct" && <Correct />}
      </main>
      <nav className="co-tabs" aria-label={words.tabs.label}>
        {TABS.map((each) => {
          const Icon = ICONS[each];
          return (
            <button
              key={each}
              type="button"
              {...(each === tab ? { "aria-current": "page" } : {})}
              onClick={() => showTab(each)}
            >
              <Icon size={22} aria-hidden="true" />
              {words.tabs[each]}
            </button>
          );
        })}
      </nav>
      {tab !== "turn" && <BackToTheTurn />}
      <Sheets />
    </div>
  );
}

function TheBar(): ReactNode {
  const speech = useSpeech();
  const { words } = speech;
  const text = useText();
  const table = useTableStore();
  const state = useGame();
  const last = useTable(({ entries }) => entries.at(-1));
  const canUndo = useTable(({ live }) => (live.undoTo ?? live.revision) < live.revision);
  const canRedo = useTable(({ live }) => live.canRedo === true);
  const undo = canUndo ? words.undoOf(toldOf(last, speech)) : words.undo;
  return (
    <header className="co-bar">
      <Link to="/companion" className="co-brand" title={words.menuItems.tables}>
        <Mark size={28} />
        <span>{words.name}</span>
      </Link>
      <p className="co-status">{words.status(state)}</p>
      {canRedo && (
        <button
          type="button"
          className="icon-btn"
          aria-label={words.redoOf}
          title={words.redo}
          onClick={() => void takeBack(table, "redo")}
        >
          <Redo2 size={20} aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className="icon-btn"
        aria-label={undo}
        title={undo}
        disabled={!canUndo}
        onClick={() => void takeBack(table, "undo")}
      >
        <Undo2 size={20} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label={text.shell.menu}
        onClick={() => openSheet("menu")}
      >
        <Menu size={20} aria-hidden="true" />
      </button>
    </header>
  );
}

function TurnTab(): ReactNode {
  const state = useGame();
  const verdict = useTable((table) => table);
  const steps = verdictOf(verdict);
  if (state.correction?.start === true) return <Correct />;
  if (state.correction !== undefined) return <OpenCorrection />;
  if (steps !== undefined) return <Verdict steps={steps} />;
  if (state.phase === "score" || state.phase === "closed") return <ScoreSheet />;
  if (state.phase !== "actions") return <PhaseScreen />;
  if (state.turn === "human") return <HumanTurn />;
  const question = questionOf(state);
  if (question === undefined) return <NoExosuits />;
  return question.ask === "die" ? <RollDie /> : <Ask />;
}
