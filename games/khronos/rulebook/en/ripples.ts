import type { Chapter } from "@chronarium/kernel";

export const ripples: Chapter = {
  id: "ripples",
  title: "Ripples and paradoxes",
  paragraphs: [
    {
      rules: ["KH-53", "KH-54"],
      text:
        "When a building is constructed or upgraded it ripples forward at once, whether you like it or " +
        "not: from Might to Faith and on to Reason, or from Faith to Reason. Nothing ripples back.",
    },
    {
      rules: ["KH-55"],
      text: "Size 1 never ripples. A Watchtower, Chapel or Hamlet belongs to its own era alone.",
    },
    {
      rules: ["KH-56", "KH-57"],
      text: "Sizes 2 and 3 appear on the same squares of the later boards. Such a copy is called a shadow.",
      table: [
        ["Building", "On Faith", "On Reason"],
        ["Town, City", "the same building", "the same building"],
        [
          "Keep, Castle, Monastery, Abbey",
          "the same building with a cube of its owner",
          "a ruin without cube",
        ],
      ],
    },
    {
      rules: ["KH-58"],
      text: "A ripple costs no cards and pays no bonus. You earn for the board you built on, and there only.",
    },
    {
      rules: ["KH-59"],
      text:
        "A copy takes a tile from the stock, for the earlier board first. If none is left the ripple " +
        "stops: this board and the later ones get nothing, and nothing is destroyed to make room. You " +
        "cannot count on a tile that the arrival itself would free.",
    },
    {
      rules: ["KH-60"],
      text:
        "A military or religious copy is tested for Dominion on Faith and on Reason. If it would touch " +
        "more than one domain there, it is blocked. Domains are those from before the action, and only " +
        "buildings that survive the arrival count. If the copy replaces its own predecessor, the " +
        "predecessor’s domain is already one.",
    },
    {
      rules: ["KH-61"],
      text:
        "On Faith it is tested for Hierarchy as well: it is blocked if the copy itself would share the top " +
        "of its domain. A tie among other buildings that still waits to be settled does not block it. On " +
        "Reason there is no such test.",
    },
    {
      rules: ["KH-63"],
      text:
        "Both tests picture the board with the overlapped buildings already gone. A printed hamlet that " +
        "would come to light counts, with the domain of the building that covered it.",
    },
    {
      rules: ["KH-62"],
      text:
        "A blocked ripple leaves that board untouched and ends there; no later board hears of it. The " +
        "building itself stays where you built it, and you keep your bonus.",
    },
    {
      rules: ["KH-64"],
      text:
        "Temporal paradox: every tile on Faith or Reason that shares even one square with an arriving copy " +
        "is destroyed whole, whoever owns it. Its cubes go home and the tile returns to the stock. This " +
        "happens only if the copy really arrives.",
    },
    {
      rules: ["KH-138"],
      text:
        "If one arrival has several victims they go one after the other, top-most first, then left-most. " +
        "Each goes with its shadows and with the decision about a cube left on a hamlet, before the next " +
        "is touched.",
    },
    {
      rules: ["KH-65"],
      text:
        "When a building of size 2 or 3 is destroyed, its shadows fall with it, even a renovated one. A " +
        "shadow is a building of the same type and size on the same squares, on Faith also of the same " +
        "owner; how it came there does not matter. Look at one board after the other; the first without a " +
        "shadow ends the chain.",
    },
    {
      rules: ["KH-66"],
      text:
        "When an upgrade ripples, the tile that equals the old building is no victim: it is upgraded too, " +
        "and its cubes stay. Equal means the same type, size and squares, on Faith also the same owner. If " +
        "you upgraded a printed hamlet, the printed hamlet of the later board is the predecessor.",
    },
    {
      rules: ["KH-67"],
      text:
        "On Reason a military or religious shadow comes out of an upgrade as a plain ruin of the new size, " +
        "even if it had been renovated. A marker cube on it goes home.",
    },
    {
      rules: ["KH-68"],
      text:
        "If an upgrade’s ripple does not get through, the shadows of the old building stand unchanged from " +
        "that board on.",
    },
    {
      rules: ["KH-69"],
      text:
        "If the later board already holds the identical building, on Faith of the same owner, nothing " +
        "changes there: cubes and renovation stay. The ripple goes on to the next board.",
    },
    {
      rules: ["KH-59", "KH-60", "KH-61", "KH-63", "KH-64", "KH-66", "KH-69", "KH-99", "KH-121", "KH-138"],
      text: "Each later board is handled completely before the next. On each one the order is this.",
      table: [
        ["Step", "Question", "If not"],
        ["1", "Is the identical building missing here?", "nothing changes here, go on to the next board"],
        ["2", "Is a tile in the stock?", "the ripple stops"],
        ["3", "Military or religious: does Dominion allow it, and on Faith Hierarchy?", "the ripple stops"],
        [
          "4",
          "Military or religious on Faith without predecessor: has the owner a cube in stock?",
          "the ripple stops",
        ],
        ["5", "The victims are removed one by one, each with its shadows.", "–"],
        [
          "6",
          "The copy is placed and takes over the cubes of its predecessor or of the hamlet it covers.",
          "–",
        ],
      ],
    },
  ],
};
