/** The chronicle: one sentence or two for everything that happens, and a second line where it needs a reason. */
import { type GameEvent, ofName as of, unreachable } from "@chronarium/kernel";
import { CONFIG } from "../../src/config.ts";
import type { Event } from "../../src/index.ts";
import { type Boat, type Colour, PEDDLER_CARD } from "../../src/tables.ts";
import type { TownsfolkId } from "../../src/townsfolk.ts";
import { deedEvent } from "../deeds.ts";
import { bargain, capital, counted, equals, hour, isPeddler, ordered } from "../pieces.ts";
import type { Asked, Names } from "../types.ts";
import { deedText } from "./deeds.ts";
import {
  aGood,
  boat,
  cards,
  colours,
  corruption,
  corruptionCards,
  cost,
  crowd,
  docks,
  does,
  figures,
  frozen,
  gold,
  goods,
  halves,
  hours,
  list,
  own,
  party,
  peddlerCard,
  peddlersGood,
  peddlersGoods,
  pieces,
  piers,
  quoted,
  shade,
  sides,
  spaces,
  sponsorships,
  subject,
  theAbility,
  theFolk,
  tile,
  to,
  verb,
  who,
} from "./words.ts";

type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;

export function event(it: Event, names: Names): string {
  switch (it.type) {
    case "turnBegan":
      return it.seat === names.you
        ? "À vous : votre pion Sablier est le plus en retard."
        : `Tour ${of(names.seat(it.seat))} : son pion Sablier est le plus en retard.`;
    case "moved":
      return `${own(it.seat, names, it.figure === "assistant" ? "L’" : "Le ", figures[it.figure])} va ${of(spaces[it.from])} ${to(spaces[it.to])}${cost(it.cost) === "gratuit" ? " sans frais" : ` pour ${cost(it.cost)}`}.`;
    case "froze":
      return it.icons.length === 0
        ? `${does(it.seat, names, "fige", "figez")} le temps, mais il ne reste aucune Heure Gelée sur le plateau.`
        : `${does(it.seat, names, "prend", "prenez")} ${frozen(it.icons.length)} et ${it.seat === names.you ? "ouvrez" : "ouvre"} ${sponsorships(ordered(it.icons))}.`;
    case "shifted":
      return `${does(it.seat, names, "glisse", "glissez")} la ${tile(it.tile.tile)} dans la colonne de ${halves[it.column]}, ${sides[it.tile.side]} visible. La ${tile(it.out.tile)} tombe dans le Flux Temporel et montre sa ${sides[it.out.side]}.`;
    case "gained":
      return gained(it, names);
    case "inVain":
      return `Il n’y a rien à prendre ici. ${does(it.seat, names, "paie", "payez")} quand même.`;
    case "sponsored":
      return it.when === "now"
        ? `Mécénat Immédiat : les ${colours[it.faction].faction} ${payTo(it, names)}.`
        : `Mécénat : les ${colours[it.faction].faction} ${payTo(it, names)}.`;
    case "recruited":
      return `${does(it.seat, names, "recrute", "recrutez")} ${theFolk(it.card)}, place ${it.place} de la Grand-Place.`;
    case "placed":
      return placed(it, names);
    case "squareRefilled":
      return `La Grand-Place accueille ${list(it.cards.map(theFolk))}.`;
    case "townsfolkShuffled":
      return `La pioche des Habitants est vide : ${cards(it.count)} de sa défausse ${it.count < 2 ? "en forme" : "en forment"} une nouvelle.`;
    case "corruptionDiscarded":
      return `${it.seat === names.you ? "Vous vous débarrassez" : `${names.seat(it.seat)} se débarrasse`} de ${quoted(corruption[it.card])}.`;
    case "recombobulated":
      return `${own(it.seat, names, "Le ", "Recombobulateur")} change ${aGood("small", it.from)} en ${shade("small", it.to)}.`;
    case "embiggened":
      return `${own(it.seat, names, "L’", "Engrandisseur")} gonfle ${aGood("small", it.colour)} en Artefact.`;
    case "fractured":
      return `${own(it.seat, names, "Le ", "Briseur")} fend ${aGood("large", it.colour)} en 2 Reliques.`;
    case "passed":
      return {
        deed: `${does(it.seat, names, "n’utilise", "n’utilisez")} pas la capacité.`,
        staff: `${does(it.seat, names, "laisse son", "laissez votre")} Équipe au repos.`,
        rob: `${does(it.seat, names, "retient", "retenez")} les Brigands.`,
      }[it.on];
    case "corrupted":
      return it.card === undefined
        ? `Il ne reste aucune carte Corruption pour ${who(it.who, names)}.`
        : `${does(it.who, names, "prend", "prenez")} la carte Corruption ${quoted(corruption[it.card])}.`;
    case "corruptionShuffled":
      return `La pioche Corruption est vide : ${cards(it.count)} de sa défausse ${it.count < 2 ? "en forme" : "en forment"} une nouvelle.`;
    case "paid":
      return paid(it, names);
    case "clock":
      return it.from === it.to
        ? `${own(it.who, names, "Le ", "pion Sablier")} reste sur ${hour(it.to)}.`
        : `${own(it.who, names, "Le ", "pion Sablier")} avance de ${hour(it.from)} à ${hour(it.to)}.`;
    case "drew":
      return it.hour === undefined
        ? `${does(it.who, names, "tire", "tirez")} ${party(it.pieces)} du sac.`
        : `Au repère ${hour(it.hour)}, ${who(it.who, names)} ${it.who === names.you ? "tirez" : "tire"} ${party(it.pieces)} du sac.`;
    case "noSeat":
      return `${does(it.who, names, "atteint", "atteignez")} un repère, mais aucun bateau n’a de place libre.`;
    case "seated":
      return `${does(it.who, names, "installe", "installez")} ${pieces[it.piece].the} sur le ${boat(it.boat)}.`;
    case "returned":
      return it.boat === undefined
        ? `${does(it.seat, names, "remet", "remettez")} ${pieces[it.piece].the} dans le sac.`
        : `${does(it.seat, names, "renvoie", "renvoyez")} ${pieces[it.piece].a} du ${boat(it.boat)} dans le sac.`;
    case "pieceMoved":
      return it.rule === "DS-7"
        ? `Des Brigands à bord : ${who(it.seat, names)} ${it.seat === names.you ? "chassez" : "chasse"} ${pieces[it.piece].a} du ${boat(it.from)} vers le ${boat(it.to)}.`
        : `${does(it.seat, names, "déplace", "déplacez")} ${pieces[it.piece].a} du ${boat(it.from)} vers le ${boat(it.to)}.`;
    case "docked":
      return `Le ${boat(it.boat)} est plein : ${who(it.who, names)} ${it.who === names.you ? "l’amarrez" : "l’amarre"} ${to(docks[it.dock])}.`;
    case "stayedAtSea":
      return `Le ${boat(it.boat)} est plein, mais les deux postes de sa moitié sont pris : il reste en mer.`;
    case "markerPlaced":
      return `Le quatrième poste d’amarrage est pris : le marqueur Marché se pose sur ${hour(it.hour)}.`;
    case "dayBegan":
      return `La journée ${it.day} se lève sur la baie.`;
    case "arrived":
      return `Le ${boat(it.boat)} arrive avec ${party(it.pieces)}.`;
    case "marketBegan":
      return `Le marché de la journée ${it.day} ouvre : ${it.order.length === 1 ? "" : "d’abord "}${it.order.map((each) => who(each, names)).join(", puis ")}.`;
    case "hallsFilled":
      return hallsFilled(it);
    case "sold":
      return `${does(it.who, names, "vend", "vendez")} ${wares(it)} ${to(piers[it.pier].name)} : ${it.worth} × ${buyers(it)} = ${gold(it.gold)}.`;
    case "closed":
      return it.gold === 0
        ? `${does(it.who, names, "ne vend", "ne vendez")} rien aujourd’hui.`
        : `${does(it.who, names, "termine ses", "terminez vos")} ventes avec ${gold(it.gold)}${it.corruption === 0 ? "" : ` et ${it.who === names.you ? "devez" : "doit"} ${corruptionCards(it.corruption)}`}.`;
    case "cleanedUp":
      return `Les quais se vident et les bateaux reprennent la mer.${it.left === undefined ? "" : ` La Grand-Place perd ${theFolk(it.left)}.`}`;
    case "peddlerPlayed":
      return `Le Colporteur retourne ${quoted(peddlerCard(it.card).name)} pour ${hours(PEDDLER_CARD[it.card].hours)}.`;
    case "peddlerShuffled":
      return "Le Colporteur mélange à nouveau toutes ses cartes.";
    case "peddlerGained":
      return `Le Colporteur obtient ${peddlersGood(it.size, it.colour)}.`;
    case "peddlerPoached":
      return `Le Colporteur écarte ${theFolk(it.card)} de la Grand-Place et prend ${gold(it.gold)}.`;
    case "peddlerInVain":
      return `${quoted(peddlerCard(it.card).name)} ne rapporte rien au Colporteur.`;
    case "scored":
      return scored(it, names);
    case "gameEnded":
      return it.winners.length === 1
        ? `La partie est finie : ${list(it.winners.map((each) => who(each, names)))} ${it.winners[0] === names.you ? "gagnez" : "gagne"}.`
        : `La partie est finie : ${list(it.winners.map((each) => who(each, names)))} ${it.winners.some((each) => each === names.you) ? "partagez" : "partagent"} la victoire.`;
    default:
      return deedEvent(deedText, it, names);
  }
}

