import type { LessonWords } from "@chronarium/kernel";
import { goal } from "./goal-fr.ts";

export const fr: LessonWords = {
  goal,
  steps: {
    goal: {
      name: "But",
      title: "Vous contre la machine",
      text: "Sept Ères, puis on compte les *PV* : bâtiments, superprojets, découvertes, moral et voyage temporel. Vous gagnez avec plus que le Chronobot. Vos PV du moment sont ici, ceux de la machine près de sa tête.",
      know: "Plus de PV que le Chronobot après sept Ères.",
    },
    power: {
      name: "Activer",
      title: "Les exosquelettes ouvrent le plateau",
      text: "Un ouvrier va sur le plateau principal dans un *exosquelette activé*. Trois places sont gratuites, trois coûtent un noyau d’énergie. Chaque place vide rapporte 1 Eau, et l’Eau paie presque tout.",
      task: "Activez quatre exosquelettes, ou autant que vous voulez.",
      know: "Un exosquelette par sortie ; les places vides rapportent de l’Eau.",
    },
    warp: {
      name: "Vortex",
      title: "Un prêt de vous-même",
      text: "Posez jusqu’à deux *tuiles Vortex* : vous recevez aussitôt ce qu’elles montrent, de votre propre avenir. Elles restent sur cette Ère, et vous les devez. Chacune laissée à la fin coûte 2 PV, et beaucoup sur une Ère attirent les paradoxes.",
      task: "Posez uranium et titanium, ou ce qui vous plaît.",
      know: "Une tuile Vortex donne maintenant et se doit à son Ère.",
    },
    mine: {
      name: "Un ouvrier",
      title: "Qui va, et qui revient",
      text: "Choisissez une place de la Capitale, puis qui y va. La *Mine* donne son cube et un de la réserve. Un Ingénieur en revient actif ; presque tous les autres reviennent fatigués.",
      task: "Envoyez un Ingénieur à la première place de la Mine et prenez le neutronium.",
      know: "Un ouvrier, une place, un prix ; puis c’est à la machine.",
      notes: {
        arrived: "Il est en bas. Prenez le neutronium de la réserve : une centrale en aura besoin.",
        elsewhere: "C’est permis aussi. Nous voulons la Mine : revenez d’un pas, ou reposez l’étape.",
      },
    },
    bot: {
      name: "Le Chronobot",
      title: "Six faces, six pions",
      text: "La machine lance un dé et fait ce que dit la plaque sous ce pion ; le pion avance. *Prochain lancer* dit ce que chaque face ferait maintenant. Ce qu’elle ne peut pas faire lui rapporte 2 Eaux et 1 PV.",
      task: "Passez la main, et suivez son tour.",
      know: "Le dé choisit un pion ; sa plaque a lieu.",
    },
    build: {
      name: "Bâtir",
      title: "Des tuiles sur vos emplacements",
      text: "À *Construire*, vous achetez une tuile visible au prix du premier emplacement libre de sa rangée ; un Ingénieur paie 1 titanium de moins. Restez sur une tuile, du pointeur ou du doigt, pour voir ce qu’elle fait. Bobine de braise est une centrale : elle voyage dans le temps.",
      task: "Envoyez l’autre Ingénieur à la première place Construire et bâtissez Bobine de braise.",
      know: "L’emplacement a le prix, la tuile les PV et l’effet.",
      notes: {
        arrived: "La tuile maintenant : Bobine de braise, dans la rangée des centrales.",
        elsewhere: "C’est permis aussi. Pour Construire, revenez d’un pas, ou reposez l’étape.",
      },
    },
    pass: {
      name: "Passer",
      title: "L’Ère finit avec vous",
      text: "Quand vous passez, les tours d’action finissent, dès que la machine en a eu trois. Les ouvriers occupés reviennent, puis l’Ère 2 commence. Qui a le plus de tuiles sur une Ère lance des *paradoxes* : trois font une anomalie.",
      task: "Passez la main, puis passez ; la table demande une fois.",
      know: "Trois paradoxes font une anomalie : moins 3 PV sur un de vos emplacements.",
    },
    back: {
      name: "Retour",
      title: "Payez la dette où elle se trouve",
      text: "Ère 2. Un ouvrier sur une centrale déplace votre *Focus* dans le passé et peut renvoyer une tuile Vortex qui s’y trouve : vous payez ce qu’elle montrait, et votre voyage temporel monte. Bobine de braise atteint une Ère en arrière.",
      task: "Travaillez à Bobine de braise, choisissez l’Ère 1 et renvoyez une tuile Vortex.",
      know: "Focus sur l’Ère, payer la tuile, un pas de voyage temporel.",
      notes: {
        arrived: "La bobine ronronne. Choisissez l’Ère 1, puis la tuile que vous rendez.",
        elsewhere: "C’est permis aussi. La dette est toujours là : revenez d’un pas, ou reposez l’étape.",
      },
    },
  },
};
