/** The regions of a table in reading order: bar, stage, tray, ledger, thread, tabs. */
import { type ReactNode, useContext, useRef, useState } from "react";
import { late } from "../app/late.tsx";
import { PartBoundary } from "../app/missing.tsx";
import { useSettings } from "../app/settings.ts";
import { useLanguage, useText } from "../app/text.ts";
import { useTitle } from "../app/use-title.ts";
import { Goal } from "../learn/goal/goal.tsx";
import { Drawer } from "../shell/drawer.tsx";
import { RewoundBar } from "../timeline/rewound-bar.tsx";
import { Timeline } from "../timeline/timeline.tsx";
import { Bar } from "./bar.tsx";
import { Curtain } from "./curtain.tsx";
import { EndDialog } from "./end-dialog.tsx";
import { LedgerContent } from "./ledger.tsx";
import { usePanels } from "./panels.ts";
import { useRecapTray } from "./recap-tray.tsx";
import { SeatsRow } from "./seats-row.tsx";
import { SlotsContext } from "./slots.ts";
import { seatToAct, useOpenUi, useTable } from "./store.ts";
import { Strip } from "./strip.tsx";
import { TableHealth } from "./table-health.tsx";
import { Tabs } from "./tabs.tsx";
import { useAddress } from "./use-address.ts";
import { useAnnouncements } from "./use-announcements.ts";
import { useFollowing } from "./use-following.ts";
import { useGameOnDocument } from "./use-game-on-document.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { PHONE, useMedia } from "./use-media.ts";
import { useSounds } from "./use-sounds.ts";
import { useTableKeys } from "./use-table-keys.ts";
import "./table.css";
import "./following.css";

const RulebookDrawer = late(async () => (await import("../rulebook/rulebook-drawer.tsx")).default);
const SettingsDialog = late(async () => (await import("../settings/settings-dialog.tsx")).default);
const SaveGame = late(async () => (await import("./save-game.tsx")).SaveGame);
const RulesHere = late(async () => (await import("../shown/rules-here.tsx")).RulesHere);
const Applied = late(async () => (await import("../shown/applied.tsx")).Applied);
const KeysDialog = late(async () => (await import("./keys-dialog.tsx")).KeysDialog);
const FollowingTray = late(async () => (await import("./following-tray.tsx")).FollowingTray);
const HintTray = late(async () => (await import("../hints/hint-tray.tsx")).HintTray);
const HintMarks = late(async () => (await import("../hints/hint-marks.tsx")).HintMarks);

export function TableShell(): ReactNode {
  const game = useTable((state) => state.live.table.game);
  const curtain = useTable((state) => state.curtain);
  const saving = usePanels((panels) => panels.dialog === "save");
  useGameOnDocument(game);
  useTableKeys();
  return (
    <div className="table-frame">
      <Heard />
      {saving && <SaveGame />}
      <TableHealth />
      {curtain === undefined ? <Regions /> : <Curtain />}
    </div>
  );
}

/** Every move is heard, also behind the curtain. Apart, so that no region is drawn again for it. */
function Heard(): ReactNode {
  useAnnouncements();
  useSounds();
  useFollowing();
  useTurnTitle();
  useAddress();
  return null;
}

