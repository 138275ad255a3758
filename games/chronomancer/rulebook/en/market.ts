import type { Chapter } from "@chronarium/kernel";
import { colours } from "../../text/en/words.ts";
import { baseValues } from "../tables.ts";

export const market: Chapter = {
  id: "market",
  title: "The market",
  paragraphs: [
    {
      rules: ["BG-44"],
      text:
        "First the Halls: every adventurer on a boat still at sea goes to the Hall of the faction, every " +
        "Rogue to the Lair. They stay there for the rest of the game.",
    },
    {
      rules: ["BG-45", "BG-56"],
      text:
        "Then Sponsorship: for each open icon on your board you gain 1 Gold for every adventurer in the " +
        "Hall of that faction. This happens in each Market Phase.",
    },
    {
      rules: ["BG-57"],
      text:
        "An Immediate Sponsorship pays the same for one faction, at once. The amount is deduced from the " +
        "market’s.",
    },
    {
      rules: ["BG-55"],
      text: "Sponsorship is an icon, never a card.",
    },
    {
      rules: ["BG-46"],
      text:
        "Then the sales. For one colour on one pier: add up the values of the Goods you sell there, and " +
        "multiply by the adventurers of that colour on the pier. They are not used up: every merchant sells " +
        "to the same ones.",
    },
    {
      rules: ["BG-51"],
      text:
        "What Goods are worth. Red and green are common and cheap, blue and yellow rare and dear; the " +
        "numbers themselves are our guess.",
      table: baseValues(["Colour", "Relic", "Artifact"], { colours }),
    },
    {
      rules: ["BG-48", "BG-50"],
      text:
        "Each pier buys something else. That the central one is the Black Market is likely; which outer " +
        "pier buys small and which large is our guess.",
      table: [
        ["Pier", "Name", "Buys", "Docks"],
        ["left", "Relic Quay", "Relics", "1"],
        ["centre", "Black Market", "both", "2"],
        ["right", "Artifact Quay", "Artifacts", "1"],
      ],
    },
    {
      rules: ["BG-49"],
      text:
        "The Black Market has a price: 1 Corruption card for each colour you sell there in this Market " +
        "Phase, however many Goods. That it corrupts is known, how much is our guess.",
    },
    {
      rules: ["BG-47"],
      text:
        "Each Good is sold once. You may spread the Goods of a colour over several piers, and you may keep " +
        "any. Sold Goods return to your supply.",
    },
    {
      rules: ["BG-53"],
      text: "Where nobody wants the colour, nothing of it can be sold.",
    },
    {
      rules: ["BG-52"],
      option: "rogues",
      text: "Rogues on a pier buy nothing, unless the Rogue card says so.",
    },
    {
      rules: ["BG-54", "BG-78"],
      text:
        "The market goes from the top of the stack downwards, in the turn order of the coming day. Here " +
        "each player sells colour by colour, closes the stall, and then draws all the Corruption cards " +
        "owed. Nobody’s sales change another’s; the order only settles who draws which card. It is our own.",
    },
  ],
};
