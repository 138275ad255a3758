/** What the game is about, in five lines. Apart from the lesson: the first table shows it. */
export const goal: readonly string[] = [
  "Qui a le plus d’Écus après sept manches l’emporte.",
  "Une vallée, trois époques : ce que vous bâtissez en Puissance gagne Foi, et parfois Raison.",
  "Vous agissez là où sont vos deux pions ; chacun porte deux cartes.",
  "Les manches 4 et 7 paient des revenus, mais seulement dans les époques où vous avez un pion.",
  "En Puissance, le plus haut bâtiment militaire d’un domaine encaisse ; en Foi, le plus haut religieux ; en Raison, qui a le plus de cubes.",
];
