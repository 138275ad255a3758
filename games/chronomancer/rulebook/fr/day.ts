import type { Chapter } from "@chronarium/kernel";

export const day: Chapter = {
  id: "day",
  title: "La journée",
  paragraphs: [
    {
      rules: ["BG-20"],
      text: "Chaque journée a quatre phases. Après le troisième marché, on passe tout droit au Décompte Final.",
      table: [
        ["Phase", "Ce qui se passe"],
        ["Arrivée", "2 pions montent sur chaque bateau"],
        [
          "Production",
          "des tours dans l’ordre de l’Horloge, jusqu’à ce que tous aient atteint le marqueur Marché",
        ],
        ["Marché", "maisons, Mécénat, ventes"],
        ["Remise en ordre", "quais et bateaux sont vidés ; pas après la troisième journée"],
      ],
    },
    {
      rules: ["BG-21", "BG-77"],
      text:
        "Arrivée : bateau par bateau, de 1 à 6, deux pions sont tirés du sac et prennent place. Les Voyous " +
        "s’assoient comme les autres. Aucun bateau ne peut être plein, donc rien n’accoste, et aucune carte " +
        "Voyou n’agit.",
    },
    {
      rules: ["BG-77"],
      text: "Chaque tirage est équitable : chaque pion présent dans le sac a la même chance.",
    },
    {
      rules: ["BG-22"],
      text: "Production : chacun joue un tour à la fois. L’Horloge dit à qui.",
    },
    {
      rules: ["BG-23"],
      text:
        "Marché : d’abord les maisons et le repaire se remplissent, puis chacun touche son Mécénat, puis " +
        "chacun vend.",
    },
    {
      rules: ["BG-24"],
      text:
        "Remise en ordre : tous les pions des quais retournent dans le sac, les bateaux reviennent vides " +
        "sur leur moitié, le marqueur Marché quitte l’Horloge et la Grand-Place change un peu. Maisons, " +
        "repaire, Équipe, invendus, Corruption et ateliers restent. Une partie de cela est déduite.",
    },
    {
      rules: ["CM-A 21"],
      text:
        "Figurines, tuiles et Heures Gelées restent en place d’une journée à l’autre : rien ne dit le " +
        "contraire.",
    },
  ],
};
