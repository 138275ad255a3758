import type { Chapter } from "@chronarium/kernel";

export const income: Chapter = {
  id: "income",
  title: "Income and the end of the game",
  paragraphs: [
    {
      rules: ["KH-110"],
      text:
        "In rounds 4 and 7 you collect income at the end of your own turn, after drawing, from the boards " +
        "as they then stand. The players after you may find them changed.",
    },
    {
      rules: ["KH-111", "KH-116"],
      text:
        "You collect only on boards where you have at least one pawn at that moment: two boards at most. " +
        "Two pawns on one board collect it once. So make your last journeys before you end the turn.",
    },
    {
      rules: ["KH-112"],
      text:
        "Might: for every domain whose highest military building is yours, you receive the values of all " +
        "its civil buildings.",
    },
    {
      rules: ["KH-113"],
      text: "Faith: the same, for every domain whose highest religious building is yours.",
    },
    {
      rules: ["KH-114"],
      text:
        "Reason: take each domain where you have a cube, at least one, and no player has more than you. It " +
        "pays you what its renovated military and religious buildings are worth. Only cubes in civil " +
        "buildings count, over the whole domain.",
    },
    {
      rules: ["KH-115"],
      text:
        "If several players tie on Reason, each receives the full amount, each on their own turn. By then " +
        "the cubes may have changed.",
    },
    {
      rules: ["KH-112", "KH-113"],
      example: true,
      text:
        "A domain on Might holds a City, a Town and a printed hamlet; Red has a Keep there, White a " +
        "Watchtower. Red’s pawn is on Might: Red receives 3 + 2 + 1 = 6 Ecus, White nothing. A Castle of " +
        "White’s in the same domain would turn the 6 Ecus over to White.",
    },
    {
      rules: ["KH-105", "KH-114", "KH-115"],
      example: true,
      text:
        "A domain on Reason holds a Town with 2 cubes of Red and 1 of Blue, a hamlet with 1 cube of Blue, " +
        "a renovated Castle and a Monastery ruin. Red and Blue have 2 cubes each. Each receives 3 Ecus for " +
        "the Castle, and nothing for the ruin.",
    },
    {
      rules: ["KH-117"],
      text: "Once the last player has collected in round 7, the game is over. Most Ecus wins.",
    },
    {
      rules: ["KH-118"],
      text: "Equal Ecus share the victory. There is no tie-break.",
    },
  ],
};
