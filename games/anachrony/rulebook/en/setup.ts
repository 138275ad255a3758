import type { Chapter } from "@chronarium/kernel";

export const setup: Chapter = {
  id: "setup",
  title: "Setting up",
  paragraphs: [
    {
      rules: ["AN-7", "AN-8"],
      text: "Four stacks of buildings, open on top; seven Timeline tiles with a Superproject each, the first open, and the Impact between the fourth and the fifth.",
    },
    {
      rules: ["AN-9", "AN-10"],
      text: "Your Focus begins on the first tile. The condition of your Evacuation is drawn unless you choose it.",
    },
    {
      rules: ["AN-11"],
      text: "Your path gives goods, Active workers and a Tired one; you choose one of its two leaders.",
    },
    {
      rules: ["AN-104"],
      text: "Hidden are the stacks below their top, the face-down Superprojects, and the cards and dice to come. All else is open.",
    },
  ],
};
