/** What a line of play is for, in French. */
import { type Explainer, unreachable } from "@chronarium/kernel";
import type { Action, Place, State } from "../../src/index.ts";
import type { Purpose } from "../../src/outlook/purposes.ts";
import { capital, lots } from "../pieces.ts";
import { explainerOf, type ReasonWords } from "../reasons.ts";
import { action } from "./menu.ts";
import { outlook } from "./outlook.ts";
import {
  aGood,
  boat,
  colours,
  corruption,
  corruptionCards,
  cost,
  crowd,
  docks,
  figures,
  gold,
  goods,
  hours,
  list,
  party,
  pieces,
  piers,
  portal,
  quoted,
  shade,
  someGoods,
  spaces,
  sponsorships,
  theAbility,
  theFolk,
  tile,
  to,
  verb,
} from "./words.ts";

function thing(place: Place): string {
  switch (place.on) {
    case "figure":
      return `votre ${figures[place.figure]}`;
    case "space":
      return spaces[place.space];
    case "icon":
      return sponsorships([place.colour]);
    case "tile":
      return `la ${tile(place.tile)}`;
    case "card":
      return `${theFolk(place.card)} sur la Grand-Place`;
    case "ability":
      return theAbility(place.ability);
    case "corruption":
      return `votre carte Corruption ${quoted(corruption[place.card])}`;
    case "hall":
      return place.piece === "X" ? "le Repaire" : `la ${colours[place.piece].hall}`;
    case "good":
      return `vos ${someGoods(place.size, place.colour)}`;
    case "boat":
    case "seat":
      return `le ${boat(place.boat)}`;
    case "dock":
      return docks[place.dock];
    default:
      return unreachable(place);
  }
}

const some = (piece: Parameters<typeof crowd>[0][number][0], count: number): string =>
  crowd([[piece, count]]);
const goodsSaid = ({ size, colour, count }: Extract<Purpose, { kind: "goods" }>): string =>
  capital(count === 1 ? aGood(size, colour) : goods(size, colour, count));

function reason(purpose: Purpose): string {
  switch (purpose.kind) {
    case "goods": {
      const { colour, ashore, atSea } = purpose;
      if (purpose.gold > 0)
        return `${goodsSaid(purpose)} : ${some(colour, ashore)} sur les quais en ${ashore === 1 ? "donnerait" : "donneraient"} ${gold(purpose.gold)}.`;
      return atSea > 0
        ? `${goodsSaid(purpose)} : pas encore d’acheteur, mais ${some(colour, atSea)} en mer.`
        : `${goodsSaid(purpose)} pour une autre journée : aucun ${pieces[colour].one} en vue.`;
    }
    case "sponsored":
      return `Les ${colours[purpose.faction].faction} paient ${gold(purpose.gold)} aussitôt : 1 pour chacun dans leur maison.`;
    case "opens":
      return `Ouvre ${sponsorships(purpose.icons)} : ${gold(purpose.gold)} au marché en l’état des maisons, ou ${hours(purpose.icons.length)} pour payer.`;
    case "recruits":
      return purpose.gold === 0
        ? `${capital(theFolk(purpose.card))} ${verb(purpose.card, "rejoint", "rejoignent")} votre Équipe.`
        : `${capital(theFolk(purpose.card))} ${verb(purpose.card, "rejoint", "rejoignent")} votre Équipe : les icônes vaudraient ${gold(purpose.gold)} en l’état des maisons et du Repaire.`;
    case "cleans":
      return `Vous débarrasse de ${corruptionCards(purpose.cards)} : ${gold(purpose.gold)} de moins à perdre dans l’état du Repaire.`;
    case "lands":
      return purpose.gold > 0
        ? `${capital(party(purpose.pieces))} débarquent ${to(docks[purpose.dock])} : ${gold(purpose.gold)} de plus pour votre étal.`
        : `${capital(party(purpose.pieces))} débarquent ${to(docks[purpose.dock])}, sans rien vous acheter.`;
    case "fills":
      return purpose.docks.length === 0
        ? `Remplit le ${boat(purpose.boat)}, qui reste en mer : ses passagers iront dans les maisons.`
        : `Remplit le ${boat(purpose.boat)}, qui accoste : ${purpose.docks.length === 1 ? to(docks[purpose.docks[0] ?? "left"]) : "où vous voulez"}.`;
    case "boards":
      return purpose.gold > 0
        ? `${capital(pieces[purpose.piece].a)} sur le ${boat(purpose.boat)} : ses passagers donneraient ${gold(purpose.gold)} pour votre étal.`
        : `${capital(pieces[purpose.piece].a)} sur le ${boat(purpose.boat)}, où personne ne vous achète rien pour l’instant.`;
    case "opensPortal":
      return `${capital(spaces[purpose.portal])} devient : ${portal(purpose.does)}, ${cost(purpose.cost)}.`;
    case "sells":
      return `${capital(list(lots(purpose.action).map(([pier, size, count]) => `${goods(size, purpose.action.colour, count)} ${to(piers[pier].name)}`)))} : ${gold(purpose.gold)}${purpose.debt === 0 ? "" : `, pour ${corruptionCards(purpose.debt)}`}.`;
    case "saves":
      return `Épargne ${hours(purpose.hours)} à l’Horloge, et ferme ${sponsorships(purpose.icons)}.`;
    case "again":
      return "Vous restez le plus en retard sur l’Horloge et rejouez.";
    case "draws":
      return `Vous passez ${purpose.pieces === 1 ? "un repère" : `${purpose.pieces} repères`} et choisissez la place de qui sera tiré.`;
    case "costs":
      return `Coûte ${cost(purpose.cost)}.`;
    case "inVain":
      return "Il n’y a rien à y prendre, mais une figurine y sera bien placée.";
    default:
      return unreachable(purpose);
  }
}

