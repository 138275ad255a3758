/** What the game is about, in five lines. Apart from the lesson: the first table shows it. */
export const goal: readonly string[] = [
  "Plus de PV que le Chronobot après sept Ères : c’est gagné ; une égalité ne l’est pas.",
  "Chaque Ère, vous activez des exosquelettes, empruntez à votre propre avenir et envoyez des ouvriers, à tour de rôle avec la machine.",
  "Le Chronobot lance un dé ; le pion de ce numéro dit ce qu’il fait. Son prochain lancer est toujours sur la table.",
  "Ce que vous prenez à l’avenir, vous le devez : renvoyez-le dans le temps, sinon il coûte des PV et attire les paradoxes.",
  "À la fin de l’Ère 4 vient l’Impact : la Capitale s’écroule, et l’évacuation s’ouvre.",
];
