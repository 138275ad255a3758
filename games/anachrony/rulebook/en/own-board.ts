import type { Chapter } from "@chronarium/kernel";

export const ownBoard: Chapter = {
  id: "own-board",
  title: "Your board",
  paragraphs: [
    {
      rules: ["AN-64", "AN-94"],
      text: "Supply, once an Era: pay the Water of your Morale spot, all Tired become Active, Morale goes up.",
    },
    {
      rules: ["AN-90"],
      text: "Morale at its top brings VP instead; below its bottom it costs a worker.",
    },
    {
      rules: ["AN-65", "AN-95"],
      text: "Force Workers, free: all Tired become Active, Morale goes down; at the bottom you lose a worker first. It needs somebody Tired.",
    },
    {
      rules: ["AN-66"],
      text: "A worker, 2 Water, and 2 X or 1 Neutronium remove an Anomaly; the worker leaves too.",
    },
    {
      rules: ["AN-92"],
      text: "An Anomaly without a free spot covers a building from the right, then a Superproject, else lies beside the board. A covered tile keeps its VP and counts, but its effects are off.",
    },
    {
      rules: ["AN-67", "AN-96"],
      text: "Power plants set your Focus on a past tile within their range, counted from the present. You may then send back one Warp tile lying there.",
    },
    {
      rules: ["AN-88"],
      text: "Sending back pays what the tile shows and goes up one step of Time Travel. Taking back pays nothing and brings no step.",
    },
    {
      rules: ["AN-68"],
      text: "Other tiles have a place for one worker an Era, a Free Action, an effect at once, always or at the end. A new tile opens with your next turn.",
    },
    {
      rules: ["AN-87"],
      text: "A powered Exosuit as a gain goes from your supply onto any empty slot, without Energy; without a spare one it is lost.",
    },
    {
      rules: ["AN-89"],
      text: "One paradox less with none is lost. The threshold is 3, more by a lab and by side B of High Lantern.",
    },
  ],
};
