import type { Chapter } from "@chronarium/kernel";
import { levels, peddlerCard } from "../../text/en/words.ts";
import { levelTable, peddlerCards } from "../tables.ts";

export const solo: Chapter = {
  id: "solo",
  title: "Alone: the Peddler",
  paragraphs: [
    {
      rules: ["BG-75", "BG-76"],
      text:
        "Alone you play against the Peddler. That he exists is known; his rules could not be found. All " +
        "that follows is our own design.",
    },
    {
      rules: ["DS-8"],
      text:
        "Set up as for 2 players. The Peddler has a Timepiece, Goods without limit, Gold and Corruption " +
        "cards, but no shop, no staff and no figures. You are on top of the first stack. For the Clock and " +
        "the marker he counts as a player.",
    },
    {
      rules: ["DS-8"],
      text:
        "On his turn he turns over a card, does what it says, moves his Timepiece by its Hours and meets " +
        "the marks. He has no Frozen Hours. When his deck of 12 is used up he shuffles all again.",
      table: peddlerCards(["Card", "Hours", "What he does"], { peddlerCard }),
    },
    {
      rules: ["DS-8"],
      text:
        "Where he seats an adventurer: on the boat with most of that colour; of equals the fullest; then " +
        "the lowest number. A Rogue goes to the emptiest boat, then the lowest number. He never uses the " +
        "Robbers.",
    },
    {
      rules: ["DS-8"],
      text:
        "Where he docks: at the outer pier, if it buys a size that he has in a colour on the boat; " +
        "otherwise at the centre. If only one dock is free he takes it.",
    },
    {
      rules: ["DS-8"],
      text:
        "In the market the fullest Hall sponsors him. Then he sells colour by colour. He goes to the Black " +
        "Market with a colour only if that brings him more than 8 Gold above the outer piers, and takes 1 " +
        "Corruption card for it. What would bring nothing he keeps. He never counts Cultists.",
    },
    {
      rules: ["DS-8"],
      option: "peddler",
      text:
        "At the end he pays for his Corruption as you do. You win with more Gold than he has; a tie is his. " +
        "His level is the Gold he starts with. The first design had 0, 20 and 35, and our searching bot won " +
        "96 games of 100 at Hard; so Normal and Hard were raised until he wins about half at Hard.",
      table: levelTable(["Level", "Gold at the start", "With the Cultists"], { levels }),
    },
  ],
};