function idea(purpose: Purpose): string {
  switch (purpose.kind) {
    case "goods": {
      const { colour, ashore, atSea } = purpose;
      const wares = `Marchandises ${shade("small", colour, true)}`;
      if (ashore > 0) return `${capital(some(colour, ashore))} sur les quais : de quoi vendre des ${wares}.`;
      return atSea > 0
        ? `${capital(some(colour, atSea))} en mer : ayez des ${wares} à leur arrivée.`
        : `Les Marchandises se gardent : des ${colours[colour].faction} viendront pour les ${shade("small", colour, true)}.`;
    }
    case "sponsored":
      return `${capital(some(purpose.faction, purpose.gold))} dans leur maison : faites-vous payer maintenant.`;
    case "opens":
      return "Les Mécénats ouverts paient au marché, et les Heures Gelées paient vos tours.";
    case "recruits":
      return "Quelqu’un sur la Grand-Place mérite d’entrer dans votre Équipe.";
    case "cleans":
      return "La Corruption coûte de l’Or à la fin : défaites-vous-en.";
    case "lands":
    case "fills":
      return purpose.kind === "lands" && purpose.gold > 0
        ? "Amenez des acheteurs là où vos Marchandises se vendent."
        : "Qui remplit un bateau décide où il accoste.";
    case "boards":
      return purpose.gold > 0
        ? "Mettez les acheteurs de votre étal dans des bateaux qui accosteront."
        : "Personne ici ne vous achète rien : placez-les où ils aident le moins les autres.";
    case "opensPortal":
      return "Une autre tuile rend meilleure une case que vous pouvez atteindre.";
    case "sells":
      return "Les acheteurs partent après le marché : vendez là où ils paient le plus.";
    case "saves":
      return "Les Heures Gelées épargnent du temps, et chacune ferme un Mécénat.";
    case "again":
      return "Un tour court vous laisse rejouer avant les autres.";
    case "draws":
    case "costs":
    case "inVain":
      return plain.any;
    default:
      return unreachable(purpose);
  }
}

const plain: ReasonWords["plain"] = {
  any: "Cela vaut plus que ce que vous pourriez faire d’autre maintenant.",
  pay: "Vos Heures Gelées valent plus là où elles sont : leurs Mécénats restent ouverts.",
  close: "Ce que personne ne paie aujourd’hui attendra une autre journée.",
  pass: "Ce qui est offert ici ne vaut pas la peine.",
  draw: "Qui installe un pion décide qui navigue où.",
};

const words: ReasonWords = {
  thing,
  look: (things) => `Regardez ${list(things)}.`,
  elsewhere: "Regardez ce qu’on vous demande.",
  reason,
  idea,
  plain,
  at: (does, space) => `${does} en ${space}`,
  recruit: (card) => `Recruter ${theFolk(card)}`,
  inTurn: (acts) => acts.join(", puis "),
  points: (points) => `${points < 0 ? "−" : "+"}${Math.abs(points).toFixed(1).replace(".", ",")} Or`,
};

export const fr: Explainer<State, Action> = explainerOf(words, { action, outlook });
