/** The table of a scene: a step of a lesson, a puzzle, the position of a rule. */
import { sceneTable } from "@chronarium/authority";
import { useEffect, useState } from "react";
import { openLibrary } from "../app/library.ts";
import type { Library } from "../driver/types.ts";
import { openKept } from "../table/open-kept.ts";
import { closePanels } from "../table/panels.ts";
import type { Table } from "../table/store.ts";

export type Opened =
  | { readonly state: "opening" }
  | { readonly state: "open"; readonly id: string; readonly table: Table; readonly library: Library }
  | { readonly state: "failed"; readonly error: unknown };

type How = {
  /** How often it has been asked for: each time the table is opened again. */
  readonly round: number;
  /** Laid from its beginning; otherwise whoever comes back goes on. */
  readonly anew: boolean;
  /** Done at the table before it is shown. */
  readonly first?: (table: Table) => Promise<void>;
};

export function useScene(game: string, scene: string, { round, anew, first }: How): Opened {
  const [opened, setOpened] = useState<Opened>({ state: "opening" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another scene or a new round opens a table.
  useEffect(() => {
    let wanted = true;
    let stop = (): void => {};
    setOpened({ state: "opening" });
    closePanels();
    const open = async (): Promise<void> => {
      const library = await openLibrary();
      if (anew) await library.remove(sceneTable(game, scene));
      const id = await library.lay(game, scene);
      const ready = await openKept(library, id);
      if (!wanted) return ready.stop();
      stop = ready.stop;
      await first?.(ready.table);
      setOpened({ state: "open", id, table: ready.table, library });
    };
    open().catch((error: unknown) => {
      if (wanted) setOpened({ state: "failed", error });
    });
    return () => {
      wanted = false;
      stop();
    };
  }, [game, scene, round]);
  return opened;
}
