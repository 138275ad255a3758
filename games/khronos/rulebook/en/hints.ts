import type { Chapter } from "@chronarium/kernel";

export const hints: Chapter = {
  id: "hints",
  title: "Hints for your first game",
  aside: true,
  paragraphs: [
    {
      rules: ["KH-14", "KH-29"],
      text:
        "Do not be afraid to spend your 4 Ecus. Every build pays 1 or 2, a journey costs 1. A pawn that " +
        "goes to Faith has its fare back with the first building there.",
    },
    {
      rules: ["KH-29"],
      text:
        "Bonuses have a ceiling. Four small buildings on Faith bring 8 Ecus a turn, 56 in a whole game, " +
        "and that is the most there is. In our trials between simple computer players the one who did " +
        "nothing else lost every time to the one who also built for income.",
    },
    {
      rules: ["KH-112", "KH-113"],
      text:
        "Look for a head with a body: one high military or religious building of yours in a domain full of " +
        "civil value. Towns and Cities belong to nobody, so build them where you rule.",
    },
    {
      rules: ["KH-41"],
      text:
        "A Keep at the top keeps out other Keeps, not a Castle. Ask who could set one there, and whether " +
        "you should do it first.",
    },
    {
      rules: ["KH-56", "KH-64"],
      text:
        "Buildings on Faith live dangerously as long as their squares are free on Might. No paradox " +
        "reaches what you raise on Might itself, and from size 2 on it works in two eras.",
    },
    {
      rules: ["KH-72", "KH-74"],
      text:
        "Before you join two domains, add up the powers. If they are equal and you are in the quarrel, it " +
        "is your building that shrinks.",
    },
    {
      rules: ["KH-102", "KH-114"],
      text:
        "Reason needs two steps, inhabitants and renovation. Where you have most cubes, restoring a Keep " +
        "or Monastery for 1 card raises every income you still collect there by 2 Ecus; a small building " +
        "on Faith brings its 2 only once.",
    },
    {
      rules: ["KH-111", "KH-116"],
      text:
        "In rounds 4 and 7 keep 1 or 2 Ecus for the last journeys, and let your two pawns end on two " +
        "different boards, the ones that pay you most.",
    },
    {
      rules: ["KH-2", "KH-59"],
      text:
        "Count the large tiles. Three Castles, Abbeys or Cities that ripple all the way use up their kind, " +
        "eight Keeps or Towns likewise. After that none can be built and their ripples stop.",
    },
  ],
};
