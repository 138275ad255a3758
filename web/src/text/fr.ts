import type { Catalogue } from "./catalogue.ts";
import { commands } from "./commands.ts";

export const fr: Catalogue = {
  languageSwitch: "Langue",
  title: "Et si vous l’aviez bâti plus tôt ?",
  lead: "Quatre jeux sur le temps. Chaque coup se rejoue, s’explique et peut ouvrir une autre histoire.",
  gamesLabel: "Les quatre jeux",
  playable: "Jouable au terminal",
  coming: "À venir",
  games: {
    khronos: {
      name: "Khronos",
      line: "Bâtissez dans un âge, changez les deux suivants",
      facts: "2 à 5 joueurs · 60 min",
    },
    chronomancer: {
      name: "Le Chronomancien",
      line: "Un port, une horloge, un atelier qui se décale",
      facts: "1 à 4 joueurs · 75 min",
    },
    chronobot: { name: "Chronobot", line: "Battez la machine au fil de sept ères", facts: "Solo · 90 min" },
    mission: {
      name: "L’heure qui répond",
      line: "1958. Un garçon a disparu. Le phare est allumé.",
      facts: "1 à 4 joueurs · 120 min",
    },
  },
  terminal: {
    title: "Khronos",
    lead: "Khronos se joue dès maintenant dans le terminal. Sa table sur cette page vient ensuite.",
    steps: [
      { command: commands.play, brings: "Jouer contre des bots" },
      { command: commands.rules, brings: "Voir quelles règles sont prouvées par les tests" },
      { command: commands.sim, brings: "Laisser les bots jouer de nombreuses parties" },
    ],
  },
  notice: "Projet non officiel et non commercial, sans lien avec les éditeurs des jeux.",
};
