import type { Chapter } from "@chronarium/kernel";

export const overview: Chapter = {
  id: "overview",
  title: "The rival",
  paragraphs: [
    {
      rules: ["CB-1", "CB-6"],
      text: "You play the base game for two against the Chronobot, a rival of dice and rules. You choose the side of your board.",
    },
    {
      rules: ["CB-2"],
      text: "The Chronobot begins with 8 Warp tiles and 6 Exosuits and nothing else: no workers, no leader, no Water, no VP, both tracks on their first spot.",
    },
    {
      rules: ["CB-3", "AN-13"],
      text: "Neither Endgame cards nor drafted starting assets are used; the Head start takes the place of the latter.",
    },
    {
      rules: ["CB-5", "AN-12"],
      text: "The Chronobot is First Player in the first Era; as second player you get 1 Water more.",
    },
    {
      rules: ["CB-16", "CB-17", "CB-27"],
      text: "It uses empty Exosuits, pays no costs, and nothing printed on a space or a tile concerns it. Its buildings and Superprojects are worth their VP alone.",
    },
    {
      rules: ["CB-46", "CB-47", "CB-48"],
      text: "Its Warp tiles are alike and only counted. It shares pools, stacks, Superprojects and Breakthroughs with you; what it discards leaves the table. It has no Focus, no building spots and no Energy, and its Anomalies touch none of its tiles.",
    },
    {
      rules: ["AMB-20"],
      text: "Its Water, VP, cubes, workers and Breakthroughs have no limit; its tracks end after 6 and 3 steps.",
    },
    {
      rules: ["CB-37", "CB-50"],
      text: "It never evacuates, never purifies or trades, and uses each of its Exosuits at most once in an Era.",
    },
  ],
};
