import type { Chapter } from "@chronarium/kernel";

export const examples: Chapter = {
  id: "examples",
  title: "Examples",
  paragraphs: [
    {
      rules: ["CB-13", "CB-15", "CB-33", "CB-35"],
      example: true,
      text: "Era 1, every space free, the die shows 1 three times: a power plant is built with an Exosuit; Time Travel finds no tile and falls back; so does Remove Anomaly, and the token is back on A1. The Chronobot has 4 Water and 2 VP.",
    },
    {
      rules: ["CB-14"],
      example: true,
      text: "Token 3 comes to B5, where 4 and 5 stand: token 5 moves on to B6, and its plate is not carried out.",
    },
    {
      rules: ["CB-31", "AMB-3"],
      example: true,
      text: "It has Neutronium and Uranium; the pool holds Gold, Uranium and Titanium, every space is free. Gold and Titanium are wanted: the middle space has Gold of its own and lies above the bottom one, so it takes that and Titanium of the pool. With both it has a set, for 5 VP.",
    },
    {
      rules: ["CB-34"],
      example: true,
      text: "With 5 Water and its Morale on the second spot, where 6 is the price, it recruits instead and keeps its Water.",
    },
    {
      rules: ["AN-40", "AN-41"],
      example: true,
      text: "Three free slots and 1 Energy Core: four Exosuits are powered, and two empty slots bring 2 Water.",
    },
    {
      rules: ["AN-67", "AN-88"],
      example: true,
      text: "In Era 4 a plant of range 3 sets the Focus on Era 2, where your Neutronium tile lies. You pay 1 Neutronium, Time Travel goes up a step, and the Superproject of Era 2 can be built in this Era, that of Era 4 not.",
    },
    {
      rules: ["AN-62"],
      example: true,
      text: "A Genius with 3 Water trades them for an Energy Core, and that for Neutronium.",
    },
    {
      rules: ["AN-56", "AN-93"],
      example: true,
      text: "A Genius builds the Skybridge: 1 Titanium instead of 2, 2 Uranium, 2 Water, and instead of the leaf in a circle a gear in a triangle and an eye in a square.",
    },
  ],
};
