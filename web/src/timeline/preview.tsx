/** What lies under the pointer: a small picture of that moment and its sentence. The slider says the same. */
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { Moment } from "../driver/types.ts";
import { useTable, useTableStore } from "../table/store.ts";
import type { Drawn } from "./line.ts";
import { newestOnly } from "./newest.ts";
import { entryAt, type Speech, sentenceAt } from "./sentence.ts";

const HALF = 92;

function useGlimpse(revision: number | undefined): Moment | undefined {
  const table = useTableStore();
  const [glimpse, setGlimpse] = useState<Moment>();
  const glimpses = useMemo(
    () => newestOnly((of: number) => table.getState().driver.moment(of), setGlimpse),
    [table],
  );
  useEffect(() => {
    if (revision === undefined) {
      glimpses.drop();
      setGlimpse(undefined);
    } else glimpses.ask(revision).catch(() => setGlimpse(undefined));
  }, [revision, glimpses]);
  return glimpse;
}

export function Preview({
  drawn,
  pointed,
  held,
  speech,
}: {
  readonly drawn: Drawn;
  readonly pointed: number;
  readonly held: boolean;
  readonly speech: Speech;
}): ReactNode {
  const { Thumbnail } = useTable((state) => state.ui);
  // While the playhead is held, the boards themselves show the moment.
  const glimpse = useGlimpse(Thumbnail === undefined || held ? undefined : pointed);
  const entry = glimpse === undefined ? undefined : entryAt(speech.entries, glimpse.revision);
  const left = Math.max(HALF, Math.min(drawn.width - HALF, drawn.xOf(pointed)));
  return (
    <div className="thread-preview" style={{ left }} aria-hidden="true">
      {Thumbnail !== undefined && glimpse !== undefined && (
        <Thumbnail moment={glimpse} {...(entry === undefined ? {} : { entry })} />
      )}
      <p>{sentenceAt(speech, pointed)}</p>
    </div>
  );
}
