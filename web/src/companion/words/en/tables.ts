/** The list of tables: new ones, what they track, files. */
import type { Thing } from "@chronarium/anachrony/companion";
import { plural } from "./shared.ts";

export const tables = {
  tables: {
    title: "Companion",
    lead: "Runs the Chronobot for your own table: it rolls or you do, it decides, and it says why.",
    yours: "Your tables",
    none: "No table yet. Everything stays on this device until you share it.",
    steps: (count: number): string => plural(count, "step"),
    over: (own: number, bot: number): string => `Closed: ${own} to ${bot}`,
    rename: "Rename",
    remove: "Remove",
    removeQuestion: (title: string, steps: number): string =>
      `Remove ${title} with ${plural(steps, "step")}? It cannot be brought back.`,
    removeNow: "Remove it",
    keep: "Keep it",
    actionOn: (action: string, title: string): string => `${action}: ${title}`,
    exportFile: "Save as file",
    exported: (name: string): string => `Saved as ${name}.`,
    importFile: "Add from a file",
    imported: "The table has been added.",
    refused: (file: string, why: string): string => `${file}: ${why}`,
    notCompanion: "This is a game of another kind. It is among your timelines now.",
    tooLarge: "This file is too large for a table.",
  },
  create: {
    title: "New table",
    begin: "Begin Era 1",
    join: "Join a game in progress",
    more: "Tracking and house rules",
    tracking: "What the app tracks",
    rules: "House rules",
    default: (date: string): string => `Table of ${date}`,
  },
  failed: { title: "This table cannot be opened", back: "Your tables" },
  lost: "This table does not go on here. Reload the page.",

  tracking: {
    title: "What the app tracks",
    lead: "Tracked: it decides alone. Not tracked: it asks you. Change it at any time.",
    things: {
      spaces: { name: "Spaces", does: "Who stands on Construct, Recruit, Research, Council and Mine." },
      recruit: { name: "Recruit pool", does: "The workers of the card, entered each Era." },
      mine: { name: "Mine pool", does: "The cubes of the card, entered each Era." },
      warp: { name: "Your Warp tiles", does: "How many lie on each Era: Paradox rolls are known." },
      tiles: {
        name: "Open tiles",
        does: "The VP of open buildings, and of Superprojects after the Impact: four tiles each Era.",
      },
    } satisfies Record<Thing, { name: string; does: string }>,
  },

  share: {
    title: "Share or save",
    lead: "Nothing leaves this device before you press one of these.",
    path: "Your path, if you like",
    picture: "Score as a picture",
    text: "Score as text",
    record: "Play record",
    file: "Whole table as a file",
    copied: "Copied.",
    saved: (name: string): string => `Saved as ${name}.`,
    failed: "This could not be shared.",
    early: "Picture, text and record come with the score sheet.",
    heading: "Chronobot, the score",
    line: (category: string, own: number | string, bot: number | string): string =>
      `${category}: ${own} to ${bot}`,
    totals: (own: number, bot: number): string => `Total: ${own} to ${bot}`,
    facts: (difficulty: string, era: number, path: string): string =>
      path === "" ? `${difficulty}, ended in Era ${era}` : `${path}, ${difficulty}, ended in Era ${era}`,
  },
};
