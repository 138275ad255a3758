/** What players are asked, what they can do, and how the table stands. */
import { ofName as of, unreachable } from "@chronarium/kernel";
import type { Action } from "../../src/index.ts";
import { deedAction, deedDoes, deedVerbs } from "../deeds.ts";
import { capital, lots, ordered } from "../pieces.ts";
import type { Asked, GameText, Names, Standing } from "../types.ts";
import { choosing } from "./chronicle.ts";
import { cardDoes, deedText } from "./deeds.ts";
import {
  abilities,
  aGood,
  boat,
  colours,
  corruptionCards,
  docks,
  either,
  figures,
  frozen,
  goods,
  halves,
  hours,
  list,
  party,
  pieces,
  piers,
  shade,
  spaces,
  sponsorships,
  theFolk,
  tile,
  to,
} from "./words.ts";

export function question(asked: Asked, _names: Names): string {
  switch (asked.kind) {
    case "freeze":
      return "Choisissez les 2 Heures Gelées que vous prenez.";
    case "shift":
      return `Choisissez une tuile du Flux Temporel et glissez-la en haut de la colonne de ${halves[asked.column]}.`;
    case "relic": {
      const relics = either(asked.colours.map((colour) => aGood("small", colour)));
      const [first] = asked.colours;
      return asked.sponsor && first !== undefined
        ? `Choisissez ${relics}, ou faites-vous payer aussitôt par les ${colours[first].faction}.`
        : `Choisissez ${relics}.`;
    }
    case "recruit":
      return "Choisissez qui vous recrutez sur la Grand-Place.";
    case "deed":
      return `${capital(theFolk(asked.card))} : ${deedDoes(deedText, asked.deed)}. Vous pouvez aussi y renoncer.`;
    case "place":
      return `Choisissez une capacité d’Équipe pour ${theFolk(asked.card)}. Si une carte s’y trouve déjà, elle quitte la partie.`;
    case "staff":
      return asked.used.length === 0
        ? "Utilisez chaque capacité pourvue une fois, dans l’ordre de votre choix, ou arrêtez."
        : "Utilisez une autre capacité pourvue, ou arrêtez.";
    case "pay":
      return `Payez ${hours(asked.hours)}. Chaque Heure Gelée dépensée en retire 1 et ferme un Mécénat ouvert.`;
    case "seat":
      return asked.pieces.length === 1
        ? `Choisissez un bateau pour ${party(asked.pieces)}.`
        : `Installez l’un de ces pions sur un bateau : ${party(asked.pieces)}. L’autre retourne dans le sac.`;
    case "rob":
      return `Un Voyou est monté sur le ${boat(asked.boat)}. Déplacez un autre pion vers un bateau de la même moitié, ou renoncez.`;
    case "dock":
      return `Le ${boat(asked.boat)} est plein. Choisissez son poste d’amarrage.`;
    case "sell":
      return asked.debt === 0
        ? "Vendez couleur par couleur, puis terminez vos ventes."
        : `Vendez encore, ou terminez vos ventes et prenez ${corruptionCards(asked.debt)}.`;
    default:
      return unreachable(asked);
  }
}

export function action(it: Action, _names: Names): string {
  switch (it.type) {
    case "move":
      return `${figures[it.figure]} vers ${spaces[it.to]}${MACHINE[it.to] ?? ""}`;
    case "freeze":
      return `Prendre ${frozen(it.icons.length)} et ouvrir ${sponsorships(ordered(it.icons))}`;
    case "shift":
      return `Glisser la ${tile(it.tile)}`;
    case "relic":
      return `Prendre ${aGood("small", it.colour)}`;
    case "recruit":
      return `Recruter ${theFolk(it.card)} : ${cardDoes(it.card)}`;
    case "place":
      return `Affecter au poste : ${abilities[it.ability].name}`;
    case "seat":
      return `Installer ${pieces[it.piece].the} sur le ${boat(it.boat)}`;
    case "recombobulate":
      return `Changer ${aGood("small", it.from)} en ${shade("small", it.to)}`;
    case "embiggen":
      return `Gonfler ${aGood("small", it.colour)} en Artefact`;
    case "fracture":
      return `Fendre ${aGood("large", it.colour)} en 2 Reliques`;
    case "pay":
      return it.frozen === undefined || it.frozen.length === 0
        ? "Ne dépenser aucune Heure Gelée"
        : `Dépenser ${frozen(it.frozen.length)} et fermer ${sponsorships(ordered(it.frozen))}`;
    case "dock":
      return `Amarrer ${to(docks[it.dock])}`;
    case "sell": {
      const sold = list(
        lots(it).map(([pier, size, count]) => `${goods(size, it.colour, count)} ${to(piers[pier].name)}`),
      );
      const counted = it.rogues ?? [];
      return `Vendre ${sold}${counted.length === 0 ? "" : `, en comptant les Voyous ${list(counted.map((pier) => of(piers[pier].name)))}`}`;
    }
    case "close":
      return "Terminer vos ventes";
    case "pass":
      return "Renoncer";
    default:
      return deedAction(deedText, it);
  }
}

const MACHINE: Readonly<Record<string, string>> = {
  LC: " : Décaler les Lignes Temporelles",
  RC: " : Décaler les Lignes Temporelles",
  LA: " : Figer le Temps",
  RA: " : Figer le Temps",
};

export function status({ turn, day, phase, pending }: Standing, names: Names): string {
  if (phase === "over") return `La partie est finie après ${day} journées.`;
  const frame = pending.at(-1);
  return frame === undefined
    ? `Journée ${day} : ${turn === names.you ? "à vous" : `tour ${of(names.seat(turn))}`}.`
    : `Journée ${day} : ${names.seat(turn)} ${choosing(frame as Asked)}.`;
}

/** The word for it on a button. */
export const verbs: GameText["verbs"] = {
  move: "Déplacer",
  freeze: "figer",
  shift: "glisser la tuile",
  relic: "prendre la Relique",
  recruit: "recruter",
  place: "affecter",
  seat: "installer",
  recombobulate: "recombiner",
  embiggen: "engrandir",
  fracture: "briser",
  pay: "payer",
  dock: "accoster",
  sell: "vendre",
  close: "terminer",
  pass: "renoncer",
  ...deedVerbs(deedText),
};
