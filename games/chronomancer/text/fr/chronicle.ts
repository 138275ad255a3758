/** The chronicle: one sentence or two for everything that happens, and a second line where it needs a reason. */
import { type GameEvent, unreachable } from "@chronarium/kernel";
import { CONFIG } from "../../src/config.ts";
import type { Event } from "../../src/index.ts";
import { type Boat, type Colour, PEDDLER_CARD } from "../../src/tables.ts";
import type { TownsfolkId } from "../../src/townsfolk.ts";
import { deedEvent } from "../deeds.ts";
import { bargain, capital, counted, equals, hour, isPeddler, ordered } from "../pieces.ts";
import type { Asked, Names } from "../types.ts";
import { deedText } from "./deeds.ts";
import {
  abilities,
  aGood,
  boat,
  cards,
  colours,
  corruption,
  corruptionCards,
  cost,
  crowd,
  docks,
  figures,
  frozen,
  gold,
  goods,
  halves,
  hours,
  list,
  of,
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
  who,
} from "./words.ts";

type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;

export function event(it: Event, names: Names): string {
  switch (it.type) {
    case "turnBegan":
      return `Tour ${of(names.seat(it.seat))} : personne n’est plus en arrière sur l’Horloge.`;
    case "moved":
      return `${it.figure === "assistant" ? "L’" : "Le "}${figures[it.figure]} ${of(names.seat(it.seat))} va ${of(spaces[it.from])} ${to(spaces[it.to])}${cost(it.cost) === "gratuit" ? " sans frais" : ` pour ${cost(it.cost)}`}.`;
    case "froze":
      return it.icons.length === 0
        ? `${names.seat(it.seat)} fige le temps, mais il ne reste aucune Heure Gelée sur le plateau.`
        : `${names.seat(it.seat)} prend ${frozen(it.icons.length)} et ouvre ${sponsorships(ordered(it.icons))}.`;
    case "shifted":
      return `${names.seat(it.seat)} glisse la ${tile(it.tile.tile)} dans la colonne de ${halves[it.column]}, ${sides[it.tile.side]} visible. La ${tile(it.out.tile)} tombe dans le Flux Temporel et montre sa ${sides[it.out.side]}.`;
    case "gained":
      return gained(it, names);
    case "inVain":
      return `Il n’y a rien à prendre ici. ${names.seat(it.seat)} paie quand même.`;
    case "sponsored":
      return it.when === "now"
        ? `Les ${colours[it.faction].faction} versent aussitôt ${gold(it.gold)} ${to(who(it.who, names))}.`
        : `Les ${colours[it.faction].faction} offrent ${gold(it.gold)} de Mécénat ${to(who(it.who, names))}.`;
    case "recruited":
      return `${names.seat(it.seat)} recrute ${theFolk(it.card)}, place ${it.place} de la Grand-Place.`;
    case "placed":
      return placed(it, names);
    case "squareRefilled":
      return `La Grand-Place accueille ${list(it.cards.map(theFolk))}.`;
    case "townsfolkShuffled":
      return `La pioche des Habitants est vide : ${cards(it.count)} de sa défausse ${it.count < 2 ? "en forme" : "en forment"} une nouvelle.`;
    case "corruptionDiscarded":
      return `${names.seat(it.seat)} se débarrasse de ${quoted(corruption[it.card])}.`;
    case "recombobulated":
      return `Le Recombobulateur ${of(names.seat(it.seat))} change ${aGood("small", it.from)} en ${shade("small", it.to)}.`;
    case "embiggened":
      return `L’Engrandisseur ${of(names.seat(it.seat))} gonfle ${aGood("small", it.colour)} en Artefact.`;
    case "fractured":
      return `Le Briseur ${of(names.seat(it.seat))} fend ${aGood("large", it.colour)} en 2 Reliques.`;
    case "passed":
      return {
        deed: `${names.seat(it.seat)} n’utilise pas la capacité.`,
        staff: `${names.seat(it.seat)} laisse son Équipe au repos.`,
        rob: `${names.seat(it.seat)} tient les Brigands tranquilles.`,
      }[it.on];
    case "corrupted":
      return it.card === undefined
        ? `Il ne reste aucune carte Corruption pour ${who(it.who, names)}.`
        : `${subject(it.who, names)} prend la carte Corruption ${quoted(corruption[it.card])}.`;
    case "corruptionShuffled":
      return `La pioche Corruption est vide : ${cards(it.count)} de sa défausse ${it.count < 2 ? "en forme" : "en forment"} une nouvelle.`;
    case "paid":
      return paid(it, names);
    case "clock":
      return it.from === it.to
        ? `Le pion Sablier ${of(who(it.who, names))} reste sur ${hour(it.to)}.`
        : `Le pion Sablier ${of(who(it.who, names))} avance de ${hour(it.from)} à ${hour(it.to)}.`;
    case "drew":
      return it.hour === undefined
        ? `${subject(it.who, names)} tire ${party(it.pieces)} du sac.`
        : `Au repère ${hour(it.hour)}, ${who(it.who, names)} tire ${party(it.pieces)} du sac.`;
    case "noSeat":
      return `${subject(it.who, names)} atteint un repère, mais aucun bateau n’a de place libre.`;
    case "seated":
      return `${subject(it.who, names)} installe ${pieces[it.piece].the} sur le ${boat(it.boat)}.`;
    case "returned":
      return it.boat === undefined
        ? `${names.seat(it.seat)} remet ${pieces[it.piece].the} dans le sac.`
        : `${names.seat(it.seat)} renvoie ${pieces[it.piece].a} du ${boat(it.boat)} dans le sac.`;
    case "pieceMoved":
      return it.rule === "DS-7"
        ? `Des Brigands à bord : ${names.seat(it.seat)} chasse ${pieces[it.piece].a} du ${boat(it.from)} vers le ${boat(it.to)}.`
        : `${names.seat(it.seat)} déplace ${pieces[it.piece].a} du ${boat(it.from)} vers le ${boat(it.to)}.`;
    case "docked":
      return `Le ${boat(it.boat)} est plein : ${who(it.who, names)} l’amarre ${to(docks[it.dock])}.`;
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
      return `${subject(it.who, names)} vend ${wares(it)} ${to(piers[it.pier].name)} : ${it.worth} × ${buyers(it)} = ${gold(it.gold)}.`;
    case "closed":
      return it.gold === 0
        ? `${subject(it.who, names)} ne vend rien aujourd’hui.`
        : `${subject(it.who, names)} ferme son étal avec ${gold(it.gold)}${it.corruption === 0 ? "" : ` et doit ${corruptionCards(it.corruption)}`}.`;
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
        ? `La partie est finie : ${list(it.winners.map((each) => who(each, names)))} gagne.`
        : `La partie est finie : ${list(it.winners.map((each) => who(each, names)))} partagent la victoire.`;
    default:
      return deedEvent(deedText, it, names);
  }
}

