/** Players, the game's own sections, the chronicle. */
import type { ReactNode } from "react";
import { useLanguage, useText } from "../app/text.ts";
import { SeatMark } from "../shell/seat-mark.tsx";
import { lookOf } from "../shell/seat-shapes.ts";
import { Chronicle } from "./chronicle.tsx";
import { namesOf } from "./names.ts";
import { useTable } from "./store.ts";

export function LedgerContent({ part }: { readonly part: "all" | "players" | "chronicle" }): ReactNode {
  const { Ledger } = useTable((state) => state.ui);
  return (
    <>
      {part !== "chronicle" && <Players />}
      {part !== "chronicle" && <Ledger />}
      {part !== "players" && <Chronicle />}
    </>
  );
}

function Players(): ReactNode {
  const { table: text } = useText();
  const language = useLanguage();
  const ui = useTable((state) => state.ui);
  const moment = useTable((state) => state.shown);
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
          const shown =
            setup.kind === "bot"
              ? text.players.bot(name, setup.level)
              : alone
                ? text.players.you(name)
                : name;
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
              <span className="minor">{facts}</span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
