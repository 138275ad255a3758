import { type ReactNode, useState } from "react";
import { useTables } from "../app/library.ts";
import { Link } from "../app/link.tsx";
import { stateOf, type TableState } from "../app/table-words.ts";
import { useText } from "../app/text.ts";
import { useTitle } from "../app/use-title.ts";
import type { TableCard } from "../driver/types.ts";
import "../shell/page.css";
import { PageFrame } from "../shell/page-frame.tsx";
import { SegmentedControl } from "../shell/segmented-control.tsx";
import { familiesOf } from "./family.ts";
import { FamilyList } from "./family-list.tsx";
import { ImportArea } from "./import-area.tsx";
import "./timelines-page.css";

type Filter = "all" | TableState;
const FILTERS: readonly Filter[] = ["all", "waiting", "running", "over", "damaged"];

export default function TimelinesPage(): ReactNode {
  const { timelines } = useText();
  const tables = useTables();
  useTitle(timelines.title);
  return (
    <PageFrame section="timelines">
      <ImportArea>
        {(importButton) => (
          <div className="page timelines">
            <header>
              <h1>{timelines.title}</h1>
              {importButton}
            </header>
            <p className="lead">{timelines.lead}</p>
            {tables !== undefined && <Games cards={tables} />}
          </div>
        )}
      </ImportArea>
    </PageFrame>
  );
}

function Games({ cards }: { readonly cards: readonly TableCard[] }): ReactNode {
  const { timelines } = useText();
  const [filter, setFilter] = useState<Filter>("all");
  const shown = filter === "all" ? cards : cards.filter((card) => stateOf(card) === filter);
  if (cards.length === 0)
    return (
      <div className="timelines-empty">
        <p>{timelines.empty}</p>
        <Link to="/" className="btn" data-kind="primary">
          {timelines.play}
        </Link>
      </div>
    );
  const some = FILTERS.filter((each) => each !== "damaged" || cards.some(({ damaged }) => damaged));
  return (
    <>
      <div className="timelines-filter">
        <SegmentedControl
          label={timelines.filter.label}
          hideLabel
          value={filter}
          onChange={setFilter}
          segments={some.map((each) => ({ value: each, label: timelines.filter[each] }))}
        />
      </div>
      {shown.length === 0 ? (
        <p>{timelines.filter.nothing}</p>
      ) : (
        <FamilyList families={familiesOf(shown)} cards={cards} />
      )}
    </>
  );
}
