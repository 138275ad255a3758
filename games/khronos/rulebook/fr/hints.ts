import type { Chapter } from "@chronarium/kernel";

export const hints: Chapter = {
  id: "hints",
  title: "Conseils pour une première partie",
  aside: true,
  paragraphs: [
    {
      rules: ["KH-14", "KH-29"],
      text:
        "N’ayez pas peur de dépenser vos 4 Écus. Chaque bâtiment rapporte 1 ou 2, un voyage coûte 1. Un " +
        "pion qui part pour Foi rembourse son passage dès le premier bâtiment.",
    },
    {
      rules: ["KH-29"],
      text:
        "Les bonus ont un plafond. Quatre petits bâtiments sur Foi rapportent 8 Écus par tour, 56 dans " +
        "toute la partie, et pas davantage. Dans nos essais entre joueurs automatiques simples, celui qui " +
        "ne faisait que cela a perdu chaque fois contre celui qui bâtissait aussi pour les revenus.",
    },
    {
      rules: ["KH-112", "KH-113"],
      text:
        "Cherchez une tête et un corps : un haut bâtiment à vous dans un domaine riche en valeur civile. " +
        "Les bourgs et les cités ne sont à personne, bâtissez-les donc là où vous régnez.",
    },
    {
      rules: ["KH-41"],
      text:
        "Un donjon au sommet écarte les autres donjons, pas un château. Demandez-vous qui pourrait en " +
        "mettre un, et s’il ne vaut pas mieux le faire d’abord.",
    },
    {
      rules: ["KH-56", "KH-64"],
      text:
        "Un bâtiment sur Foi vit dangereusement tant que ses cases sont libres sur Puissance. Aucun " +
        "paradoxe n’atteint ce que vous élevez sur Puissance même, et dès la taille 2 cela sert à deux " +
        "époques.",
    },
    {
      rules: ["KH-72", "KH-74"],
      text:
        "Avant de réunir deux domaines, comptez les forces. Si elles sont égales et que vous êtes de la " +
        "querelle, c’est votre bâtiment qui rapetisse.",
    },
    {
      rules: ["KH-102", "KH-114"],
      text:
        "Raison demande deux pas, des habitants et une rénovation. Si vous avez le plus de cubes dans un " +
        "domaine, une carte sur une ruine de donjon ou de monastère ajoute 2 Écus à chaque revenu que vous " +
        "y toucherez encore ; un petit bâtiment sur Foi n’en rapporte 2 qu’une fois.",
    },
    {
      rules: ["KH-111", "KH-116"],
      text:
        "Aux manches 4 et 7, gardez 1 ou 2 Écus pour les derniers voyages, et laissez vos deux pions sur " +
        "deux plateaux différents, ceux qui vous paient le mieux.",
    },
    {
      rules: ["KH-2", "KH-59"],
      text:
        "Comptez les grandes tuiles. Trois châteaux, abbayes ou cités dont l’onde va jusqu’au bout " +
        "épuisent leur sorte ; huit donjons ou bourgs aussi. Ensuite, on n’en bâtit plus et leurs ondes " +
        "s’arrêtent.",
    },
  ],
};
