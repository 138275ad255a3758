import type { Chapter } from "@chronarium/kernel";

export const turn: Chapter = {
  id: "turn",
  title: "La manche et le tour",
  paragraphs: [
    {
      rules: ["KH-11"],
      text:
        "À chacune des 7 manches, chaque joueur joue un tour. Le marqueur avance quand la main revient au " +
        "premier joueur, donc après le tour du dernier.",
    },
    {
      rules: ["KH-12"],
      text: "Un tour compte quatre phases, toujours dans cet ordre.",
      table: [
        ["Phase", "Ce qui se passe"],
        ["I. Échange", "si vous voulez, une fois, pour 2 Écus"],
        ["II. Actions", "voyages et cartes, autant que possible et dans l’ordre voulu"],
        ["III. Pioche", "défaussez le reste de votre main, piochez 4 cartes"],
        ["IV. Revenus", "seulement aux manches 4 et 7"],
      ],
    },
    {
      rules: ["KH-13"],
      text:
        "Échange : payez 2 Écus, défaussez de 1 à 4 cartes de votre choix, puis piochez jusqu’à en avoir " +
        "4. C’est permis une fois par tour, et seulement avant votre première action. Un voyage est une " +
        "action : échangez donc avant de voyager. Les cartes échangées n’entament pas ce que vos pions " +
        "peuvent porter.",
    },
    {
      rules: ["KH-14"],
      text:
        "Voyage : payez 1 Écu et déplacez un de vos pions vers l’une des deux autres époques. Voyagez " +
        "autant de fois que vous pouvez payer, avec l’un ou l’autre pion, à tout moment de la phase II, " +
        "même entre deux constructions.",
    },
    {
      rules: ["KH-15"],
      text: "Cartes : pour agir sur un plateau, il vous y faut un de vos pions à ce moment précis.",
    },
    {
      rules: ["KH-16"],
      text:
        "Chaque pion porte au plus 2 cartes par tour, tous plateaux confondus ; vous en jouez donc au plus " +
        "4. Chaque carte compte : celles du bâtiment, le surcoût de terrain, la carte d’une démolition, un " +
        "habitant, une rénovation. Voyager ne rend rien à un pion.",
    },
    {
      rules: ["KH-17"],
      text:
        "Une même action ne peut employer les deux pions que s’ils sont tous deux sur son plateau. Une " +
        "action de 3 ou 4 cartes demande donc vos deux pions sur place, capables de porter encore assez de " +
        "cartes.",
    },
    {
      rules: ["KH-18"],
      text:
        "En payant, dites combien de cartes porte chaque pion. Peu importe quelle carte va avec quel pion. " +
        "Le bâtiment fixe la couleur de ses propres cartes ; pour un surcoût, vous indiquez les couleurs " +
        "données, car n’importe quelle carte de votre main convient.",
    },
    {
      rules: ["KH-19"],
      text:
        "Les cartes jouées vont aussitôt à la défausse. On ne pioche rien pendant la phase II : comptez " +
        "sur vos 4 cartes.",
    },
    {
      rules: ["KH-21"],
      text: "Ce que font vos cartes dépend de l’époque. Il n’y a pas d’autre action sur un plateau.",
      table: [
        ["Plateau", "Actions"],
        ["Puissance, Foi", "construire, agrandir, démolir"],
        ["Raison", "peupler, rénover"],
      ],
    },
    {
      rules: ["KH-22"],
      text:
        "Rien n’est obligatoire dans les phases I et II. La phase II finit quand vous le dites, avec ou " +
        "sans cartes en main ; la pioche et les revenus suivent d’eux-mêmes, sauf si une option de table " +
        "vous laisse choisir vos cartes.",
    },
    {
      rules: ["KH-20"],
      text:
        "Pioche : défaussez toutes les cartes qui vous restent, puis piochez-en 4. On ne garde pas de " +
        "cartes pour plus tard : jouez ce qui peut servir.",
    },
    {
      rules: ["KH-136"],
      text:
        "Si vous demandez une chose interdite, rien ne se passe et rien n’est payé. La réponse cite une " +
        "règle qui s’y oppose ; s’il y en a plusieurs, l’une d’elles.",
    },
  ],
};
