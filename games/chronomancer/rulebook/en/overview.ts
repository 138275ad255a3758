import type { Chapter } from "@chronarium/kernel";

export const overview: Chapter = {
  id: "overview",
  title: "The game in short",
  paragraphs: [
    {
      rules: [],
      text:
        "You are Wiz Grey, the Chronomancer, and with your Assistant Humpty McHalf you run a shop that " +
        "sells the past. Portals in your workshop open onto other ages; what you bring back stands on your " +
        "shelf until the boats land and the adventurers come to buy.",
    },
    {
      rules: ["BG-1"],
      text: "The game is for 1 to 4 players and lasts 3 days. Whoever then has most Gold wins.",
    },
    {
      rules: ["BG-20", "BG-22", "BG-27"],
      text:
        "Time is your money. Every action costs Hours, the Clock carries your Timepiece forward, and " +
        "whoever is furthest back acts next. As the Clock turns, adventurers board the boats; full boats " +
        "dock; when four have docked, the market is near.",
    },
    {
      rules: ["BG-11", "BG-46"],
      text:
        "A Good has a colour and a size. The colour says who wants it, the size at which pier it may be " +
        "sold. On a pier every Good of a colour is paid for by every adventurer of that colour, so three " +
        "Warriors triple the price of all red Goods sold there.",
    },
    {
      rules: ["BG-45", "BG-57", "BG-71", "BG-72"],
      text: "Gold comes from four sources, and one thing takes it away.",
      table: [
        ["Source", "When", "How much"],
        ["Sales", "each Market Phase", "value of the Goods × adventurers of the colour on the pier"],
        [
          "Market Phase Sponsorship",
          "each Market Phase",
          "1 Gold for each adventurer in the Hall of every open icon",
        ],
        ["Immediate Sponsorship", "at once", "1 Gold for each adventurer in that Hall"],
        ["Faction icons of your staff", "at the end", "1 Gold for each adventurer in that Hall"],
        ["Rogue icons of staff and Corruption", "at the end", "minus 1 Gold for each Rogue in the Lair"],
      ],
    },
    {
      rules: ["BG-19", "BG-76"],
      text:
        "This is an honest reconstruction. The Chronomancer’s own rules are known; of the base game only " +
        "public reviews could be read. Where a number or a card is our own, the paragraph says so.",
    },
  ],
};
