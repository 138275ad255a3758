import type { Chapter } from "@chronarium/kernel";

export const companion: Chapter = {
  id: "companion",
  title: "Le compagnon",
  paragraphs: [
    {
      rules: ["CP-1", "CP-2"],
      text: "Le compagnon ne tire rien\u202f: vous lui dites chaque dé. Un dé de l’appli est le tirage suivant de la graine de la table, donc revenir et repartir donne les mêmes faces\u202f; les dés à la main n’en usent aucun.",
    },
    {
      rules: ["CP-3"],
      text: "On peut revenir jusqu’au premier pas. La feuille de score reste ouverte jusqu’à ce que vous fermiez la table.",
    },
    {
      rules: ["CP-4", "CP-5"],
      text: "Emplacements, les deux réserves, vos tuiles Vortex et les tuiles visibles sont suivis ou non, chacun pour soi. Suivis, l’appli décide seule\u202f; sinon elle demande, pour un emplacement le premier libre.",
    },
    {
      rules: ["CP-6", "CP-7"],
      text: "Impossible a deux sens\u202f: pas d’emplacement, ou rien à prendre. Pour une tuile, donnez les PV de celle qui est prise, ou de celles qui sont visibles. Là où les tuiles visibles sont suivies, vous les dites quand on les retourne, et l’appli ne demande rien.",
    },
    {
      rules: ["CP-8"],
      text: "Votre tour est fait ou une passe\u202f; ajoutez l’emplacement et ce que vous avez pris si c’est suivi. Au plus 30 tours par Ère.",
    },
    {
      rules: ["CP-9", "CP-10"],
      text: "Une correction est faite de pas simples, 40 au plus\u202f; ce que les règles du Chronobot interdisent est refusé. Une table peut commencer en cours de partie, avec 150 pas au plus.",
    },
    {
      rules: ["CP-11", "CP-12"],
      text: "Une confirmation par phase. Les jets de paradoxe dus sont comptés là où vos tuiles Vortex sont suivies, et demandés sinon.",
    },
    {
      rules: ["CP-13", "CP-14"],
      text: "La feuille porte les deux scores par catégorie. Rien ne quitte votre appareil sans que vous le partagiez.",
    },
  ],
};
