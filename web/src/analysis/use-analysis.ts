/** The analysis of the open table: read from what was kept, or made in a thread of its own. */
import type { Seat } from "@chronarium/kernel";
import { useCallback, useEffect, useState } from "react";
import type { Library } from "../driver/types.ts";
import { useLibrary } from "../table/library-context.ts";
import { useTable } from "../table/store.ts";
import type { Answer, Asked, Made } from "./messages.ts";

export type Analysing =
  | { readonly state: "idle"; readonly why: "cancelled" | "failed" | "damaged"; readonly place?: string }
  | { readonly state: "working"; readonly done: number; readonly of: number }
  | { readonly state: "made"; readonly made: Made; readonly seconds: number; readonly kept: boolean };

const BEGUN: Analysing = { state: "working", done: 0, of: 0 };

/** `fresh`: what was kept is not asked for. Answers with how to stop. */
function begin(
  library: Library,
  table: string,
  seat: Seat,
  fresh: boolean,
  tell: (now: Analysing) => void,
): () => void {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const fail = (): void => tell({ state: "idle", why: "failed" });
  worker.addEventListener("error", fail);
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    switch (data.kind) {
      case "progress":
        return tell({ state: "working", done: data.done, of: data.of });
      case "damaged":
        return tell({ state: "idle", why: "damaged", place: data.place });
      case "failed":
        return fail();
      case "made": {
        const { made, text, seconds } = data;
        return void library.keepAnalysis(table, text).then(
          () => tell({ state: "made", made, seconds, kept: true }),
          () => tell({ state: "made", made, seconds, kept: false }),
        );
      }
    }
  });
  const ask = async (): Promise<void> => {
    const [file, stored] = await Promise.all([
      library.export(table),
      fresh ? undefined : library.analysis(table),
    ]);
    const asked: Asked = { file, seats: [seat], stored };
    worker.postMessage(asked);
  };
  ask().catch(fail);
  return () => worker.terminate();
}

export function useAnalysis(seat: Seat): {
  readonly analysing: Analysing;
  readonly cancel: () => void;
  readonly again: () => void;
} {
  const library = useLibrary();
  const table = useTable((state) => state.live.table.id);
  const [analysing, setAnalysing] = useState<Analysing>(BEGUN);
  const [asked, setAsked] = useState<{ readonly round: number; readonly fresh: boolean } | undefined>({
    round: 0,
    fresh: false,
  });
  useEffect(() => {
    if (asked === undefined) return;
    let wanted = true;
    setAnalysing(BEGUN);
    const stop = begin(library, table, seat, asked.fresh, (now) => wanted && setAnalysing(now));
    return () => {
      wanted = false;
      stop();
    };
  }, [library, table, seat, asked]);
  const cancel = useCallback(() => {
    setAsked(undefined);
    setAnalysing({ state: "idle", why: "cancelled" });
  }, []);
  // One that is damaged is made anew, and one that was stopped begins again.
  const again = useCallback(() => setAsked({ round: Date.now(), fresh: true }), []);
  return { analysing, cancel, again };
}