function Regions(): ReactNode {
  const { table, timeline } = useText();
  const language = useLanguage();
  const ui = useOpenUi();
  const game = useTable((state) => state.live.table.game);
  const options = useTable((state) => state.live.options);
  const rewound = useTable((state) => state.live !== state.shown);
  const branch = useTable((state) => state.live.table.branch);
  const hinted = useTable((state) => state.hint?.laid === false && seatToAct(state) !== undefined);
  const { tab, drawer, rule, applied, dialog } = usePanels();
  const { over, review } = useContext(SlotsContext);
  const phone = useMedia(PHONE);
  const tablet = useMedia("(max-width: 1180px)") && !phone;
  const { Stage } = ui;
  const board = !phone || tab === "board";
  return (
    <div
      className="table"
      data-rewound={(rewound && review?.imagined !== true) || undefined}
      data-branch={branch === undefined && review?.imagined !== true ? undefined : true}
      data-review={review === undefined ? undefined : true}
      data-tab={tab}
      data-hint={hinted || undefined}
    >
      <Bar />
      {phone ? <SeatsRow /> : <Strip />}
      <main className="stage" aria-label={table.regions.stage} tabIndex={-1} id="board">
        {board ? (
          <PartBoundary>
            <Stage />
          </PartBoundary>
        ) : (
          <div className="tab-panel">
            {tab === "players" && review !== undefined ? (
              review.aside.content
            ) : (
              <LedgerContent part={tab === "chronicle" ? "chronicle" : "players"} />
            )}
          </div>
        )}
        {phone && review === undefined && <RewoundBar />}
        {board && <ScoringSheet />}
        {board && hinted && <HintMarks />}
        {board && (phone || tablet) && <Goal lies="over" />}
      </main>
      {review === undefined && board && <TraySection />}
      {!phone && !tablet && (
        <aside className="ledger" aria-label={review?.aside.name ?? table.regions.ledger}>
          {review?.aside.content ?? <LedgerContent part="all" goal />}
        </aside>
      )}
      {tablet && <LedgerHandle />}
      {review?.curve ?? (
        <nav className="thread" aria-label={timeline.label}>
          <Timeline />
        </nav>
      )}
      {phone && <Tabs />}
      {drawer === "ledger" && tablet && (
        <Drawer title={table.regions.ledger} onClose={() => usePanels.setState({ drawer: undefined })}>
          <div className="ledger-drawer">{review?.aside.content ?? <LedgerContent part="all" />}</div>
        </Drawer>
      )}
      {drawer === "rules" && (
        <RulebookDrawer
          key={rule}
          game={game}
          language={language}
          options={options}
          beside={location.pathname}
          {...(rule === undefined ? {} : { rule })}
          onClose={() => usePanels.setState({ drawer: undefined })}
        />
      )}
      {drawer === "here" && <RulesHere />}
      {applied !== undefined && board && <Applied key={applied} rule={applied} />}
      {dialog === "keys" && <KeysDialog />}
      {dialog === "settings" && <SettingsDialog onClose={() => usePanels.setState({ dialog: undefined })} />}
      {review === undefined && <EndDialog />}
      {over}
    </div>
  );
}

/** The tray of the game; while something is told, the telling has its place. */
function TraySection(): ReactNode {
  const { table: text } = useText();
  const { Tray, scoring } = useOpenUi();
  const telling = useTable((state) => state.telling);
  const scored = useTable((state) => state.scoring);
  const rewound = useTable((state) => state.live !== state.shown);
  const hinted = useTable((state) => state.hint?.laid === false && seatToAct(state) !== undefined);
  const recap = useUnreadRecap();
  const { alert } = useContext(SlotsContext);
  const tray = useRef<HTMLElement>(null);
  useKeptFocus(tray);
  return (
    <section ref={tray} className="tray" aria-label={text.regions.tray}>
      {alert?.tray !== undefined ? (
        alert.tray
      ) : scored !== undefined && scoring !== undefined && !rewound ? (
        <scoring.Tray told={scored} />
      ) : telling !== undefined && !rewound ? (
        <FollowingTray telling={telling} />
      ) : (
        (recap ?? (hinted ? <HintTray /> : <Tray />))
      )}
    </section>
  );
}

/** Where there is no ledger beside the boards, the recap comes before the turn; once. */
function useUnreadRecap(): ReactNode {
  const phone = useMedia(PHONE);
  const mine = useTable((state) => seatToAct(state) !== undefined);
  const turn = useTable((state) => state.story.at(-1)?.after.revision);
  const followed = useSettings((settings) => settings.following > 0);
  const [read, setRead] = useState<number>();
  const recap = useRecapTray(() => setRead(turn));
  return phone && mine && followed && turn !== undefined && turn !== read ? recap : undefined;
}

function ScoringSheet(): ReactNode {
  const { scoring } = useOpenUi();
  const scored = useTable((state) => state.scoring);
  const rewound = useTable((state) => state.live !== state.shown);
  if (scoring?.Sheet === undefined || scored === undefined || rewound) return null;
  return <scoring.Sheet told={scored} />;
}

function LedgerHandle(): ReactNode {
  const { table } = useText();
  const { review } = useContext(SlotsContext);
  const open = usePanels((panels) => panels.drawer === "ledger");
  return (
    <button
      type="button"
      className="ledger-handle"
      aria-expanded={open}
      onClick={() => usePanels.setState({ drawer: open ? undefined : "ledger" })}
    >
      {review?.aside.name ?? table.players.open}
    </button>
  );
}

/** The browser's tab says when one is waited for. */
function useTurnTitle(): void {
  const { following } = useText().table;
  const language = useLanguage();
  const ui = useOpenUi();
  const mine = useTable((state) => seatToAct(state) !== undefined);
  const { title: asked } = useContext(SlotsContext);
  const title = ui.title(language);
  useTitle(asked?.(title) ?? (mine ? following.yourTurn(title) : title));
}
