/** The regions of a table in reading order: bar, stage, tray, ledger, thread, tabs. */
import { lazy, type ReactNode, Suspense, useLayoutEffect } from "react";
import { PartBoundary } from "../app/missing.tsx";
import { useLanguage, useText } from "../app/text.ts";
import { useTitle } from "../app/use-title.ts";
import { SettingsDialog } from "../settings/settings-dialog.tsx";
import { Drawer } from "../shell/drawer.tsx";
import { RewoundBar } from "../timeline/rewound-bar.tsx";
import { Timeline } from "../timeline/timeline.tsx";
import { Bar } from "./bar.tsx";
import { Curtain } from "./curtain.tsx";
import { EndDialog } from "./end-dialog.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { LedgerContent } from "./ledger.tsx";
import { usePanels } from "./panels.ts";
import { SaveGame } from "./save-game.tsx";
import { useTable } from "./store.ts";
import { TableHealth } from "./table-health.tsx";
import { Tabs } from "./tabs.tsx";
import { useAnnouncements } from "./use-announcements.ts";
import { PHONE, useMedia } from "./use-media.ts";
import { useSounds } from "./use-sounds.ts";
import { useTableKeys } from "./use-table-keys.ts";
import "./table.css";

const RulebookDrawer = lazy(() => import("../rulebook/rulebook-drawer.tsx"));

export function TableShell(): ReactNode {
  const language = useLanguage();
  const ui = useTable((state) => state.ui);
  const game = useTable((state) => state.live.table.game);
  const curtain = useTable((state) => state.curtain);
  useTitle(ui.title(language));
  useGameOnDocument(game);
  useTableKeys();
  return (
    <>
      <Heard />
      <SaveGame />
      {curtain === undefined ? (
        <Regions />
      ) : (
        <>
          <TableHealth />
          <Curtain />
        </>
      )}
    </>
  );
}

/** Every move is heard, also behind the curtain. Apart, so that no region is drawn again for it. */
function Heard(): ReactNode {
  useAnnouncements();
  useSounds();
  return null;
}

function Regions(): ReactNode {
  const { table, timeline } = useText();
  const language = useLanguage();
  const ui = useTable((state) => state.ui);
  const game = useTable((state) => state.live.table.game);
  const options = useTable((state) => state.live.options);
  const rewound = useTable((state) => state.live !== state.shown);
  const branch = useTable((state) => state.live.table.branch);
  const { tab, drawer, rule, dialog } = usePanels();
  const phone = useMedia(PHONE);
  const tablet = useMedia("(max-width: 1180px)") && !phone;
  const { Stage, Tray } = ui;
  const board = !phone || tab === "board";
  return (
    <div
      className="table"
      data-rewound={rewound || undefined}
      data-branch={branch === undefined ? undefined : true}
      data-tab={tab}
    >
      <Bar />
      <main className="stage" aria-label={table.regions.stage} tabIndex={-1} id="board">
        {board ? (
          <PartBoundary>
            <Stage />
          </PartBoundary>
        ) : (
          <div className="tab-panel">
            <TableHealth />
            {<LedgerContent part={tab === "chronicle" ? "chronicle" : "players"} />}
          </div>
        )}
        <RewoundBar />
      </main>
      {board && (
        <section className="tray" aria-label={table.regions.tray}>
          <TableHealth />
          <Tray />
        </section>
      )}
      {!phone && !tablet && (
        <aside className="ledger" aria-label={table.regions.ledger}>
          <LedgerContent part="all" />
        </aside>
      )}
      {tablet && <LedgerHandle />}
      <nav className="thread" aria-label={timeline.label}>
        <Timeline />
      </nav>
      {phone && <Tabs />}
      {drawer === "ledger" && tablet && (
        <Drawer title={table.regions.ledger} onClose={() => usePanels.setState({ drawer: undefined })}>
          <div className="ledger-drawer">
            <LedgerContent part="all" />
          </div>
        </Drawer>
      )}
      {drawer === "rules" && (
        <PartBoundary>
          <Suspense fallback={null}>
            <RulebookDrawer
              key={rule}
              game={game}
              language={language}
              options={options}
              {...(rule === undefined ? {} : { rule })}
              onClose={() => usePanels.setState({ drawer: undefined })}
            />
          </Suspense>
        </PartBoundary>
      )}
      {dialog === "keys" && <KeysDialog />}
      {dialog === "settings" && <SettingsDialog onClose={() => usePanels.setState({ dialog: undefined })} />}
      <EndDialog />
    </div>
  );
}

function LedgerHandle(): ReactNode {
  const { table } = useText();
  const open = usePanels((panels) => panels.drawer === "ledger");
  return (
    <button
      type="button"
      className="ledger-handle"
      aria-expanded={open}
      onClick={() => usePanels.setState({ drawer: open ? undefined : "ledger" })}
    >
      <span>{table.players.open}</span>
    </button>
  );
}

/** The game's colours and faces, for dialogs and drawers too. */
function useGameOnDocument(game: string): void {
  // Before the first paint: a game's styles hold only where its name is.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.game = game;
    return () => {
      delete root.dataset.game;
    };
  }, [game]);
}
