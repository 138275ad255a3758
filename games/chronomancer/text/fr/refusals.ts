/** Why something cannot be done, and what can be done instead. */
import { ofName as of } from "@chronarium/kernel";
import type { Action } from "../../src/index.ts";
import { halfOf } from "../../src/tables.ts";
import { deedWhen } from "../deeds.ts";
import { capital, machineAhead } from "../pieces.ts";
import type { AskedKind, GameText, Refusals } from "../types.ts";
import { deedText } from "./deeds.ts";
import {
  boat,
  colours,
  corruption,
  figures,
  frozen,
  halves,
  hours,
  machine,
  pieces,
  piers,
  quoted,
  someGoods,
  spaces,
  theAbility,
  theFolk,
  tile,
  to,
} from "./words.ts";

const PENDING: Readonly<Record<AskedKind, string>> = {
  freeze: "choisissez les Heures Gelées que vous prenez",
  shift: "glissez une tuile dans la colonne",
  relic: "choisissez ce que le Portail vous donne",
  recruit: "choisissez qui vous recrutez",
  deed: "utilisez la capacité de votre nouvel Habitant, ou renoncez-y",
  place: "choisissez une capacité d’Équipe pour votre nouvel Habitant",
  staff: "utilisez votre Équipe, ou arrêtez",
  pay: "dites combien d’Heures Gelées vous dépensez",
  seat: "installez le pion que vous avez tiré",
  rob: "décidez de ce que font les Brigands",
  dock: "choisissez un poste d’amarrage pour le bateau plein",
  sell: "vendez vos Marchandises et terminez vos ventes",
};

/** What an answer without a question waits for. */
const WHEN: Readonly<Record<Action["type"], string>> = {
  ...deedWhen(deedText),
  move: "Vous déplacez une figurine au début de votre tour",
  freeze: "Vous prenez des Heures Gelées quand votre Assistant entre dans une Machine Temporelle",
  shift: "Vous glissez une tuile quand votre Chronomancien entre dans une Machine Temporelle",
  relic: "Vous choisissez une Relique sur une case Portail qui en offre une",
  recruit: "Vous recrutez sur la case Portail T3",
  place: "Vous affectez un Habitant juste après l’avoir recruté",
  seat: "Vous installez un pion que vous avez tiré",
  recombobulate: "Vous utilisez votre Équipe sur la case Portail B1",
  embiggen: "Vous utilisez votre Équipe sur la case Portail B1",
  fracture: "Vous utilisez votre Équipe sur la case Portail B1",
  pay: "Vous dépensez des Heures Gelées en modifiant l’Horloge",
  dock: "Vous choisissez un poste quand un bateau est plein et que deux postes sont libres",
  sell: "Vous vendez en phase de Marché",
  close: "Vous terminez vos ventes en phase de Marché",
  pass: "Vous pouvez renoncer à une capacité, à votre Équipe ou aux Brigands quand la question vient",
};