/** « vous versent 3 Or », « versent 3 Or à Lucie ». */
const payTo = (it: EventOf<"sponsored">, names: Names): string =>
  it.who === names.you
    ? `vous versent ${gold(it.gold)}`
    : `versent ${gold(it.gold)} ${to(who(it.who, names))}`;

function gained(it: EventOf<"gained">, names: Names): string {
  const what = it.count === 1 ? aGood(it.size, it.colour) : goods(it.size, it.colour, it.count);
  return it.card === undefined
    ? `${does(it.seat, names, "rapporte", "rapportez")} ${what} du passé.`
    : it.seat === names.you
      ? `${capital(theFolk(it.card))} vous ${verb(it.card, "apporte", "apportent")} ${what}.`
      : `${capital(theFolk(it.card))} ${verb(it.card, "apporte", "apportent")} ${what} à ${names.seat(it.seat)}.`;
}

function placed(it: EventOf<"placed">, names: Names): string {
  const where = `${does(it.seat, names, "confie", "confiez")} ${theAbility(it.ability)} ${to(theFolk(it.card))}`;
  return it.replaced === undefined ? `${where}.` : `${where}, à la place ${of(theFolk(it.replaced))}.`;
}

function paid(it: EventOf<"paid">, names: Names): string {
  const left = it.hours - it.frozen.length;
  if (it.frozen.length === 0) return `${does(it.seat, names, "paie", "payez")} ${hours(it.hours)}.`;
  const mine = it.seat === names.you;
  return `${does(it.seat, names, "dépense", "dépensez")} ${frozen(it.frozen.length)}, ${mine ? "fermez" : "ferme"} ${sponsorships(ordered(it.frozen))} et ${left === 0 ? `ne ${mine ? "payez" : "paie"} aucune Heure` : `${mine ? "payez" : "paie"} ${hours(left)} au lieu de ${it.hours}`}.`;
}

