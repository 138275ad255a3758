import type { Chapter } from "@chronarium/kernel";

export const boats: Chapter = {
  id: "boats",
  title: "Boats, docks and piers",
  paragraphs: [
    {
      rules: ["BG-34", "BG-35"],
      text:
        "There are three piers and four docks: one at the left pier, one at the right, and two at the " +
        "central pier, one on each side. A boat docks on its own half of the sea. So of the three boats of " +
        "a half only two can land. The split 1, 2, 1 is deduced.",
    },
    {
      rules: ["BG-36"],
      text:
        "A boat with 4 pieces docks at once. Whoever put the fourth piece there chooses between the free " +
        "docks of its half. The pieces now stand on that pier, and nothing moves them again today.",
    },
    {
      rules: ["BG-37"],
      text:
        "If both docks of its half are taken, a full boat stays at sea. Townsfolk can still move its " +
        "pieces.",
    },
    {
      rules: ["BG-38"],
      text:
        "When the fourth dock is taken, the Market marker is put on the hour just after the leading " +
        "Timepiece, once the present turn is complete. Nobody stands on or past it then, so everybody has " +
        "at least one more turn.",
    },
    {
      rules: ["BG-39"],
      text: "The Clock then goes on as before, marks included. New pieces board the boats left at sea.",
    },
    {
      rules: ["BG-40"],
      text:
        "Whoever is on or past the marker takes no more turns today. Before it you go on, also with turns " +
        "of 0 Hours. Production ends when all have reached it.",
    },
    {
      rules: ["BG-41", "BG-42"],
      text:
        "Timepieces past the marker go back to its hour, on top of those already there, and whoever went " +
        "furthest lies on top. The stack is the order of the market and of the next day, which begins on " +
        "this hour.",
    },
  ],
};