export const refusals: Refusals = {
  ...deedText.refusals,
  "chronomancer/game-over": () =>
    "La partie est finie et son résultat est acquis. Commencez une nouvelle partie pour continuer à jouer.",
  "chronomancer/not-your-turn": ({ seat }, names) =>
    `C’est le tour ${of(names.seat(seat))}. Vous pourrez agir quand le vôtre commencera.`,
  "chronomancer/decision-pending": ({ frame }) =>
    `Il y a d’abord une décision à prendre : ${PENDING[frame]}.`,
  "chronomancer/nothing-to-decide": ({ action }) => `Personne ne demande cela maintenant. ${WHEN[action]}.`,
  "chronomancer/must-act": ({ frame }) => `On ne peut pas y renoncer : ${PENDING[frame]}.`,

  "chronomancer/must-move": ({ figure }) =>
    `Votre ${figures[figure]} s’y trouve déjà. Avancez d’au moins 1 case dans le sens des aiguilles d’une montre, ou déplacez l’autre figurine.`,
  "chronomancer/reserved-space": ({ figure, space }) =>
    `Cette case de ${spaces[space]} n’est pas pour votre ${figures[figure]}. Choisissez celle qui lui est réservée, ou une case Portail.`,
  "chronomancer/assistant-locked": ({ space }) =>
    `Votre Assistant est bloqué dans ${spaces[space]}. Amenez-y le Chronomancien pour le libérer.`,
  "chronomancer/machine-stops": ({ space }) =>
    `Votre Assistant ne peut pas dépasser ${spaces[space]}. Arrêtez-le là pour figer le temps, ou choisissez un Portail en chemin.`,
  "chronomancer/not-past-assistant": ({ space, assistant }) =>
    `Pour atteindre ${spaces[space]}, votre Chronomancien devrait dépasser l’Assistant, qui occupe ${spaces[assistant]}. Arrêtez-vous avant lui, ou faites d’abord avancer l’Assistant.`,
  "chronomancer/assistant-there": ({ space }) =>
    `Votre Assistant occupe ${spaces[space]}. Arrêtez-vous avant lui, ou faites-le d’abord avancer vers ${machine(machineAhead(space))}.`,

  "chronomancer/two-tokens": ({ count }) =>
    `Figer le Temps prend exactement 2 Heures Gelées, et vous en avez désigné ${count}. Désignez-en 2 différentes.`,
  "chronomancer/icon-open": ({ icon }) =>
    `L’Heure Gelée des ${colours[icon].faction} est déjà dans votre réserve. Prenez-en une qui est encore sur le plateau.`,
  "chronomancer/not-in-stream": ({ tile: id }) =>
    `La ${tile(id)} n’est pas dans votre Flux Temporel. Choisissez l’une des 6 qui y sont.`,
  "chronomancer/colour-not-offered": ({ colour }) =>
    `Rien de ${colours[colour].name} n’est offert ici. Choisissez une couleur indiquée.`,
  "chronomancer/supply-empty": ({ size, colour }) =>
    `Il n’y a pas assez ${of(someGoods(size, colour))} dans votre réserve. Choisissez une autre couleur, ou renoncez.`,
  "chronomancer/not-this-sponsorship": ({ faction }) =>
    `Les ${colours[faction].faction} ne proposent pas de vous payer maintenant. Choisissez ce qui est indiqué.`,
  "chronomancer/not-in-square": ({ card }) =>
    `Impossible de trouver ${theFolk(card)} sur la Grand-Place. Recrutez quelqu’un qui y est.`,
  "chronomancer/no-such-corruption": ({ card }) =>
    `Vous n’avez pas de carte ${quoted(corruption[card])}. Défaussez-en une qui est devant vous.`,
  "chronomancer/not-staffed": ({ ability }) =>
    `Personne n’est affecté ${to(theAbility(ability))}. Affectez-y d’abord un Habitant, ou utilisez une capacité pourvue.`,
  "chronomancer/ability-used": ({ ability }) =>
    `Vous avez déjà utilisé ${theAbility(ability)} cette fois-ci. Utilisez une autre capacité, ou arrêtez.`,
  "chronomancer/not-on-shelf": ({ size, colour }) =>
    `Votre Étal ne porte pas assez ${of(someGoods(size, colour))} pour cela. Choisissez parmi les Marchandises qui s’y trouvent.`,
  "chronomancer/same-colour": () =>
    "Le Recombobulateur demande une couleur différente. Choisissez-en une autre pour la nouvelle Relique.",
  "chronomancer/too-many-frozen": (p) =>
    `Avec ${frozen(p.count)}, vous dépenseriez plus que les ${hours(p.hours)} à payer. N’en dépensez que ${p.hours}.`.replace(
      "les 1 Heure",
      "l’Heure",
    ),
  "chronomancer/icon-covered": ({ icon }) =>
    `Le Mécénat des ${colours[icon].faction} est déjà couvert. Posez l’Heure Gelée sur un Mécénat ouvert.`,

  "chronomancer/not-drawn": ({ piece }) =>
    `Vous n’avez pas tiré de ${pieces[piece].one}. Installez un pion que vous avez en main.`,
  "chronomancer/boat-docked": ({ boat: which }) =>
    `Le ${boat(which)} est amarré : personne n’y monte ni n’en descend aujourd’hui. Choisissez un bateau en mer.`,
  "chronomancer/boat-full": ({ boat: which }) =>
    `Le ${boat(which)} n’a plus de place libre. Choisissez un bateau qui porte moins de 4 pions.`,
  "chronomancer/piece-not-there": ({ boat: which, piece }) =>
    `Il n’y a pas de ${pieces[piece].one} sur le ${boat(which)}. Choisissez un pion qui s’y trouve.`,
  "chronomancer/same-boat": ({ boat: which }) =>
    `C’est deux fois le ${boat(which)}. Choisissez deux bateaux différents.`,
  "chronomancer/wrong-boat": ({ boat: which }) =>
    `Le Voyou est monté sur le ${boat(which)}. Déplacez un pion de ce bateau.`,
  "chronomancer/just-seated": () =>
    "Le Voyou qui vient de s’asseoir reste. Déplacez un autre pion du bateau, ou renoncez.",
  "chronomancer/wrong-half": ({ boat: which }) =>
    `Le ${boat(which)} est de la moitié ${halves[halfOf(which)]} de la mer, et rien ne passe de l’une à l’autre. Choisissez dans une seule moitié.`,

  "chronomancer/colour-sold": ({ colour }) =>
    `Pour le ${colours[colour].name}, votre vente est faite aujourd’hui. Vendez une autre couleur, ou terminez vos ventes.`,
  "chronomancer/sells-nothing": () =>
    "Cela ne vendrait rien. Désignez au moins 1 Marchandise de votre Étal, ou terminez vos ventes.",
  "chronomancer/no-buyers": ({ colour, pier }) =>
    `${capital(to(piers[pier].name))}, personne n’achète de ${colours[colour].name}. Vendez là où des ${colours[colour].faction} ont débarqué, ou gardez vos Marchandises.`,
  "chronomancer/rogues-do-not-buy": () =>
    "Les Voyous de cette partie n’achètent rien. Vendez aux seuls aventuriers de la couleur.",
  "chronomancer/rogues-not-needed": ({ pier }) =>
    `Les Voyous ${of(piers[pier].name)} comptent une fois, et seulement pour une couleur que vous y vendez. Laissez-les de côté.`,
  "chronomancer/no-rogue-there": ({ pier }) =>
    `Aucun Voyou n’a débarqué ${to(piers[pier].name)}. N’y comptez pas de Voyous.`,
};

