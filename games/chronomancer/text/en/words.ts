/** The words of the pieces in English, and how they are counted and joined. */
import { unreachable } from "@chronarium/kernel";
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
import type { TownsfolkId } from "../../src/townsfolk.ts";
import { capital, isPeddler, tally, tileAction } from "../pieces.ts";
import type { ColourText, Explained, Names, PieceText } from "../types.ts";

const joined = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} ${word} ${parts.at(-1)}`;
export const list = (parts: readonly string[]): string => joined(parts, "and");
export const either = (parts: readonly string[]): string => joined(parts, "or");

const piece = (one: string): PieceText => ({ one, many: `${one}s`, a: `a ${one}`, the: `the ${one}` });
export const pieces: Readonly<Record<Piece, PieceText>> = {
  R: piece("Warrior"),
  G: piece("Bard"),
  B: piece("Wizard"),
  Y: piece("Noble"),
  X: piece("Rogue"),
};
const colour = (name: string, which: Colour): ColourText => ({
  name,
  faction: pieces[which].many,
  hall: `Hall of the ${pieces[which].many}`,
});
export const colours: Readonly<Record<Colour, ColourText>> = {
  R: colour("red", "R"),
  G: colour("green", "G"),
  B: colour("blue", "B"),
  Y: colour("yellow", "Y"),
};
/** "the Sponsorships of the Warriors and the Bards". */
export const sponsorships = (which: readonly Colour[]): string =>
  `the Sponsorship${which.length === 1 ? "" : "s"} of ${list(which.map((it) => `the ${colours[it].faction}`))}`;

export const GOODS: Readonly<Record<Size, string>> = { small: "Relic", large: "Artifact" };
export const goods = (size: Size, which: Colour, count: number): string =>
  `${count} ${colours[which].name} ${GOODS[size]}${count === 1 ? "" : "s"}`;
export const someGoods = (size: Size, which: Colour): string => `${colours[which].name} ${GOODS[size]}s`;
/** "a red Relic". */
export const aGood = (size: Size, which: Colour): string => `a ${colours[which].name} ${GOODS[size]}`;
/** The Peddler has no Relics: "a small red Good". */
export const peddlersGood = (size: Size, which: Colour): string => `a ${size} ${colours[which].name} Good`;

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? "" : "s"}`;
export const hours = (number: number): string => count(number, "Hour");
export const frozen = (number: number): string => count(number, "Frozen Hour");
export const corruptionCards = (number: number): string => count(number, "Corruption card");
export const cards = (number: number): string => count(number, "card");
/** A loss has a true minus. */
export const gold = (number: number): string => `${number < 0 ? "−" : ""}${Math.abs(number)} Gold`;
export const cost = (it: Cost): string => {
  const parts = [
    ...(it.hours > 0 ? [hours(it.hours)] : []),
    ...(it.corruption > 0 ? [corruptionCards(it.corruption)] : []),
  ];
  return parts.length === 0 ? "free" : list(parts);
};
/** "2 Bards and 1 Rogue"; a single one is "a Bard". */
export const party = (those: readonly Piece[]): string => crowd(tally(those));
export const crowd = (those: readonly (readonly [Piece, number])[]): string =>
  list(those.map(([which, many]) => (many === 1 ? pieces[which].a : `${many} ${pieces[which].many}`)));

export const figures: Readonly<Record<Figure, string>> = {
  chronomancer: "Chronomancer",
  assistant: "Assistant",
};
export const halves: Readonly<Record<Half, string>> = { left: "left", right: "right" };
export const machine = (half: Half): string => `the ${half} Time Machine`;
export const spaces: Readonly<Record<Space, string>> = {
  LC: "the left Time Machine",
  LA: "the left Time Machine",
  T1: "portal T1",
  T2: "portal T2",
  T3: "portal T3",
  RC: "the right Time Machine",
  RA: "the right Time Machine",
  B1: "portal B1",
  B2: "portal B2",
  B3: "portal B3",
};
export const slots: Readonly<Record<Slot, string>> = {
  TL: "top left",
  TR: "top right",
  BL: "bottom left",
  BR: "bottom right",
};
export const sides: Readonly<Record<Side, string>> = { white: "white side", blue: "blue side" };
export const piers: Readonly<Record<Pier, Explained>> = {
  left: { name: "the Relic Quay", does: "Buys Relics only." },
  centre: { name: "the Black Market", does: "Buys both sizes, for 1 Corruption card a colour." },
  right: { name: "the Artifact Quay", does: "Buys Artifacts only." },
};
export const docks: Readonly<Record<Dock, string>> = {
  left: "the Relic Quay",
  centreLeft: "the left side of the Black Market",
  centreRight: "the right side of the Black Market",
  right: "the Artifact Quay",
};
export const boat = (which: Boat): string => `boat ${which}`;

export const abilities: Readonly<Record<Ability, Explained>> = {
  recombobulator: { name: "Recombobulator", does: "A Relic changes its colour." },
  embiggener: { name: "Embiggener", does: "A Relic becomes an Artifact of its colour." },
  fractor: { name: "Fractor", does: "An Artifact becomes 2 Relics of its colour." },
  security: { name: "Security", does: "Discard a Corruption card." },
};
/** "the Fractor", but Security alone. */
export const theAbility = (which: Ability): string =>
  which === "security" ? "Security" : `the ${abilities[which].name}`;

