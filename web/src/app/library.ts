/** The tables of this browser, loaded when first needed and followed while a page shows them. */
import { useEffect, useState } from "react";
import { create } from "zustand";
import type { Keeping, Library, Line, TableCard } from "../driver/types.ts";

/** Whether what is played is stored, and whether the tables answer. */
export type Health = { readonly keeping: Keeping; readonly line: Line };
export const useHealth = create<Health>()(() => ({ keeping: { state: "stored" }, line: "well" }));

let opening: Promise<Library> | undefined;

/** One library for the whole page: it has a thread of its own. After a failure the next call tries again. */
export function openLibrary(): Promise<Library> {
  opening ??= import("../driver/local-library.ts")
    .then(({ openLocalLibrary }) => openLocalLibrary())
    .then((library) => {
      const show = (): void => useHealth.setState({ keeping: library.keeping, line: library.line });
      library.watch(show);
      show();
      return library;
    })
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}

/** Undefined until the first answer. */
export function useTables(): readonly TableCard[] | undefined {
  const [tables, setTables] = useState<readonly TableCard[]>();
  useEffect(() => {
    let watching = true;
    let stop = (): void => {};
    // Without the list a new table can still be laid; what hinders it is told where it is followed: `useHealth`.
    const read = async (library: Library): Promise<void> => {
      const cards = await library.list().catch(() => []);
      if (watching) setTables(cards);
    };
    const follow = async (): Promise<void> => {
      const library = await openLibrary();
      if (!watching) return;
      stop = library.watch(() => void read(library));
      await read(library);
    };
    follow().catch(() => setTables([]));
    return () => {
      watching = false;
      stop();
    };
  }, []);
  return tables;
}
