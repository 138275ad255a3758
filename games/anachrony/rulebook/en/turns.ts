import type { Chapter } from "@chronarium/kernel";

export const turns: Chapter = {
  id: "turns",
  title: "Turns",
  paragraphs: [
    {
      rules: ["AN-50", "AN-83"],
      text: "The First Player begins and turns alternate. A turn is any number of Free Actions, then a worker on your own board, a worker in an Exosuit on the Main board, or a pass for the Era. The stock of Breakthroughs is open, and those that are spent go back to it.",
    },
    {
      rules: ["AN-51", "AN-99"],
      text: "Each source of a Free Action works once an Era, before your placement or pass.",
    },
    {
      rules: ["AN-52"],
      text: "A hex space holds one Exosuit; Purify Water, Trade and Evacuation hold any number.",
    },
    {
      rules: ["AN-53", "AN-54", "AN-84"],
      text: "A Genius counts as any type where workers act, never where one is paid or sent back. Only Active workers act; they are Busy until Clean up and come back Tired, unless the place says Active: Engineers and Geniuses from the Mine, Administrators and Geniuses from Supply.",
    },
    {
      rules: ["AN-85", "AN-108"],
      text: "A placement or Free Action must be paid in full before it gives anything, and something of its gain must be possible; no space is taken merely to block it, but for the banner. Payments that leave a choice are named; equal pieces are counted.",
    },
    {
      rules: ["AN-98", "AN-109"],
      text: "Passing is always possible on your turn and final for the Era. Exosuits, tiles and Free Actions are bounded, so every game ends.",
    },
    {
      rules: ["AN-103"],
      text: "A worker as a cost is Active or Tired, never Busy, and leaves you.",
    },
    {
      rules: ["AN-105"],
      text: "After your placement you take steps back or hand the turn over; only then the Chronobot’s die falls. What asks nobody runs by itself.",
    },
    {
      rules: ["AN-106"],
      text: "Order inside a turn: cost of the space, cost of the action, its gain from left to right, further cubes, what a new tile does at once, the bonus of the space, an Anomaly that became due.",
    },
  ],
};
