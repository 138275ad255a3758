/** What the game is about, in five lines. Apart from the lesson: the first table shows it. */
export const goal: readonly string[] = [
  "More VP than the Chronobot after seven Eras wins; a tie is not won.",
  "Each Era you power Exosuits, take goods from your own future, and send workers out in turns with the machine.",
  "The Chronobot rolls a die; the token of that number says what it does. Its next roll is always on the table.",
  "What you take from the future you owe: send it back in time, or it costs VP and brings paradoxes.",
  "At the end of Era 4 comes the Impact: the Capital falls apart, and the Evacuation opens.",
];
