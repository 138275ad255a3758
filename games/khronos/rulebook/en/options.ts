import type { Chapter } from "@chronarium/kernel";

export const options: Chapter = {
  id: "options",
  title: "Table options",
  paragraphs: [
    {
      rules: [],
      text:
        "These switches change single rules. All are off unless the table says otherwise; the game shows " +
        "which are on.",
    },
    {
      rules: ["KH-130", "KH-131", "KH-132", "KH-133", "KH-134"],
      option: "holdem",
      text:
        "Hold’em: three open cards beside the deck to draw from. The chapter before this one has the " +
        "rules.",
    },
    {
      rules: ["KH-20"],
      option: "keepCards",
      text:
        "Keeping cards: in the draw phase you name the unused cards you want to keep, discard the others " +
        "and draw up to 4. Luck weighs less, and a Castle can be saved up for.",
    },
    {
      rules: ["KH-72", "KH-75", "KH-112", "KH-113", "KH-114"],
      option: "values135",
      text:
        "Values 1, 3, 5: size 2 is worth 3 and size 3 is worth 5 for powers and for income. Prices stay at " +
        "1, 2 and 3 cards, the room for cubes stays as it is, and Hierarchy compares sizes as before.",
    },
    {
      rules: ["KH-91"],
      option: "capacity123",
      text: "Room 1, 2, 3: a hamlet holds 1 cube, a Town 2, a City 3, also together with the values 1, 3, 5.",
    },
    {
      rules: ["KH-105", "KH-114"],
      option: "ruinValue",
      text:
        "Ruins that count: every unrenovated ruin is worth 1 in the income of Reason instead of 0, " +
        "whatever its size, also with the values 1, 3, 5.",
    },
    {
      rules: ["KH-60"],
      option: "ruinsIgnoreDominion",
      text:
        "Ruins without Dominion: a ripple is tested for Dominion on Faith only. A ruin arriving on Reason " +
        "may link domains.",
    },
    {
      rules: ["KH-31", "KH-66", "KH-121"],
      option: "upgradeOthers",
      text:
        "Upgrading others’ buildings: you may upgrade military and religious buildings of other players. " +
        "Their cube stays and they remain the owner, also for the ripple and the cube it needs. You pay, " +
        "and you take the bonus.",
    },
    {
      rules: ["KH-77", "KH-88"],
      option: "activePlaces",
      text:
        "Active player places: the active player, not the owner, chooses where a downsized tile stands. " +
        "Nobody is asked outside their own turn.",
    },
    {
      rules: ["KH-50"],
      option: "terrainSum",
      text:
        "Terrain adds up: a footprint with forest and mountain pays both surcharges, 3 cards with 2 or 3 " +
        "players.",
    },
    {
      rules: ["KH-7", "KH-130"],
      option: "deck33",
      text:
        "Small deck: the 33 cards of the first edition, 11 of each colour. With Hold’em 30 are left to " +
        "shuffle.",
    },
  ],
};
