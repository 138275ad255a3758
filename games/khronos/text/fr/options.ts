/** The new-game form and the end screen. */
import type { Category, GameText, OptionText } from "../types.ts";

const flag = (name: string, explanation: string): OptionText => ({
  name,
  explanation,
  values: { false: "Non", true: "Oui" },
});

export const options: GameText["options"] = {
  map: {
    name: "Carte",
    explanation: "Le terrain que partagent les trois époques.",
    values: { valley: "La vallée, 16 cases sur 20" },
  },
  holdem: flag("Hold’em", "Trois cartes ouvertes à côté de la pioche, où l’on peut se servir."),
  keepCards: flag(
    "Garder des cartes",
    "Les cartes inutilisées peuvent rester en main ; on pioche jusqu’à 4.",
  ),
  values135: flag("Valeurs 1, 3, 5", "Les tailles 2 et 3 valent 3 et 5 pour les forces et les revenus."),
  capacity123: flag("Places 1, 2, 3", "Sur Raison, un hameau loge 1 cube, un bourg 2, une cité 3."),
  ruinValue: {
    name: "Ruines comptées",
    explanation: "Ce que vaut une ruine non rénovée dans les revenus de Raison.",
    values: { 0: "0, selon les règles", 1: "1, quelle que soit sa taille" },
  },
  ruinsIgnoreDominion: flag(
    "Ruines sans suprématie",
    "Une ruine qui arrive sur Raison peut relier des domaines.",
  ),
  upgradeOthers: flag(
    "Agrandir chez les autres",
    "Les bâtiments militaires et religieux des autres peuvent être agrandis ; leur propriétaire ne change pas.",
  ),
  activePlaces: flag(
    "Placement par le joueur actif",
    "Le joueur actif, et non le propriétaire, choisit où se pose un bâtiment réduit.",
  ),
  terrainSum: flag("Terrains additionnés", "Une emprise avec forêt et montagne paie les deux surcoûts."),
  deck33: flag("Petit paquet", "33 cartes au lieu de 55, 11 par couleur."),
};

export const categories: Readonly<Record<Category, string>> = {
  start: "Au départ",
  bonuses: "Bonus",
  might: "Revenus de Puissance",
  faith: "Revenus de Foi",
  reason: "Revenus de Raison",
  spent: "Dépenses",
};
