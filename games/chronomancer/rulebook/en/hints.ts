import type { Chapter } from "@chronarium/kernel";

export const hints: Chapter = {
  id: "hints",
  title: "Hints for your first game",
  aside: true,
  paragraphs: [
    {
      rules: ["CM-A 29", "BG-45"],
      text:
        "Frozen Hours are time or money. Spend them early in the day; once two boats have docked, keep some " +
        "icons open for the market.",
    },
    {
      rules: ["BG-30", "BG-46"],
      text: "Seat adventurers who want what stands on your shelf, and remember that everybody sells to them.",
    },
    {
      rules: ["BG-49", "BG-60"],
      text: "The Black Market pays well as long as the Lair is small. Count its Rogues before you sell.",
    },
    {
      rules: ["BG-44", "BG-71"],
      text:
        "Those whom you leave at sea fill the Halls, and full Halls make Sponsorship and icons dearer for " +
        "all three days.",
    },
    {
      rules: ["CM-26", "CM-28"],
      text:
        "Look at the Time Stream before you enter a Time Machine. A blue tile saves one icon each time its " +
        "portal is used.",
    },
  ],
};
