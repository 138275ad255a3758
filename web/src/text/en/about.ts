import type { AboutText } from "../areas/about.ts";

export const about: AboutText = {
  title: "About Chronarium",
  games: (playable, coming) =>
    `Chronarium is a table for board games about time. You can play ${playable} now${
      coming === "" ? "." : `; still to come: ${coming}.`
    }`,
  what: [
    "Every move is a step that can be replayed, explained by its rule, and branched into another history.",
    "Each game begins with a sealed seed. It is opened at the end, so anyone can check the deal.",
  ],
  unofficial: {
    title: "Unofficial",
    text: "This is an unofficial, non-commercial project. It is not connected with the publishers or designers of the games. Rules are told in our own words, and all drawings are our own.",
  },
  licence: { title: "Licence", text: "Chronarium is free software under the MIT licence." },
  credits: {
    title: "Credits",
    lead: "With thanks to the people whose work is in this page.",
    by: "By",
    licence: "Licence",
    fonts: "Typefaces",
    icons: "Icons",
    software: "Software",
    whole: "The full text of every licence",
  },
  privacy: {
    title: "Your data",
    text: "Games and settings stay in this browser. Nothing is sent anywhere, and nobody is counted.",
  },
  readRules: "Read the rules",
};
