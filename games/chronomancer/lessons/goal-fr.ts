/** What the game is about, in five lines. Apart from the lesson: the first table shows it. */
export const goal: readonly string[] = [
  "Qui a le plus d’Or après trois journées l’emporte.",
  "Dans la journée, vous fabriquez des Marchandises dans votre atelier ; chaque action coûte des Heures à l’Horloge.",
  "C’est toujours au plus en retard sur l’Horloge de jouer.",
  "Les bateaux pleins accostent aux quais, et leurs passagers sont vos clients du soir.",
  "Gare à la Corruption : à la fin, chacune de ses icônes Voyou coûte autant d’Or qu’il y a de Voyous au repaire.",
];
