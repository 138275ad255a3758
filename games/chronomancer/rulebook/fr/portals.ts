import type { Chapter } from "@chronarium/kernel";

export const portals: Chapter = {
  id: "portals",
  title: "Les actions de Portail",
  paragraphs: [
    {
      rules: ["CM-29"],
      text: "L’action d’un Portail est celle de sa moitié droite.",
    },
    {
      rules: ["CM-30"],
      text:
        "Son coût est la somme des deux moitiés : une Heure par Sablier, une carte Corruption par icône " +
        "Corruption.",
    },
    {
      rules: ["CM-31"],
      text: "Artefact : 1 Artefact de la couleur passe de votre réserve à votre Étal.",
    },
    {
      rules: ["CM-32", "CM-A 27"],
      text:
        "Relique de deux couleurs : 1 Relique de l’une, au choix. Si l’une est épuisée, vous prenez " +
        "l’autre ; si les deux le sont, rien.",
    },
    {
      rules: ["CM-33", "CM-A 26"],
      text:
        "Relique ou Mécénat : vous choisissez entre 1 Relique de la couleur et un Mécénat Immédiat. Sans " +
        "cette Relique en réserve, vous prenez le Mécénat. Aucune maison n’est jamais vide : il rapporte au " +
        "moins 1 Or.",
    },
    {
      rules: ["CM-A 15"],
      text: "Le Mécénat est celui du Clan dont l’icône montre la couleur. C’est notre lecture.",
    },
    {
      rules: ["CM-34"],
      text:
        "Recruter : prenez un Habitant sur la Grand-Place. Vous ne payez pas les Heures qui y sont " +
        "indiquées.",
    },
    {
      rules: ["CM-35", "CM-A 8"],
      text:
        "Utiliser son Équipe : faites-la travailler. Vous payez ce que montre le Portail et rien de plus. " +
        "La règle titre cette action « 2 Heures » ; nous y lisons le prix chez d’autres marchands, dont le " +
        "plateau l’imprime.",
    },
    {
      rules: ["CM-A 11"],
      text:
        "Si l’action ne peut se faire, vous pouvez y aller quand même. Elle ne fait rien, et son coût est " +
        "payé.",
    },
    {
      rules: ["CM-A 25"],
      text:
        "Vous ne pouvez pas aller sur une case et refuser son action : Heures Gelées, tuile, Marchandise en " +
        "réserve, Habitant sur la place doivent être pris. Sont libres chaque capacité d’Équipe, chaque " +
        "capacité d’Habitant, le paiement en Heures Gelées, le coup des Brigands, le compte des Cultistes " +
        "et chaque vente.",
    },
    {
      rules: ["CM-A 24"],
      text: "L’Étal a de la place pour les 20 Marchandises.",
    },
  ],
};
