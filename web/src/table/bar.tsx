/** Home, the game, how it stands, and the tools of the table. */
import BookOpen from "lucide-react/icons/book-open";
import Lightbulb from "lucide-react/icons/lightbulb";
import MenuIcon from "lucide-react/icons/menu";
import Redo2 from "lucide-react/icons/redo-2";
import Undo2 from "lucide-react/icons/undo-2";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { late } from "../app/late.tsx";
import { Link } from "../app/link.tsx";
import { changeSettings, useSettings } from "../app/settings.ts";
import { useLanguage, useText } from "../app/text.ts";
import { Mark } from "../shell/mark.tsx";
import { toast } from "../shell/toasts.tsx";
import { BranchBadge } from "../timeline/branch-badge.tsx";
import { turnAt } from "../timeline/line.ts";
import { linesToTell } from "./following.ts";
import { namesOf } from "./names.ts";
import { openRule, usePanels } from "./panels.ts";
import { SlotsContext } from "./slots.ts";
import { askHint, isUnaided, redo, undo, useOpenUi, useTable, useTableStore } from "./store.ts";
import { redoReason, undoReason } from "./undo-reason.ts";
import { useOffers } from "./use-offers.ts";

const TableMenu = late(async () => (await import("./menu.tsx")).TableMenu);

export function Bar(): ReactNode {
  const { shell, table: text, learn } = useText();
  const language = useLanguage();
  const ui = useOpenUi();
  const scene = useTable((state) => state.live.table.scene);
  const live = useTable((state) => state.live);
  const { where } = useContext(SlotsContext);
  const how = ui.how?.(live, language) ?? text.seats(live.table.seats.length);
  return (
    <header className="bar">
      <Link className="bar-home" to="/" aria-label={shell.home}>
        <Mark size={30} />
      </Link>
      <h1>{ui.title(language)}</h1>
      <p className="where">
        {where ?? (scene === undefined ? text.where(how, live.table.name) : learn.lesson.where)}
      </p>
      <BranchBadge />
      <Status />
      <Tools />
    </header>
  );
}

type Said = {
  readonly long: string;
  readonly brief: string;
  readonly second: string;
  readonly mine: boolean;
};

/** Who acts: in the past whoever did, while something is told whoever is told about, otherwise as the game says. */
function useStatus(): Said {
  const { table: text } = useText();
  const language = useLanguage();
  const ui = useOpenUi();
  const live = useTable((state) => state.live);
  const shown = useTable((state) => state.shown);
  const telling = useTable((state) => state.telling);
  const scoring = useTable((state) => state.scoring);
  const entries = useTable((state) => state.entries);
  const names = namesOf(live, language);
  const { review, alert, status } = useContext(SlotsContext);
  const chapter = ui.chapterNames(ui.chapter(shown), language).plain;
  if (review !== undefined) return { long: review.status, brief: review.status, second: "", mine: false };
  if (live === shown && alert?.status !== undefined)
    return { ...alert.status, second: "", mine: alert.tray !== undefined };
  if (live === shown && status !== undefined) return { long: status, brief: status, second: "", mine: false };
  if (live !== shown) {
    // As the strip counts: the action that led here may have been the last of its chapter.
    const turn = turnAt(ui.turnOf(entries, live), Math.max(0, shown.revision - 1));
    const then = turn === undefined ? chapter : ui.chapterNames(turn.chapter, language).plain;
    const said = text.lookingBack(then);
    return { long: said, brief: said, second: ui.title(language), mine: false };
  }
  if (scoring !== undefined && ui.scoring !== undefined) {
    const said = ui.scoring.title(scoring, language, names);
    return { long: said, brief: said, second: "", mine: false };
  }
  if (telling !== undefined) {
    const [first] = linesToTell({ ui }, telling, language);
    const rival = ui.rivals?.(live, language).find(({ look }) => look === first?.rival);
    const { at, of } = telling.part ?? { at: 0, of: 1 };
    const who = text.following.acts(rival?.name ?? names.seat(telling.entries[0]?.seat ?? 0), at + 1, of);
    return { long: who, brief: who, second: chapter, mine: false };
  }
  const { long, brief } = ui.status(live, language, names);
  const mine = live.actors.some((seat) => seat === live.viewer);
  return { long, brief, second: ui.warning?.(live, language) ?? chapter, mine };
}

