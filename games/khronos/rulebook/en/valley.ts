import type { Chapter } from "@chronarium/kernel";

export const valley: Chapter = {
  id: "valley",
  title: "The valley",
  paragraphs: [
    {
      rules: ["KH-1"],
      text:
        "The valley has 16 columns, A to P, and 20 rows, 1 to 20 from the top. Of its 320 squares 173 are " +
        "plain, 58 forest, 59 mountain and 30 river. The river flows down from H1 to J20 and leaves two " +
        "banks, west and east.",
    },
    {
      rules: ["KH-5"],
      text:
        "Five printed hamlets lie on each bank: E3, D7, B11, C15 and G18 in the west; J3, M7, O11, J12 and " +
        "L16 in the east. They are far enough apart that no building can ever cover two of them.",
    },
    {
      rules: ["KH-47"],
      text:
        "Only Towns and Cities may stand on river squares. One river square in the footprint is enough to " +
        "rule out anything else. A Town is therefore the smallest bridge between the banks.",
    },
    {
      rules: ["KH-48", "KH-49"],
      text:
        "Rough ground costs extra cards if the footprint has at least one such square. How many depends on " +
        "the number of players: a fuller table needs more of the valley, so rough ground costs it less.",
      table: [
        ["Terrain", "2 players", "3 players", "4 players", "5 players"],
        ["Plain, river", "0", "0", "0", "0"],
        ["Forest", "+1 card", "+1 card", "0", "0"],
        ["Mountain", "+2 cards", "+2 cards", "+1 card", "0"],
      ],
    },
    {
      rules: ["KH-50"],
      text:
        "The surcharge is counted once for the whole footprint, however many rough squares it has. With " +
        "forest and mountain together only the mountain counts. River squares add nothing.",
    },
    {
      rules: ["KH-18", "KH-25"],
      text: "Surcharge cards may have any colour, so a card you cannot use otherwise pays for the climb.",
    },
    {
      rules: ["KH-26"],
      text:
        "No action can cost more than 4 cards, because your two pawns carry no more. With 2 or 3 players a " +
        "Castle on a mountain would cost 5 and cannot be constructed. Upgrading gets you there: from a " +
        "Keep it takes 1 + 2 cards, from a Watchtower 2 + 2.",
    },
    {
      rules: ["KH-51"],
      text:
        "Surcharges apply when you construct and when you upgrade. Ripples, demolition, populating and " +
        "renovating never pay them.",
    },
    {
      rules: ["KH-52"],
      text:
        "Nothing is constructed or upgraded on Reason. What stands there was printed or came with a " +
        "ripple.",
    },
  ],
};
