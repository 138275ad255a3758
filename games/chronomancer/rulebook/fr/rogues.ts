import type { Chapter } from "@chronarium/kernel";
import { corruption, rogues as words } from "../../text/fr/words.ts";
import { corruptionTable, rogueCards } from "../tables.ts";

export const rogues: Chapter = {
  id: "rogues",
  title: "Voyous et Corruption",
  paragraphs: [
    {
      rules: ["BG-58"],
      text: "Les Voyous sortent du même sac. Ils prennent des places sur les bateaux et sur les quais.",
    },
    {
      rules: ["BG-59", "DS-7"],
      option: "rogues",
      text:
        "La carte Voyou leur donne un effet. Nombres et effets sont de notre invention, dans l’esprit de ce " +
        "qui est connu : les Criminels sont inoffensifs, les Cultistes achètent, les Brigands bousculent.",
      table: rogueCards(["Carte", "Au repaire", "Dans le sac", "Effet"], { rogues: words }),
    },
    {
      rules: ["DS-7"],
      option: "rogues",
      text:
        "Cultistes : quand vous vendez une couleur sur un quai, vous pouvez compter ses Voyous comme des " +
        "aventuriers de cette couleur, même s’il n’y en a pas d’autres. Chaque fois, par couleur " +
        "et par quai, cela coûte 1 carte Corruption, en plus de celle du Marché noir. Les mêmes " +
        "Voyous peuvent compter pour plusieurs couleurs.",
    },
    {
      rules: ["DS-7"],
      option: "rogues",
      text:
        "Brigands : si vous installez un Voyou à un repère, vous pouvez aussitôt déplacer 1 autre pion de " +
        "ce bateau vers un autre bateau en mer de la même moitié qui a une place libre. C’est alors " +
        "seulement que les bateaux pleins accostent, et vous choisissez où. Un Voyou déplacé n’agit pas à " +
        "nouveau.",
    },
    {
      rules: ["DS-7", "BG-31"],
      text: "Le sac ne peut pas se vider : il y reste toujours au moins 5 pions.",
    },
    {
      rules: ["BG-60"],
      text:
        "Les Voyous restés en mer gagnent le repaire, et un repaire plus plein rend toute Corruption plus " +
        "chère. Laisser accoster les Voyous la garde bon marché.",
    },
    {
      rules: ["BG-61"],
      text:
        "Pour prendre de la Corruption, tirez la carte du dessus et gardez-la ouverte devant vous. Une " +
        "pioche vide se refait avec la défausse ; si elle est vide aussi, vous ne prenez rien, et l’action " +
        "est considérée comme payée.",
    },
    {
      rules: ["BG-62", "DS-6"],
      text: "Une carte Corruption montre 1 ou 2 icônes Voyou. Les cartes sont de nous : 60, avec 75 icônes.",
      table: corruptionTable(["Carte", "Icônes Voyou", "Exemplaires"], { corruption }),
    },
    {
      rules: ["BG-63"],
      text: "Chaque icône Voyou vous coûte 1 Or par Voyou au repaire, à la fin de la partie.",
    },
  ],
};
