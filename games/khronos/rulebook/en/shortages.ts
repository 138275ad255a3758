import type { Chapter } from "@chronarium/kernel";

export const shortages: Chapter = {
  id: "shortages",
  title: "When pieces run out",
  paragraphs: [
    {
      rules: ["KH-119"],
      text:
        "Cards: when the draw pile is empty the discard pile is shuffled into a new one, even in the " +
        "middle of a draw. If both were empty a hand would stay short, but there are always enough cards " +
        "for that never to happen.",
    },
    {
      rules: ["KH-120"],
      text:
        "Tiles: without one you cannot construct or upgrade that kind. A ripple stops, and a building to " +
        "be downsized into it is destroyed.",
    },
    {
      rules: ["KH-121"],
      text:
        "Cubes: without one you cannot construct a military or religious building, populate, or pay the " +
        "first half of a renovation. A ripple to Faith that needs a cube its owner has not got stops as if " +
        "the tile were missing. A copy that takes its predecessor’s place uses the cube already there. You " +
        "cannot count on a cube that the arrival itself would send home.",
    },
    {
      rules: ["KH-122"],
      text: "Ecus: an exchange needs 2, a journey 1, a demolition 1, and you must have them. There is no debt.",
    },
    {
      rules: ["KH-123"],
      text: "The bank itself never runs dry.",
    },
  ],
};
