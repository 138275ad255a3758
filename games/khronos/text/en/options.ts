/** The new-game form and the end screen. */
import type { Category, GameText, OptionText } from "../types.ts";

const flag = (name: string, explanation: string): OptionText => ({
  name,
  explanation,
  values: { false: "Off", true: "On" },
});

export const options: GameText["options"] = {
  map: {
    name: "Map",
    explanation: "The ground that all three eras share.",
    values: { valley: "The valley, 16 by 20 squares" },
  },
  holdem: flag("Hold’em", "Three open cards beside the draw pile to take from."),
  keepCards: flag("Keeping cards", "Unused cards may be kept; you draw up to 4."),
  values135: flag("Values 1, 3, 5", "Sizes 2 and 3 are worth 3 and 5 for powers and income."),
  capacity123: flag("Room 1, 2, 3", "On Reason a hamlet holds 1 cube, a Town 2, a City 3."),
  ruinValue: {
    name: "Ruins that count",
    explanation: "What an unrenovated ruin is worth in the income of Reason.",
    values: { 0: "0, as in the rules", 1: "1, whatever its size" },
  },
  ruinsIgnoreDominion: flag("Ruins without Dominion", "A ruin arriving on Reason may link domains."),
  upgradeOthers: flag(
    "Upgrading others’ buildings",
    "You may upgrade military and religious buildings of others, who remain the owners.",
  ),
  activePlaces: flag(
    "Active player places",
    "The active player, not the owner, chooses where a downsized building stands.",
  ),
  terrainSum: flag("Terrain adds up", "A footprint with forest and mountain pays both surcharges."),
  deck33: flag("Small deck", "33 cards instead of 55, 11 of each colour."),
};

export const categories: Readonly<Record<Category, string>> = {
  start: "At the start",
  bonuses: "Bonuses",
  might: "Income on Might",
  faith: "Income on Faith",
  reason: "Income on Reason",
  spent: "Spent",
};
