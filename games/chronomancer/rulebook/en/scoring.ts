import type { Chapter } from "@chronarium/kernel";

export const scoring: Chapter = {
  id: "scoring",
  title: "Final scoring",
  paragraphs: [
    {
      rules: ["BG-71"],
      text:
        "For each faction icon on the Townsfolk of your staff, gain 1 Gold for every adventurer in the Hall " +
        "of that faction.",
    },
    {
      rules: ["BG-72"],
      text:
        "For each Rogue icon on your staff and on your Corruption cards, lose 1 Gold for every Rogue in the " +
        "Lair.",
    },
    {
      rules: ["BG-73"],
      text:
        "Goods still on the shelf and Frozen Hours are worth nothing. Gold may fall below 0. Both are our " +
        "guess.",
    },
    {
      rules: ["BG-74"],
      text:
        "Most Gold wins. Of equals, whoever has fewer Corruption cards; then more Townsfolk on the staff; " +
        "then the victory is shared. This too is our guess; alone, a tie is a loss.",
    },
  ],
};
