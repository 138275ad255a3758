import type { Chapter } from "@chronarium/kernel";
import { cost, portal } from "../../text/en/words.ts";
import { frame, tiles } from "../tables.ts";

export const workshop: Chapter = {
  id: "workshop",
  title: "The workshop",
  paragraphs: [
    {
      rules: ["CM-9"],
      text:
        "Ten action spaces form a ring. Clockwise they are: the left Time Machine (LC and LA), the top " +
        "portals T1, T2 and T3, the right Time Machine (RC and RA), and the bottom portals B1, B2 and B3, " +
        "which run from right to left.",
    },
    {
      rules: ["CM-9", "CM-21", "CM-26"],
      text: "Each Time Machine has one space for each figure.",
      table: [
        ["Space", "For", "Action", "Cost"],
        ["LC, RC", "the Chronomancer", "Shifting Timelines", "1 Hour"],
        ["LA, RA", "the Assistant", "Freeze Time", "2 Hours"],
        ["T1 to T3, B1 to B3", "both", "what the portal shows", "what both halves show"],
      ],
    },
    {
      rules: ["CM-A 1"],
      text:
        "The four places where tiles lie are called slots here, the six action spaces at their seams portal " +
        "spaces. The printed rules use one word for both; the counts leave no doubt which is meant.",
    },
    {
      rules: ["CM-A 2"],
      text:
        "A portal space lies on an upright seam and has two halves. The right half shows the action and a " +
        "cost, the left half only a cost. The outer halves, at the far left and the far right, are printed " +
        "on the board.",
      table: [
        ["Space", "Left half", "Right half, with the action"],
        ["T1", "frame of the board", "left edge of the top left tile"],
        ["T2", "right edge of the top left tile", "left edge of the top right tile"],
        ["T3", "right edge of the top right tile", "frame of the board"],
        ["B1", "right edge of the bottom right tile", "frame of the board"],
        ["B2", "right edge of the bottom left tile", "left edge of the bottom right tile"],
        ["B3", "frame of the board", "left edge of the bottom left tile"],
      ],
    },
    {
      rules: ["CM-10"],
      text:
        "What a portal does and costs follows from the tiles that lie there now. When tiles slide, portals " +
        "change.",
    },
    {
      rules: ["CM-11"],
      text:
        "Every tile has a white and a blue side. They are alike, except that the blue side shows exactly " +
        "one Hourglass or one Corruption icon less.",
    },
    {
      rules: ["DS-1", "CM-A 22"],
      text:
        "The ten tiles. Their icons are our own design, and so is the icon that each blue side lacks; the " +
        "star marks the two that begin on top.",
      table: tiles(
        ["Tile", "Action", "White, left edge", "White, right edge", "Blue, left edge", "Blue, right edge"],
        { cost, portal },
      ),
    },
    {
      rules: ["DS-2"],
      text:
        "The four halves printed on the board, also of our own design. T3 is always the place to recruit, " +
        "and B1 the place to use your staff.",
      table: frame(["Half of", "Action", "Cost"], { cost, portal }),
    },
  ],
};
