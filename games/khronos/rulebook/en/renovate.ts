import type { Chapter } from "@chronarium/kernel";

export const renovate: Chapter = {
  id: "renovate",
  title: "Renovating",
  paragraphs: [
    {
      rules: ["KH-101"],
      text:
        "On Reason, orange cards restore the ruins of Keeps and Castles, fuchsia cards those of " +
        "Monasteries and Abbeys. Anybody may renovate any ruin.",
    },
    {
      rules: ["KH-102"],
      text: "A Keep or Monastery ruin costs 1 card, a Castle or Abbey ruin 2.",
    },
    {
      rules: ["KH-103"],
      text:
        "The 2 cards may come together or one by one, on different turns and from different players. After " +
        "a single card, whoever paid it puts a cube on the ruin as a marker.",
    },
    {
      rules: ["KH-104"],
      text:
        "When the price is complete, turn the tile to its building side; the marker cube goes home. The " +
        "building belongs to nobody and now counts its full value of 2 or 3.",
    },
    {
      rules: ["KH-105"],
      text: "A ruin counts 0 for income, half-paid or not.",
    },
    {
      rules: ["KH-106"],
      text:
        "A marker cube is neither inhabitant nor owner. Without a cube in stock you cannot pay a first " +
        "single card, but you can pay both at once.",
    },
    {
      rules: ["KH-107"],
      text: "Renovating pays no bonus. A building that fell back into ruin may be renovated again.",
    },
  ],
};
