import type { Chapter } from "@chronarium/kernel";
import { words } from "../../text/fr/words.ts";
import {
  buildings,
  collapsingTiles,
  evacuations,
  headStartCards,
  pathGoods,
  pathLeaders,
  sideValues,
  spots,
  superprojects,
  tracks,
  warps,
} from "../tables.ts";

const BUILDING = ["Bâtiment", "PV", "Effet"];

export const tiles: Chapter = {
  id: "tiles",
  title: "Tuiles et Voies",
  paragraphs: [
    {
      rules: ["AN-56"],
      text: "Ce que coûtent les cases de votre plateau, sur la première face de tous.",
      table: spots(["Rangée", "Case 1", "Case 2", "Case 3"], words),
    },
    {
      rules: ["AN-64", "AN-88", "AN-90"],
      text: "Les pistes de votre plateau. Le moral en PV selon ses sept crans, à partir de 0\u202f; puis ce que coûte le ravitaillement sur chacun\u202f; le voyage temporel en PV, à partir du premier.",
      table: tracks(["Plateau", "Moral", "Ravitaillement", "Voyage temporel"], words, "Toutes les Voies, A"),
    },
    {
      rules: ["AN-41", "AN-89", "AN-90"],
      text: "Ce qui distingue encore les faces. Sur la face B de la Haute Lanterne, un emplacement qui n’est pas gratuit peut aussi se payer 1 X\u202f; sur la face B de Sous serment, une anomalie va sur une case libre au choix.",
      table: sideValues(
        [
          "Plateau",
          "Eau par emplacement vide",
          "PV au sommet du moral",
          "Paradoxes par anomalie",
          "Autre case",
        ],
        words,
        "Toutes les Voies, A",
      ),
    },
    {
      rules: ["AN-4", "AN-68"],
      text: "Centrales énergétiques.",
      table: buildings(BUILDING, words, "PP"),
    },
    {
      rules: ["AN-4", "AN-68"],
      text: "Usines.",
      table: buildings(BUILDING, words, "FA"),
    },
    {
      rules: ["AN-4", "AN-68"],
      text: "Habitations.",
      table: buildings(BUILDING, words, "LS"),
    },
    {
      rules: ["AN-4", "AN-68"],
      text: "Laboratoires.",
      table: buildings(BUILDING, words, "LAB"),
    },
    {
      rules: ["AN-4", "AN-56"],
      text: "Superprojets. Au lieu de la découverte nommée, une de chacune des deux autres formes suffit\u202f; là où il en faut deux d’une forme, rien d’autre ne convient.",
      table: superprojects(
        ["Superprojet", "PV", "Coût", "Découverte", "Effet"],
        words,
        (shape) => `2 en ${shape}`,
      ),
    },
    {
      rules: ["AN-4", "AN-100"],
      text: "Tuiles Capitale détruite\u202f: deux des cinq de chaque action sont tirées à l’Impact.",
      table: collapsingTiles(["Tuile", "Bonus"], words),
    },
    {
      rules: ["AN-45"],
      text: "Les neuf tuiles Vortex, une de chaque.",
      table: warps(["Tuile", "Montre"], words),
    },
    {
      rules: ["AN-11"],
      text: "Ce qu’a une Voie au départ.",
      table: pathGoods(["Voie", "Biens", "Actifs", "Fatigué"], words),
    },
    {
      rules: ["AN-11"],
      text: "Chefs, deux par Voie.",
      table: pathLeaders(["Chef", "Voie", "Effet"], words),
    },
    {
      rules: ["AN-63", "AN-97"],
      text: "Évacuations\u202f; une des deux de votre Voie compte.",
      table: evacuations(["Voie", "Première", "Seconde"], words),
    },
    {
      rules: ["AN-111"],
      option: "headStart",
      text: "Cartes d’avance, dont vous gardez une sur trois.",
      table: headStartCards(["Carte", "Donne"], words),
    },
  ],
};
