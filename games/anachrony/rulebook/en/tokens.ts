import type { Chapter } from "@chronarium/kernel";
import { bot } from "../../text/en/bot.ts";
import { plates } from "../tables.ts";

export const tokens: Chapter = {
  id: "tokens",
  title: "Its board",
  paragraphs: [
    {
      rules: ["CB-4", "AN-6"],
      table: plates(["Position", "Plate"], bot),
      text: "Six tokens stand on thirteen positions in three circuits; each position has one plate. They start on A1, B2, B4, B5, E5 and C1. E5 leads into the second circuit and is never come back to.",
    },
    {
      rules: ["CB-13", "AMB-1"],
      text: "On its turn with an Exosuit left the die is rolled, each face equally likely; the plate of the token with that number is carried out, and the token moves on by one step.",
    },
    {
      rules: ["CB-14", "AMB-27"],
      text: "While three tokens share a position the highest of them moves on; its plate is not made up for.",
    },
    {
      rules: ["CB-15"],
      text: "What achieves nothing or is impossible brings it 2 Water and 1 VP instead, once a turn; the token moves on all the same.",
    },
    {
      rules: ["CB-36"],
      text: "Two positions give 2 Water, without an Exosuit.",
    },
    {
      rules: ["CB-41", "AMB-26"],
      text: "Every rolled turn counts as an action, failed ones too, also when it is owed after your pass.",
    },
  ],
};
