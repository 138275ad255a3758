/** What the levels are called and say of themselves, in French. */
import type { LevelTexts } from "./levels.ts";

export const levelTextFr: LevelTexts = {
  1: { name: "Novice", plays: "Aime bien des coups et en choisit un : de quoi apprendre le jeu ensemble." },
  2: {
    name: "Apprenti",
    plays: "Distingue les bons coups des mauvais, mais se contente souvent de moins.",
  },
  3: { name: "Artisan", plays: "Joue solidement et laisse passer une occasion de temps en temps." },
  4: { name: "Expert", plays: "Prend le meilleur de ce qui se voit et n’offre presque rien." },
  5: { name: "Maître", plays: "Pense à votre réponse, puis à son tour suivant, avant de jouer." },
};
