/** The main line and a branch: two pictures of where they are, and the scores. */
import { type ReactNode, useEffect, useState } from "react";
import { useLanguage, useText } from "../app/text.ts";
import type { Driver, Library, Moment, TableCard } from "../driver/types.ts";
import type { GameUi } from "../games/ui.ts";
import { Dialog } from "../shell/dialog.tsx";
import { SeatMark } from "../shell/seat-mark.tsx";
import { lookOf, type SeatLook } from "../shell/seat-shapes.ts";
import { useLibrary } from "../table/library-context.ts";
import { type TableState, useTable, useTableStore } from "../table/store.ts";
import { useCalled } from "../table/use-called.ts";
import type { Language } from "../text/catalogue.ts";
import { changesIn, type Difference, differences, sameTurn, signed } from "./compare.ts";

/** The open table is the one side; this is the other. */
export type Compared = {
  readonly other: TableCard;
  readonly otherIs: "main" | "branch";
  /** Of the branch. */
  readonly name: string;
};

const newestOf = (driver: Driver): Promise<Moment> =>
  new Promise((resolve) => {
    const stop = driver.subscribe(({ moment }) => {
      resolve(moment);
      queueMicrotask(() => stop());
    });
  });

/** Both lines at the same turn: the one that is further goes back to where the other is. */
async function lookAtBoth(library: Library, id: string, own: TableState): Promise<Both> {
  const driver = await library.open(id);
  try {
    const [live, entries] = [await newestOf(driver), await driver.chronicle()];
    const at = sameTurn(
      { turns: own.ui.turnOf(own.entries, own.live), last: own.live.last },
      { turns: own.ui.turnOf(entries, live), last: live.last },
    );
    return {
      own: at.own === own.live.last ? own.live : await own.driver.moment(at.own),
      other: at.other === live.last ? live : await driver.moment(at.other),
    };
  } finally {
    driver.close();
  }
}
type Both = { readonly own: Moment; readonly other: Moment };

export default function CompareDialog({
  other,
  otherIs,
  name,
  onClose,
}: Compared & { readonly onClose: () => void }): ReactNode {
  const { timeline } = useText();
  const library = useLibrary();
  const table = useTableStore();
  const [seen, setSeen] = useState<Both | "failed">();
  useEffect(() => {
    let wanted = true;
    lookAtBoth(library, other.id, table.getState()).then(
      (both) => wanted && setSeen(both),
      () => wanted && setSeen("failed"),
    );
    return () => {
      wanted = false;
    };
  }, [library, other.id, table]);
  return (
    <Dialog title={timeline.compare.title(name)} onClose={onClose}>
      {seen === undefined || seen === "failed" ? (
        <p role="status">{seen === undefined ? timeline.compare.loading : timeline.compare.failed}</p>
      ) : (
        <Comparison
          main={otherIs === "main" ? seen.other : seen.own}
          branch={otherIs === "main" ? seen.own : seen.other}
          name={name}
        />
      )}
    </Dialog>
  );
}

function Comparison({
  main,
  branch,
  name,
}: {
  readonly main: Moment;
  readonly branch: Moment;
  readonly name: string;
}): ReactNode {
  const { timeline } = useText();
  const language = useLanguage();
  const ui = useTable((state) => state.ui);
  const { called } = useCalled();
  const rivals = rivalsOf(ui, main, branch, language);
  const rows = differences(ui.scores(main, language), ui.scores(branch, language));
  const parts = rows[0]?.parts ?? [];
  return (
    <div className="compare">
      <div className="compare-pictures">
        <Picture moment={main} title={timeline.branches.mainLine} />
        <Picture moment={branch} title={name} />
      </div>
      <div className="compare-scores">
        <table>
          <caption>
            {timeline.compare.scores}
            {parts.length > 0 && <small> {timeline.compare.partsNote}</small>}
          </caption>
          <thead>
            <tr>
              <th scope="col">{timeline.compare.player}</th>
              <th scope="col">{timeline.branches.mainLine}</th>
              <th scope="col">{timeline.compare.branch}</th>
              <th scope="col">{timeline.compare.difference}</th>
              {parts.map((part) => (
                <th key={part.name} scope="col">
                  {part.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.seat}>
                <th scope="row">
                  <span className="compare-seat">
                    <SeatMark look={lookOf(row.seat)} size={20} /> {called(row.seat)}
                  </span>
                </th>
                <td>{row.main}</td>
                <td>{row.branch}</td>
                <td>
                  <b>{signed(row.branch - row.main)}</b>
                </td>
                {row.parts.map((part) => (
                  <td key={part.name}>{signed(part.change)}</td>
                ))}
              </tr>
            ))}
            {rivals.map((rival) => (
              <tr key={rival.name}>
                <th scope="row">
                  <span className="compare-seat">
                    <SeatMark look={rival.look} size={20} /> {rival.name}
                  </span>
                </th>
                <td>{rival.main}</td>
                <td>{rival.branch}</td>
                <td>
                  <b>{signed(rival.branch - rival.main)}</b>
                </td>
                {parts.map(({ name: part }) => {
                  const change = rival.parts.find(({ name: of }) => of === part)?.change;
                  return <td key={part}>{change === undefined ? "" : signed(change)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** An automa has no seat, and is compared all the same. */
const rivalsOf = (
  ui: GameUi,
  main: Moment,
  branch: Moment,
  language: Language,
): readonly (Omit<Difference, "seat"> & { look: SeatLook; name: string })[] =>
  (ui.rivals?.(main, language) ?? []).map(({ look, name, score, parts }, i) => {
    const other = ui.rivals?.(branch, language)[i];
    return {
      look,
      name,
      main: score,
      branch: other?.score ?? score,
      parts: changesIn(parts, other?.parts),
    };
  });

function Picture({ moment, title }: { readonly moment: Moment; readonly title: string }): ReactNode {
  const { timeline } = useText();
  const language = useLanguage();
  const { Thumbnail, chapter, chapterNames } = useTable((state) => state.ui);
  const over = moment.table.result !== undefined && moment.revision >= moment.last;
  return (
    <figure>
      <figcaption>
        <b>{title}</b>
        <small>{over ? timeline.compare.over : chapterNames(chapter(moment), language).plain}</small>
      </figcaption>
      {Thumbnail !== undefined && <Thumbnail moment={moment} />}
    </figure>
  );
}
