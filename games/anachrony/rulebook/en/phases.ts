import type { Chapter } from "@chronarium/kernel";

export const phases: Chapter = {
  id: "phases",
  title: "The first phases",
  paragraphs: [
    {
      rules: ["AN-20", "AN-21", "AN-22", "AN-23"],
      text: "Preparation: the next Superproject is turned up, the top tile of each primary stack moves onto its secondary stack, and pools are drawn anew: 4 workers and 5 cubes. After the Impact the topmost cube is Neutronium. The Mine spaces have Uranium, Gold and Titanium of their own.",
    },
    {
      rules: ["AN-33"],
      text: "Paradox, from Era 2 on: for every past tile where you have a Warp tile, and no fewer than the Chronobot, you roll once; it likewise.",
    },
    {
      rules: ["AN-34"],
      text: "At three paradoxes you gain an Anomaly: stop rolling, all paradoxes go, it lies on your leftmost free spot, in a row of choice among equals, and after the Chronobot’s rolls you may take back a Warp tile.",
    },
    {
      rules: ["AN-35"],
      text: "By any other effect the same happens at once, after that effect is done.",
    },
    {
      rules: ["AN-36"],
      text: "As an option every Paradox roll is 1; the Chronobot’s Warp is rolled all the same.",
    },
    {
      rules: ["AN-40", "AN-41", "AN-42", "AN-43"],
      text: "Power Up: three slots are free, three cost 1 Energy Core each. Then every empty slot brings 1 Water, on side B what its table says. After the Impact two free slots are covered and bring none. Energy does not come by itself.",
    },
    {
      rules: ["AN-45", "AN-46", "AN-47"],
      text: "Warp: put up to two tiles on the present Era and take what they show. A worker costs 1 Water, which may be warped with it, and comes Active. The Exosuit needs a spare one and any empty slot.",
    },
  ],
};
