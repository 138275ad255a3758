/** The result: who won and why, scores by source, their way through the game, and the proof that the deal was fair. */
import type { Seat } from "@chronarium/kernel";
import type { CSSProperties, ReactNode } from "react";
import { useText } from "../app/text.ts";
import type { Moment } from "../driver/types.ts";
import { SeatMark } from "../shell/seat-mark.tsx";
import type { SeatLook } from "../shell/seat-shapes.ts";
import { Graph, type GraphProps, signed } from "./graph.tsx";
import "./end-report.css";

type Row = {
  /** The seat, or the game's name for somebody who has none. */
  readonly key: Seat | string;
  readonly look: SeatLook;
  readonly name: string;
  readonly place: number;
  readonly score: number;
  /** By category, in the order of the categories. */
  readonly parts: readonly number[];
};

export type EndReportProps = {
  readonly moment: Pick<Moment, "table" | "seed" | "commitment">;
  readonly title: string;
  readonly why?: string;
  /** "Ecus by source", "Player", and what the sources are called. */
  readonly scores: { readonly caption: string; readonly who: string; readonly categories: readonly string[] };
  readonly rows: readonly Row[];
  readonly graph: GraphProps;
};

export function EndReport({ moment, title, why, scores, rows, graph }: EndReportProps): ReactNode {
  const {
    play: { end },
    levels,
  } = useText();
  const levelOf = (key: Row["key"]): ReactNode => {
    const setup = typeof key === "number" ? moment.table.seats[key] : undefined;
    return setup?.kind === "bot" && <small> {levels[setup.level].name}</small>;
  };
  const ranked = [...rows].sort((a, b) => a.place - b.place);
  return (
    <div className="result">
      <h3>{title}</h3>
      {why !== undefined && <p>{why}</p>}
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
