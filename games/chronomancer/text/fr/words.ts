/** The words of the pieces in French, and how they are counted and joined. */
import { ofName as of, unreachable } from "@chronarium/kernel";
import type { Who } from "../../src/state.ts";
import {
  type Ability,
  type Boat,
  type Colour,
  type CorruptionId,
  type Cost,
  type Dock,
  type Figure,
  type Half,
  type Level,
  PEDDLER_CARD,
  type PeddlerCardId,
  type Piece,
  type Pier,
  type PortalAction,
  type RogueCard,
  type Side,
  type Size,
  type Slot,
  type Space,
  type TileId,
  type TownsfolkSet,
} from "../../src/tables.ts";
import { TOWNSFOLK_IDS, type TownsfolkId } from "../../src/townsfolk.ts";
import { capital, isPeddler, tally, tileAction } from "../pieces.ts";
import type { ColourText, Explained, Names, PieceText } from "../types.ts";

const joined = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} ${word} ${parts.at(-1)}`;
export const list = (parts: readonly string[]): string => joined(parts, "et");
export const either = (parts: readonly string[]): string => joined(parts, "ou");

/** « au Marché noir », « à la case », « aux Nobles », « à Élise ». */
export const to = (name: string): string =>
  /^les? /.test(name) ? name.replace(/^le /, "au ").replace(/^les /, "aux ") : `à ${name}`;

const piece = (one: string): PieceText => ({ one, many: `${one}s`, a: `un ${one}`, the: `le ${one}` });
export const pieces: Readonly<Record<Piece, PieceText>> = {
  R: piece("Guerrier"),
  G: piece("Barde"),
  B: piece("Magicien"),
  Y: piece("Noble"),
  X: { ...piece("Voyou"), many: "Voyous" },
};
const colour = (name: string, which: Colour): ColourText => ({
  name,
  faction: pieces[which].many,
  hall: `maison des ${pieces[which].many}`,
});
export const colours: Readonly<Record<Colour, ColourText>> = {
  R: colour("rouge", "R"),
  G: colour("vert", "G"),
  B: colour("bleu", "B"),
  Y: colour("jaune", "Y"),
};
/** « le Mécénat des Nobles », « les Mécénats des Guerriers et des Bardes ». */
export const sponsorships = (which: readonly Colour[]): string =>
  `${which.length === 1 ? "le Mécénat" : "les Mécénats"} ${list(which.map((it) => `des ${colours[it].faction}`))}`;

/** As said of a Relique or a Marchandise, which are feminine, and of an Artefact. */
export const shade = (size: Size, which: Colour, many = false): string => {
  const { name } = colours[which];
  return `${name}${size === "small" && !name.endsWith("e") ? "e" : ""}${many ? "s" : ""}`;
};
export const GOODS: Readonly<Record<Size, readonly [article: string, noun: string]>> = {
  small: ["une", "Relique"],
  large: ["un", "Artefact"],
};
export const goods = (size: Size, which: Colour, count: number): string =>
  `${count} ${GOODS[size][1]}${count < 2 ? "" : "s"} ${shade(size, which, count > 1)}`;
export const someGoods = (size: Size, which: Colour): string =>
  `${GOODS[size][1]}s ${shade(size, which, true)}`;
/** « une Relique rouge ». */
export const aGood = (size: Size, which: Colour): string => `${GOODS[size].join(" ")} ${shade(size, which)}`;
const SIZES: Readonly<Record<Size, string>> = { small: "petite", large: "grande" };
/** The Peddler has no Relics: « une petite Marchandise rouge ». */
export const peddlersGood = (size: Size, which: Colour): string =>
  `une ${SIZES[size]} Marchandise ${shade("small", which)}`;
/** « 2 petites et 1 grande Marchandises rouges ». */
export const peddlersGoods = (which: Colour, lots: readonly (readonly [Size, number])[]): string => {
  const many = lots.reduce((sum, [, count]) => sum + count, 0) > 1;
  const counts = list(lots.map(([size, count]) => `${count} ${SIZES[size]}${count < 2 ? "" : "s"}`));
  return `${counts} Marchandise${many ? "s" : ""} ${shade("small", which, many)}`;
};

const count = (number: number, one: string, many: string): string =>
  `${number} ${Math.abs(number) < 2 ? one : many}`;
export const hours = (number: number): string => count(number, "Heure", "Heures");
export const frozen = (number: number): string => count(number, "Heure Gelée", "Heures Gelées");
export const corruptionCards = (number: number): string =>
  count(number, "carte Corruption", "cartes Corruption");
export const cards = (number: number): string => count(number, "carte", "cartes");
/** A loss has a true minus. */
export const gold = (number: number): string => `${number < 0 ? "−" : ""}${Math.abs(number)} Or`;
export const cost = (it: Cost): string => {
  const parts = [
    ...(it.hours > 0 ? [hours(it.hours)] : []),
    ...(it.corruption > 0 ? [corruptionCards(it.corruption)] : []),
  ];
  return parts.length === 0 ? "gratuit" : list(parts);
};
/** « 2 Bardes et un Voyou ». */
export const party = (those: readonly Piece[]): string => crowd(tally(those));
export const crowd = (those: readonly (readonly [Piece, number])[]): string =>
  list(those.map(([which, many]) => (many === 1 ? pieces[which].a : `${many} ${pieces[which].many}`)));

export const figures: Readonly<Record<Figure, string>> = {
  chronomancer: "Chronomancien",
  assistant: "Assistant",
};
export const halves: Readonly<Record<Half, string>> = { left: "gauche", right: "droite" };
export const machine = (half: Half): string => `la Machine Temporelle de ${halves[half]}`;
export const spaces: Readonly<Record<Space, string>> = {
  LC: machine("left"),
  LA: machine("left"),
  T1: "la case T1",
  T2: "la case T2",
  T3: "la case T3",
  RC: machine("right"),
  RA: machine("right"),
  B1: "la case B1",
  B2: "la case B2",
  B3: "la case B3",
};
export const slots: Readonly<Record<Slot, string>> = {
  TL: "en haut à gauche",
  TR: "en haut à droite",
  BL: "en bas à gauche",
  BR: "en bas à droite",
};
export const sides: Readonly<Record<Side, string>> = { white: "face blanche", blue: "face bleue" };
export const piers: Readonly<Record<Pier, Explained>> = {
  left: { name: "le Quai aux Reliques", does: "N’achète que des Reliques." },
  centre: { name: "le Marché noir", does: "Achète les deux tailles, pour 1 carte Corruption par couleur." },
  right: { name: "le Quai aux Artefacts", does: "N’achète que des Artefacts." },
};
export const docks: Readonly<Record<Dock, string>> = {
  left: "le Quai aux Reliques",
  centreLeft: "le côté gauche du Marché noir",
  centreRight: "le côté droit du Marché noir",
  right: "le Quai aux Artefacts",
};
export const boat = (which: Boat): string => `bateau ${which}`;

export const abilities: Readonly<Record<Ability, Explained>> = {
  recombobulator: {
    name: "Recombobulateur",
    does: "Une Relique change de couleur.",
  },
  embiggener: { name: "Engrandisseur", does: "Une Relique devient un Artefact de sa couleur." },
  fractor: { name: "Briseur", does: "Un Artefact devient 2 Reliques de sa couleur." },
  security: { name: "Surveillant", does: "Défaussez une carte Corruption." },
};
export const theAbility = (which: Ability): string =>
  which === "embiggener" ? "l’Engrandisseur" : `le ${abilities[which].name}`;

/** With the article. */
const FOLK: Readonly<Record<TownsfolkId, string>> = {
  L01: "l’Allumeur de réverbères",
  L02: "la Lavandière",
  L03: "le Sonneur de cloches",
  L04: "la Cueilleuse d’herbes",
  L05: "la Chanteuse des rues",
  L06: "le Notaire",
  L07: "le Veilleur de nuit",
  L08: "la Sage-femme",
  L09: "le Maître d’école",
  L10: "le Commis du péage",
  L11: "le Tailleur de pierre",
  L12: "la Nièce de l’aubergiste",
  M01: "le Porte-lance",
  M02: "le Tambour de guerre",
  M03: "le Mage des haies",
  M04: "l’Écuyer à louer",
  M05: "le Capitaine de siège",
  M06: "le Voleur de ballades",
  M07: "le Magicien des tombes",
  M08: "le Baron déchu",
  M09: "les Lames jumelles",
  M10: "le Duelliste masqué",
  M11: "le Champion de tournoi",
  M12: "la Flûtiste des runes",
  S01: "le Matelot",
  S02: "la Meneuse de chants",
  S03: "la Liseuse d’étoiles",
  S04: "le Pilote du port",
  S05: "le Sergent recruteur",
  S06: "le Douanier",
  S07: "le Médecin de quarantaine",
  S08: "le Maître d’équipage",
  S09: "le Rameur",
  S10: "le Sculpteur de figures de proue",
  S11: "la Navigatrice",
  S12: "le Garde-côte",
};
export const theFolk = (card: TownsfolkId): string => FOLK[card];
/** Two on one card: « les Lames jumelles apportent ». */
export const verb = (card: TownsfolkId, one: string, many: string): string => (card === "M09" ? many : one);
export const townsfolk = Object.fromEntries(
  TOWNSFOLK_IDS.map((card) => [card, FOLK[card].replace(/^(l[ea]s? |l’)/, "")]),
) as Readonly<Record<TownsfolkId, string>>;

export const corruption: Readonly<Record<CorruptionId, string>> = {
  C01: "Faux poids",
  C02: "Porteur soudoyé",
  C03: "Rumeur chuchotée",
  C04: "Taxe impayée",
  C05: "Sceau contrefait",
  C06: "Nom d’emprunt",
  C07: "Serment rompu",
  C08: "Registre caché",
  C09: "Dés pipés",
  C10: "Caisse de contrebande",
  C11: "Héritage volé",
  C12: "Dette de sang",
};
export const quoted = (text: string): string => `« ${text} »`;

export const rogues: Readonly<Record<RogueCard, Explained>> = {
  criminals: { name: "Criminels", does: "Ils prennent des places, et rien d’autre." },
  cultists: {
    name: "Cultistes",
    does: "Ils achètent toute couleur sur leur quai, pour 1 carte Corruption chaque fois.",
  },
  robbers: {
    name: "Brigands",
    does: "Un Voyou qui embarque à un repère peut chasser un autre pion du bateau.",
  },
};
export const sets: Readonly<Record<TownsfolkSet, string>> = {
  locals: "Gens du cru",
  mercenaries: "Mercenaires",
  sailors: "Marins",
};
export const levels: Readonly<Record<Level, string>> = {
  easy: "Facile",
  normal: "Normal",
  hard: "Difficile",
};

const ORDER = "À égalité : rouge, vert, bleu, jaune.";
export function peddlerCard(card: PeddlerCardId): Explained {
  const { effect } = PEDDLER_CARD[card];
  switch (effect.kind) {
    case "good": {
      const good = peddlersGood(effect.size, effect.colour);
      return { name: capital(good.slice(4)), does: `Il obtient ${good}.` };
    }
    case "hawking":
      return { name: "Boniment", does: `La maison la plus pleine le paie aussitôt. ${ORDER}` };
    case "luring":
      return { name: "Rabattage", does: "Il tire un pion et l’installe selon sa règle." };
    case "poaching":
      return {
        name: "Débauchage",
        does: "Il écarte l’Habitant qui a le plus d’icônes de Clan, pour 1 Or chacune. À égalité : la place la plus basse.",
      };
    case "shadyDeal":
      return {
        name: "Affaire louche",
        does: `Il obtient une grande Marchandise de la couleur la plus vue sur les bateaux en mer. ${ORDER}`,
      };
    default:
      return unreachable(effect);
  }
}

export function portal(it: PortalAction): string {
  switch (it.kind) {
    case "artifact":
      return `Artefact ${shade("large", it.colour)}`;
    case "relicPair":
      return `Relique ${shade("small", it.colours[0])} ou ${shade("small", it.colours[1])}`;
    case "relicOrSponsor":
      return `Relique ${shade("small", it.colour)} ou Mécénat`;
    case "recruit":
      return "Recruter un Habitant";
    case "activate":
      return "Utiliser son Équipe";
    default:
      return unreachable(it);
  }
}
export const tile = (id: TileId): string => `tuile ${id} (${portal(tileAction({ tile: id }))})`;

/** « le Colporteur », « vous », « Lucie ». */
export const who = (it: Who, names: Names): string =>
  isPeddler(it) ? "le Colporteur" : it === names.you ? "vous" : names.seat(it);
/** At the head of a sentence. */
export const subject = (it: Who, names: Names): string => capital(who(it, names));
/** « Vous prenez », « Lucie prend ». */
export const does = (it: Who, names: Names, theirs: string, yours: string): string =>
  `${subject(it, names)} ${it === names.you ? yours : theirs}`;
/** « Votre Assistant », « L’Assistant d’Ondine »: at the head of a sentence. */
export const own = (it: Who, names: Names, the: string, thing: string): string =>
  it === names.you ? `Votre ${thing}` : `${the}${thing} ${of(who(it, names))}`;
