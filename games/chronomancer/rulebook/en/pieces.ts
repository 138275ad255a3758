import type { Chapter } from "@chronarium/kernel";
import { colours, pieces as words } from "../../text/en/words.ts";
import { adventurers } from "../tables.ts";

export const pieces: Chapter = {
  id: "pieces",
  title: "The pieces",
  paragraphs: [
    {
      rules: ["BG-10"],
      text:
        "The cove has three piers, a sea with six boats, the Town Square, four Faction Halls, the Rogues’ " +
        "Lair, the Clock, and a place for the Rogue card and the Corruption deck. Gold is a number.",
    },
    {
      rules: ["BG-2", "BG-12"],
      text:
        "52 adventurers come and go: four factions and the Rogues. The total is certain, the split comes " +
        "from one source.",
      table: adventurers(["Piece", "Wants Goods in", "Number"], { colours, pieces: words }),
    },
    {
      rules: ["BG-12"],
      text: "Nobles are simply the yellow faction: no source gives them a rule of their own.",
    },
    {
      rules: ["BG-3"],
      text: "Six boats, each with 4 seats.",
    },
    {
      rules: ["BG-11"],
      text: "Every Good has one of four colours and one of two sizes, small or large.",
    },
    {
      rules: ["CM-1"],
      text:
        "Each player owns a workshop with two figures, a Staff board with four places, a Sale Shelf, 4 " +
        "Frozen Hours, 10 Portal Fragment tiles and 20 Goods: 12 Relics, which are small, 3 in each colour; " +
        "and 8 Artifacts, which are large, 2 in each colour.",
    },
    {
      rules: ["BG-4"],
      text: "36 Townsfolk in three sets of 12: Locals, Mercenaries and Sailors. A game uses two of the sets.",
    },
    {
      rules: ["BG-5"],
      text: "3 Rogue cards: Criminals, Cultists, Robbers. One is in force for the whole game.",
    },
    {
      rules: ["BG-6"],
      text: "60 Corruption cards.",
    },
    {
      rules: ["BG-7", "BG-8", "BG-9", "DS-9"],
      text:
        "The box holds more: merchant cards, banners, gems for high scores, two mice whose purpose we could " +
        "not find, two spare adventurer tokens, solo scenarios and other merchants. This game does without " +
        "them.",
    },
  ],
};
