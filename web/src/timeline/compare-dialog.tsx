/** The main line and a branch: two pictures of where they are, and the scores. */
import { type ReactNode, useEffect, useState } from "react";
import { useLanguage, useText } from "../app/text.ts";
import type { Driver, Library, Moment, TableCard } from "../driver/types.ts";
import type { Names, SeatScore } from "../games/ui.ts";
import { Dialog } from "../shell/dialog.tsx";
import { SeatMark } from "../shell/seat-mark.tsx";
import { lookOf } from "../shell/seat-shapes.ts";
import { useLibrary } from "../table/library-context.ts";
import { namesOf } from "../table/names.ts";
import { useTable } from "../table/store.ts";
import { differences, signed } from "./compare.ts";

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

async function lookAt(library: Library, id: string): Promise<Moment> {
  const driver = await library.open(id);
  try {
    return await newestOf(driver);
  } finally {
    driver.close();
  }
}

export function CompareDialog({
  other,
  otherIs,
  name,
  onClose,
}: Compared & { readonly onClose: () => void }): ReactNode {
  const { timeline } = useText();
  const library = useLibrary();
  const own = useTable((state) => state.live);
  const [seen, setSeen] = useState<Moment | "failed">();
  useEffect(() => {
    let wanted = true;
    lookAt(library, other.id).then(
      (moment) => wanted && setSeen(moment),
      () => wanted && setSeen("failed"),
    );
    return () => {
      wanted = false;
    };
  }, [library, other.id]);
  return (
    <Dialog title={timeline.compare.title(name)} onClose={onClose}>
      {seen === undefined || seen === "failed" ? (
        <p role="status">{seen === undefined ? timeline.compare.loading : timeline.compare.failed}</p>
      ) : (
        <Comparison
          main={otherIs === "main" ? seen : own}
          branch={otherIs === "main" ? own : seen}
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
  const names = namesOf(main, language);
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
            {rows.map((row, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the table stays.
              <tr key={i}>
                <th scope="row">
                  <span className="compare-seat">
                    <Who seat={row.seat} names={names} />
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
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Who({ seat, names }: { readonly seat: SeatScore["seat"]; readonly names: Names }): ReactNode {
  const { name, look } = typeof seat === "number" ? { name: names.seat(seat), look: lookOf(seat) } : seat;
  return (
    <>
      <SeatMark look={look} size={20} /> {name}
    </>
  );
}

function Picture({ moment, title }: { readonly moment: Moment; readonly title: string }): ReactNode {
  const { timeline } = useText();
  const language = useLanguage();
  const { Thumbnail, chapter, chapterNames } = useTable((state) => state.ui);
  const over = moment.table.result !== undefined;
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
