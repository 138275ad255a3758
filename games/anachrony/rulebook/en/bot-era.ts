import type { Chapter } from "@chronarium/kernel";

export const botEra: Chapter = {
  id: "bot-era",
  title: "Its Era",
  paragraphs: [
    {
      rules: ["CB-7", "AMB-10"],
      text: "It rolls for paradoxes after you; how often each of you rolls is settled when the phase begins.",
    },
    {
      rules: ["CB-8", "AMB-28"],
      text: "With three paradoxes it gains an Anomaly: they go, surplus too, it stops rolling, and the Timeline tile with most of its Warp tiles, of equals the oldest, gives one back.",
    },
    {
      rules: ["CB-9", "AMB-11", "AMB-12"],
      text: "With three Anomalies no fourth comes and no tile returns; the paradoxes still go. Anomalies take none of its buildings.",
    },
    {
      rules: ["CB-10"],
      text: "It powers up 6 Exosuits before the Impact and 4 after it, whatever was left over.",
    },
    {
      rules: ["CB-11", "CB-12"],
      text: "Warping goes in player order. For the Chronobot the Paradox die says how many of its tiles go on the present Era, as far as it has them; it gains nothing by them.",
    },
    {
      rules: ["CB-38", "AMB-14", "AMB-15"],
      text: "Without Exosuits it rolls no die: it travels in time if it can and passes in the same turn, which is no action.",
    },
    {
      rules: ["CB-39", "AMB-18"],
      text: "When you pass the phase ends, unless it has taken fewer than three actions; then its missing turns follow first. Exosuits left over are simply taken back.",
    },
    {
      rules: ["CB-40"],
      text: "If it passed first you go on alone until you pass.",
    },
    {
      rules: ["CB-42", "CB-49"],
      text: "Its Exosuits come back with yours; after the Impact they make Collapsing tiles flip as yours do. Council and Mine spaces never flip.",
    },
    {
      rules: ["CB-43"],
      text: "Its score: VP tokens, buildings, Superprojects, both tracks, Breakthroughs at 1 each and 2 for a set of shapes, and 3 less for each Anomaly. Warp tiles left cost it nothing.",
    },
    {
      rules: ["CB-44", "AMB-21", "AN-82"],
      text: "You win only with more VP. A tie is not won, and nothing breaks it.",
    },
  ],
};
