/** What stands around every screen: the bar, the tabs, undo, the menu, the log. */
import type { Side, State } from "@chronarium/anachrony/companion";
import { PHASES, plural } from "./shared.ts";

export const frame = {
  name: "Companion",
  phases: PHASES,
  sides: { human: "You", bot: "The bot" } satisfies Record<Side, string>,
  status: ({ era, phase, turn, bot, correction }: State): string =>
    phase === "closed"
      ? "Closed"
      : correction !== undefined
        ? `Era ${era} · correction`
        : phase !== "actions"
          ? `Era ${era} · ${PHASES[phase].toLowerCase()}`
          : turn === "bot"
            ? `Era ${era} · bot turn ${bot.actions + 1}`
            : `Era ${era} · your turn`,
  tabs: {
    label: "Parts of the table",
    turn: "Bot turn",
    board: "Bot board",
    odds: "Odds",
    correct: "Correct",
  },
  undo: "Take back",
  redo: "Do again",
  undoOf: (what: string): string => `Take back: ${what}`,
  redoOf: "Do again what was taken back",
  tookBack: (what: string): string => `Taken back: ${what}`,
  didAgain: (what: string): string => `Done again: ${what}`,
  answered: "an answer",
  menu: "Menu",
  close: "Close",
  why: "Why",
  rule: (id: string, name: string): string => (name === id ? `Rule ${id}` : `Rule ${id}, ${name}`),

  menuItems: {
    large: "Large type",
    largeDoes: "For a phone that lies beside the board.",
    tracking: "What the app tracks",
    log: "Log and branches",
    rules: "Rules",
    share: "Share or save",
    tables: "Your tables",
    settings: "Settings",
    awake: "The screen stays awake while this table is open.",
  },
  rules: {
    title: "Rules",
    none: "No paragraph explains this rule.",
    all: "All rules",
  },
  log: {
    title: "Log",
    lead: "Newest first. A step can be tried anew on a table of its own.",
    empty: "Nothing has happened yet.",
    branch: "Try from here",
    branchOf: (revision: number): string => `Try from here, step ${revision}`,
    branchName: (revision: number): string => `From step ${revision}`,
    more: "Earlier steps",
    dice: (app: number, hand: number): string =>
      `${plural(app, "app die", "app dice")}, ${hand} rolled by hand`,
  },
};
