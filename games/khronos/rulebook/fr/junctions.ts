import type { Chapter } from "@chronarium/kernel";

export const junctions: Chapter = {
  id: "junctions",
  title: "Jonctions, réductions, divisions",
  paragraphs: [
    {
      rules: ["KH-78"],
      text:
        "Une action complète se déroule toujours dans le même ordre. Foi n’est mise en ordre qu’une fois " +
        "Puissance en paix, et le conflit réglé là a souvent disparu de Foi.",
      table: [
        ["Étape", "Ce qui se passe"],
        ["1", "Le bâtiment est posé sur son plateau ; vous payez et prenez le bonus."],
        ["2", "Son onde gagne tous les plateaux suivants, avec les paradoxes."],
        ["3", "Puissance est mise en ordre jusqu’à ce que la hiérarchie tienne partout."],
        ["4", "Foi est mise en ordre de la même façon. Raison n’en a pas besoin."],
      ],
    },
    {
      rules: ["KH-70"],
      text:
        "Jonction : un bâtiment civil relie deux domaines ou plus. Il peut venir par construction, " +
        "agrandissement ou onde, et c’est permis sur tous les plateaux.",
    },
    {
      rules: ["KH-71"],
      text:
        "Si le domaine réuni enfreint la hiérarchie, sur Puissance ou sur Foi, des bâtiments sont réduits " +
        "jusqu’à ce qu’elle tienne. Les rivaux sont tous les bâtiments du type qui partagent la plus haute " +
        "valeur.",
    },
    {
      rules: ["KH-72"],
      text:
        "Sur Puissance, la force militaire décide : pour chaque domaine d’origine qui a un rival, " +
        "additionnez les valeurs de tous ses bâtiments militaires, de tous les propriétaires. Les rivaux " +
        "des domaines sous la plus grande force sont réduits. Même une querelle entre bâtiments religieux " +
        "se règle sur Puissance par la force militaire.",
    },
    {
      rules: ["KH-75"],
      text:
        "Sur Foi, c’est la force religieuse qui décide, comptée de même ; à égalité, la force militaire ; " +
        "encore à égalité, on suit la règle du joueur actif, plus bas. Cela vaut pour les querelles " +
        "religieuses comme militaires.",
    },
    {
      rules: ["KH-73"],
      text:
        "Si plusieurs domaines partagent la plus grande force, leurs rivaux restants sont départagés par " +
        "la règle du joueur actif.",
    },
    {
      rules: ["KH-74"],
      text:
        "La règle du joueur actif : si vous êtes le joueur actif et possédez des rivaux, les vôtres sont " +
        "réduits d’abord, à votre choix parmi eux, jusqu’à ce que le sommet soit unique. Si vous n’en avez " +
        "pas, ou plus, vous désignez un rival à réduire. Qui provoque une égalité ne doit pas en profiter.",
    },
    {
      rules: ["KH-76"],
      text:
        "Les forces sont comptées une fois par plateau, au début de sa mise en ordre, et restent fixes " +
        "pour toutes les querelles de cette jonction. Ce qui est réduit entre-temps n’y change rien.",
    },
    {
      rules: ["KH-77"],
      text:
        "Réduction : un château devient donjon, un donjon tour de guet, une tour de guet disparaît ; de " +
        "même abbaye, monastère, chapelle. La tuile plus petite reste dans les anciennes cases, et son " +
        "propriétaire choisit l’un des 4 emplacements. Le cube suit, ou rentre s’il ne reste rien. Ni " +
        "coût, ni bonus.",
    },
    {
      rules: ["KH-77"],
      text:
        "Vous pouvez poser la tuile réduite de façon qu’elle perde le contact avec son domaine. Sur son " +
        "propre plateau, elle ne subit ni la suprématie ni la hiérarchie ; si un conflit demeure ou naît, " +
        "l’étape suivante s’en occupe.",
    },
    {
      rules: ["KH-82"],
      text: "Si la tuile plus petite manque à la réserve, le bâtiment est détruit.",
    },
    {
      rules: ["KH-83"],
      text: "Les bâtiments civils restent hors de ces querelles et ne rapetissent jamais.",
    },
    {
      rules: ["KH-80"],
      text:
        "Une réduction ou destruction sur Puissance n’atteint Foi que si Foi porte le bâtiment identique " +
        "du même propriétaire : même type, même valeur, mêmes cases. Sinon, l’histoire avait déjà divergé, " +
        "et Foi et Raison restent telles quelles. Un donjon ou un monastère réduit perd ses ombres et " +
        "n’envoie rien à leur place.",
    },
    {
      rules: ["KH-79"],
      text:
        "Un château ou une abbaye réduits perdent aussi leurs ombres, mais le nouveau donjon ou monastère " +
        "envoie son onde comme un bâtiment neuf. Depuis Puissance, seulement si la réduction a atteint " +
        "Foi ; depuis Foi, toujours, même si Raison ne portait pas de ruine. Là où il prend la place d’une " +
        "ombre retirée, la suprématie ne peut l’arrêter ; la hiérarchie, une tuile ou un cube manquants le " +
        "peuvent.",
    },
    {
      rules: ["KH-81"],
      text:
        "Ces effets sur les plateaux suivants ont lieu aussitôt, avant l’étape d’après. La rénovation " +
        "d’une ruine retirée est perdue, et son cube témoin revient à son propriétaire.",
    },
    {
      rules: ["KH-84"],
      text:
        "Division : quand des bâtiments disparaissent ou rapetissent, on regarde les domaines à nouveau. " +
        "Chaque partie doit respecter la hiérarchie à elle seule. Une partie privée de son château peut se " +
        "retrouver avec deux donjons à sa tête.",
    },
    {
      rules: ["KH-85"],
      text:
        "Des rivaux issus du même domaine d’origine ne comparent pas leurs forces. La règle du joueur " +
        "actif s’applique tout de suite : les vôtres d’abord, sinon vous en désignez un.",
    },
    {
      rules: ["KH-86"],
      text:
        "L’ordre est fixe. Sur Puissance, les querelles militaires passent avant les religieuses ; sur " +
        "Foi, les religieuses avant les militaires. Les domaines se prennent selon leur case la plus " +
        "haute, puis la plus à gauche. Après chaque réduction, on refait les domaines et l’on recommence " +
        "par le premier type.",
    },
    {
      rules: ["KH-86"],
      text:
        "Si plusieurs rivaux doivent partir selon la force, celui de la plus petite force part d’abord ; à " +
        "égalité, le plus haut, puis le plus à gauche. Si certains rivaux ont le même domaine d’origine et " +
        "d’autres non, on compare d’abord les forces entre domaines ; la règle du joueur actif tranche le " +
        "reste.",
    },
    {
      rules: ["KH-88"],
      text:
        "Trois décisions peuvent interrompre une action. Le jeu attend la personne nommée ici et n’accepte " +
        "rien d’autre entre-temps.",
      table: [
        ["Décision", "Qui décide", "Entre quoi"],
        ["Quel rival est réduit", "le joueur actif", "les cases en haut à gauche des rivaux"],
        [
          "Où se pose la tuile réduite",
          "le propriétaire de la tuile",
          "les cases en haut à gauche dans l’ancien bâtiment",
        ],
        ["Qui laisse un cube sur le hameau", "le joueur actif", "les joueurs à égalité"],
      ],
    },
    {
      rules: ["KH-89"],
      text: "Une décision qui n’a qu’une réponse possible est prise pour vous.",
    },
    {
      rules: ["KH-139"],
      text:
        "La mise en ordre finit toujours. Chaque réduction abaisse les valeurs militaires et religieuses " +
        "de son plateau ; mettre Puissance en ordre n’y ajoute rien, et mettre Foi en ordre ne touche " +
        "jamais Puissance et n’ajoute rien à Foi.",
    },
  ],
};
