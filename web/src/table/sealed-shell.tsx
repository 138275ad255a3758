/** The table of a sealed game: its own regions between the bar and the thread, and what every table has around them. */
import { type ReactNode, useContext, useLayoutEffect } from "react";
import { late } from "../app/late.tsx";
import { Link } from "../app/link.tsx";
import { useLanguage, useText } from "../app/text.ts";
import { useTitle } from "../app/use-title.ts";
import { Mark } from "../shell/mark.tsx";
import { RewoundBar } from "../timeline/rewound-bar.tsx";
import { Timeline } from "../timeline/timeline.tsx";
import { Tools } from "./bar.tsx";
import { namesOf } from "./names.ts";
import { usePanels } from "./panels.ts";
import { SlotsContext } from "./slots.ts";
import { useSealedUi, useTable } from "./store.ts";
import { TableHealth } from "./table-health.tsx";
import { useAddress } from "./use-address.ts";
import { useAnnouncements } from "./use-announcements.ts";
import { useSounds } from "./use-sounds.ts";
import { useTableKeys } from "./use-table-keys.ts";
import "./table.css";

const RulebookDrawer = late(async () => (await import("../rulebook/rulebook-drawer.tsx")).default);
const SettingsDialog = late(async () => (await import("../settings/settings-dialog.tsx")).default);
const SaveGame = late(async () => (await import("./save-game.tsx")).SaveGame);
const KeysDialog = late(async () => (await import("./keys-dialog.tsx")).KeysDialog);

export function SealedShell({
  onHint,
  covered,
  children,
}: {
  readonly onHint: () => void;
  /** Something lies over the whole table: nothing below it can be reached. */
  readonly covered: boolean;
  /** Strip, stage, tray, ledger and tabs. */
  readonly children: ReactNode;
}): ReactNode {
  const { timeline } = useText();
  const game = useTable((state) => state.live.table.game);
  const rewound = useTable((state) => state.live !== state.shown);
  const tab = usePanels((panels) => panels.tab);
  const saving = usePanels((panels) => panels.dialog === "save");
  const { alert, over } = useContext(SlotsContext);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.game = game;
    return () => {
      delete root.dataset.game;
    };
  }, [game]);
  useTableKeys();
  useAnnouncements();
  useSounds();
  useAddress();
  return (
    <div className="table-frame">
      {saving && <SaveGame />}
      <TableHealth />
      <div className="table" data-rewound={rewound || undefined} data-tab={tab}>
        <SealedBar onHint={onHint} covered={covered} />
        {children}
        <nav className="thread" aria-label={timeline.label} inert={covered}>
          {rewound && <RewoundBar />}
          <Timeline />
        </nav>
        {alert?.row}
        <Panels />
        {over}
      </div>
    </div>
  );
}

function SealedBar({
  onHint,
  covered,
}: {
  readonly onHint: () => void;
  readonly covered: boolean;
}): ReactNode {
  const ui = useSealedUi();
  const { shell, table: text } = useText();
  const language = useLanguage();
  const live = useTable((state) => state.live);
  const rewound = useTable((state) => state.live !== state.shown);
  const names = namesOf(live, language);
  const { name, where, long, brief } = ui.status(live, language, names);
  const slots = useContext(SlotsContext);
  useTitle(slots.title?.(name) ?? name);
  const said = rewound ? text.lookingBack(where) : (slots.alert?.status?.long ?? slots.status ?? long);
  return (
    <header className="bar" inert={covered}>
      <Link className="bar-home" to="/" aria-label={shell.home}>
        <Mark size={30} />
      </Link>
      <h1>{name}</h1>
      <p className="where">{slots.where === undefined ? where : `${where} · ${slots.where}`}</p>
      <p className="status" data-mine={!rewound || undefined}>
        <i className="now-dot" aria-hidden="true" />
        <span role="status">
          <span className="long">{said}</span>
          <span className="brief" aria-hidden="true">
            {rewound ? said : (slots.alert?.status?.brief ?? slots.status ?? brief)}
            {/* A phone has room for one of them: the hour tells more than the title, where the story has one. */}
            <small>{where === ui.title(language) ? name : where}</small>
          </span>
        </span>
        {live.stopped !== undefined && (
          <small className="thinking">{ui.refusalText(live.stopped, language, names)}</small>
        )}
      </p>
      <Tools onHint={onHint} />
    </header>
  );
}

/** The rulebook, the keys and the settings, over the table. */
function Panels(): ReactNode {
  const language = useLanguage();
  const game = useTable((state) => state.live.table.game);
  const options = useTable((state) => state.live.options);
  const { drawer, rule, dialog } = usePanels();
  return (
    <>
      {drawer === "rules" && (
        <RulebookDrawer
          key={rule}
          game={game}
          language={language}
          options={options}
          {...(rule === undefined ? {} : { rule })}
          onClose={() => usePanels.setState({ drawer: undefined })}
        />
      )}
      {dialog === "keys" && <KeysDialog />}
      {dialog === "settings" && <SettingsDialog onClose={() => usePanels.setState({ dialog: undefined })} />}
    </>
  );
}
