import type { Chapter } from "@chronarium/kernel";

export const turn: Chapter = {
  id: "turn",
  title: "The round and the turn",
  paragraphs: [
    {
      rules: ["KH-11"],
      text:
        "In each of the 7 rounds every player has one turn. The round marker moves on when play returns to " +
        "the first player, that is after the last player’s turn.",
    },
    {
      rules: ["KH-12"],
      text: "A turn has four phases, always in this order.",
      table: [
        ["Phase", "What happens"],
        ["I. Exchange", "if you like, once, for 2 Ecus"],
        ["II. Actions", "journeys and cards, as many as you can and wish, in any order"],
        ["III. Draw", "discard the rest of your hand, draw 4 cards"],
        ["IV. Income", "only in rounds 4 and 7"],
      ],
    },
    {
      rules: ["KH-13"],
      text:
        "Exchange: pay 2 Ecus, discard 1 to 4 cards of your choice, then draw back up to 4. You may do " +
        "this once a turn, and only before your first action. A journey is an action too, so exchange " +
        "before you travel. Exchanged cards do not use up what your pawns can carry.",
    },
    {
      rules: ["KH-14"],
      text:
        "Travel: pay 1 Ecu and move one of your pawns to either of the two other eras. You may travel as " +
        "often as you can pay, with either pawn, at any moment of phase II, also between two builds.",
    },
    {
      rules: ["KH-15"],
      text: "Cards: to act on a board you need a pawn of yours on that board at that very moment.",
    },
    {
      rules: ["KH-16"],
      text:
        "Each pawn carries at most 2 cards a turn, over all boards together, so you play at most 4. Every " +
        "card counts: those of the building, a terrain surcharge, the card of a demolition, an inhabitant, " +
        "a renovation. Travelling does not refresh a pawn.",
    },
    {
      rules: ["KH-17"],
      text:
        "One action may use both pawns only if both stand on its board. For 3 or 4 cards in one action, " +
        "gather the two of them there, with enough left to carry.",
    },
    {
      rules: ["KH-18"],
      text:
        "When you pay, say how many cards each pawn carries. Which card goes with which pawn makes no " +
        "difference. The building fixes the colour of its own cards; for a surcharge you say which colours " +
        "you give, since any card of your hand will do.",
    },
    {
      rules: ["KH-19"],
      text:
        "A card goes to the discard pile as soon as it is played. You draw nothing during phase II: plan " +
        "with the 4 cards you hold.",
    },
    {
      rules: ["KH-21"],
      text: "What your cards can do depends on the era. There are no other actions on a board.",
      table: [
        ["Board", "Actions"],
        ["Might, Faith", "construct, upgrade, demolish"],
        ["Reason", "populate, renovate"],
      ],
    },
    {
      rules: ["KH-22"],
      text:
        "You never have to do anything in phases I and II. Phase II ends when you say so, with or without " +
        "cards in hand; drawing and income then follow by themselves, unless a table option lets you " +
        "choose your cards.",
    },
    {
      rules: ["KH-20"],
      text:
        "Draw: discard every card still in your hand, then draw 4. Cards cannot be saved up, so play what " +
        "you can use.",
    },
    {
      rules: ["KH-136"],
      text:
        "If you ask for something the rules forbid, nothing happens and nothing is paid. The answer names " +
        "a rule that stands in the way; if there are several, any one of them.",
    },
  ],
};
