/** What the game is about, in five lines. Apart from the lesson: the first table shows it. */
export const goal: readonly string[] = [
  "Most Gold after three days wins.",
  "By day you make Goods in your workshop; every action costs Hours on the Clock.",
  "Whoever is furthest back on the Clock acts.",
  "Full boats dock at the piers, and their passengers are your customers of the evening.",
  "Beware of Corruption: at the end each of its Rogue icons costs as much Gold as there are Rogues in the Lair.",
];
