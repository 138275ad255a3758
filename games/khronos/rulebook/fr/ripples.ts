import type { Chapter } from "@chronarium/kernel";

export const ripples: Chapter = {
  id: "ripples",
  title: "Ondes et paradoxes",
  paragraphs: [
    {
      rules: ["KH-53", "KH-54"],
      text:
        "Dès qu’un bâtiment est construit ou agrandi, son onde part vers l’avenir, que cela vous arrange " +
        "ou non : de Puissance vers Foi puis Raison, ou de Foi vers Raison. Aucune onde ne revient en " +
        "arrière.",
    },
    {
      rules: ["KH-55"],
      text:
        "La taille 1 n’envoie jamais d’onde. Une tour de guet, une chapelle ou un hameau n’existe qu’à sa " +
        "propre époque.",
    },
    {
      rules: ["KH-56", "KH-57"],
      text:
        "Les tailles 2 et 3 apparaissent sur les mêmes cases des plateaux suivants. Une telle copie " +
        "s’appelle une ombre.",
      table: [
        ["Bâtiment", "Sur Foi", "Sur Raison"],
        ["bourg, cité", "le même bâtiment", "le même bâtiment"],
        [
          "donjon, château, monastère, abbaye",
          "le même bâtiment avec un cube de son propriétaire",
          "une ruine sans cube",
        ],
      ],
    },
    {
      rules: ["KH-58"],
      text:
        "Une onde ne coûte aucune carte et ne rapporte aucun bonus. Vous gagnez pour le plateau où vous " +
        "bâtissez, et lui seul.",
    },
    {
      rules: ["KH-59"],
      text:
        "Chaque copie demande une tuile de la réserve, prise dans l’ordre du temps. S’il n’en reste pas, " +
        "l’onde s’arrête : ce plateau et les suivants ne reçoivent rien, et rien n’est détruit pour faire " +
        "place. Une tuile que cette arrivée même libérerait vient trop tard.",
    },
    {
      rules: ["KH-60"],
      text:
        "Une copie militaire ou religieuse est soumise à la règle de suprématie sur Foi et sur Raison. " +
        "Elle est bloquée si elle y touche deux domaines ou plus. Les domaines sont ceux d’avant l’action, " +
        "et seuls comptent les bâtiments qui survivent à l’arrivée. Si la copie remplace son prédécesseur, " +
        "le domaine de celui-ci en est déjà un.",
    },
    {
      rules: ["KH-61"],
      text:
        "Sur Foi, elle est aussi soumise à la règle de hiérarchie : elle est bloquée si la copie elle-même " +
        "devait partager le sommet de son domaine. Une égalité entre d’autres bâtiments, encore à régler, " +
        "ne la bloque pas. Sur Raison, cette épreuve n’existe pas.",
    },
    {
      rules: ["KH-63"],
      text:
        "Les deux épreuves se font comme si les bâtiments chevauchés étaient déjà partis. Un hameau " +
        "imprimé qui reparaîtrait compte, avec le domaine de la tuile qui le couvrait.",
    },
    {
      rules: ["KH-62"],
      text:
        "Une onde bloquée ne fait rien du tout sur ce plateau et ne va pas plus loin. Le bâtiment reste là " +
        "où vous l’avez bâti, et vous gardez votre bonus.",
    },
    {
      rules: ["KH-64"],
      text:
        "Paradoxe temporel : sur Foi comme sur Raison, toute tuile qui partage même une seule case avec la " +
        "copie qui arrive est détruite en entier, quel qu’en soit le propriétaire. Ses cubes rentrent chez " +
        "eux, la tuile retourne à la réserve. Cela n’a lieu que si la copie arrive vraiment.",
    },
    {
      rules: ["KH-138"],
      text:
        "Si une arrivée fait plusieurs victimes, elles partent l’une après l’autre, la plus haute d’abord, " +
        "puis la plus à gauche. Chacune part avec ses ombres et avec la décision sur le cube laissé à un " +
        "hameau, avant que l’on touche à la suivante.",
    },
    {
      rules: ["KH-65"],
      text:
        "Quand un bâtiment de taille 2 ou 3 est détruit, ses ombres tombent avec lui, même rénovées. Une " +
        "ombre est un bâtiment de même type et de même taille sur les mêmes cases, et sur Foi du même " +
        "propriétaire ; peu importe comment il est venu là. On cherche plateau par plateau et l’on " +
        "s’arrête au premier sans ombre.",
    },
    {
      rules: ["KH-66"],
      text:
        "Quand un agrandissement envoie son onde, la tuile égale à l’ancien bâtiment n’est pas une " +
        "victime : elle est agrandie à son tour, et ses cubes restent. Égale veut dire même type, même " +
        "taille, mêmes cases, et sur Foi même propriétaire. Si vous avez agrandi un hameau imprimé, c’est " +
        "le hameau imprimé du plateau suivant qui est le prédécesseur.",
    },
    {
      rules: ["KH-67"],
      text:
        "Une ombre militaire ou religieuse agrandie sur Raison devient une ruine non rénovée de la " +
        "nouvelle taille. Un cube témoin rentre chez lui. Agrandir efface donc la rénovation.",
    },
    {
      rules: ["KH-68"],
      text:
        "Si l’onde d’un agrandissement ne passe pas, les ombres de l’ancien bâtiment restent telles " +
        "quelles à partir de ce plateau.",
    },
    {
      rules: ["KH-69"],
      text:
        "Si le plateau suivant porte déjà le bâtiment identique, et sur Foi du même propriétaire, rien n’y " +
        "change : cubes et rénovation restent. L’onde continue vers le plateau d’après.",
    },
    {
      rules: ["KH-59", "KH-60", "KH-61", "KH-63", "KH-64", "KH-66", "KH-69", "KH-99", "KH-121", "KH-138"],
      text: "Chaque plateau suivant est traité en entier avant le prochain. Sur chacun, l’ordre est celui-ci.",
      table: [
        ["Étape", "Question", "Sinon"],
        ["1", "Le bâtiment identique manque-t-il ici ?", "rien ne change ici, on passe au plateau suivant"],
        ["2", "Reste-t-il une tuile en réserve ?", "l’onde s’arrête"],
        [
          "3",
          "Militaire ou religieux : la suprématie le permet-elle, et sur Foi la hiérarchie ?",
          "l’onde s’arrête",
        ],
        [
          "4",
          "Militaire ou religieux sur Foi sans prédécesseur : le propriétaire a-t-il un cube en réserve ?",
          "l’onde s’arrête",
        ],
        ["5", "Les victimes sont retirées une à une, chacune avec ses ombres.", "–"],
        [
          "6",
          "La copie est posée et reprend les cubes de son prédécesseur ou du hameau qu’elle recouvre.",
          "–",
        ],
      ],
    },
  ],
};
