/** What happened, newest first; a line leads to its moment. */
import { memo, type ReactNode, useMemo, useState } from "react";
import { useLanguage, useText } from "../app/text.ts";
import { SeatMark } from "../shell/seat-mark.tsx";
import { lookOf, type SeatLook } from "../shell/seat-shapes.ts";
import { namesOf } from "./names.ts";
import { scrub, type Table, useTable, useTableLater, useTableStore } from "./store.ts";
import { linesOf } from "./told.ts";

/** A long game has more lines than anybody reads, and every one weighs on the page. */
const NEWEST = 200;

export function Chronicle(): ReactNode {
  const [whole, setWhole] = useState(false);
  const { table: text } = useText();
  const language = useLanguage();
  const table = useTableStore();
  const ui = useTable((state) => state.ui);
  const entries = useTableLater((state) => state.entries);
  const live = useTableLater((state) => state.live);
  const shown = useTableLater((state) => state.shown.revision);
  const lines = useMemo(() => {
    const names = namesOf(live, language);
    // A branch of a running game begins in the middle.
    let chapter = ui.turnOf(entries, live)[0]?.chapter ?? 1;
    return entries.flatMap((entry) => {
      const about = ui.about?.(entry);
      const told = linesOf(ui, entry, language, names).map((line, i) => {
        chapter = line.chapter ?? chapter;
        return { ...line, chapter, revision: entry.revision, about, key: `${entry.revision} ${i}` };
      });
      chapter = ui.begins(entry) ?? chapter;
      return told;
    });
  }, [entries, live, language, ui]);
  const hidden = Math.max(0, lines.length - NEWEST);
  // Whoever looks at an early moment sees its line.
  const from = whole || shown < (lines[hidden]?.revision ?? 0) ? 0 : hidden;
  // Drawn with the old lines while the boards are, and then with the new ones: the first is for nothing.
  return useMemo(
    () => (
      <>
        <h2>{text.chronicle.title}</h2>
        {lines.length === 0 && <p className="log-empty">{text.chronicle.empty}</p>}
        <ol className="log" reversed>
          {lines
            .slice(from)
            .toReversed()
            .map(({ key, seat, rival, text: said, detail, chapter, revision, about }) => (
              <LogLine
                key={key}
                table={table}
                revision={revision}
                shown={revision === shown}
                look={rival ?? (seat === undefined ? undefined : lookOf(seat))}
                about={about}
                said={said}
                title={text.chronicle.show(said)}
                small={`${ui.chapterNames(chapter, language).plain}${detail === undefined ? "" : ` · ${detail}`}`}
              />
            ))}
        </ol>
        {from > 0 && (
          <button type="button" className="btn" onClick={() => setWhole(true)}>
            {text.chronicle.whole}
          </button>
        )}
      </>
    ),
    [lines, from, shown, table, text, ui, language],
  );
}

/** A game has hundreds of lines, and a move changes one: the others are not drawn again. */
const LogLine = memo(function LogLine({
  table,
  revision,
  shown,
  look,
  about,
  said,
  title,
  small,
}: {
  readonly table: Table;
  readonly revision: number;
  readonly shown: boolean;
  readonly look: SeatLook | undefined;
  readonly about: string | undefined;
  readonly said: string;
  readonly title: string;
  readonly small: string;
}): ReactNode {
  return (
    <li>
      <button
        type="button"
        className="log-line"
        data-shown={shown || undefined}
        data-about={about}
        title={title}
        onClick={() => void scrub(table, revision)}
      >
        {look === undefined ? <span /> : <SeatMark look={look} size={18} />}
        <span>
          {said}
          <small>{small}</small>
        </span>
      </button>
    </li>
  );
});
