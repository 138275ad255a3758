import type { Chapter } from "@chronarium/kernel";
import { marks } from "../tables.ts";

export const clock: Chapter = {
  id: "clock",
  title: "The turn and the Clock",
  paragraphs: [
    {
      rules: ["BG-25"],
      text:
        "Your turn has three steps: move a figure, take the action of its space, pay. Paying means taking " +
        "the Corruption cards of the space and then resolving the Clock.",
    },
    {
      rules: ["CM-A 9"],
      text:
        "You pay after the action. So Frozen Hours taken by the action can pay for it, but Security cannot " +
        "remove the Corruption of the turn in which it works.",
    },
    {
      rules: ["BG-25", "BG-30", "BG-36", "BG-38", "CM-A 9", "CM-A 11"],
      text: "In full, a turn runs like this.",
      table: [
        ["Step", "What happens"],
        ["1", "Choose a figure and its space. The cost is fixed now."],
        [
          "2",
          "Take the action. What cannot be done is left out; a boat that an ability fills docks at once.",
        ],
        ["3", "Take the Corruption cards of the space."],
        ["4", "Decide how many Frozen Hours you spend, and on which icons."],
        ["5", "Your Timepiece moves on by the Hours that are left."],
        ["6", "Each mark it has reached or passed, one by one: draw, seat, Robbers, dock."],
        ["7", "If the fourth dock is taken now, the Market marker is placed."],
        ["8", "The next player acts, or Production ends."],
      ],
    },
    {
      rules: ["BG-26"],
      text:
        "A figure has to move: no figure uses the same space on two turns running. In this workshop that " +
        "follows by itself.",
    },
    {
      rules: ["BG-27"],
      text: "The Clock is a ring of 12 hours. Resolving it moves your Timepiece forward by the Hours you pay.",
    },
    {
      rules: ["BG-28"],
      text:
        "The player furthest back on the Clock acts next. On the same hour it is the top Timepiece of the " +
        "stack; whoever arrives goes on top. A Timepiece that moves 0 Hours keeps its place, and its owner " +
        "keeps the turn.",
    },
    {
      rules: ["BG-29"],
      text: "Cheap actions therefore give you several turns in a row.",
    },
    {
      rules: ["BG-30"],
      text:
        "Some hours carry an adventurer mark. For each one that your Timepiece reaches or passes, draw a " +
        "piece from the bag: everybody sees it, then you choose a boat at sea with a free seat. It has to " +
        "be seated. Finish with one mark, docking included, before you draw for the next.",
    },
    {
      rules: ["BG-31"],
      text: "If no boat at sea has a free seat, nothing is drawn.",
    },
    {
      rules: ["BG-32"],
      text:
        "The fewer players, the more marks. Their places are our guess; with them a day lasts 11 or 12 " +
        "Hours.",
      table: marks(["Players", "Marks on the hours"]),
    },
    {
      rules: ["BG-79"],
      text:
        "Count the marks from the hour after the one you leave up to the one you reach. XII is followed by " +
        "I as by any other hour: from XI, 5 Hours meet every mark on XII, I, II, III and IV.",
    },
    {
      rules: ["BG-79"],
      text:
        "A Timepiece set back to the Market marker meets no mark, nor does one that begins a day on a " +
        "marked hour. Hours walked beyond the marker yesterday are walked again today, and their marks " +
        "count again.",
    },
    {
      rules: ["BG-33"],
      text:
        "An early description mentions hours that bring a Corruption card. We found no trace of them in the " +
        "printed game, so there are none.",
    },
    {
      rules: ["BG-43"],
      text: "The program counts hours on and on, day after day; the dial shows them from I to XII.",
    },
  ],
};
