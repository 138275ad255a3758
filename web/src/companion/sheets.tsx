/** What lies over a table for a moment: menu, tracking, log, rules, sharing, and the two meanings of "It could not". */

import "./sheets.css";
import { type BotQuestion, questionOf, THINGS } from "@chronarium/anachrony/companion";
import BookOpen from "lucide-react/icons/book-open";
import Eye from "lucide-react/icons/eye";
import List from "lucide-react/icons/list";
import Settings2 from "lucide-react/icons/settings-2";
import Share2 from "lucide-react/icons/share-2";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import type { ReactNode } from "react";
import { Link } from "../app/link.tsx";
import { changeSettings, useSettings } from "../app/settings.ts";
import { Dialog } from "../shell/dialog.tsx";
import { Switch } from "../shell/switch.tsx";
import { Log } from "./log-sheet.tsx";
import { closeSheet, openSheet, type Sheet, usePlace } from "./place.ts";
import { Rules } from "./rules-sheet.tsx";
import { Share } from "./share-sheet.tsx";
import { useSpeech } from "./speech.ts";
import { act, useGame, useTableStore } from "./store.ts";

export function Sheets(): ReactNode {
  const { sheet, rule } = usePlace();
  const { words } = useSpeech();
  if (sheet === undefined) return null;
  const titles: Readonly<Record<Sheet, string>> = {
    menu: words.menu,
    tracking: words.tracking.title,
    log: words.log.title,
    rules: words.rules.title,
    share: words.share.title,
    "could-not": words.couldNot.title,
  };
  return (
    <Dialog key={sheet} title={titles[sheet]} onClose={closeSheet}>
      <div className="co-dialog">
        {sheet === "menu" && <Menu />}
        {sheet === "tracking" && <Tracking />}
        {sheet === "log" && <Log />}
        {sheet === "rules" && <Rules rule={rule} />}
        {sheet === "share" && <Share />}
        {sheet === "could-not" && <CouldNot />}
      </div>
    </Dialog>
  );
}

const LARGE = 140;

function Menu(): ReactNode {
  const { menuItems } = useSpeech().words;
  const large = useSettings(({ textSize }) => textSize >= LARGE);
  const items = [
    ["tracking", menuItems.tracking, <Eye key="i" size={20} aria-hidden="true" />],
    ["log", menuItems.log, <List key="i" size={20} aria-hidden="true" />],
    ["rules", menuItems.rules, <BookOpen key="i" size={20} aria-hidden="true" />],
    ["share", menuItems.share, <Share2 key="i" size={20} aria-hidden="true" />],
  ] as const;
  return (
    <>
      <Switch
        label={menuItems.large}
        explanation={menuItems.largeDoes}
        on={large}
        onChange={(on) => changeSettings({ textSize: on ? LARGE : 100 })}
      />
      <ul className="co-menu">
        {items.map(([sheet, name, icon]) => (
          <li key={sheet}>
            <button type="button" onClick={() => openSheet(sheet)}>
              {icon}
              {name}
            </button>
          </li>
        ))}
        <li>
          <Link to="/companion">
            <SlidersHorizontal size={20} aria-hidden="true" />
            {menuItems.tables}
          </Link>
        </li>
        <li>
          <Link to="/settings">
            <Settings2 size={20} aria-hidden="true" />
            {menuItems.settings}
          </Link>
        </li>
      </ul>
      <p className="co-quiet">{menuItems.awake}</p>
    </>
  );
}

/** CP-4: each by itself, at any time. */
function Tracking(): ReactNode {
  const { tracking } = useSpeech().words;
  const table = useTableStore();
  const { tracks } = useGame();
  return (
    <>
      <p>{tracking.lead}</p>
      {THINGS.map((thing) => (
        <Switch
          key={thing}
          label={tracking.things[thing].name}
          explanation={tracking.things[thing].does}
          on={tracks[thing] ?? false}
          onChange={(on) => void act(table, { type: "track", thing, on: on ? "yes" : "no" })}
        />
      ))}
    </>
  );
}

const FOR_A_SPACE: readonly BotQuestion["ask"][] = ["space", "freeMines"];

/** CP-6: no space, or a space and nothing to take there. */
function CouldNot(): ReactNode {
  const { couldNot } = useSpeech().words;
  const table = useTableStore();
  const question = questionOf(useGame());
  const asked = question !== undefined && FOR_A_SPACE.includes(question.ask) ? "space" : "nothing";
  const tell = (reason: "space" | "nothing"): void => {
    closeSheet();
    void act(table, { type: "couldNot", reason });
  };
  const answers = [
    ["space", couldNot.space, couldNot.spaceDoes, couldNot.placedAlready],
    ["nothing", couldNot.nothing, couldNot.nothingDoes, couldNot.spaceFirst],
  ] as const;
  return (
    <>
      <p>{couldNot.lead}</p>
      {answers.map(([reason, name, does, notNow]) => (
        <button
          key={reason}
          type="button"
          className="btn co-reason"
          disabled={question === undefined || reason !== asked}
          onClick={() => tell(reason)}
        >
          <b>{name}</b>
          <small>{reason === asked ? does : notNow}</small>
        </button>
      ))}
    </>
  );
}