export const townsfolk: Readonly<Record<TownsfolkId, string>> = {
  L01: "Lamplighter",
  L02: "Laundress",
  L03: "Bell-ringer",
  L04: "Herb gatherer",
  L05: "Street singer",
  L06: "Notary",
  L07: "Night watchman",
  L08: "Midwife",
  L09: "Schoolmaster",
  L10: "Toll clerk",
  L11: "Stonemason",
  L12: "Innkeeper’s niece",
  M01: "Spear carrier",
  M02: "War drummer",
  M03: "Hedge mage",
  M04: "Squire for hire",
  M05: "Siege captain",
  M06: "Ballad thief",
  M07: "Grave wizard",
  M08: "Disgraced baron",
  M09: "Twin blades",
  M10: "Masked duellist",
  M11: "Tourney champion",
  M12: "Rune piper",
  S01: "Deckhand",
  S02: "Shanty caller",
  S03: "Star reader",
  S04: "Harbour pilot",
  S05: "Press-gang boss",
  S06: "Customs officer",
  S07: "Quarantine doctor",
  S08: "Boatswain",
  S09: "Rower",
  S10: "Figurehead carver",
  S11: "Navigator",
  S12: "Coast guard",
};
export const theFolk = (card: TownsfolkId): string => `the ${townsfolk[card]}`;
/** Two on one card: "the Twin blades bring". */
export const verb = (card: TownsfolkId, one: string, many: string): string => (card === "M09" ? many : one);

export const corruption: Readonly<Record<CorruptionId, string>> = {
  C01: "False weights",
  C02: "Bribed porter",
  C03: "Whispered rumour",
  C04: "Unpaid tariff",
  C05: "Forged seal",
  C06: "Borrowed name",
  C07: "Broken oath",
  C08: "Hidden ledger",
  C09: "Loaded dice",
  C10: "Smuggled crate",
  C11: "Stolen heirloom",
  C12: "Blood debt",
};
export const quoted = (text: string): string => `“${text}”`;

export const rogues: Readonly<Record<RogueCard, Explained>> = {
  criminals: { name: "Criminals", does: "They take up seats, and do nothing else." },
  cultists: { name: "Cultists", does: "They buy any colour on their pier, for 1 Corruption card each time." },
  robbers: { name: "Robbers", does: "A Rogue who boards at a mark may drive another piece off the boat." },
};
export const sets: Readonly<Record<TownsfolkSet, string>> = {
  locals: "Locals",
  mercenaries: "Mercenaries",
  sailors: "Sailors",
};
export const levels: Readonly<Record<Level, string>> = { easy: "Easy", normal: "Normal", hard: "Hard" };

const ORDER = "Of equals: red, green, blue, yellow.";
export function peddlerCard(card: PeddlerCardId): Explained {
  const { effect } = PEDDLER_CARD[card];
  switch (effect.kind) {
    case "good": {
      const good = peddlersGood(effect.size, effect.colour);
      return { name: capital(good.slice(2)), does: `He gains ${good}.` };
    }
    case "hawking":
      return { name: "Hawking", does: `The fullest Hall pays him at once. ${ORDER}` };
    case "luring":
      return { name: "Luring", does: "He draws a piece and seats it by his rule." };
    case "poaching":
      return {
        name: "Poaching",
        does: "He sends off the Townsfolk with most faction icons, for 1 Gold each. Of equals: the lowest place.",
      };
    case "shadyDeal":
      return {
        name: "Shady deal",
        does: `He gains a large Good of the colour most seen on boats at sea. ${ORDER}`,
      };
    default:
      return unreachable(effect);
  }
}

export function portal(it: PortalAction): string {
  switch (it.kind) {
    case "artifact":
      return `${colours[it.colour].name} Artifact`;
    case "relicPair":
      return `${colours[it.colours[0]].name} or ${colours[it.colours[1]].name} Relic`;
    case "relicOrSponsor":
      return `${colours[it.colour].name} Relic or Sponsorship`;
    case "recruit":
      return "Recruit Townsfolk";
    case "activate":
      return "Activate Staff";
    default:
      return unreachable(it);
  }
}
export const tile = (id: TileId): string => `tile ${id} (${portal(tileAction({ tile: id }))})`;

/** "the Peddler", "you" or "Lucie". */
export const who = (it: Who, names: Names): string =>
  isPeddler(it) ? "the Peddler" : it === names.you ? "you" : names.seat(it);
/** At the head of a sentence. */
export const subject = (it: Who, names: Names): string => capital(who(it, names));
/** "You take" or "Lucie takes", at the head of a sentence. */
export const does = (it: Who, names: Names, theirs: string, yours: string): string =>
  `${subject(it, names)} ${it === names.you ? yours : theirs}`;
/** "your" or "Lucie’s". */
export const whose = (it: Who, names: Names): string => (it === names.you ? "your" : `${who(it, names)}’s`);
