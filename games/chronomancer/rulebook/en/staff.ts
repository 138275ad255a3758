import type { Chapter } from "@chronarium/kernel";
import { townsfolkDoes } from "../../text/en/deeds.ts";
import { abilities, pieces, townsfolk } from "../../text/en/words.ts";
import { abilityTable, townsfolkTable } from "../tables.ts";

export const staff: Chapter = {
  id: "staff",
  title: "Townsfolk and staff",
  paragraphs: [
    {
      rules: ["BG-65", "CM-36"],
      text:
        "Recruiting has four steps: choose Townsfolk from the Town Square; use the ability of the card " +
        "once, now; tuck the card behind your Staff board, at any ability; the Square is refilled. While " +
        "the Square has anybody you must take one; with an empty Square nothing happens.",
    },
    {
      rules: ["CM-A 6"],
      text: "Recruiting Staff and recruiting Townsfolk are one and the same.",
    },
    {
      rules: ["BG-66"],
      text:
        "Each Staff Ability holds one card. If there is one already it is replaced, leaves the game and no " +
        "longer scores. You may replace while another place is free; with four filled places you must. What " +
        "becomes of the old card is our guess.",
    },
    {
      rules: ["BG-68", "CM-37"],
      text:
        "Activate Staff: every Staff Ability that has Townsfolk may be used once, in any order. In the base " +
        "game this costs 2 Hours.",
    },
    {
      rules: ["CM-38", "CM-39", "CM-40", "CM-41", "CM-42"],
      text: "There are four Staff Abilities.",
      table: abilityTable(["Ability", "What it does"], { abilities }),
    },
    {
      rules: ["CM-39"],
      text: "The Recombobulator swaps 1 Relic on your shelf for 1 Relic of another colour from your supply.",
    },
    {
      rules: ["CM-40"],
      text: "The Embiggener swaps 1 Relic on your shelf for 1 Artifact of the same colour from your supply.",
    },
    {
      rules: ["CM-41", "CM-A 19"],
      text:
        "The Fractor swaps 1 Artifact on your shelf for 2 Relics of its colour from your supply. It needs " +
        "both: with only 1 in the supply it cannot work.",
    },
    {
      rules: ["CM-42", "CM-A 23"],
      text:
        "Security puts 1 of your Corruption cards, your choice, on the discard pile. Cards differ, so the " +
        "choice matters.",
    },
    {
      rules: ["CM-A 20", "CM-A 28"],
      text:
        "Each ability works once in an activation, and each sees shelf and supply as the one before left " +
        "them. A Relic may be recoloured, grown and split in one go. Stop whenever you like.",
    },
    {
      rules: ["BG-64", "BG-67", "DS-5"],
      text:
        "The Town Square has 4 places with costs of 1, 2, 2 and 3 Hours, which other merchants would pay " +
        "and you do not. When a card leaves, those on higher places move down, and the deck fills the gap. " +
        "An empty deck is renewed from the Square’s own discards; replaced staff never return. Places and " +
        "costs are our own.",
    },
    {
      rules: ["DS-5"],
      text: "In the Clean-up of days 1 and 2 the card on place 1 leaves the Square.",
    },
    {
      rules: ["BG-70"],
      option: "townsfolk",
      text:
        "Each set has its character: Locals rid you of Corruption, Mercenaries bring Goods and bad company, " +
        "Sailors meddle with the boats.",
    },
    {
      rules: ["BG-69"],
      text: "The icons on the cards of your staff count at the end of the game.",
    },
    {
      rules: ["DS-4"],
      text:
        "Every ability is optional and is skipped if it cannot be done. The cards are our own design: only " +
        "the character of the sets is known.",
    },
    {
      rules: ["DS-4"],
      option: "townsfolk",
      text: "The Locals. Most take Corruption off your hands; two find you a sponsor.",
      table: townsfolkTable(["Local", "Ability, once", "Icons"], "locals", {
        pieces,
        townsfolk,
        townsfolkDoes,
      }),
    },
    {
      rules: ["DS-4"],
      option: "townsfolk",
      text: "The Mercenaries. They bring Goods, and eight of them a Rogue icon too.",
      table: townsfolkTable(["Mercenary", "Ability, once", "Icons"], "mercenaries", {
        pieces,
        townsfolk,
        townsfolkDoes,
      }),
    },
    {
      rules: ["DS-4"],
      option: "townsfolk",
      text: "The Sailors. They draw, return, move and swap pieces on the boats at sea.",
      table: townsfolkTable(["Sailor", "Ability, once", "Icons"], "sailors", {
        pieces,
        townsfolk,
        townsfolkDoes,
      }),
    },
    {
      rules: ["DS-4"],
      text:
        "Goods are gained from your supply, as far as it has them. Discarding means your own Corruption " +
        "cards, of your choice.",
    },
    {
      rules: ["DS-4"],
      text:
        "Sailors touch boats at sea only, of either half, full ones that could not dock included. Decide " +
        "before anything is drawn; what is drawn must be seated, and with no free seat nothing is drawn. A " +
        "boat that becomes full docks at once. Such a seat is no mark, so the Robbers keep still.",
    },
  ],
};
