/** Opens a table: its store follows the driver, and tells what happened since it was last looked at. */
import { createStore } from "zustand";
import type { Driver } from "../driver/types.ts";
import type { GameUi } from "../games/ui.ts";
import { comeBack, hear } from "./following.ts";
import { lastSeen, saw } from "./seen.ts";
import { curtainFor, NONE, receive, type Table, type TableState } from "./store.ts";

/** Opens the store on a driver; answers when the first moment is there. `stop` lets go of the driver. */
export async function openTable(ui: GameUi, driver: Driver): Promise<{ table: Table; stop: () => void }> {
  let table: Table | undefined;
  let ready: () => void = () => {};
  const first = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const unsubscribe = driver.subscribe((update) => {
    if (table === undefined) {
      const { moment } = update;
      if (ui.sealed) ui.hears(moment);
      table = createStore<TableState>(() => ({
        ui,
        driver,
        live: moment,
        shown: moment,
        entries: [],
        arriving: NONE,
        refused: undefined,
        curtain: curtainFor(moment, undefined),
        busy: false,
        hint: undefined,
        hinting: false,
        branching: undefined,
        story: [],
        telling: undefined,
        coming: [],
        held: false,
        hurry: false,
        scoring: undefined,
        undone: undefined,
        visits: 0,
      }));
      ready();
    } else if (ui.sealed) {
      ui.hears(update.moment);
      receive(table, update);
    } else hear(table, update);
  });
  await first;
  const opened = table as Table | undefined;
  if (opened === undefined) throw new Error("A driver tells the present moment first.");
  const entries = await driver.chronicle();
  if (ui.sealed) await ui.recalls(opened.getState().live, driver, entries);
  opened.setState({ entries });
  const { id } = opened.getState().live.table;
  // Nobody is told a sealed game at a pace: those at the table act at once, and the game itself says where one was.
  if (!ui.sealed) await comeBack(opened, lastSeen(id));
  saw(id, opened.getState().live.revision);
  const watching = opened.subscribe(({ live }, before) => {
    if (live.revision !== before.live.revision) saw(id, live.revision);
  });
  return {
    table: opened,
    stop: () => {
      watching();
      unsubscribe();
      driver.close();
    },
  };
}
