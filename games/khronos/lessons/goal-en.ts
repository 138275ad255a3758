/** What the game is about, in five lines. Apart from the lesson: the first table shows it. */
export const goal: readonly string[] = [
  "Most Ecus after seven rounds wins.",
  "One valley, three eras: what you build in Might reaches Faith, and may reach Reason.",
  "You work where your two pawns stand; each carries two cards.",
  "Rounds 4 and 7 pay income, and only in eras where you have a pawn.",
  "In Might the highest military building of a domain earns, in Faith the highest religious one, in Reason the most cubes.",
];
