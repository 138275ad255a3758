import type { Chapter } from "@chronarium/kernel";
import { words } from "../../text/en/words.ts";
import { trades } from "../tables.ts";

export const mainBoard: Chapter = {
  id: "main-board",
  title: "The Main board",
  paragraphs: [
    {
      rules: ["AN-55"],
      text: "Capital spaces cost 0 and 1 Water before the Impact; after it none, but each has a tile.",
    },
    {
      rules: ["AN-56"],
      text: "Construct, by anybody but an Administrator: an open building onto the leftmost free spot of its row for the cost of the spot; or the Superproject where your Focus is, onto two free spots side by side, for its own cost and Breakthroughs. Engineers and Geniuses save 1 Titanium.",
    },
    {
      rules: ["AN-93"],
      text: "Discounts add up and never lower a part of the cost below nothing.",
    },
    {
      rules: ["AN-57"],
      text: "World Council: left 2 Water and the banner, right 1 Water; then a Capital action without a free space, by a worker who may do it. The left space may be taken for the banner alone.",
    },
    {
      rules: ["AN-58"],
      text: "Recruit, by anybody but a Scientist: a worker of the pool, Active, with a bonus: Scientist 2 Water, Engineer 1 Energy Core, Administrator 1 VP, Genius one of these. An Engineer takes no Genius.",
    },
    {
      rules: ["AN-59"],
      text: "Research, by a Scientist or a Genius: set one die, roll the other, take that Breakthrough; the question mark lets you choose. What is not in the stock is rolled again, one die that can lead somewhere, or both if neither can.",
    },
    {
      rules: ["AN-60", "AN-107"],
      text: "Mine: a cube of the pool and that of the space. A further cube by a Superproject must be taken, the Salvor’s may be left.",
    },
    {
      rules: ["AN-61", "AN-62"],
      text: "Purify Water: 3 Water, by a Scientist or Genius 4. Trade: one exchange of this list, by an Administrator or Genius up to two, also the same twice.",
      table: trades(["Trade"], words),
    },
    {
      rules: ["AN-63", "AN-97"],
      text: "Evacuation, once, after the Impact: with the condition of your path met you gain its VP, 30 at most; what counts is counted, not spent.",
    },
    {
      rules: ["AN-100"],
      text: "The bonus of a Collapsing tile comes after its action; some tiles change the action itself.",
    },
    {
      rules: ["AN-91"],
      text: "A further action is done by the same worker at normal cost, may be declined and grants no other. Standard actions use no space.",
    },
  ],
};