/** The same in a few words. */
export const verdicts: GameText["verdicts"] = {
  ...deedText.verdicts,
  "chronomancer/game-over": "la partie est finie",
  "chronomancer/not-your-turn": "ce n’est pas votre tour",
  "chronomancer/decision-pending": "une autre réponse est attendue",
  "chronomancer/nothing-to-decide": "rien de tel n’est demandé",
  "chronomancer/must-act": "on ne peut pas y renoncer",
  "chronomancer/must-move": "la figurine s’y trouve déjà",
  "chronomancer/reserved-space": "la case est à l’autre figurine",
  "chronomancer/assistant-locked": "l’Assistant est bloqué",
  "chronomancer/machine-stops": "la Machine arrête l’Assistant",
  "chronomancer/not-past-assistant": "l’Assistant barre la route",
  "chronomancer/assistant-there": "l’Assistant s’y trouve",
  "chronomancer/two-tokens": "on prend deux Heures Gelées",
  "chronomancer/icon-open": "son Heure Gelée est partie",
  "chronomancer/not-in-stream": "la tuile n’est pas dans le Flux",
  "chronomancer/colour-not-offered": "la couleur n’est pas offerte",
  "chronomancer/supply-empty": "il n’en reste pas",
  "chronomancer/not-this-sponsorship": "un autre Mécénat est offert",
  "chronomancer/not-in-square": "pas sur la Grand-Place",
  "chronomancer/no-such-corruption": "vous n’avez pas cette carte",
  "chronomancer/not-staffed": "la place est vide",
  "chronomancer/ability-used": "déjà utilisée",
  "chronomancer/not-on-shelf": "pas sur votre Étal",
  "chronomancer/same-colour": "la couleur est la même",
  "chronomancer/too-many-frozen": "c’est payer trop",
  "chronomancer/icon-covered": "l’icône est couverte",
  "chronomancer/not-drawn": "ce pion n’a pas été tiré",
  "chronomancer/boat-docked": "le bateau est à quai",
  "chronomancer/boat-full": "le bateau est plein",
  "chronomancer/piece-not-there": "le pion n’y est pas",
  "chronomancer/same-boat": "c’est le même bateau",
  "chronomancer/wrong-boat": "le Voyou est sur un autre bateau",
  "chronomancer/just-seated": "ce Voyou vient de s’asseoir",
  "chronomancer/wrong-half": "c’est l’autre moitié de la mer",
  "chronomancer/colour-sold": "la couleur est vendue",
  "chronomancer/sells-nothing": "rien ne serait vendu",
  "chronomancer/no-buyers": "personne n’y achète",
  "chronomancer/rogues-do-not-buy": "les Voyous n’achètent pas",
  "chronomancer/rogues-not-needed": "les Voyous n’y comptent pas",
  "chronomancer/no-rogue-there": "aucun Voyou n’y est",
};
