/** What happened, newest first; a line leads to its moment. */
import { type ReactNode, useMemo } from "react";
import { useLanguage, useText } from "../app/text.ts";
import { SeatMark } from "../shell/seat-mark.tsx";
import { lookOf } from "../shell/seat-shapes.ts";
import { namesOf } from "./names.ts";
import { scrub, useTable, useTableStore } from "./store.ts";

export function Chronicle(): ReactNode {
  const { table: text } = useText();
  const language = useLanguage();
  const table = useTableStore();
  const ui = useTable((state) => state.ui);
  const entries = useTable((state) => state.entries);
  const live = useTable((state) => state.live);
  const shown = useTable((state) => state.shown.revision);
  const { seats } = live.table;
  const lines = useMemo(() => {
    const names = namesOf({ table: { seats } }, language);
    let chapter = 1;
    return entries.flatMap((entry) => {
      const told = ui.lines(entry, language, names).map((line, i) => ({
        ...line,
        chapter,
        revision: entry.revision,
        key: `${entry.revision} ${i}`,
      }));
      chapter = ui.begins(entry) ?? chapter;
      return told;
    });
  }, [entries, language, ui, seats]);
  return (
    <>
      <h2>{text.chronicle.title}</h2>
      {lines.length === 0 && <p className="log-empty">{text.chronicle.empty}</p>}
      <ol className="log" reversed>
        {lines.toReversed().map(({ key, seat, text: said, detail, chapter, revision }) => (
          <li key={key}>
            <button
              type="button"
              className="log-line"
              data-shown={revision === shown || undefined}
              title={text.chronicle.show(said)}
              onClick={() => void scrub(table, revision)}
            >
              {seat === undefined ? <span /> : <SeatMark look={lookOf(seat)} size={18} />}
              <span>
                {said}
                <small>
                  {text.chronicle.chapter(chapter)}
                  {detail === undefined ? "" : ` · ${detail}`}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
