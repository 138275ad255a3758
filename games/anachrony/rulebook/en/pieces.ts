import type { Chapter } from "@chronarium/kernel";

export const pieces: Chapter = {
  id: "pieces",
  title: "Pieces",
  paragraphs: [
    {
      rules: ["AN-1", "AN-2", "AN-3"],
      text: "The Main board of two spaces for each Capital action; four paths with two sides, two leaders and two evacuations each. You have 6 Exosuits and 9 Warp tiles. Goods and workers never run out.",
    },
    {
      rules: ["AN-4"],
      text: "60 buildings, 18 Superprojects, 45 Breakthroughs (three shapes, five icons, three of each), 15 Collapsing tiles, 11 Recruit and 11 Mine cards.",
    },
    {
      rules: ["AN-5"],
      text: "The Paradox die shows 0, 1, 1, 1, 1, 2; the shape die each shape twice; the icon die five icons and a question mark.",
    },
    {
      rules: ["AN-86"],
      text: "X is one Titanium, Uranium or Gold of choice, mixed freely. Neutronium is a cube, never X; Energy and Water are no cubes.",
    },
  ],
};
