/** The result of the table that is open: who won and why, and Gold by source and day. */
import {
  course,
  type Event,
  LEDGER,
  merchantsOf,
  outcome,
  purseOf,
  type Reason,
  type View,
  type Who,
} from "@chronarium/chronomancer";
import type { Category, GameText, Names } from "@chronarium/chronomancer/text";
import type { ReactNode } from "react";
import { useLanguage, useText } from "../../../app/text.ts";
import type { Entry, Moment } from "../../../driver/types.ts";
import { EndReport as Report } from "../../../play/end-report.tsx";
import { namesOf } from "../../../table/names.ts";
import { useTable } from "../../../table/store.ts";
import type { Language } from "../../../text/catalogue.ts";
import { lookOfWho } from "../look.ts";
import { capital, textIn } from "../text.ts";
import { type EndWords, endWords } from "./words.ts";

export function EndScreen(): ReactNode {
  const live = useTable((state) => state.live);
  const entries = useTable((state) => state.entries);
  const language = useLanguage();
  const speech = { language, text: textIn(language), names: namesOf(live, language) };
  return <EndReport moment={live} entries={entries} {...speech} />;
}

type Props = {
  /** The last moment of the game. */
  readonly moment: Pick<Moment, "table" | "view" | "viewer" | "seed" | "commitment">;
  readonly entries: readonly Entry[];
  readonly language: Language;
  readonly text: GameText;
  readonly names: Names;
};

export function EndReport({ moment, entries, language, text, names }: Props): ReactNode {
  const { end } = useText().play;
  const words = endWords[language];
  const view = moment.view as View;
  const { result } = moment.table;
  if (result === undefined) return null;
  const { winners, reason } = outcome(view, result);
  const name = (who: Who): string => capital(text.who(who, names));
  const merchants = merchantsOf(view).map((who) => ({
    key: who,
    look: lookOfWho(who),
    name: name(who),
    said: text.who(who, names),
  }));
  // The Peddler has only the human before or behind him.
  const placeOf = (who: Who): number =>
    who === "peddler"
      ? result.winners.length + 1
      : (result.seats.find(({ seat }) => seat === who)?.place ?? 0);
  const categories: readonly Category[] = view.peddler === null ? LEDGER : ["start", ...LEDGER];
  const { points, days } = course(
    entries.map(({ events }) => events as readonly Event[]),
    view,
  );
  return (
    <Report
      moment={moment}
      title={end.winners(winners.map(name), winners.length === 1 && winners[0] === moment.viewer)}
      {...why(reason, words, (who) => text.who(who, names))}
      you={names.you}
      scores={{
        caption: words.scores,
        who: words.merchant,
        categories: categories.map((category) => text.categories[category]),
      }}
      rows={merchants.map((merchant) => {
        const { gold, ledger, start = 0 } = purseOf(view, merchant.key);
        const parts = categories.map((category) => (category === "start" ? start : ledger[category]));
        return { ...merchant, place: placeOf(merchant.key), score: gold, parts };
      })}
      graph={{
        label: words.graph,
        who: words.merchant,
        lines: merchants,
        points,
        parts: days.map(({ day, step, gold }) => ({
          name: words.day(day),
          title: words.evening(day),
          when: words.on(day),
          step,
          scores: gold,
        })),
        last: { title: words.scored, when: words.inScoring },
      }}
    />
  );
}

/** Gold explains itself. */
function why(reason: Reason, words: EndWords, name: (who: Who) => string): { readonly why?: string } {
  switch (reason.kind) {
    case "gold":
      return {};
    case "corruption":
      return { why: words.byCorruption(reason.mine, reason.theirs, name(reason.over)) };
    case "townsfolk":
      return { why: words.byTownsfolk(reason.mine, reason.theirs, name(reason.over)) };
    case "shared":
    case "tie":
      return { why: words[reason.kind] };
  }
}
