import type { Chapter } from "@chronarium/kernel";

export const overview: Chapter = {
  id: "overview",
  title: "The game in short",
  paragraphs: [
    {
      rules: [],
      text:
        "You are travellers in time. The same valley lies before you three times: in the era of Might, in " +
        "the era of Faith and in the era of Reason. You build in the first two, and what you build large " +
        "enough is still standing in the next. So a Keep raised early can feed you for centuries, or crush " +
        "the Monastery that somebody else had planned on the same ground.",
    },
    {
      rules: ["KH-11", "KH-117"],
      text:
        "The game lasts 7 rounds, with one turn for each player in every round. Whoever then has most Ecus " +
        "wins.",
    },
    {
      rules: ["KH-29", "KH-110"],
      text:
        "Money comes from two sources. Every construction and every upgrade pays a small bonus at once. " +
        "And twice, at the end of your own turn in rounds 4 and 7, you collect income. The bonuses keep " +
        "you moving; the incomes usually decide.",
    },
    {
      rules: ["KH-111", "KH-112", "KH-113", "KH-114"],
      text: "Each era pays for something else, and only to those who have a pawn there when they collect.",
      table: [
        ["Era", "Who earns in a domain", "What it pays"],
        ["Might", "the owner of its highest military building", "the value of its civil buildings"],
        ["Faith", "the owner of its highest religious building", "the value of its civil buildings"],
        [
          "Reason",
          "whoever has most cubes in its civil buildings",
          "the value of its renovated military and religious buildings",
        ],
      ],
    },
    {
      rules: ["KH-53", "KH-54", "KH-64"],
      text:
        "Buildings of size 2 and 3 ripple forward in time: a copy appears on the same squares of the later " +
        "boards, and whatever stands in its way there vanishes in a temporal paradox. Nothing ever travels " +
        "backward.",
    },
  ],
};
