import type { Chapter } from "@chronarium/kernel";

export const day: Chapter = {
  id: "day",
  title: "The day",
  paragraphs: [
    {
      rules: ["BG-20"],
      text: "Each day has four phases. After the third market the game goes straight to final scoring.",
      table: [
        ["Phase", "What happens"],
        ["Arrival", "2 pieces board each boat"],
        ["Production", "turns in the order of the Clock, until all have reached the Market marker"],
        ["Market", "Halls, Sponsorship, sales"],
        ["Clean-up", "piers and boats are emptied; not after the third day"],
      ],
    },
    {
      rules: ["BG-21", "BG-77"],
      text:
        "Arrival: boat by boat, from 1 to 6, two pieces are drawn from the bag and take a seat. Rogues sit " +
        "like anybody else. No boat can be full yet, so nothing docks, and no Rogue card acts.",
    },
    {
      rules: ["BG-77"],
      text: "Each draw is fair: every piece now in the bag is equally likely.",
    },
    {
      rules: ["BG-22"],
      text: "Production: players take single turns. The Clock says whose turn it is.",
    },
    {
      rules: ["BG-23"],
      text:
        "Market: first the Halls and the Lair are filled, then everybody is sponsored, then everybody " +
        "sells.",
    },
    {
      rules: ["BG-24"],
      text:
        "Clean-up: all pieces on the piers go back into the bag, the boats return empty to their half, the " +
        "Market marker leaves the Clock, and the Town Square changes a little. Halls, Lair, staff, unsold " +
        "Goods, Corruption and the workshops stay. Parts of this are deduced.",
    },
    {
      rules: ["CM-A 21"],
      text: "Figures, tiles and Frozen Hours stay where they are from day to day: nothing says otherwise.",
    },
  ],
};
