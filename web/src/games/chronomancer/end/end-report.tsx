/** The result: who won and why, Gold by source, its way through the game, and the proof that the deal was fair. */
import { LEDGER, type View, type Who } from "@chronarium/chronomancer";
import type { Category, GameText, Names } from "@chronarium/chronomancer/text";
import type { ReactNode } from "react";
import type { Entry, Moment } from "../../../driver/types.ts";
import { SeatMark } from "../../../shell/seat-mark.tsx";
import type { Language } from "../../../text/catalogue.ts";
import { lookOfWho } from "../look.ts";
import { course, merchantsOf, outcome, purseOf, type Reason, signed } from "./course.ts";
import { Graph } from "./graph.tsx";
import { type EndWords, endWords } from "./words.ts";
import "./end.css";

export type EndReportProps = {
  /** The last moment of the game. */
  readonly moment: Pick<Moment, "table" | "view" | "viewer" | "seed" | "commitment">;
  readonly entries: readonly Entry[];
  readonly language: Language;
  readonly text: GameText;
  readonly names: Names;
};

export function EndReport({ moment, entries, language, text, names }: EndReportProps): ReactNode {
  const words = endWords[language];
  const view = moment.view as View;
  const { result } = moment.table;
  if (result === undefined) return null;
  const { winners, reason } = outcome(view, result);
  const name = (who: Who): string => text.who(who, names);
  return (
    <div className="cm-end">
      <h3>{upper(words.title(winners.map(name), winners.length === 1 && winners[0] === moment.viewer))}</h3>
      <p>{why(reason, words, name)}</p>
      <Scores view={view} text={text} words={words} name={name} placeOf={placeIn(result)} />
      <Graph course={course(entries, view)} name={(who) => upper(name(who))} words={words} />
      <h3>{words.fair}</h3>
      <dl>
        <dt>{words.seed}</dt>
        <dd>
          <code>{moment.seed}</code>
        </dd>
        <dt>{words.commitment}</dt>
        <dd>
          <code>{moment.commitment}</code>
        </dd>
      </dl>
      <p>{words.verify}</p>
      <p>
        <code>{words.command}</code>
      </p>
    </div>
  );
}

const upper = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

function why(reason: Reason, words: EndWords, name: (who: Who) => string): string {
  switch (reason.kind) {
    case "gold":
      return words.byGold(reason.by, name(reason.over));
    case "corruption":
      return words.byCorruption(reason.mine, reason.theirs, name(reason.over));
    case "townsfolk":
      return words.byTownsfolk(reason.mine, reason.theirs, name(reason.over));
    case "shared":
    case "tie":
      return words[reason.kind];
  }
}

/** The Peddler has only the human before or behind him. */
const placeIn =
  ({ seats, winners }: NonNullable<Moment["table"]["result"]>) =>
  (who: Who): number =>
    who === "peddler" ? winners.length + 1 : (seats.find(({ seat }) => seat === who)?.place ?? 0);

function Scores({
  view,
  text,
  words,
  name,
  placeOf,
}: {
  readonly view: View;
  readonly text: GameText;
  readonly words: EndWords;
  readonly name: (who: Who) => string;
  readonly placeOf: (who: Who) => number;
}): ReactNode {
  const ranked = [...merchantsOf(view)].sort((a, b) => placeOf(a) - placeOf(b));
  const categories: readonly Category[] = view.peddler === null ? LEDGER : ["start", ...LEDGER];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by keyboard.
    <div className="cm-end-table" tabIndex={0}>
      <table>
        <caption>{words.scores}</caption>
        <thead>
          <tr>
            <th scope="col">{words.merchant}</th>
            <th scope="col">{words.total}</th>
            {categories.map((category) => (
              <th key={category} scope="col">
                {text.categories[category]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranked.map((who) => {
            const { gold, ledger, start = 0 } = purseOf(view, who);
            return (
              <tr key={who} data-winner={placeOf(who) === 1 || undefined}>
                <th scope="row">
                  <span>{words.place(placeOf(who))}</span> <SeatMark look={lookOfWho(who)} size={20} />{" "}
                  {upper(name(who))}
                </th>
                <td>
                  <b>{signed(gold)}</b>
                </td>
                {categories.map((category) => (
                  <td key={category}>{signed(category === "start" ? start : ledger[category])}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
