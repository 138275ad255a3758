import type { Chapter } from "@chronarium/kernel";

export const companion: Chapter = {
  id: "companion",
  title: "The companion",
  paragraphs: [
    {
      rules: ["CP-1", "CP-2"],
      text: "The companion draws nothing: you tell it every die. A die of the app is the next draw of the table’s seed, so going back and on again meets the same faces; dice by hand use none.",
    },
    {
      rules: ["CP-3"],
      text: "You can go back to the first step. The score sheet stays open until you close the table.",
    },
    {
      rules: ["CP-4", "CP-5"],
      text: "Spaces, both pools, your Warp tiles and the open tiles are tracked or not, each by itself. Tracked, the app decides alone; otherwise it asks, for a space the first free one.",
    },
    {
      rules: ["CP-6", "CP-7"],
      text: "It could not has two meanings: no space, or nothing to take. For a tile give the VP of the one taken, or of the open ones. Where open tiles are tracked you tell them as they are turned up, and it does not ask.",
    },
    {
      rules: ["CP-8"],
      text: "Your turn is done or a pass; add the space and what you took if it is tracked. At most 30 turns an Era.",
    },
    {
      rules: ["CP-9", "CP-10"],
      text: "A correction consists of single steps, 40 at most; what the Chronobot’s rules forbid is refused. A table may begin in the middle, with 150 steps at most.",
    },
    {
      rules: ["CP-11", "CP-12"],
      text: "One confirmation for each phase. Paradox rolls due are counted where your Warp tiles are tracked, and asked for otherwise.",
    },
    {
      rules: ["CP-13", "CP-14"],
      text: "The sheet holds both scores by category. Nothing leaves your device unless you share it.",
    },
  ],
};
