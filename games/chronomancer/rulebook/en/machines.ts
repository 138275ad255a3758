import type { Chapter } from "@chronarium/kernel";

export const machines: Chapter = {
  id: "machines",
  title: "The Time Machines",
  paragraphs: [
    {
      rules: ["CM-21"],
      text:
        "Freeze Time costs 2 Hours and is the Assistant’s. Take 2 Frozen Hours of your choice from your " +
        "board into your supply. The Sponsorship icons below them are open from now on.",
    },
    {
      rules: ["CM-A 10", "CM-22"],
      text:
        "If only 1 is left you take that one. With none left nothing happens, and the Hours are paid all " +
        "the same.",
    },
    {
      rules: ["CM-A 12"],
      text: "They go into your own supply, as the English rules say.",
    },
    {
      rules: ["CM-23"],
      text:
        "When you resolve the Clock, each Frozen Hour you spend takes 1 Hour off the cost of this turn. You " +
        "cannot spend more than the cost.",
    },
    {
      rules: ["CM-24", "CM-A 13"],
      text: "A Frozen Hour you spend goes back onto an open Sponsorship icon of your choice, and closes it.",
    },
    {
      rules: ["CM-A 14"],
      text: "Frozen Hours pay Hours only, never Corruption.",
    },
    {
      rules: ["CM-25"],
      text:
        "You may spend them in the turn in which you take them. A Freeze Time paid with its own 2 tokens " +
        "moves your Timepiece by 0: you keep the turn, with as many icons open as before, though perhaps " +
        "other ones.",
    },
    {
      rules: ["CM-A 29"],
      text: "Or keep them as long as you like: their icons stay open and pay in every Market Phase.",
    },
    {
      rules: ["CM-A 16", "DS-3"],
      text:
        "The four icons show, from left to right, Warriors, Bards, Wizards and Nobles. That they differ is " +
        "our reading: choosing any 2 would mean nothing otherwise.",
    },
    {
      rules: ["CM-26", "CM-27", "CM-28"],
      text:
        "Shifting Timelines costs 1 Hour and is the Chronomancer’s. Choose a tile of the Time Stream and " +
        "push it, unflipped, into the top slot of the near column. The tile that was there moves down; the " +
        "one at the bottom leaves the board, is flipped, and joins the Time Stream.",
    },
    {
      rules: ["CM-A 18"],
      text: "The near column is the left one at the left Time Machine and the right one at the right.",
    },
    {
      rules: ["CM-A 17"],
      text:
        "You choose before anything slides, so the tile that drops out cannot be chosen. Tiles are never " +
        "turned round.",
    },
    {
      rules: ["CM-28"],
      text:
        "Tiles flip only when they leave the board. A white tile comes back blue, and so a little cheaper; " +
        "a blue one comes back white.",
    },
  ],
};
