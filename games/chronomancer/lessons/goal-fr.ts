/** What the game is about, in five lines. Apart from the lesson: the first table shows it. */
export const goal: readonly string[] = [
  "Qui a le plus d’Or après trois jours l’emporte.",
  "Le jour, vous fabriquez des Marchandises dans votre atelier ; chaque action coûte des Heures à l’Horloge.",
  "Qui est le plus en arrière sur l’Horloge agit.",
  "Les bateaux pleins accostent aux quais, et leurs passagers sont vos clients du soir.",
  "Gare à la Corruption : à la fin, chacune de ses icônes Voyou coûte autant d’Or qu’il y a de Voyous au repaire.",
];
