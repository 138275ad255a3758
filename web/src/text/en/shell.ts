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
  account: "Account",
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
  health: {
    failing: {
      full: "This browser has no room left to store your game. No move is made until it has; it tries again by itself.",
      unavailable:
        "This browser lets the page store nothing, as some private windows do. No move is made until it can; it tries again by itself.",
      failed:
        "The browser could not store your game. No move is made until it can; it tries again by itself.",
    },
    memory: "Nothing is being stored: your games last only as long as this page stays open.",
    well: "Storing works again. Everything played here is stored.",
    silent:
      "The table does not answer. It may be busy; if it stays silent it is opened again from what is stored.",
    ended: "The table stopped. It is being opened again from what is stored.",
    back: "The table is back, at the moment that was stored last.",
    tryNow: "Try to store now",
    playUnstored: "Play on without storing",
  },
};
