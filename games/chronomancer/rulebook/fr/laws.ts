import type { Chapter } from "@chronarium/kernel";

export const laws: Chapter = {
  id: "laws",
  title: "Ce qui reste toujours vrai",
  paragraphs: [
    {
      rules: ["INV-1", "INV-2"],
      text:
        "Dans chaque position, il y a un coup permis. Les figurines ne partagent jamais une case, et le " +
        "Chronomancien est toujours derrière l’Assistant.",
    },
    {
      rules: ["INV-3"],
      text:
        "Quand le Chronomancien entre dans une Machine Temporelle, l’Assistant y est déjà. Aucune figurine " +
        "n’est donc jamais sur une tuile qui glisse.",
    },
    {
      rules: ["INV-4"],
      text:
        "Chaque demi-circuit contient un Figer le Temps et un Décaler les Lignes Temporelles : au moins 3 " +
        "Heures de coût pour au plus 2 Heures Gelées gagnées. Le temps avance toujours.",
    },
    {
      rules: ["INV-5"],
      text:
        "Vous avez autant d’Heures Gelées en réserve que d’icônes ouvertes : une Heure dépensée trouve donc " +
        "toujours sa place.",
    },
    {
      rules: ["INV-6", "INV-7"],
      text:
        "4 tuiles sont sur le plateau et 6 dans le Flux Temporel. De chaque couleur, Étal et réserve " +
        "réunissent 3 Reliques et 2 Artefacts.",
    },
    {
      rules: ["INV-8"],
      text:
        "La Production finit toujours : les repères se suivent, et six bateaux pleins font quatre postes " +
        "pris.",
    },
    {
      rules: ["INV-9"],
      text: "Les 52 pions, les 24 Habitants de la partie et les 60 cartes Corruption sont toujours tous là.",
    },
    {
      rules: ["BG-77"],
      text:
        "Seul le hasard est caché : ce que donnera le sac, et l’ordre des pioches. Tout le reste est " +
        "ouvert, y compris les deux faces de toutes les tuiles et le contenu du sac.",
    },
  ],
};
