/** Players, the game's own sections, the chronicle. */
import { memo, type ReactNode } from "react";
import { PartBoundary } from "../app/missing.tsx";
import { useLanguage, useText } from "../app/text.ts";
import type { Moment } from "../driver/types.ts";
import type { GameUi } from "../games/ui.ts";
import { SeatMark } from "../shell/seat-mark.tsx";
import { lookOf } from "../shell/seat-shapes.ts";
import type { TableText } from "../text/areas/table.ts";
import type { Language } from "../text/catalogue.ts";
import { Chronicle } from "./chronicle.tsx";
import { Commitment } from "./commitment.tsx";
import { namesOf } from "./names.ts";
import { useTable, useTableLater } from "./store.ts";

export function LedgerContent({ part }: { readonly part: "all" | "players" | "chronicle" }): ReactNode {
  const { Ledger } = useTable((state) => state.ui);
  return (
    <>
      {part !== "chronicle" && <Players />}
      {part !== "chronicle" && (
        <PartBoundary>
          <Ledger />
        </PartBoundary>
      )}
      {part !== "chronicle" && <Commitment />}
      {part !== "players" && <Chronicle />}
    </>
  );
}

function Players(): ReactNode {
  const { table: text } = useText();
  const language = useLanguage();
  const ui = useTable((state) => state.ui);
  return <Standings moment={useTableLater((state) => state.shown)} ui={ui} text={text} language={language} />;
}

const Standings = memo(function Standings({
  moment,
  ui,
  text,
  language,
}: {
  readonly moment: Moment;
  readonly ui: GameUi;
  readonly text: TableText;
  readonly language: Language;
}): ReactNode {
  const { seats } = moment.table;
  const names = namesOf(moment, language);
  const alone = seats.filter(({ kind }) => kind === "human").length === 1;
  return (
    <>
      <h2>{text.players.title}</h2>
      <ol className="players">
        {seats.map((setup, seat) => {
          const { score, unit, facts } = ui.seatFacts(moment, seat, language);
          const current = moment.actors.includes(seat);
          const name = names.seat(seat);
          const shown = setup.kind === "human" && alone ? text.players.you(name) : name;
          const kind = setup.kind === "bot" ? text.players.bot(setup.level) : "";
          return (
            <li key={lookOf(seat)} aria-current={current || undefined}>
              <SeatMark look={lookOf(seat)} size={24} />
              <b>
                {shown}
                {current && <span className="vh">, {text.players.current}</span>}
              </b>
              <span className="score">
                {score}
                <i>{unit}</i>
              </span>
              <span className="minor">{[kind, facts].filter((part) => part !== "").join(" · ")}</span>
            </li>
          );
        })}
      </ol>
    </>
  );
});
