/** Players, the game's own sections, the chronicle. */
import type { Seat } from "@chronarium/kernel";
import { memo, type ReactNode, useContext } from "react";
import { PartBoundary } from "../app/missing.tsx";
import { useLanguage, useText } from "../app/text.ts";
import type { Moment } from "../driver/types.ts";
import type { OpenUi } from "../games/ui.ts";
import { Goal } from "../learn/goal/goal.tsx";
import { signed } from "../play/signed.ts";
import { SeatMark } from "../shell/seat-mark.tsx";
import { lookOf } from "../shell/seat-shapes.ts";
import type { Catalogue, Language } from "../text/catalogue.ts";
import { actingIn, rivalsIn } from "./acting.ts";
import { Chronicle } from "./chronicle.tsx";
import { Commitment } from "./commitment.tsx";
import { LEDGER_PART, LedgerTabs } from "./ledger-tabs.tsx";
import { isYou, namesOf } from "./names.ts";
import { Recap } from "./recap.tsx";
import { SlotsContext } from "./slots.ts";
import { type Told, useOpenUi, useTableLater } from "./store.ts";

/** The players stay in sight; the rest scrolls below them. */
export function LedgerContent({
  part,
  goal = false,
}: {
  readonly part: "all" | "players" | "chronicle";
  /** Whether it stands beside the boards, where the goal has its place. */
  readonly goal?: boolean;
}): ReactNode {
  const { Ledger } = useOpenUi();
  const slots = useContext(SlotsContext);
  const talk = goal ? slots.talk : undefined;
  const panel = talk && { id: LEDGER_PART, role: "tabpanel" };
  if (talk?.open)
    return (
      <>
        <Players />
        <LedgerTabs talk={talk} />
        <div className="ledger-talk" id={LEDGER_PART} role="tabpanel" aria-label={talk.title}>
          {talk.content}
        </div>
      </>
    );
  return (
    <>
      {part !== "chronicle" && <Players />}
      {talk && <LedgerTabs talk={talk} />}
      <div className="ledger-rest" {...panel}>
        {goal && <Goal lies="beside" />}
        {part !== "chronicle" && (slots.ledger ?? <Recap />)}
        {part !== "chronicle" && (
          <PartBoundary>
            <Ledger />
          </PartBoundary>
        )}
        {part !== "chronicle" && <Commitment />}
        {part !== "players" && <Chronicle />}
      </div>
    </>
  );
}

function Players(): ReactNode {
  const text = useText();
  const language = useLanguage();
  const ui = useOpenUi();
  const moment = useTableLater((state) => state.shown);
  const told = useTableLater((state) => state.telling ?? state.scoring);
  return <Standings moment={moment} told={told} ui={ui} text={text} language={language} />;
}

const Standings = memo(function Standings({
  moment,
  told,
  ui,
  text: { table: text, levels, learn },
  language,
}: {
  readonly moment: Moment;
  /** The step that is being told. */
  readonly told: Told | undefined;
  readonly ui: OpenUi;
  readonly text: Catalogue;
  readonly language: Language;
}): ReactNode {
  const { seats } = moment.table;
  const { beside } = useContext(SlotsContext);
  const names = namesOf(moment, language);
  const before = told?.before;
  const acting = actingIn(ui, moment, told, language);
  const gains =
    before === undefined ? [] : seats.map((_, seat) => gainOf(ui, before, moment, seat, language));
  return (
    <div className="standings">
      <h2>{text.players.title}</h2>
      <ol className="players">
        {seats.map((setup, seat) => {
          const { score, unit, facts } = ui.seatFacts(moment, seat, language);
          const current = acting.seats.includes(seat);
          const name = names.seat(seat);
          const shown = isYou(moment, seat) ? text.players.you : name;
          const gain = gains[seat] ?? 0;
          const level = setup.kind === "bot" ? levels[setup.level].name : "";
          const kind = setup.kind === "bot" && setup.script !== undefined ? learn.lesson.part : level;
          const small = [facts, kind].filter((part) => part !== "").join(" · ");
          return (
            <li key={lookOf(seat)} aria-current={current || undefined}>
              <SeatMark look={lookOf(seat)} size={24} />
              <b>
                {shown}
                {current && <span className="vh">, {text.players.current}</span>}
              </b>
              <span className="score">
                {gain !== 0 && <em>{gain > 0 ? `+${gain}` : `−${-gain}`}</em>}
                {signed(score)}
                <i>{unit}</i>
              </span>
              <span className="minor" title={small}>
                {small}
              </span>
              {beside?.(seat)}
            </li>
          );
        })}
        {rivalsIn(ui, moment, told, language).map((rival) => (
          <li key={rival.look} aria-current={acting.rival === rival.look || undefined}>
            <SeatMark look={rival.look} size={24} />
            <b>
              {rival.name}
              {acting.rival === rival.look && <span className="vh">, {text.players.current}</span>}
            </b>
            <span className="score">
              {signed(rival.score)}
              <i>{rival.unit}</i>
            </span>
            <span className="minor" title={rival.facts}>
              {rival.facts}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
});

/** What the last step changed; scores change with their event. */
const gainOf = (ui: OpenUi, before: Moment, after: Moment, seat: Seat, language: Language): number =>
  ui.seatFacts(after, seat, language).score - ui.seatFacts(before, seat, language).score;
