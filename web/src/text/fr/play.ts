import type { PlayText } from "../areas/play.ts";

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} et ${parts.at(-1)}`;

export const play: PlayText = {
  attempt: (what) => `Essayer : ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  cancel: "Annuler",
  consequences: "Ce qui se passerait",
  choices: "Ce que vous pouvez choisir",
  waiting: (name) => `On attend ${name}.`,
  thinking: (name) => `${name} réfléchit.`,
  onlyPast: "Vous regardez le passé.",
  past: "Vous regardez le passé. Créez une branche pour jouer d’ici.",
  over: "La partie est finie.",
  skip: "un appui ou une touche pour passer",
  goThere: "Y aller",
  possible: "possible",
  less: "Moins",
  more: (count) => `${count} de plus`,
  why: { label: "Pourquoi pas ?", other: "la table refuse", waysOut: "Ce qui marcherait" },
  end: {
    winners: (names, you) =>
      you ? "Vous gagnez" : names.length === 1 ? `${names[0]} gagne` : `${list(names)} partagent la victoire`,
    total: "Total",
    place: (place) => (place === 1 ? "1er" : `${place}e`),
    numbers: "Le graphique en chiffres",
    fair: "Une donne honnête",
    seed: "Graine",
    commitment: "Engagement, montré avant le premier coup",
    verify: "Le SHA-256 de la graine est l’engagement. Exportez la partie et vérifiez chaque coup avec :",
    command: "npm run -s chronarium -- verify partie.json",
  },
};
