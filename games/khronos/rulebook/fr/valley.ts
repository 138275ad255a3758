import type { Chapter } from "@chronarium/kernel";

export const valley: Chapter = {
  id: "valley",
  title: "La vallée",
  paragraphs: [
    {
      rules: ["KH-1"],
      text:
        "La vallée compte 16 colonnes, de A à P, et 20 rangées, de 1 à 20 depuis le haut. Sur ses 320 " +
        "cases, 173 sont en plaine, 58 en forêt, 59 en montagne et 30 sur la rivière. Celle-ci coule de H1 " +
        "à J20 et sépare une rive ouest et une rive est.",
    },
    {
      rules: ["KH-5"],
      text:
        "Chaque rive porte cinq hameaux imprimés : E3, D7, B11, C15 et G18 à l’ouest ; J3, M7, O11, J12 et " +
        "L16 à l’est. Ils sont assez éloignés pour qu’aucun bâtiment n’en recouvre jamais deux.",
    },
    {
      rules: ["KH-47"],
      text:
        "Les cases de rivière n’acceptent que les bourgs et les cités. Une seule case de rivière dans " +
        "l’emprise exclut tout le reste. Le bourg est donc le plus petit pont entre les rives.",
    },
    {
      rules: ["KH-48", "KH-49"],
      text:
        "Un terrain difficile coûte des cartes de plus si l’emprise en contient au moins une case. " +
        "Combien, cela dépend du nombre de joueurs : une table plus nombreuse a besoin de place, et le " +
        "terrain lui coûte moins.",
      table: [
        ["Terrain", "2 joueurs", "3 joueurs", "4 joueurs", "5 joueurs"],
        ["Plaine, rivière", "0", "0", "0", "0"],
        ["Forêt", "+1 carte", "+1 carte", "0", "0"],
        ["Montagne", "+2 cartes", "+2 cartes", "+1 carte", "0"],
      ],
    },
    {
      rules: ["KH-50"],
      text:
        "Le surcoût se compte une fois pour toute l’emprise, quel que soit le nombre de cases difficiles. " +
        "Forêt et montagne ensemble : seule la montagne compte. Les cases de rivière n’ajoutent rien.",
    },
    {
      rules: ["KH-18", "KH-25"],
      text:
        "Les cartes de surcoût peuvent avoir n’importe quelle couleur : une carte inutile ailleurs paie la " +
        "montée.",
    },
    {
      rules: ["KH-26"],
      text:
        "Aucune action ne peut coûter plus de 4 cartes, car vos deux pions n’en portent pas plus. À 2 ou 3 " +
        "joueurs, un château en montagne en coûterait 5 et ne peut pas être construit. L’agrandissement y " +
        "mène : depuis un donjon il faut 1 + 2 cartes, depuis une tour de guet 2 + 2.",
    },
    {
      rules: ["KH-51"],
      text:
        "Le surcoût vaut quand vous construisez et quand vous agrandissez. Les ondes, la démolition, le " +
        "peuplement et la rénovation ne le paient jamais.",
    },
    {
      rules: ["KH-52"],
      text:
        "Sur Raison, on ne construit ni n’agrandit rien. Ce qui s’y trouve était imprimé ou est venu par " +
        "une onde.",
    },
  ],
};