function hallsFilled(it: EventOf<"hallsFilled">): string {
  const { X, ...rest } = it.pieces;
  const halls = counted(rest);
  const parts = [
    ...(halls.length === 0 ? [] : [`${crowd(halls)} vers les maisons`]),
    ...(X === 0 ? [] : [`${crowd(counted({ X }))} vers le repaire`]),
  ];
  return parts.length === 0
    ? "Les bateaux en mer sont vides : maisons et repaire restent tels quels."
    : `Les bateaux restés en mer envoient ${list(parts)}.`;
}

function wares({ who: seller, colour, small, large }: EventOf<"sold">): string {
  const lots = [["small", small] as const, ["large", large] as const].filter(([, many]) => many > 0);
  return isPeddler(seller)
    ? peddlersGoods(colour, lots)
    : list(lots.map(([size, many]) => goods(size, colour, many)));
}

/** « 3 Guerriers », « (2 Guerriers et 1 Voyou) ». */
function buyers({ colour, buyers: all, rogues }: EventOf<"sold">): string {
  const there = counted({ [colour]: all - rogues, X: rogues });
  const words = list(there.map(([which, many]) => `${many} ${pieces[which][many === 1 ? "one" : "many"]}`));
  return there.length > 1 ? `(${words})` : words;
}

function scored(it: EventOf<"scored">, names: Names): string {
  const { icons, rogues, corruption: sins } = it.ledger;
  const lost = Math.abs(rogues + sins);
  const mine = it.who === names.you;
  const parts = [
    ...(icons === 0
      ? []
      : [`${mine ? "gagnez" : "gagne"} ${gold(icons)} pour ${mine ? "vos" : "ses"} icônes de Clan`]),
    ...(lost === 0 ? [] : [`${mine ? "perdez" : "perd"} ${gold(lost)} au repaire des Voyous`]),
    `${mine ? "finissez" : "finit"} avec ${gold(it.gold)}`,
  ];
  return `${subject(it.who, names)} ${list(parts)}.`;
}

const colourName = (colour: string): string => colours[colour as Colour].name;
const boatNumber = (number: string): string => boat(Number(number) as Boat);

/** Names what his rules could not tell apart. */
function equal({ because }: GameEvent, name: (each: string) => string): string {
  const kept = equals(because).map(name);
  return kept.length === 0 ? "" : ` À égalité ici : ${list(kept)}.`;
}

function compared({ because }: GameEvent): string {
  const gold = bargain(because);
  return gold === undefined ? "" : ` : ${gold[1]} contre ${gold[0]}`;
}

/** The Peddler is named once in a line. */
export const again = (sentence: string): string =>
  sentence
    .replace(/^Le pion Sablier du Colporteur/, "Son pion Sablier")
    .replace(/^Le Colporteur/, "Il")
    .replace(/([ ,:]) le Colporteur (tire|l’amarre)/, "$1 il $2")
    .replace(/versent (\d+ Or) au Colporteur/, "lui versent $1");

