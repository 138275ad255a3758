/** The result of the table that is open. */
import { course, INCOME_ROUNDS, ROUNDS } from "@chronarium/khronos";
import type { Category } from "@chronarium/khronos/text";
import type { ReactNode } from "react";
import { useText } from "../../../app/text.ts";
import { EndReport } from "../../../play/end-report.tsx";
import { lookOf } from "../../../shell/seat-shapes.ts";
import { useTable } from "../../../table/store.ts";
import { useCalled } from "../../../table/use-called.ts";
import { begins, eventsOf } from "../chronicle/chronicle.ts";
import { chapterNames } from "../chronicle/turns.ts";
import { play } from "../plan/play.ts";

export function EndScreen(): ReactNode {
  const { moment, words, text, names, language } = play.useScene();
  const entries = useTable((state) => state.entries);
  const { winners } = useText().play.end;
  const { called } = useCalled();
  const { result } = moment.table;
  if (result === undefined) return null;
  const { seats } = result;
  const categories = Object.keys(seats[0]?.categories ?? {}) as Category[];
  const points = course(entries.map(eventsOf), seats.length);
  const rows = seats.map(({ seat, place, score, categories: by }) => {
    const parts = categories.map((category) => by[category] ?? 0);
    return { key: seat, look: lookOf(seat), name: called(seat), said: names.seat(seat), place, score, parts };
  });
  // Incomes are paid at the end of these rounds.
  const ends = INCOME_ROUNDS.map((round, i) => {
    const next = entries.findIndex((entry) => begins(entry) === round + 1);
    const step = round === ROUNDS || next === -1 ? points.length - 1 : next + 1;
    const title = chapterNames(round, language).long;
    const when = words.end.rounds((INCOME_ROUNDS[i - 1] ?? 0) + 1, round);
    return { name: title, title, when, step, scores: points[step] ?? [] };
  });
  return (
    <EndReport
      moment={moment}
      title={winners(
        result.winners.map(names.seat),
        result.winners.length === 1 && result.winners[0] === moment.viewer,
      )}
      you={names.you}
      scores={{
        caption: words.end.scores,
        who: words.end.player,
        categories: categories.map((category) => text.categories[category]),
      }}
      rows={rows}
      graph={{ label: words.end.graph, who: words.end.player, lines: rows, points, parts: ends }}
    />
  );
}
