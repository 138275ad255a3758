import type { Chapter } from "@chronarium/kernel";

export const populate: Chapter = {
  id: "populate",
  title: "Populating",
  paragraphs: [
    {
      rules: ["KH-90"],
      text:
        "On Reason, 1 blue card puts 1 of your cubes from the stock into a civil building. You may do this " +
        "several times, also in the same building.",
    },
    {
      rules: ["KH-91"],
      text: "A hamlet holds 1 cube, a Town 3, a City 5, all players together.",
    },
    {
      rules: ["KH-92"],
      text: "Different players may live in the same building.",
    },
    {
      rules: ["KH-93", "KH-94"],
      text:
        "Without a cube in your stock you cannot populate. There is no bonus and no surcharge, and a cube " +
        "once placed cannot be moved or taken back.",
    },
    {
      rules: ["KH-100"],
      text:
        "The civil buildings of Reason are the printed hamlets and the Towns and Cities that rippled " +
        "there. Hamlet tiles never reach it.",
    },
    {
      rules: ["KH-95"],
      text:
        "When a civil building grows, its inhabitants stay. A cube on a printed hamlet moves into the Town " +
        "or City above it.",
    },
    {
      rules: ["KH-96"],
      text: "When a Town or City is destroyed on Reason, all its cubes go home.",
    },
    {
      rules: ["KH-97"],
      text:
        "One exception: if a printed hamlet lay beneath, whoever had most cubes in the lost building " +
        "leaves exactly one on the hamlet. The rest goes home.",
    },
    {
      rules: ["KH-98"],
      text:
        "If several players tie for most, an active player among them drops out, and all that player’s " +
        "cubes go home. If more than one is then left, the active player names who leaves the cube. An " +
        "active player who was alone in the building has most and leaves one.",
    },
    {
      rules: ["KH-99"],
      text:
        "When a Town or City arrives on Reason over a printed hamlet with a cube, the cube moves up into " +
        "the new building. It makes no difference whether it was left there a moment ago or long before. " +
        "Cubes are never buried.",
    },
  ],
};
