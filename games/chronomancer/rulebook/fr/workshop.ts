import type { Chapter } from "@chronarium/kernel";
import { cost, portal } from "../../text/fr/words.ts";
import { frame, tiles } from "../tables.ts";

export const workshop: Chapter = {
  id: "workshop",
  title: "L’atelier",
  paragraphs: [
    {
      rules: ["CM-9"],
      text:
        "Dix cases d’action forment un anneau. Dans le sens des aiguilles d’une montre : la Machine " +
        "Temporelle de gauche (LC et LA), les Portails du haut T1, T2 et T3, la Machine Temporelle de " +
        "droite (RC et RA), et les Portails du bas B1, B2 et B3, qui vont de droite à gauche.",
    },
    {
      rules: ["CM-9", "CM-21", "CM-26"],
      text: "Chaque Machine Temporelle a une case pour chaque figurine.",
      table: [
        ["Case", "Pour", "Action", "Coût"],
        ["LC, RC", "le Chronomancien", "Décaler les Lignes Temporelles", "1 Heure"],
        ["LA, RA", "l’Assistant", "Figer le Temps", "2 Heures"],
        ["T1 à T3, B1 à B3", "les deux", "ce que montre le Portail", "ce que montrent les deux moitiés"],
      ],
    },
    {
      rules: ["CM-A 1"],
      text:
        "Les quatre places des tuiles s’appellent ici emplacements, les six cases d’action à leurs " +
        "jonctions cases Portail. Les règles imprimées disent le même mot pour les deux ; les nombres ne " +
        "laissent aucun doute.",
    },
    {
      rules: ["CM-A 2"],
      text:
        "Une case Portail est à cheval sur une jonction verticale et a deux moitiés. La moitié droite " +
        "montre l’action et un coût, la moitié gauche seulement un coût. Les moitiés extérieures, tout à " +
        "gauche et tout à droite, sont imprimées sur le plateau.",
      table: [
        ["Case", "Moitié gauche", "Moitié droite, avec l’action"],
        ["T1", "cadre du plateau", "bord gauche de la tuile en haut à gauche"],
        ["T2", "bord droit de la tuile en haut à gauche", "bord gauche de la tuile en haut à droite"],
        ["T3", "bord droit de la tuile en haut à droite", "cadre du plateau"],
        ["B1", "bord droit de la tuile en bas à droite", "cadre du plateau"],
        ["B2", "bord droit de la tuile en bas à gauche", "bord gauche de la tuile en bas à droite"],
        ["B3", "cadre du plateau", "bord gauche de la tuile en bas à gauche"],
      ],
    },
    {
      rules: ["CM-10"],
      text:
        "Ce que fait et coûte un Portail dépend des tuiles qui s’y trouvent. Quand les tuiles glissent, les " +
        "Portails changent.",
    },
    {
      rules: ["CM-11"],
      text:
        "Chaque tuile a une face blanche et une face bleue. Elles sont pareilles, sauf que la face bleue " +
        "montre exactement une icône Sablier ou Corruption de moins.",
    },
    {
      rules: ["DS-1", "CM-A 22"],
      text:
        "Les dix tuiles. Leurs icônes sont de notre invention, comme celle qui manque à chaque face bleue ; " +
        "l’étoile marque les deux qui commencent en haut.",
      table: tiles(
        [
          "Tuile",
          "Action",
          "Blanche, bord gauche",
          "Blanche, bord droit",
          "Bleue, bord gauche",
          "Bleue, bord droit",
        ],
        { cost, portal },
      ),
    },
    {
      rules: ["DS-2"],
      text:
        "Les quatre moitiés imprimées sur le plateau, elles aussi de notre invention. T3 est toujours " +
        "l’endroit où recruter, et B1 celui où utiliser son Équipe.",
      table: frame(["Moitié de", "Action", "Coût"], { cost, portal }),
    },
  ],
};
