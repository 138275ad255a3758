import type { LessonWords } from "@chronarium/kernel";
import { goal } from "./goal-en.ts";

export const en: LessonWords = {
  goal,
  steps: {
    goal: {
      name: "Goal",
      title: "Three days at the Cove",
      text: "You make Goods by day and sell them in the evening. Most *Gold* after three days wins; alone, you must beat the Peddler. Actions cost Hours, and whoever is furthest back on the Clock acts: for now that is you.",
      know: "Most Gold after three days wins.",
    },
    figures: {
      name: "Two figures",
      title: "One ahead, one behind",
      text: "Your *Assistant* walks ahead, your *Chronomancer* follows and never overtakes him. A turn is: move one figure clockwise, take the action of its space, pay. Both stand in the left Time Machine.",
      task: "Move the Assistant to the portal T2.",
      know: "Move one figure, take its action, pay.",
      notes: {
        elsewhere:
          "That is allowed as well. We want to see the portal T2: take the step back, or go on with the lesson’s own table.",
      },
    },
    portal: {
      name: "Portal",
      title: "Two tiles make a portal",
      text: "Where two tiles meet, their halves add up: the right one says what you get, both say what it costs. Here it is a red or a green *Relic*, for 1 Hour. Where a skull stands, a *Corruption* card comes with it, and costs Gold at the end.",
      task: "Take a Relic of either colour.",
      know: "A portal costs what its two halves show.",
    },
    freeze: {
      name: "Freeze",
      title: "Time can be put aside",
      text: "In a Time Machine the Assistant freezes time: it costs 2 Hours and gives you two *Frozen Hours*. Each pays an Hour; or you keep it, and the icon below stays open and pays in the evening.",
      task: "Send the Assistant to the right Time Machine and take two Frozen Hours. Pay with them: they lie beside the price.",
      know: "A Frozen Hour pays an Hour, or earns in the evening.",
      notes: {
        arrived:
          "Here time stands still. Choose two icons, and spend both tokens at once: your Timepiece does not move, and it is your turn again.",
        elsewhere: "Fair enough. The Time Machine on the right is still waiting for the Assistant.",
      },
    },
    shift: {
      name: "Shift",
      title: "The Chronomancer moves the portals",
      text: "In a Time Machine the Chronomancer slides a tile from the *Time Stream* into the column beside him. The lower tile drops out, and the portals are new. Blue sides are cheaper.",
      task: "Send the Chronomancer to the right Time Machine and slide in a tile.",
      know: "Shifting changes what your portals do and cost.",
      notes: {
        arrived:
          "The levers are in his hands. Choose a tile of the Time Stream: it comes in at the top right.",
        elsewhere: "He may stop there. The tiles move when he reaches the Time Machine.",
      },
    },
    boats: {
      name: "Boats",
      title: "You choose your customers",
      text: "Your Timepiece has passed a mark: a *Warrior* has come out of the bag and wants a seat. A boat with four aboard docks at once. Boat 2 has room for one more, and Warriors buy red.",
      task: "Seat the Warrior on boat 2 and let it dock at the Relic Quay.",
      know: "A full boat docks; its passengers buy tonight.",
      notes: {
        full: "Four aboard: the boat docks, and you say where. The Relic Quay buys Relics, and that is what you have.",
        waits: "He is aboard, but that boat still has room, so it waits at sea. Boat 2 would have docked.",
      },
    },
    market: {
      name: "Market",
      title: "Goods times customers",
      text: "The evening of the day. A sale pays *value times customers* of that colour on the pier. Two red Relics at the Relic Quay: (2 + 2) × 3 Warriors = 12 Gold. The Black Market in the middle buys everything, for a Corruption card a colour.",
      task: "Sell what you like, then close your stall.",
      know: "Value times customers, colour by colour.",
      notes: {
        sold: "Sold. Your Relics went to three Warriors at once: customers are not used up, and the Peddler sells to them as well.",
      },
    },
    peddler: {
      name: "The Peddler",
      title: "Your rival turns cards",
      text: "Day 2 begins. The Peddler has no workshop: on his turn he turns a card, takes a Good and moves on. He acts whenever he is furthest back. Spend an Hour and watch him. Elsewhere you may recruit Townsfolk: they help at once, then work on your Staff.",
      task: "Move the Assistant to B2 and take a Relic.",
      know: "Whoever is furthest back on the Clock acts, the Peddler too.",
    },
  },
};
