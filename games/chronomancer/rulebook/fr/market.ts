import type { Chapter } from "@chronarium/kernel";
import { colours } from "../../text/fr/words.ts";
import { baseValues } from "../tables.ts";

export const market: Chapter = {
  id: "market",
  title: "Le marché",
  paragraphs: [
    {
      rules: ["BG-44"],
      text:
        "D’abord les maisons : chaque aventurier d’un bateau resté en mer va à la maison de son Clan, " +
        "chaque Voyou au repaire. Ils y restent jusqu’à la fin de la partie.",
    },
    {
      rules: ["BG-45", "BG-56"],
      text:
        "Puis le Mécénat : pour chaque icône ouverte de votre plateau, vous gagnez 1 Or par aventurier dans " +
        "la maison de ce Clan. Cela arrive à chaque phase de Marché.",
    },
    {
      rules: ["BG-57"],
      text: "Un Mécénat Immédiat paie de même pour un Clan, aussitôt. Le montant est déduit de celui du marché.",
    },
    {
      rules: ["BG-55"],
      text: "Le Mécénat est une icône, jamais une carte.",
    },
    {
      rules: ["BG-46"],
      text:
        "Puis les ventes. Pour une couleur sur un quai : additionnez les valeurs des Marchandises que vous " +
        "y vendez, et multipliez par les aventuriers de cette couleur sur le quai. Ils ne s’épuisent pas : " +
        "tous les marchands vendent aux mêmes.",
    },
    {
      rules: ["BG-51"],
      text:
        "Ce que valent les Marchandises. Rouge et vert sont courants et bon marché, bleu et jaune rares et " +
        "chers ; les nombres eux-mêmes sont notre supposition.",
      table: baseValues(["Couleur", "Relique", "Artefact"], { colours }),
    },
    {
      rules: ["BG-48", "BG-50"],
      text:
        "Chaque quai achète autre chose. Que celui du centre soit le Marché noir est probable ; lequel des " +
        "deux autres achète du petit et lequel du grand est notre supposition.",
      table: [
        ["Quai", "Nom", "Achète", "Postes"],
        ["gauche", "Quai aux Reliques", "des Reliques", "1"],
        ["centre", "Marché noir", "les deux", "2"],
        ["droite", "Quai aux Artefacts", "des Artefacts", "1"],
      ],
    },
    {
      rules: ["BG-49"],
      text:
        "Le Marché noir a un prix : 1 carte Corruption par couleur que vous y vendez dans cette phase de " +
        "Marché, quel que soit le nombre. Qu’il corrompe est connu, de combien est notre supposition.",
    },
    {
      rules: ["BG-47"],
      text:
        "Chaque Marchandise se vend une fois. Vous pouvez répartir celles d’une couleur sur plusieurs " +
        "quais, et en garder. Les Marchandises vendues retournent dans votre réserve.",
    },
    {
      rules: ["BG-53"],
      text: "Là où personne ne veut la couleur, on ne peut rien en vendre.",
    },
    {
      rules: ["BG-52"],
      option: "rogues",
      text: "Sur un quai, les Voyous n’achètent rien, sauf si la carte Voyou le dit.",
    },
    {
      rules: ["BG-54", "BG-78"],
      text:
        "Le marché va du haut de la pile vers le bas, dans l’ordre des tours de la journée suivante. Chacun " +
        "vend couleur par couleur, termine ses ventes, puis tire toutes les cartes Corruption dues. Aucune " +
        "vente n’en change une autre ; l’ordre décide seulement qui tire quelle carte. Il est de nous.",
    },
  ],
};