/** The Peddler has rules instead of wishes: each step names the one it follows. */
export function detail(it: Event, names: Names): string | undefined {
  switch (it.type) {
    case "froze":
      return it.icons.length === 0 ? "Les Heures se paient quand même." : undefined;
    case "clock":
      return it.from === it.to && !isPeddler(it.who)
        ? `Le temps n’a pas avancé : ${who(it.who, names)} ${it.who === names.you ? "gardez" : "garde"} la main.`
        : undefined;
    case "placed":
      return it.replaced === undefined
        ? undefined
        : `${capital(theFolk(it.replaced))} ${verb(it.replaced, "quitte", "quittent")} la partie et ne ${verb(it.replaced, "compte", "comptent")} plus.`;
    case "markerPlaced":
      return "Il se trouve 1 Heure devant le premier. Qui est encore avant lui continue.";
    case "stayedAtSea":
      return "Ses pions iront aux maisons et au repaire à l’ouverture du marché.";
    case "marketBegan":
      return it.setBack.length === 0
        ? undefined
        : `Retour au marqueur, sur ${hour(it.setBack[0]?.to ?? 1)} : ${list(it.setBack.map((each) => who(each.who, names)))}.`;
    case "peddlerPlayed":
      // A card that brings a Good says so by its name.
      return PEDDLER_CARD[it.card].effect.kind === "good" ? undefined : peddlerCard(it.card).does;
    case "peddlerInVain":
      return it.card === "K11" ? "La Grand-Place est vide." : "Aucun bateau n’a de place libre.";
    case "peddlerPoached":
      return `Personne sur la place n’avait plus d’icônes de Clan ; chacune lui vaut 1 Or.${equal(it, (card) => theFolk(card as TownsfolkId))}`;
    case "peddlerGained":
      return equal(it, colourName).trim() || undefined;
    case "seated":
      if (!isPeddler(it.who)) return undefined;
      return it.piece === "X"
        ? `Il envoie les Voyous sur le bateau le plus vide ; à égalité, le plus petit numéro.${equal(it, boatNumber)}`
        : `Il prend le bateau qui a le plus de ${pieces[it.piece].many}, puis le plus plein, puis le plus petit numéro.${equal(it, boatNumber)}`;
    case "docked":
      if (!isPeddler(it.who)) return undefined;
      if (it.rule !== "DS-8") return "Aucun autre poste de cette moitié n’est libre.";
      return it.dock === "left" || it.dock === "right"
        ? "À ce quai, les passagers achètent quelque chose qu’il a."
        : "Au quai extérieur, les passagers n’achètent rien de ce qu’il a.";
    case "sponsored":
      if (!isPeddler(it.who)) return undefined;
      // Hawking has told the rule.
      return it.when === "now"
        ? equal(it, colourName).trim() || undefined
        : `La maison la plus pleine le paie ; à égalité : rouge, vert, bleu, jaune.${equal(it, colourName)}`;
    case "sold":
      if (!isPeddler(it.who)) return undefined;
      return it.pier === "centre"
        ? `Pour cette couleur, le Marché noir dépasse les quais extérieurs de plus de ${CONFIG.peddler.blackMarketMargin} Or${compared(it)}.`
        : `Les quais extérieurs d’abord : le Marché noir doit les dépasser de plus de ${CONFIG.peddler.blackMarketMargin} Or${compared(it)}.`;
    case "corrupted":
      return isPeddler(it.who) ? "C’est le prix d’une couleur vendue au Marché noir." : undefined;
    default:
      return undefined;
  }
}

/** What the asked player is about, as others are told. */
export function choosing(asked: Asked): string {
  switch (asked.kind) {
    case "freeze":
      return "choisit 2 Heures Gelées";
    case "shift":
      return `choisit une tuile pour la colonne de ${halves[asked.column]}`;
    case "relic":
      return asked.sponsor ? "choisit entre une Relique et un Mécénat" : "choisit la couleur d’une Relique";
    case "recruit":
      return "cherche un Habitant sur la Grand-Place";
    case "deed":
      return `décide de la capacité ${of(theFolk(asked.card))}`;
    case "place":
      return `cherche une place pour ${theFolk(asked.card)}`;
    case "staff":
      return "fait travailler son Équipe";
    case "pay":
      return `paie ${hours(asked.hours)}`;
    case "seat":
      return `choisit un bateau pour ${party(asked.pieces)}`;
    case "rob":
      return `décide de ce que font les Brigands sur le ${boat(asked.boat)}`;
    case "dock":
      return `choisit un poste d’amarrage pour le ${boat(asked.boat)}`;
    case "sell":
      return "vend sur les quais";
    default:
      return unreachable(asked);
  }
}