function gained(it: EventOf<"gained">, names: Names): string {
  const what = it.count === 1 ? aGood(it.size, it.colour) : goods(it.size, it.colour, it.count);
  return it.card === undefined
    ? `${names.seat(it.seat)} rapporte ${what} du passé.`
    : `${capital(theFolk(it.card))} apporte ${what} à ${names.seat(it.seat)}.`;
}

function placed(it: EventOf<"placed">, names: Names): string {
  const where = `${names.seat(it.seat)} confie ${theAbility(it.ability)} ${to(theFolk(it.card))}`;
  return it.replaced === undefined ? `${where}.` : `${where}, à la place ${of(theFolk(it.replaced))}.`;
}

function paid(it: EventOf<"paid">, names: Names): string {
  const left = it.hours - it.frozen.length;
  if (it.frozen.length === 0) return `${names.seat(it.seat)} paie ${hours(it.hours)}.`;
  return `${names.seat(it.seat)} dépense ${frozen(it.frozen.length)}, ferme ${sponsorships(ordered(it.frozen))} et ${left === 0 ? "ne paie aucune Heure" : `paie ${hours(left)} au lieu de ${it.hours}`}.`;
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
  const parts = [
    ...(icons === 0 ? [] : [`gagne ${gold(icons)} pour ses icônes de Clan`]),
    ...(lost === 0 ? [] : [`perd ${gold(lost)} au repaire des Voyous`]),
    `finit avec ${gold(it.gold)}`,
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

/** The Peddler has rules instead of wishes: each step names the one it follows. */
export function detail(it: Event, names: Names): string | undefined {
  switch (it.type) {
    case "froze":
      return it.icons.length === 0 ? "Les Heures se paient quand même." : undefined;
    case "clock":
      return it.from === it.to && !isPeddler(it.who)
        ? `Le temps n’a pas avancé : ${names.seat(it.who)} garde la main.`
        : undefined;
    case "placed":
      return it.replaced === undefined
        ? undefined
        : `${abilities[it.ability].name} : la carte d’avant quitte la partie et ne compte plus.`;
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
        ? "Ce quai achète ce qu’il a pour les passagers."
        : "Le quai extérieur n’achète rien de ce qu’il a pour les passagers.";
    case "sponsored":
      return isPeddler(it.who)
        ? `La maison la plus pleine le paie ; à égalité : rouge, vert, bleu, jaune.${equal(it, colourName)}`
        : undefined;
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
