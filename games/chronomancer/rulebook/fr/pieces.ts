import type { Chapter } from "@chronarium/kernel";
import { colours, pieces as words } from "../../text/fr/words.ts";
import { adventurers } from "../tables.ts";

export const pieces: Chapter = {
  id: "pieces",
  title: "Le matériel",
  paragraphs: [
    {
      rules: ["BG-10"],
      text:
        "La baie a trois quais, une mer avec six bateaux, la Grand-Place, quatre maisons de Clan, le " +
        "repaire des Voyous, l’Horloge, et une place pour la carte Voyou et la pioche Corruption. L’Or est " +
        "un nombre.",
    },
    {
      rules: ["BG-2", "BG-12"],
      text:
        "52 aventuriers vont et viennent : quatre Clans et les Voyous. Le total est certain, la répartition " +
        "vient d’une seule source.",
      table: adventurers(["Pion", "Veut des Marchandises", "Nombre"], { colours, pieces: words }),
    },
    {
      rules: ["BG-12"],
      text: "Les Nobles sont simplement le Clan jaune : aucune source ne leur donne de règle propre.",
    },
    {
      rules: ["BG-3"],
      text: "Six bateaux, de 4 places chacun.",
    },
    {
      rules: ["BG-11"],
      text: "Chaque Marchandise a une couleur sur quatre et une taille sur deux, petite ou grande.",
    },
    {
      rules: ["CM-1"],
      text:
        "Chaque joueur a un plateau Boutique avec deux figurines, un plateau d’Équipe à quatre places, un " +
        "Étal, 4 Heures Gelées, 10 tuiles Fragment de Portail et 20 Marchandises : 12 Reliques, petites, 3 " +
        "par couleur ; et 8 Artefacts, grands, 2 par couleur.",
    },
    {
      rules: ["BG-4"],
      text:
        "36 Habitants en trois groupes de 12 : Gens du cru, Mercenaires et Marins. Une partie en utilise " +
        "deux.",
    },
    {
      rules: ["BG-5"],
      text: "3 cartes Voyou : Criminels, Cultistes, Brigands. Une seule vaut pour toute la partie.",
    },
    {
      rules: ["BG-6"],
      text: "60 cartes Corruption.",
    },
    {
      rules: ["BG-7", "BG-8", "BG-9", "DS-9"],
      text:
        "La boîte contient davantage : cartes de marchand, bannières, gemmes pour les grands scores, deux " +
        "souris dont l’usage nous échappe, deux jetons d’aventurier de plus, des scénarios en solo et " +
        "d’autres marchands. Ce jeu s’en passe.",
    },
  ],
};
