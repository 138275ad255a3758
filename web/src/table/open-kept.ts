/** A kept table as the page shows it: its driver, and what its game brings to it. */
import { fail } from "@chronarium/authority";
import type { Driver, Library } from "../driver/types.ts";
import { loadGame } from "../games/registry.ts";
import type { Language } from "../text/catalogue.ts";
import { openTable } from "./open-table.ts";
import type { Table } from "./store.ts";

/** `stop` lets go of the driver. */
export async function openKept(
  library: Pick<Library, "open">,
  id: string,
  language: Language = "en",
): Promise<{ table: Table; stop: () => void }> {
  const driver = await library.open(id, language);
  const game = gameOf(driver);
  const ui = await loadGame(game);
  if (ui === undefined) {
    driver.close();
    return fail("driver/unknown-game", { game: game.slice(0, 60) });
  }
  return openTable(ui, driver);
}

/** A driver tells the present moment first. */
function gameOf(driver: Driver): string {
  let game = "";
  driver.subscribe(({ moment }) => {
    game = moment.table.game;
  })();
  return game;
}