function Status(): ReactNode {
  const { table: text } = useText();
  const language = useLanguage();
  const ui = useOpenUi();
  const live = useTable((state) => state.live);
  const names = namesOf(live, language);
  const { long, brief, second, mine } = useStatus();
  const seconds = useSeconds(live.thinking?.since);
  const { thinking } = live;
  const told = useTable((state) => state.telling !== undefined || state.scoring !== undefined);
  const thought =
    thinking !== undefined && seconds > 1 && !told
      ? text.thinking(names.seat(thinking.seat), seconds)
      : undefined;
  return (
    <p className="status" data-mine={mine || undefined}>
      <i className="now-dot" key={live.actors.join()} aria-hidden="true" />
      <span role="status">
        <span className="long">{long}</span>
        <span className="brief" aria-hidden="true">
          {brief}
          <small>{second}</small>
        </span>
      </span>
      {thought !== undefined && <small className="thinking">{thought}</small>}
      {live.stopped !== undefined && (
        <small className="thinking">{ui.refusalText(live.stopped, language, names)}</small>
      )}
    </p>
  );
}

/** Whole seconds since a point in time. */
function useSeconds(since: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (since === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return since === undefined ? 0 : Math.max(0, Math.round((now - since) / 1000));
}

/** A sealed game has hints of its own; no bot knows it. */
export function Tools({ onHint }: { readonly onHint?: () => void }): ReactNode {
  const { table: text } = useText();
  const table = useTableStore();
  const sound = useSettings((settings) => settings.sound);
  const hinting = useTable((state) => state.hinting);
  const why = useTable((state) => undoReason(state));
  const noRedo = useTable((state) => redoReason(state));
  const noHints = useTable(({ live }) => live.acts !== undefined || isUnaided(live));
  const { signs, tool } = useContext(SlotsContext);
  const menuOpen = usePanels((panels) => panels.menu);
  const offers = useOffers();
  const menuButton = useRef<HTMLButtonElement>(null);
  const tools = [
    {
      key: "undo",
      label: text.tools.undo,
      shortcut: "U",
      wide: false,
      reason: why === undefined ? undefined : text.undone[why],
      Icon: Undo2,
      run: () => undo(table),
    },
    {
      key: "redo",
      label: text.tools.redo,
      shortcut: "Shift U",
      wide: true,
      reason: noRedo === undefined ? undefined : text.undone[noRedo],
      Icon: Redo2,
      run: () => redo(table),
    },
    {
      key: "hint",
      label: hinting ? text.tools.hinting : text.tools.hint,
      shortcut: "H",
      wide: true,
      reason: undefined,
      Icon: Lightbulb,
      run: () => (onHint === undefined ? askHint(table) : onHint()),
    },
    {
      key: "rules",
      label: text.tools.rules,
      shortcut: "R",
      wide: true,
      reason: undefined,
      Icon: BookOpen,
      run: () => openRule(undefined),
    },
    {
      key: "sound",
      label: sound ? text.tools.soundOn : text.tools.soundOff,
      shortcut: undefined,
      wide: true,
      reason: undefined,
      Icon: sound ? Volume2 : VolumeX,
      run: () => changeSettings({ sound: !sound }),
    },
  ];
  return (
    <nav className="tools" aria-label={text.regions.tools}>
      {signs}
      {tools
        .filter(({ key }) => key !== "hint" || !noHints || onHint !== undefined)
        .map(({ key, label, shortcut, wide, reason, Icon, run }) => (
          <button
            key={key}
            type="button"
            className={wide ? "icon-btn wide" : "icon-btn"}
            aria-label={label}
            title={reason ?? (shortcut === undefined ? label : `${label} (${shortcut})`)}
            aria-disabled={reason !== undefined || undefined}
            data-busy={(key === "hint" && hinting) || undefined}
            onClick={() => {
              if (reason === undefined) void run();
              else toast(reason);
            }}
          >
            <Icon size={20} aria-hidden="true" />
          </button>
        ))}
      {tool}
      <button
        ref={menuButton}
        type="button"
        className="icon-btn"
        aria-label={text.tools.menu}
        data-news={offers.length > 0 || undefined}
        aria-expanded={menuOpen}
        onClick={() => usePanels.setState({ menu: !menuOpen })}
      >
        <MenuIcon size={20} aria-hidden="true" />
      </button>
      {menuOpen && <TableMenu anchor={menuButton} offers={offers} />}
    </nav>
  );
}
