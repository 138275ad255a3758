import type { Chapter } from "@chronarium/kernel";

export const options: Chapter = {
  id: "options",
  title: "Options de table",
  paragraphs: [
    {
      rules: [],
      text:
        "Ces réglages changent chacun une règle. Tous sont désactivés sauf indication de la table ; le jeu " +
        "montre ceux qui sont actifs.",
    },
    {
      rules: ["KH-130", "KH-131", "KH-132", "KH-133", "KH-134"],
      option: "holdem",
      text:
        "Hold’em : trois cartes ouvertes à côté de la pioche, où l’on peut se servir. Les règles sont au " +
        "chapitre précédent.",
    },
    {
      rules: ["KH-20"],
      option: "keepCards",
      text:
        "Garder des cartes : en phase de pioche, vous désignez les cartes inutilisées que vous gardez, " +
        "défaussez les autres et piochez jusqu’à 4. Le hasard pèse moins, et un château se prépare.",
    },
    {
      rules: ["KH-72", "KH-75", "KH-112", "KH-113", "KH-114"],
      option: "values135",
      text:
        "Valeurs 1, 3, 5 : la taille 2 vaut 3 et la taille 3 vaut 5 pour les forces et les revenus. Les " +
        "prix restent de 1, 2 et 3 cartes, la place pour les cubes ne change pas, et la hiérarchie compare " +
        "les tailles comme avant.",
    },
    {
      rules: ["KH-91"],
      option: "capacity123",
      text: "Places 1, 2, 3 : un hameau loge 1 cube, un bourg 2, une cité 3, même avec les valeurs 1, 3, 5.",
    },
    {
      rules: ["KH-105", "KH-114"],
      option: "ruinValue",
      text:
        "Ruines comptées : chaque ruine non rénovée vaut 1 au lieu de 0 dans les revenus de Raison, quelle " +
        "que soit sa taille, même avec les valeurs 1, 3, 5.",
    },
    {
      rules: ["KH-60"],
      option: "ruinsIgnoreDominion",
      text:
        "Ruines sans suprématie : une onde n’est soumise à la suprématie que sur Foi. Une ruine qui arrive " +
        "sur Raison peut relier des domaines.",
    },
    {
      rules: ["KH-31", "KH-66", "KH-121"],
      option: "upgradeOthers",
      text:
        "Agrandir chez les autres : vous pouvez agrandir les bâtiments militaires et religieux des autres. " +
        "Leur cube reste et ils demeurent propriétaires, y compris pour l’onde et le cube qu’elle demande. " +
        "Vous payez, et le bonus est pour vous.",
    },
    {
      rules: ["KH-77", "KH-88"],
      option: "activePlaces",
      text:
        "Placement par le joueur actif : c’est lui, et non le propriétaire, qui choisit où se pose une " +
        "tuile réduite. Personne n’est interrogé hors de son tour.",
    },
    {
      rules: ["KH-50"],
      option: "terrainSum",
      text:
        "Terrains additionnés : une emprise avec forêt et montagne paie les deux surcoûts, soit 3 cartes à " +
        "2 ou 3 joueurs.",
    },
    {
      rules: ["KH-7", "KH-130"],
      option: "deck33",
      text:
        "Petit paquet : les 33 cartes de la première édition, 11 par couleur. Avec Hold’em, il en reste 30 " +
        "à mélanger.",
    },
  ],
};
