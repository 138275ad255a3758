import type { Chapter } from "@chronarium/kernel";

export const holdem: Chapter = {
  id: "holdem",
  title: "The Hold’em variant",
  paragraphs: [
    {
      rules: ["KH-130"],
      option: "holdem",
      text:
        "Before the deal, take one card of each colour out of the deck and lay the three face up beside " +
        "it. Shuffle the other 52 and deal the hands.",
    },
    {
      rules: ["KH-131"],
      option: "holdem",
      text:
        "Whenever you draw, in an exchange or in the draw phase, take each card from the row or from the " +
        "deck, as you choose, card by card.",
    },
    {
      rules: ["KH-132"],
      option: "holdem",
      text:
        "The row is refilled from the deck only when you have finished drawing, so you can take 3 cards " +
        "from it at most. Its colours may change. If the deck is empty, it is made anew before that. In " +
        "the draw phase you discard your old hand before you take the first card.",
    },
    {
      rules: ["KH-133"],
      option: "holdem",
      text:
        "You are never obliged to take from the row. The paid exchange is still there, at the start of the " +
        "turn as always.",
    },
    {
      rules: ["KH-134"],
      option: "holdem",
      text: "Everybody sees the colours you take from the row. You gain choice and give away a secret.",
    },
  ],
};
