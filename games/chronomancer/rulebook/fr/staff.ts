import type { Chapter } from "@chronarium/kernel";
import { townsfolkDoes } from "../../text/fr/deeds.ts";
import { abilities, pieces, townsfolk } from "../../text/fr/words.ts";
import { abilityTable, townsfolkTable } from "../tables.ts";

export const staff: Chapter = {
  id: "staff",
  title: "Habitants et Équipe",
  paragraphs: [
    {
      rules: ["BG-65", "CM-36"],
      text:
        "Recruter se fait en quatre temps : choisir un Habitant de la Grand-Place ; utiliser sa capacité " +
        "une fois, tout de suite ; glisser la carte sous votre plateau d’Équipe, à la capacité de votre " +
        "choix ; compléter la place. Tant qu’il y a quelqu’un, il faut prendre ; sur une place vide, rien " +
        "ne se passe.",
    },
    {
      rules: ["CM-A 6"],
      text: "Recruter un Équipier et recruter un Habitant, c’est tout un.",
    },
    {
      rules: ["BG-66"],
      text:
        "Chaque capacité d’Équipe porte une carte. S’il y en a déjà une, elle est remplacée, quitte la " +
        "partie et ne compte plus. Vous pouvez remplacer même si une autre place est libre ; avec quatre " +
        "places prises, il le faut. Le sort de l’ancienne carte est notre supposition.",
    },
    {
      rules: ["BG-68", "CM-37"],
      text:
        "Utiliser son Équipe : chaque capacité qui a un Habitant peut servir une fois, dans n’importe quel " +
        "ordre. Dans le jeu de base, cela coûte 2 Heures.",
    },
    {
      rules: ["CM-38", "CM-39", "CM-40", "CM-41", "CM-42"],
      text: "Il y a quatre capacités d’Équipe.",
      table: abilityTable(["Capacité", "Ce qu’elle fait"], { abilities }),
    },
    {
      rules: ["CM-39"],
      text:
        "Le Recombobulateur échange 1 Relique de votre Étal contre 1 Relique d’une autre couleur de votre " +
        "réserve.",
    },
    {
      rules: ["CM-40"],
      text:
        "L’Engrandisseur échange 1 Relique de votre Étal contre 1 Artefact de la même couleur de votre " +
        "réserve.",
    },
    {
      rules: ["CM-41", "CM-A 19"],
      text:
        "Le Briseur échange 1 Artefact de votre Étal contre 2 Reliques de sa couleur de votre réserve. Il " +
        "faut les deux : avec une seule en réserve, il ne peut rien.",
    },
    {
      rules: ["CM-42", "CM-A 23"],
      text:
        "Le Surveillant met 1 de vos cartes Corruption, au choix, à la défausse. Les cartes diffèrent, donc " +
        "le choix compte.",
    },
    {
      rules: ["CM-A 20", "CM-A 28"],
      text:
        "Chaque capacité sert une fois par utilisation, et chacune voit l’Étal et la réserve tels que la " +
        "précédente les laisse. Une Relique peut changer de couleur, grandir et se fendre d’un trait. " +
        "Arrêtez quand vous voulez.",
    },
    {
      rules: ["BG-64", "BG-67", "DS-5"],
      text:
        "La Grand-Place a 4 places à 1, 2, 2 et 3 Heures, que paieraient d’autres marchands et pas vous. " +
        "Quand une carte part, les suivantes descendent d’une place et la pioche comble le vide. Une pioche " +
        "vide se refait avec la défausse de la place ; une Équipe remplacée ne revient jamais. Places et " +
        "coûts sont de nous.",
    },
    {
      rules: ["DS-5"],
      text: "À la remise en ordre des journées 1 et 2, la carte de la place 1 quitte la Grand-Place.",
    },
    {
      rules: ["BG-70"],
      option: "townsfolk",
      text:
        "Chaque groupe a son caractère : les Gens du cru vous débarrassent de la Corruption, les " +
        "Mercenaires apportent des Marchandises et de mauvaises fréquentations, les Marins se mêlent des " +
        "bateaux.",
    },
    {
      rules: ["BG-69"],
      text: "Les icônes des cartes de votre Équipe comptent à la fin de la partie.",
    },
    {
      rules: ["DS-4"],
      text:
        "Chaque capacité est facultative et omise si elle ne peut se faire. Les cartes sont de notre " +
        "invention : seul le caractère des groupes est connu.",
    },
    {
      rules: ["DS-4"],
      option: "townsfolk",
      text: "Les Gens du cru. La plupart vous ôtent de la Corruption ; deux vous trouvent un mécène.",
      table: townsfolkTable(["Habitant", "Capacité, une fois", "Icônes"], "locals", {
        pieces,
        townsfolk,
        townsfolkDoes,
      }),
    },
    {
      rules: ["DS-4"],
      option: "townsfolk",
      text: "Les Mercenaires. Ils apportent des Marchandises, et huit d’entre eux une icône Voyou.",
      table: townsfolkTable(["Habitant", "Capacité, une fois", "Icônes"], "mercenaries", {
        pieces,
        townsfolk,
        townsfolkDoes,
      }),
    },
    {
      rules: ["DS-4"],
      option: "townsfolk",
      text: "Les Marins. Ils tirent, renvoient, déplacent et échangent des pions sur les bateaux en mer.",
      table: townsfolkTable(["Habitant", "Capacité, une fois", "Icônes"], "sailors", {
        pieces,
        townsfolk,
        townsfolkDoes,
      }),
    },
    {
      rules: ["DS-4"],
      text:
        "Les Marchandises viennent de votre réserve, pour autant qu’elle en ait. On défausse ses propres " +
        "cartes Corruption, au choix.",
    },
    {
      rules: ["DS-4"],
      text:
        "Les Marins ne touchent que les bateaux en mer, des deux moitiés, y compris les pleins qui n’ont pu " +
        "accoster. Décidez avant tout tirage ; le pion tiré doit être installé, et sans place libre on ne " +
        "tire rien. Un bateau qui se remplit accoste aussitôt. Ce n’est pas un repère : les Brigands ne " +
        "bougent pas.",
    },
  ],
};
