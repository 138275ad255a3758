import type { Chapter } from "@chronarium/kernel";

export const laws: Chapter = {
  id: "laws",
  title: "What always holds",
  paragraphs: [
    {
      rules: ["INV-1", "INV-2"],
      text:
        "In every position there is a legal move. The figures never share a space, and the Chronomancer is " +
        "always behind the Assistant.",
    },
    {
      rules: ["INV-3"],
      text:
        "When the Chronomancer enters a Time Machine the Assistant is already in it. So no figure ever " +
        "stands on a tile that slides.",
    },
    {
      rules: ["INV-4"],
      text:
        "Each half lap holds one Freeze Time and one Shifting Timelines: at least 3 Hours of cost against " +
        "at most 2 Frozen Hours gained. Time always runs on.",
    },
    {
      rules: ["INV-5"],
      text: "You have as many Frozen Hours in your supply as icons open, so a spent one always finds its place.",
    },
    {
      rules: ["INV-6", "INV-7"],
      text:
        "4 tiles lie on the board and 6 in the Time Stream. Of each colour, shelf and supply together hold " +
        "3 Relics and 2 Artifacts.",
    },
    {
      rules: ["INV-8"],
      text: "Production always ends: marks keep coming, and six full boats mean four taken docks.",
    },
    {
      rules: ["INV-9"],
      text: "The 52 pieces, the 24 Townsfolk of the game and the 60 Corruption cards are always all there.",
    },
    {
      rules: ["BG-77"],
      text:
        "Only chance is hidden: what the bag will give, and the order of the decks. Everything else is " +
        "open, also both sides of all tiles and the contents of the bag.",
    },
  ],
};
