/** A saved game of the Chronomancer for the pictures; the tests make their own positions. */
import { readFileSync } from "node:fs";

/** Three players, day 2: Lucie's Assistant can reach T3, and two boats have docked. */
export const coveDayTwo = (): { readonly id: string; readonly text: string } => ({
  id: "cove",
  text: readFileSync(new URL("saves/chronomancer-3.match", import.meta.url), "utf8"),
});
