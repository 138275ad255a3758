import type { LessonWords } from "@chronarium/kernel";
import { goal } from "./goal-fr.ts";

export const fr: LessonWords = {
  goal,
  steps: {
    goal: {
      name: "But",
      title: "Une vallée, trois époques",
      text: "Vous voyez trois fois la même vallée : *Puissance*, *Foi*, *Raison*. Qui a le plus d’Écus après la manche 7 gagne. Le fil, en bas, montre quand tombent les revenus : aux manches 4 et 7. Nous commençons à la manche 2, face à Idris.",
      know: "Le plus d’Écus après la manche 7 gagne.",
    },
    pawns: {
      name: "Deux pions",
      title: "Vous agissez là où sont vos pions",
      text: "Vous avez deux pions, et chacun porte deux cartes dans son époque. L’un est en Puissance, l’autre en Foi. Un voyage coûte 1 Écu.",
      task: "Envoyez le pion de Foi en Puissance.",
      know: "On bâtit là où se tient un pion, deux cartes chacun.",
      notes: {
        elsewhere:
          "Une bonne place aussi, mais il nous faut quatre cartes en Puissance. Revenez d’un pas, ou reprenez la table de la leçon.",
      },
    },
    build: {
      name: "Bâtir",
      title: "Une carte de sa couleur par taille",
      text: "L’orange bâtit du militaire, le fuchsia du religieux, le bleu du civil. Une *tour de guet* est de taille 1 : une carte orange, davantage en forêt et en montagne. Le bourg en M7 n’a pas encore de seigneur. Tout bâtiment rapporte aussitôt : 1 Écu en Puissance, 2 en Foi.",
      task: "Bâtissez une tour de guet qui touche le bourg, en L7.",
      know: "La taille 2 coûte deux cartes d’une même couleur.",
      notes: {
        "other-type":
          "C’est bâti, et 1 Écu de gagné. Mais en Puissance, seule l’épée encaisse : pour un revenu, il faut un bâtiment orange.",
      },
    },
    leader: {
      name: "Domaine et chef",
      title: "Qui domine encaisse",
      text: "Les bâtiments qui se touchent forment un *domaine*. En Puissance, le plus haut bâtiment militaire le domine, en Foi le plus haut religieux. En C7, c’est la tour de guet d’Idris : les 2 Écus du bourg seront pour lui. Un donjon est plus haut.",
      task: "Bâtissez un donjon qui touche le bourg en C7.",
      know: "Le plus haut bâtiment domine : militaire en Puissance, religieux en Foi.",
      notes: {
        apart:
          "Un beau donjon, mais tout seul. Il ne domine que lui-même : il doit toucher le bourg par un bord.",
        "other-type": "Cela n’enlève rien à une tour de guet. Seul un bâtiment orange plus haut la détrône.",
      },
    },
    ripple: {
      name: "Onde",
      title: "Le passé gagne l’avenir",
      text: "Votre donjon se dresse aussi en Foi, et en ruine en Raison : ce qui est de taille 2 ou 3 *se propage*. Les petits bâtiments ne laissent pas de trace. Vous avez quatre cartes bleues.",
      task: "Bâtissez un bourg en Puissance, en J7, et regardez les époques suivantes.",
      know: "Les tailles 2 et 3 se propagent de Puissance vers Foi et Raison.",
      notes: {
        small:
          "Un hameau est petit : il reste dans son époque. Bâtissez quelque chose de taille 2 pour voir une onde.",
      },
    },
    paradox: {
      name: "Paradoxe",
      title: "Deux histoires, une case",
      text: "Idris a bâti une chapelle en Foi, en F6. Si quelque chose de plus ancien arrive sur cette case, la chapelle n’a jamais existé : c’est un *paradoxe*. En Puissance, la case est encore libre.",
      task: "Bâtissez en Puissance un bourg qui couvre F6.",
      know: "Ce qui arrive du passé efface ce qui s’y trouve.",
      notes: {
        spared: "La chapelle tient : rien n’est arrivé en F6. N’importe quel bourg sur cette case convient.",
      },
    },
    reason: {
      name: "Raison",
      title: "S’installer, puis rénover",
      text: "Raison paie ceux qui y vivent. Mettez un cube dans un bourg (1 carte bleue), et rénovez une ruine du même domaine (1 carte orange pour un donjon). Votre donjon gît en ruine à côté de C7.",
      task: "Voyagez en Raison, installez-vous en C7, et rénovez le donjon en E7.",
      know: "Raison : qui a le plus de cubes touche ce qui est rénové.",
      notes: {
        there: "Vous y êtes. Une carte bleue installe maintenant un de vos cubes dans le bourg en C7.",
        settled: "Quelqu’un habite ici. La ruine en E7 est du même domaine : rénovez-la.",
        elsewhere: "Vous voilà chez Idris. Il y a là aussi une ruine, mais la vôtre est en E7, à côté de C7.",
      },
    },
    income: {
      name: "Revenus",
      title: "La vallée paie",
      text: "C’est la manche 4. À la fin de votre tour, vous êtes payé dans chaque époque où vous avez un pion : 8 Écus en Puissance pour deux domaines, 2 en Raison pour le donjon. Foi ne paie rien aujourd’hui : aucun de vos pions n’y est, et rien de fuchsia n’y domine pour vous.",
      task: "Finissez votre tour.",
      know: "Des revenus aux manches 4 et 7, là où se tient un de vos pions.",
    },
  },
};
