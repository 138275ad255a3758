import type { Chapter } from "@chronarium/kernel";
import { corruption, rogues as words } from "../../text/en/words.ts";
import { corruptionTable, rogueCards } from "../tables.ts";

export const rogues: Chapter = {
  id: "rogues",
  title: "Rogues and Corruption",
  paragraphs: [
    {
      rules: ["BG-58"],
      text: "Rogues come out of the same bag. They take seats on boats and room on piers.",
    },
    {
      rules: ["BG-59", "DS-7"],
      option: "rogues",
      text:
        "The Rogue card gives them an effect. Numbers and effects are our own design, in the spirit of what " +
        "is known: Criminals are harmless, Cultists buy, Robbers push.",
      table: rogueCards(["Card", "In the Lair", "In the bag", "Effect"], { rogues: words }),
    },
    {
      rules: ["DS-7"],
      option: "rogues",
      text:
        "Cultists: when you sell a colour on a pier you may count its Rogues as adventurers of that colour, " +
        "even if there are no others. Each colour and pier for which you do so costs 1 Corruption card, " +
        "besides that of the Black Market. The same Rogues may count for several colours.",
    },
    {
      rules: ["DS-7"],
      option: "rogues",
      text:
        "Robbers: if you seat a Rogue by a mark, you may at once move 1 other piece of that boat to another " +
        "boat at sea with a free seat on the same half. Only then do full boats dock, and you choose where. " +
        "A Rogue who is moved does not act again.",
    },
    {
      rules: ["DS-7", "BG-31"],
      text: "The bag cannot run dry: at least 5 pieces are left in it at any time.",
    },
    {
      rules: ["BG-60"],
      text:
        "Rogues left at sea move into the Lair, and a fuller Lair makes all Corruption dearer. Letting " +
        "Rogues dock keeps it cheap.",
    },
    {
      rules: ["BG-61"],
      text:
        "To gain Corruption, draw the top card and keep it open before you. An empty deck is renewed from " +
        "the discards; if there are none either, you gain nothing, and the action counts as paid.",
    },
    {
      rules: ["BG-62", "DS-6"],
      text: "A Corruption card shows 1 or 2 Rogue icons. The cards are our own: 60 of them with 75 icons.",
      table: corruptionTable(["Card", "Rogue icons", "Copies"], { corruption }),
    },
    {
      rules: ["BG-63"],
      text: "Each Rogue icon costs you 1 Gold for every Rogue in the Lair, at the end of the game.",
    },
  ],
};
