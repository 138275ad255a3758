import type { Chapter } from "@chronarium/kernel";

export const setup: Chapter = {
  id: "setup",
  title: "Setting up",
  paragraphs: [
    {
      rules: ["BG-13"],
      text: "Boats 1 to 3 lie on the left half of the sea, 4 to 6 on the right. All boats are alike.",
    },
    {
      rules: ["BG-14"],
      text: "1 adventurer of each faction starts in its Hall. All others go into the bag.",
    },
    {
      rules: ["BG-15"],
      option: "rogues",
      text: "The Rogue card of the table says how many Rogues start in the Lair and how many in the bag.",
    },
    {
      rules: ["BG-16"],
      option: "townsfolk",
      text: "Two sets of Townsfolk are shuffled into one deck, and 4 cards from it fill the Town Square.",
    },
    {
      rules: ["BG-17"],
      text: "The Corruption cards are shuffled face down.",
    },
    {
      rules: ["BG-18"],
      text:
        "Everybody has 0 Gold. All Timepieces stand on I in one stack; its top one acts first. Chance " +
        "orders the stack, which is our choice; alone, you are on top.",
    },
    {
      rules: ["BG-19"],
      text:
        "Every player is a Chronomancer, with a board, tiles and Goods of their own. In the box each player " +
        "would be another merchant.",
    },
    {
      rules: ["CM-2", "CM-8"],
      text:
        "4 Frozen Hours cover the four Sponsorship icons on the upper edge of your board. You start with " +
        "none in your supply.",
    },
    {
      rules: ["CM-3"],
      text: "The 2 tiles marked with a star go at random into the two top slots, white side up.",
    },
    {
      rules: ["CM-4", "CM-5"],
      text:
        "Of the other 8, 2 go at random into the bottom slots, white side up. The last 6 lie open beside " +
        "the board with their blue side up: the Time Stream.",
    },
    {
      rules: ["CM-6"],
      text: "All 20 Goods are in your supply, and the Sale Shelf is empty.",
    },
    {
      rules: ["CM-7"],
      text: "Both figures stand in the left Time Machine, each on the space reserved for it.",
    },
  ],
};
