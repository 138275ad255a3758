/** The tables of this browser, loaded when first needed and followed while a page shows them. */
import { useEffect, useState } from "react";
import type { Library, TableCard } from "../driver/types.ts";

let opening: Promise<Library> | undefined;

/** One library for the whole page: it has a thread of its own. After a failure the next call tries again. */
export function openLibrary(): Promise<Library> {
  opening ??= import("../driver/local-library.ts")
    .then(({ openLocalLibrary }) => openLocalLibrary())
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}

export type Tables = { readonly cards: readonly TableCard[]; readonly persistent: boolean };

/** Undefined until the first answer. */
export function useTables(): Tables | undefined {
  const [tables, setTables] = useState<Tables>();
  useEffect(() => {
    let watching = true;
    let stop = (): void => {};
    const follow = async (): Promise<void> => {
      const library = await openLibrary();
      const read = async (): Promise<void> => {
        const cards = await library.list();
        if (watching) setTables({ cards, persistent: library.persistent });
      };
      if (!watching) return;
      stop = library.watch(() => void read());
      await read();
    };
    // Without the list a new table can still be laid; if that fails too, it is told there.
    follow().catch(() => setTables({ cards: [], persistent: false }));
    return () => {
      watching = false;
      stop();
    };
  }, []);
  return tables;
}
