/** One line under the bar: whose turn it is and who comes next, what is being told, where in the past one looks. */

import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import Timer from "lucide-react/icons/timer";
import { type ReactNode, useContext, useMemo } from "react";
import { late } from "../app/late.tsx";
import { changeSettings, useSettings } from "../app/settings.ts";
import { useLanguage, useText } from "../app/text.ts";
import type { Rival } from "../games/ui.ts";
import { SeatMark } from "../shell/seat-mark.tsx";
import { lookOf } from "../shell/seat-shapes.ts";
import { RewoundBar } from "../timeline/rewound-bar.tsx";
import { holdTelling, tellAgain } from "./following.ts";
import { SlotsContext } from "./slots.ts";
import { seatToAct, type Told, useOpenUi, useTable, useTableLater, useTableStore } from "./store.ts";
import { type OrderedTurn, turnsNow } from "./turn-order.ts";
import { useCalled } from "./use-called.ts";
import { TABLET, useMedia } from "./use-media.ts";
import { useTeller } from "./use-teller.ts";

const HintLine = late(async () => (await import("../hints/hint-line.tsx")).HintLine);

export function Strip(): ReactNode {
  const { table: text } = useText();
  const rewound = useTable((state) => state.live !== state.shown);
  const telling = useTable((state) => state.telling);
  const scoring = useTable((state) => state.scoring);
  const hinted = useTable((state) => state.hint?.laid === false && seatToAct(state) !== undefined);
  const { strip: slot, review, alert: all } = useContext(SlotsContext);
  // What has the place of the tray leaves the way back to the present.
  const alert = rewound && all?.tray !== undefined ? undefined : all;
  const state = rewound
    ? "rewound"
    : scoring !== undefined
      ? "scoring"
      : telling !== undefined
        ? "telling"
        : hinted
          ? "hint"
          : "now";
  return (
    <section
      className="strip"
      aria-label={text.following.strip}
      data-state={alert === undefined ? state : "alert"}
    >
      {alert !== undefined ? (
        alert.line
      ) : review !== undefined ? (
        review.strip
      ) : rewound ? (
        <RewoundBar />
      ) : scoring !== undefined ? (
        <ScoringLine told={scoring} />
      ) : telling !== undefined ? (
        <TellingLine telling={telling} />
      ) : hinted ? (
        <HintLine />
      ) : (
        (slot ?? <Now />)
      )}
    </section>
  );
}

function ScoringLine({ told }: { readonly told: Told }): ReactNode {
  const language = useLanguage();
  const ui = useOpenUi();
  const { names } = useCalled();
  return (
    <p className="strip-said">
      <Timer size={18} aria-hidden="true" /> <b>{ui.scoring?.title(told, language, names)}</b>
    </p>
  );
}

const PACES = [
  ["slow", 1.6],
  ["normal", 1],
  ["fast", 0.5],
] as const;

function TellingLine({ telling }: { readonly telling: Told }): ReactNode {
  const { following: text } = useText().table;
  const table = useTableStore();
  const held = useTable((state) => state.held);
  const pace = useSettings((settings) => settings.following);
  const { look, who, turns, yours } = useTeller(telling);
  return (
    <>
      <p className="strip-said">
        <SeatMark look={look} size={24} /> <b>{who}</b>
      </p>
      {turns.length > 1 && <Order turns={turns} rivals={NOBODY} />}
      {yours && <p className="strip-then">{text.thenYou}</p>}
      <fieldset className="strip-pace">
        <legend>{text.pace}</legend>
        {PACES.map(([name, value]) => (
          <button
            key={name}
            type="button"
            aria-pressed={pace === value}
            onClick={() => changeSettings({ following: value })}
          >
            {text.paces[name]}
          </button>
        ))}
      </fieldset>
      <button type="button" className="btn" aria-pressed={held} onClick={() => holdTelling(table)}>
        {held ? <Play size={18} aria-hidden="true" /> : <Pause size={18} aria-hidden="true" />}
        {held ? text.goOn : text.pause}
      </button>
    </>
  );
}

/** The round or day, its turns, and what has changed. */
function Now(): ReactNode {
  const { following: text } = useText().table;
  const language = useLanguage();
  const ui = useOpenUi();
  const live = useTableLater((state) => state.live);
  const entries = useTableLater((state) => state.entries);
  const story = useTableLater((state) => state.story);
  const table = useTableStore();
  const pace = useSettings((settings) => settings.following);
  const { chapter, turns } = useMemo(() => turnsNow({ ui, live, entries }), [ui, live, entries]);
  const warning = ui.warning?.(live, language);
  const changed = story.some((told) => told.entries.some(({ seat }) => seat !== live.viewer));
  return (
    <>
      <p className="strip-said">
        <b>{ui.chapterNames(chapter, language).plain}</b>
      </p>
      <Order turns={turns} rivals={ui.rivals?.(live, language).filter(({ goesOn }) => goesOn) ?? NOBODY} />
      {warning !== undefined && (
        <p className="strip-warning">
          <Timer size={16} aria-hidden="true" /> {warning}
        </p>
      )}
      {changed && live.table.result === undefined && (
        <>
          <p className="strip-note">{live.viewer === "observer" ? text.lastRings : text.rings}</p>
          {pace > 0 && (
            <button type="button" className="btn" onClick={() => tellAgain(table)}>
              <Play size={18} aria-hidden="true" /> {text.again}
            </button>
          )}
        </>
      )}
    </>
  );
}

const NOBODY: readonly Rival[] = [];

/** An automa plays as soon as it is its turn: at rest it always comes next. */
function Order({
  turns,
  rivals,
}: {
  readonly turns: readonly OrderedTurn[];
  readonly rivals: readonly Rival[];
}): ReactNode {
  const { following: text } = useText().table;
  const { called } = useCalled();
  const { beside } = useContext(SlotsContext);
  // Neither a ledger nor a row of seats is there to show the clocks.
  const alone = useMedia(TABLET);
  return (
    <ol className="strip-order" aria-label={text.order}>
      {turns.map(({ seat, tense }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat may have several turns.
        <li key={i} data-tense={tense} aria-current={tense === "now" || undefined}>
          <SeatMark look={lookOf(seat)} size={18} /> {called(seat)}
          {alone && turns.findIndex((turn) => turn.seat === seat) === i && beside?.(seat)}
        </li>
      ))}
      {rivals.map(({ look, name }) => (
        <li key={look} data-tense="ahead">
          <SeatMark look={look} size={18} /> {name}
        </li>
      ))}
    </ol>
  );
}
