import type { Chapter } from "@chronarium/kernel";

export const botActions: Chapter = {
  id: "bot-actions",
  title: "Its plates",
  paragraphs: [
    {
      rules: ["CB-18", "CB-19", "CB-20", "AMB-4", "AMB-17", "AMB-25"],
      text: "For Construct, Recruit and Research it takes the topmost free space. Without one it goes to the World Council, to the left space if that is free, and does there what it wanted; on the left space it takes the banner at once, also if it has it, and is First Player from the next Era on. With the Council full too the action is impossible and nothing is placed.",
    },
    {
      rules: ["CB-21"],
      text: "The Mine is no Capital action: with its three spaces taken it falls back, without the Council.",
    },
    {
      rules: ["CB-22"],
      text: "Construct: of the two open tiles of the type that of more VP, of equals that of the secondary stack.",
    },
    {
      rules: ["CB-23", "AMB-5"],
      text: "With three of the type it still places an Exosuit, on the Council if need be, takes nothing and falls back.",
    },
    {
      rules: ["AMB-16"],
      text: "A space but nothing to take: the Exosuit stays and the fallback comes.",
    },
    {
      rules: ["CB-24", "AMB-13"],
      text: "Before the Impact the Superproject plate gives 1 VP without an Exosuit, to Beginners too.",
    },
    {
      rules: ["CB-25", "CB-26", "AMB-8"],
      text: "After it, the Superproject of most VP of the present and the past, of equals the earliest, never that of the next Era. With two already, or none left, it places an Exosuit and falls back.",
    },
    {
      rules: ["CB-28", "AMB-2"],
      text: "Recruit: the best type it lacks that is in the pool, in the order Genius, Administrator, Engineer, Scientist; if none, the best that is there. No bonus.",
    },
    {
      rules: ["CB-29"],
      text: "One of each of the four types is discarded for 5 VP.",
    },
    {
      rules: ["CB-30", "AMB-9"],
      text: "Research: the shape die alone. Here it takes the icon of that shape of which most are left, in the order leaf, gear, wave, eye, star; at a physical table you pick.",
    },
    {
      rules: ["CB-31", "AMB-3", "AMB-22"],
      text: "Mine: one cube of the pool and the own cube of the space. It wants kinds it lacks first, in the order Neutronium, Uranium, Gold, Titanium, and takes the pair of space and cube that serves this best, of equals the topmost space.",
    },
    {
      rules: ["AMB-23"],
      text: "With an empty pool it takes the best own cube alone.",
    },
    {
      rules: ["CB-32", "AMB-24"],
      text: "One cube of each kind is discarded for 5 VP, looked for after both cubes are in.",
    },
    {
      rules: ["CB-33", "AMB-7"],
      text: "Time Travel: of the past Timeline tiles that with most of its Warp tiles, of equals the earliest, gives one back, and its marker goes up. On the last step the tile still returns. Without a tile in the past it falls back.",
    },
    {
      rules: ["CB-34", "AMB-6", "AMB-19", "AMB-30"],
      text: "Supply: with enough Water for its Morale spot (5, 6, 7, 7) it pays and goes up, without an Exosuit; with less it recruits instead, on the Council if need be. On the last spot with enough Water it falls back.",
    },
    {
      rules: ["CB-35"],
      text: "Remove Anomaly: with an Anomaly, 2 Water and a kind worth 2 or more, Neutronium counting twice, it discards 2 Water and 2 cubes of the kind worth most (1 if Neutronium), of equals Titanium first, then Gold and Uranium.",
    },
  ],
};
