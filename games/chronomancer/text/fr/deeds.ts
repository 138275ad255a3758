/** The words of the deeds: one row each, and what only a deed tells or refuses. */
import { deedsOf, type TownsfolkId } from "../../src/townsfolk.ts";
import { deedDoes } from "../deeds.ts";
import { capital } from "../pieces.ts";
import type { DeedTexts } from "../types.ts";
import { boat, colours, corruption, does, either, GOODS, pieces, quoted, shade, to } from "./words.ts";

export const deedText: DeedTexts = {
  deeds: {
    discard: {
      does: (it) =>
        it.most === 1 ? "défausser 1 carte Corruption" : `défausser jusqu’à ${it.most} cartes Corruption`,
      action: (it) => `Défausser ${quoted(corruption[it.card])}`,
      verb: "défausser",
      when: "Le Surveillant ou un Habitant vous fait défausser de la Corruption",
      typed: ["defausser"],
    },
    sponsor: {
      does: () => "un Mécénat Immédiat au choix",
      action: (it) => `Se faire payer aussitôt par les ${colours[it.faction].faction}`,
      verb: "encaisser",
      when: "Une maison paie aussitôt quand une case Portail ou un Habitant l’offre",
      typed: ["mecenat"],
    },
    gain: {
      does: (it) =>
        `obtenir ${it.count} ${GOODS[it.size][1]}${it.count < 2 ? "" : "s"} ${either(it.colours.map((which) => shade(it.size, which, it.count > 1)))}`,
      action: (it) => `Prendre en ${colours[it.colour].name}`,
      verb: "gagner",
      when: "Vous prenez des Marchandises quand un Habitant les apporte",
      typed: ["obtenir"],
    },
    draw: {
      does: (it) =>
        it.pieces === 1
          ? "tirer un pion du sac et l’installer"
          : `tirer ${it.pieces} pions du sac, en installer un, remettre l’autre`,
      action: () => "Tirer un pion du sac",
      verb: "tirer",
      when: "Vous tirez un pion quand un Habitant ou un repère le permet",
      typed: ["tirer", "piocher"],
    },
    return: {
      does: (it) => `renvoyer ${it.of.length === 1 ? "un Voyou" : "un pion"} d’un bateau dans le sac`,
      action: (it) => `Renvoyer ${pieces[it.piece].a} du ${boat(it.boat)} dans le sac`,
      verb: "renvoyer",
      when: "Vous renvoyez un pion quand un Habitant le permet",
      typed: ["renvoyer"],
    },
    move: {
      does: () => "déplacer un pion vers un autre bateau",
      action: (it) => `Déplacer ${pieces[it.piece].a} du ${boat(it.from)} vers le ${boat(it.to)}`,
      verb: "déplacer le pion",
      when: "Vous déplacez un pion quand un Habitant ou les Brigands le permettent",
      typed: [],
    },
    swap: {
      does: () => "échanger 2 pions de deux bateaux",
      action: (it) =>
        `Échanger ${pieces[it.piece].a} du ${boat(it.boat)} avec ${pieces[it.other].a} du ${boat(it.with)}`,
      verb: "échanger",
      when: "Vous échangez des pions quand un Habitant le permet",
      typed: ["echanger"],
    },
  },
  events: {
    piecesSwapped: (it, names) =>
      `${does(it.seat, names, "échange", "échangez")} ${pieces[it.piece].a} du ${boat(it.boat)} avec ${pieces[it.other].a} du ${boat(it.with)}.`,
  },
  refusals: {
    "chronomancer/rogues-only": ({ piece }) =>
      `Le Garde-côte n’en veut pas ${to(pieces[piece].a)}. Choisissez un Voyou.`,
    "chronomancer/lower-boat-first": ({ boat: which }) =>
      `De deux bateaux, on nomme d’abord celui qui a le plus petit numéro. Commencez par le ${boat(which)}.`,
    "chronomancer/changes-nothing": () =>
      "Deux pions pareils changeraient de place, et rien ne changerait. Choisissez-en deux différents.",
  },
  verdicts: {
    "chronomancer/rogues-only": "seul un Voyou peut partir",
    "chronomancer/lower-boat-first": "l’autre bateau d’abord",
    "chronomancer/changes-nothing": "rien ne changerait",
  },
};

/** What a card does once, when recruited. */
export const cardDoes = (card: TownsfolkId): string =>
  deedsOf(card)
    .map((deed) => deedDoes(deedText, deed))
    .join(" ; ");
export const townsfolkDoes = (card: TownsfolkId): string => `${capital(cardDoes(card))}.`;
