import type { Chapter } from "@chronarium/kernel";

export const examples: Chapter = {
  id: "examples",
  title: "Worked examples",
  paragraphs: [
    {
      rules: ["CM-12", "CM-14", "CM-15", "CM-16", "CM-17", "CM-19", "CM-A 3", "CM-A 7", "CM-A 30"],
      example: true,
      text: "Once round the top. Both figures start in the left Time Machine.",
      table: [
        ["Turn", "Who may move", "What happens"],
        [
          "1",
          "only the Assistant: the Chronomancer is right behind him",
          "the Assistant goes to T3 and recruits",
        ],
        ["2", "both", "the Chronomancer goes two spaces, to T2, and uses the portal"],
        [
          "3",
          "only the Assistant, and only into the right Time Machine",
          "he stops at RA and freezes time; now he is locked",
        ],
        ["4", "only the Chronomancer", "he goes one space, to T3, and recruits"],
        [
          "5",
          "only the Chronomancer, and only to RC",
          "he shifts the right column; the Assistant is free again",
        ],
        ["6", "only the Assistant", "he must move on, to B1, B2, B3 or LA"],
      ],
    },
    {
      rules: ["CM-30", "DS-1", "DS-2"],
      example: true,
      text:
        "Reading portals. P01 lies at the top left, P02 at the top right, both white. T1 joins the frame (1 " +
        "Hour) and the left edge of P01 (1 Hour): a red or green Relic for 2 Hours. T2 joins the right edge " +
        "of P01 (1 Hour) and the left edge of P02 (1 Hour): a blue or yellow Relic for 2 Hours. T3 joins " +
        "the right edge of P02 (1 Corruption) and the frame (1 Hour): recruit for 1 Hour and 1 Corruption " +
        "card.",
    },
    {
      rules: ["CM-21", "CM-23", "CM-24", "CM-25", "BG-28"],
      example: true,
      text:
        "Time stands still. Your first Freeze Time costs 2 Hours and brings 2 Frozen Hours. Spend both at " +
        "once: your Timepiece moves by 0, all four icons are covered again, and it is still your turn. Or " +
        "spend 1, move 1 Hour and keep 1 icon open for the market.",
    },
    {
      rules: ["BG-30", "BG-36", "BG-79"],
      example: true,
      text:
        "Two marks in one move. With 2 players there are marks on every even hour. From V you pay 3 Hours " +
        "and reach VIII: you meet VI and VIII. The first piece fills boat 2, which docks where you choose; " +
        "only then do you draw the second, and boat 2 is no longer there for it.",
    },
    {
      rules: ["BG-46", "BG-48", "BG-49"],
      example: true,
      text:
        "A sale. The Relic Quay has 2 Warriors, 1 Bard and 1 Wizard. The Black Market has 3 Warriors, 2 " +
        "Wizards, 2 Nobles and 1 Rogue. You have 2 red Relics and 1 blue Artifact.",
      table: [
        ["Sold", "Where", "Gold", "Corruption cards"],
        ["2 red Relics", "Relic Quay", "(2 + 2) × 2 = 8", "0"],
        ["2 red Relics", "Black Market", "(2 + 2) × 3 = 12", "1"],
        ["1 blue Artifact", "Relic Quay", "not possible: large", "–"],
        ["1 blue Artifact", "Black Market", "6 × 2 = 12", "1"],
      ],
    },
  ],
};
