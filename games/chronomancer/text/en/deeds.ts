/** The words of the deeds: one row each, and what only a deed tells or refuses. */
import { deedsOf, type TownsfolkId } from "../../src/townsfolk.ts";
import { deedDoes } from "../deeds.ts";
import { capital } from "../pieces.ts";
import type { DeedTexts } from "../types.ts";
import { boat, colours, corruption, does, either, GOODS, pieces, quoted } from "./words.ts";

export const deedText: DeedTexts = {
  deeds: {
    discard: {
      does: (it) =>
        it.most === 1 ? "discard 1 Corruption card" : `discard up to ${it.most} Corruption cards`,
      action: (it) => `Discard ${quoted(corruption[it.card])}`,
      verb: "discard",
      when: "Security or a Townsfolk lets you discard Corruption",
      typed: [],
    },
    sponsor: {
      does: () => "an Immediate Sponsorship of your choice",
      action: (it) => `Let the ${colours[it.faction].faction} pay you at once`,
      verb: "collect",
      when: "A Hall pays at once when a portal space or a Townsfolk offers it",
      typed: ["sponsorship"],
    },
    gain: {
      does: (it) =>
        `gain ${it.count} ${either(it.colours.map((which) => colours[which].name))} ${GOODS[it.size]}${it.count === 1 ? "" : "s"}`,
      action: (it) => `Take ${colours[it.colour].name} Goods`,
      verb: "gain",
      when: "You gain Goods when a Townsfolk brings them",
      typed: [],
    },
    draw: {
      does: (it) =>
        it.pieces === 1 ? "draw a piece and seat it" : `draw ${it.pieces} pieces, seat 1, return the other`,
      action: () => "Draw from the bag",
      verb: "draw",
      when: "You draw when a Townsfolk or a mark lets you",
      typed: [],
    },
    return: {
      does: (it) => `send ${it.of.length === 1 ? "a Rogue" : "a piece"} from a boat back to the bag`,
      action: (it) => `Send ${pieces[it.piece].a} from ${boat(it.boat)} back to the bag`,
      verb: "send back",
      when: "You send a piece back when a Townsfolk lets you",
      typed: ["send"],
    },
    move: {
      does: () => "move a piece to another boat",
      action: (it) => `Move ${pieces[it.piece].a} from ${boat(it.from)} to ${boat(it.to)}`,
      verb: "move the piece",
      when: "You move a piece when a Townsfolk or the Robbers let you",
      typed: [],
    },
    swap: {
      does: () => "swap 2 pieces of two boats",
      action: (it) =>
        `Swap ${pieces[it.piece].a} on ${boat(it.boat)} with ${pieces[it.other].a} on ${boat(it.with)}`,
      verb: "swap",
      when: "You swap pieces when a Townsfolk lets you",
      typed: [],
    },
  },
  events: {
    piecesSwapped: (it, names) =>
      `${does(it.seat, names, "swaps", "swap")} ${pieces[it.piece].a} on ${boat(it.boat)} with ${pieces[it.other].a} on ${boat(it.with)}.`,
  },
  refusals: {
    "chronomancer/rogues-only": ({ piece }) =>
      `The Coast guard leaves ${pieces[piece].a} in peace. Choose a Rogue.`,
    "chronomancer/lower-boat-first": ({ boat: which }) =>
      `Of two boats the one with the lower number is named first. Begin with ${boat(which)}.`,
    "chronomancer/changes-nothing": () =>
      "Two equal pieces would change places, and nothing would be different. Choose two that differ.",
  },
  verdicts: {
    "chronomancer/rogues-only": "only a Rogue can go",
    "chronomancer/lower-boat-first": "the other boat is named first",
    "chronomancer/changes-nothing": "nothing would change",
  },
};

/** What a card does once, when recruited. */
export const cardDoes = (card: TownsfolkId): string =>
  deedsOf(card)
    .map((deed) => deedDoes(deedText, deed))
    .join("; ");
export const townsfolkDoes = (card: TownsfolkId): string => `${capital(cardDoes(card))}.`;
