import type { ShellText } from "../areas/shell.ts";

export const shell: ShellText = {
  home: "Chronarium, home",
  nav: {
    label: "Main",
    play: "Play",
    timelines: "Timelines",
    learn: "Learn",
    rulebook: "Rulebook",
    companion: "Companion",
  },
  language: "Language",
  menu: "Menu",
  settings: "Settings",
  about: "About and credits",
  close: "Close",
  skip: "Skip to the board",
  skipToContent: "Skip to the page",
  on: "on",
  off: "off",
  coming: "coming",
  notice: "Unofficial and non-commercial; not connected with the publishers of the games.",
  notFound: { title: "Nothing happened here", lead: "There is no page at this address." },
  crashed: {
    title: "This page stopped",
    lead: "Your games are safe: every move was kept before it was shown.",
    reload: "Load the page again",
  },
  loading: "One moment",
  notPersistent: "This browser keeps no data. Your games last until you close the page.",
};
