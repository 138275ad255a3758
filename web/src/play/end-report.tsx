/** The result: who won and why, scores by source, their way through the game, and the proof that the deal was fair. */
import type { Seat } from "@chronarium/kernel";
import type { CSSProperties, ReactNode } from "react";
import { Link } from "../app/link.tsx";
import { useLanguage, useText } from "../app/text.ts";
import type { Moment } from "../driver/types.ts";
import { playable } from "../games/catalogue.ts";
import { SeatMark } from "../shell/seat-mark.tsx";
import type { SeatLook } from "../shell/seat-shapes.ts";
import { decided, decidedWords, type Side } from "./decided.ts";
import { Graph, type GraphProps } from "./graph.tsx";
import { signed } from "./signed.ts";
import "./end-report.css";

type Row = Side & {
  /** The seat, or the game's name for somebody who has none. */
  readonly key: Seat | string;
  readonly look: SeatLook;
  readonly name: string;
  readonly score: number;
};

export type EndReportProps = {
  readonly moment: Pick<Moment, "table" | "seed" | "commitment">;
  readonly title: string;
  /** The game's own rule, where it decided between equal scores. */
  readonly why?: string;
  /** The row of the one person at the screen. */
  readonly you: Row["key"] | undefined;
  /** "Ecus by source", "Player", and what the sources are called. */
  readonly scores: { readonly caption: string; readonly who: string; readonly categories: readonly string[] };
  readonly rows: readonly Row[];
  readonly graph: GraphProps;
};

export function EndReport({ moment, title, why, you, scores, rows, graph }: EndReportProps): ReactNode {
  const {
    play: { end },
    levels,
  } = useText();
  const levelOf = (key: Row["key"]): ReactNode => {
    const setup = typeof key === "number" ? moment.table.seats[key] : undefined;
    return setup?.kind === "bot" && <small> {levels[setup.level].name}</small>;
  };
  const sentences = decided({ sides: rows, you, sources: scores.categories, graph }, useLanguage());
  const ranked = [...rows].sort((a, b) => a.place - b.place);
  return (
    <div className="result">
      <h3>{title}</h3>
      <Why table={moment.table} sentences={why === undefined ? sentences : [why]} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by keyboard. */}
      <div className="scores" tabIndex={0}>
        <table style={{ "--rows": scores.categories.length + 2 } as CSSProperties}>
          <caption>{scores.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{scores.who}</th>
              <th scope="col">{end.total}</th>
              {scores.categories.map((category) => (
                <th key={category} scope="col">
                  {category}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ranked.map(({ key, look, name, place, score, parts }) => (
              <tr key={key} data-winner={place === 1 || undefined}>
                <th scope="row">
                  <span>{end.place(place)}</span> <SeatMark look={look} size={20} /> {name}
                  {levelOf(key)}
                </th>
                <td>
                  <b>{signed(score)}</b>
                </td>
                {scores.categories.map((category, i) => (
                  <td key={category}>{signed(parts[i] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Graph {...graph} />
      <Fair moment={moment} />
    </div>
  );
}

/** What decided, and the way to the turns that did. */
export function Why({
  table: { id, game },
  sentences,
}: {
  readonly table: Pick<Moment["table"], "id" | "game">;
  readonly sentences: readonly string[];
}): ReactNode {
  const { ask } = decidedWords[useLanguage()];
  return (
    <div className="result-why">
      <p>{sentences.join(" ")}</p>
      {playable(game)?.reasons !== undefined && (
        <Link className="btn" to={`/t/${id}/analysis`}>
          {ask}
        </Link>
      )}
    </div>
  );
}

/** Seed and commitment of a finished game, for whoever wants to check the deal. */
export function Fair({ moment }: { readonly moment: Pick<Moment, "commitment" | "seed"> }): ReactNode {
  const { end } = useText().play;
  return (
    <>
      <h3>{end.fair}</h3>
      <dl className="proof">
        <dt>{end.seed}</dt>
        <dd>
          <code>{moment.seed}</code>
        </dd>
        <dt>{end.commitment}</dt>
        <dd>
          <code>{moment.commitment}</code>
        </dd>
      </dl>
      <p>{end.verify}</p>
      <p>
        <code>{end.command}</code>
      </p>
    </>
  );
}
