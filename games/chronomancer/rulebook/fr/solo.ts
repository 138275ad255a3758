import type { Chapter } from "@chronarium/kernel";
import { levels, peddlerCard } from "../../text/fr/words.ts";
import { levelTable, peddlerCards } from "../tables.ts";

export const solo: Chapter = {
  id: "solo",
  title: "En solo : le Colporteur",
  paragraphs: [
    {
      rules: ["BG-75", "BG-76"],
      text:
        "En solo, vous jouez contre le Colporteur. On sait qu’il existe ; ses règles sont restées " +
        "introuvables. Tout ce qui suit est de notre invention.",
    },
    {
      rules: ["DS-8"],
      text:
        "Installez comme pour 2 joueurs. Le Colporteur a un pion Sablier, des Marchandises sans limite, de " +
        "l’Or et des cartes Corruption, mais ni boutique, ni Équipe, ni figurines. Vous êtes au-dessus de " +
        "la première pile. Pour l’Horloge et le marqueur, il compte comme un joueur.",
    },
    {
      rules: ["DS-8"],
      text:
        "À son tour, il retourne une carte, fait ce qu’elle dit, avance son pion Sablier de ses Heures et " +
        "rencontre les repères. Il n’a pas d’Heures Gelées. Quand ses 12 cartes sont épuisées, il les " +
        "mélange à nouveau toutes.",
      table: peddlerCards(["Carte", "Heures", "Ce qu’il fait"], { peddlerCard }),
    },
    {
      rules: ["DS-8"],
      text:
        "Où il installe un aventurier : sur le bateau qui a le plus de cette couleur ; à égalité le plus " +
        "plein ; puis le plus petit numéro. Un Voyou va sur le bateau le plus vide, puis le plus petit " +
        "numéro. Il n’utilise jamais les Brigands.",
    },
    {
      rules: ["DS-8"],
      text:
        "Où il accoste : au quai extérieur, s’il achète une taille qu’il a dans une couleur du bateau ; " +
        "sinon au centre. S’il n’y a qu’un poste libre, il le prend.",
    },
    {
      rules: ["DS-8"],
      text:
        "Au marché, la maison la plus pleine est sa mécène. Puis il vend couleur par couleur. Il ne va au " +
        "Marché noir avec une couleur que s’il y gagne plus de 8 Or par rapport aux quais " +
        "extérieurs, et prend alors 1 carte Corruption. Ce qui ne rapporterait rien, il le garde. Il ne " +
        "compte jamais les Cultistes.",
    },
    {
      rules: ["DS-8"],
      option: "peddler",
      text:
        "À la fin, il paie sa Corruption comme vous. Vous gagnez si vous avez plus d’Or que lui ; l’égalité " +
        "lui revient. Son niveau est l’Or qu’il a au départ. Au premier jet, c’était 0, 20 et 35, et notre robot " +
        "qui réfléchit gagnait 96 parties sur 100 en Difficile ; Normal et Difficile ont donc été relevés, jusqu’à " +
        "ce qu’il gagne à peu près une partie sur deux en Difficile.",
      table: levelTable(["Niveau", "Or au départ", "Avec les Cultistes"], { levels }),
    },
  ],
};
