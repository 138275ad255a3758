/** Every turn that has been played, seat by seat. */
import type { ReactNode, RefObject } from "react";
import { useLanguage, useText } from "../app/text.ts";
import { Popover } from "../shell/popover.tsx";
import { SeatMark } from "../shell/seat-mark.tsx";
import { lookOf } from "../shell/seat-shapes.ts";
import { namesOf } from "../table/names.ts";
import { scrub, useTable, useTableStore } from "../table/store.ts";
import { turnAt } from "./line.ts";
import { useLine } from "./use-line.ts";

export function JumpMenu({
  anchor,
  onClose,
}: {
  readonly anchor: RefObject<Element | null>;
  readonly onClose: () => void;
}): ReactNode {
  const { timeline } = useText();
  const language = useLanguage();
  const table = useTableStore();
  const ui = useTable((state) => state.ui);
  const live = useTable((state) => state.live);
  const shown = useTable((state) => state.shown.revision);
  const { turns } = useLine();
  const names = namesOf(live, language);
  const here = turnAt(turns, shown);
  return (
    <Popover label={timeline.jump.title} anchor={anchor} onClose={onClose}>
      <div className="jump">
        <h2>{timeline.jump.title}</h2>
        {live.table.seats.map((_, seat) => {
          const own = turns.filter((turn) => turn.seat === seat);
          const name = names.seat(seat);
          return (
            <section key={lookOf(seat)} aria-label={timeline.jump.turns(name)}>
              <p>
                <SeatMark look={lookOf(seat)} size={22} /> {name}
              </p>
              <ul>
                {own.map(({ revision, chapter }) => {
                  const { plain, short } = ui.chapterNames(chapter, language);
                  return (
                    <li key={revision}>
                      <button
                        type="button"
                        aria-label={timeline.jump.to(plain, name)}
                        title={plain}
                        aria-current={here?.revision === revision || undefined}
                        onClick={() => void scrub(table, revision)}
                      >
                        {short}
                      </button>
                    </li>
                  );
                })}
              </ul>
            </section>
          );
        })}
      </div>
    </Popover>
  );
}
