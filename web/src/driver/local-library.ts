/** The tables of this browser, for the page: a thin line to the authority's thread, and a watch over it. */
import { fail, type Library, openWatched } from "@chronarium/authority";
import { companionOf, playable } from "../games/catalogue.ts";
import { chance, clock } from "./clock.ts";
import { connectionTo } from "./ports.ts";

/** Starts the authority's thread: a page needs one. */
export function openLocalLibrary(): Promise<Library> {
  return openWatched({
    connect: () => connectionTo(new Worker(new URL("./worker.ts", import.meta.url), { type: "module" })),
    clock,
    chance,
    rulesOf: (id) => {
      const game = playable(id) ?? companionOf(id);
      return game === undefined || "form" in game
        ? fail("driver/unknown-game", { game: id.slice(0, 60) })
        : game.rules();
    },
  });
}
