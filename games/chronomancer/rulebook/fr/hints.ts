import type { Chapter } from "@chronarium/kernel";

export const hints: Chapter = {
  id: "hints",
  title: "Conseils pour une première partie",
  aside: true,
  paragraphs: [
    {
      rules: ["CM-A 29", "BG-45"],
      text:
        "Les Heures Gelées sont du temps ou de l’argent. Dépensez-les tôt dans la journée ; quand deux " +
        "bateaux ont accosté, gardez des icônes ouvertes pour le marché.",
    },
    {
      rules: ["BG-30", "BG-46"],
      text:
        "Installez les aventuriers qui veulent ce qui est sur votre Étal, et n’oubliez pas que tout le " +
        "monde leur vend.",
    },
    {
      rules: ["BG-49", "BG-60"],
      text: "Le Marché noir paie bien tant que le repaire est petit. Comptez ses Voyous avant de vendre.",
    },
    {
      rules: ["BG-44", "BG-71"],
      text:
        "Ceux que vous laissez en mer remplissent les maisons, et des maisons pleines font monter Mécénat " +
        "et icônes pour toutes les journées.",
    },
    {
      rules: ["CM-26", "CM-28"],
      text:
        "Regardez le Flux Temporel avant d’entrer dans une Machine Temporelle. Une tuile bleue épargne une " +
        "icône chaque fois que son Portail sert.",
    },
  ],
};
