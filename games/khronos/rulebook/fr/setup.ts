import type { Chapter } from "@chronarium/kernel";

export const setup: Chapter = {
  id: "setup",
  title: "Mise en place",
  paragraphs: [
    {
      rules: ["KH-1", "KH-10"],
      text:
        "Posez les plateaux côte à côte dans l’ordre du temps. On joue de 2 à 5. Le premier joueur est " +
        "tiré au sort, on joue dans le sens horaire, et le marqueur de manche commence sur 1.",
    },
    {
      rules: ["KH-6", "KH-8"],
      text:
        "Prenez vos 2 pions, vos 25 cubes et 4 Écus. Les deux pions commencent sur Puissance. Un pion n’a " +
        "pas de case : seule compte son époque, et il ne gêne jamais personne.",
    },
    {
      rules: ["KH-7"],
      text: "Mélangez les cartes et distribuez-en 4 à chacun. Les mains restent cachées.",
    },
    {
      rules: ["KH-5", "KH-39"],
      text:
        "Aucune tuile n’est encore posée. Il n’y a que les hameaux imprimés, chacun formant un domaine à " +
        "lui seul.",
    },
  ],
};
