import type { Chapter } from "@chronarium/kernel";

export const pieces: Chapter = {
  id: "pieces",
  title: "The pieces",
  paragraphs: [
    {
      rules: ["KH-1"],
      text:
        "There are three boards: Might, Faith and Reason, in this order of time. They show the same " +
        "region, square for square. The square D7 is the same piece of ground on all three.",
    },
    {
      rules: ["KH-3"],
      text:
        "Buildings come in three types and three sizes. Value, price in cards and size are the same " +
        "number; a building covers a square block whose side is its size. Only the room for inhabitants " +
        "follows another scale.",
      table: [
        [
          "Size",
          "Military (orange)",
          "Religious (fuchsia)",
          "Civil (blue)",
          "Value",
          "Cards",
          "Squares",
          "Cubes in a civil building on Reason",
        ],
        ["1", "Watchtower", "Chapel", "Hamlet", "1", "1", "1×1", "1"],
        ["2", "Keep", "Monastery", "Town", "2", "2", "2×2", "3"],
        ["3", "Castle", "Abbey", "City", "3", "3", "3×3", "5"],
      ],
    },
    {
      rules: ["KH-2"],
      text:
        "The stock holds 155 tiles, shared by all players and all three boards. Size 3 is scarce: a Castle " +
        "built on Might may take three of the nine, one for each board.",
      table: [
        ["Size", "Military", "Religious", "Civil"],
        ["1", "20 Watchtowers", "20 Chapels", "20 Hamlets"],
        ["2", "24 Keeps", "20 Monasteries", "24 Towns"],
        ["3", "9 Castles", "9 Abbeys", "9 Cities"],
      ],
    },
    {
      rules: ["KH-4"],
      text: "Keeps, Castles, Monasteries and Abbeys have a ruin on their back. The other five kinds have none.",
    },
    {
      rules: ["KH-5"],
      text:
        "Every board shows 10 printed hamlets, on the same 10 squares. Such a hamlet is a civil building " +
        "of size 1. It is nobody’s property and can never be taken away. A Town or City may cover it, as " +
        "an upgrade or as the copy of one. Beneath a tile it is as if it were not there: it has no value, " +
        "links nothing and holds no cube. When the tile goes, the hamlet is back.",
    },
    {
      rules: ["KH-6"],
      text:
        "Each player has 2 adventurer pawns, 25 cubes in their colour and 4 Ecus. A cube shows who owns a " +
        "military or religious building; on Reason it is an inhabitant or the marker of a half-paid " +
        "renovation.",
    },
    {
      rules: ["KH-7"],
      text:
        "The deck has 55 construction cards in three colours: 18 orange for military, 18 fuchsia for " +
        "religious and 19 blue for civil buildings. A card is nothing but its colour.",
    },
    {
      rules: ["KH-9"],
      text:
        "The box holds coins worth 255 Ecus: 30 of 1, 15 of 5 and 15 of 10. Here your money is a single " +
        "number that everybody can read.",
    },
  ],
};
