/** What a thing on the table is, and what it is worth to you as the table stands. */
import { unreachable } from "@chronarium/kernel";
import type { Explanation } from "../../src/index.ts";
import { capital } from "../pieces.ts";
import type { Told } from "../types.ts";
import { townsfolkDoes } from "./deeds.ts";
import {
  abilities,
  boat,
  colours,
  corruption,
  docks,
  gold,
  goods,
  list,
  party,
  piers,
  someGoods,
  theFolk,
  townsfolk,
} from "./words.ts";

type About<Kind extends Explanation["kind"]> = Extract<Explanation, { kind: Kind }>;
const seats = (free: number): string => (free === 1 ? "1 free seat" : `${free} free seats`);
const rogueIcons = (icons: number): string => (icons === 1 ? "1 Rogue icon" : `${icons} Rogue icons`);

export function explain(it: Explanation): Told {
  switch (it.kind) {
    case "boat":
      return aboutBoat(it);
    case "dock":
      return {
        title: capital(docks[it.dock]),
        lines: [
          piers[it.pier].does,
          it.pieces.length === 0 ? "Nobody stands there yet." : `On the pier: ${party(it.pieces)}.`,
        ],
      };
    case "icon":
      return {
        title: `Sponsorship of the ${colours[it.colour].faction}`,
        lines: [
          it.open
            ? `Open: worth ${gold(it.gold)} at the market now.`
            : `A Frozen Hour covers it. Open, it would be worth ${gold(it.gold)} at the market now.`,
          ...moreAtSea(it.atSea),
        ],
      };
    case "hall":
      return aboutHall(it);
    case "lair":
      return {
        title: "Rogues’ Lair",
        lines: [
          `Each Rogue icon costs ${gold(it.inside)} at the end.`,
          it.icons === 0
            ? "You have no Rogue icons."
            : `You have ${rogueIcons(it.icons)}: they cost you ${gold(it.loss)} now.`,
        ],
      };
    case "card":
      return {
        title: townsfolk[it.card],
        lines: [
          townsfolkDoes(it.card),
          it.icons.length === 0
            ? "It has no icons to score."
            : `Its icons are worth ${gold(it.gold)} at the end, as things stand.`,
        ],
      };
    case "ability":
      return {
        title: abilities[it.ability].name,
        lines: [
          abilities[it.ability].does,
          it.card === undefined
            ? "Nobody works here yet."
            : `In charge: ${theFolk(it.card)}, with icons worth ${gold(it.gold)} now.`,
        ],
      };
    case "good":
      return aboutGood(it);
    case "corruption":
      return {
        title: corruption[it.card],
        lines: [`${rogueIcons(it.icons)}: costs ${gold(it.loss)} at the end, as the Lair stands.`],
      };
    default:
      return unreachable(it);
  }
}

const moreAtSea = (pieces: number): readonly string[] =>
  pieces === 0 ? [] : [`${pieces} more at sea will join the Hall unless they dock.`];

function aboutBoat(it: About<"boat">): Told {
  const aboard = it.pieces.length === 0 ? "Nobody is aboard" : `Aboard: ${party(it.pieces)}`;
  const known = it.worth.filter((each) => each.gold > 0);
  const at = list(known.map((each) => `${gold(each.gold)} at ${piers[each.pier].name}`));
  if (it.dock !== undefined)
    return {
      title: `${capital(boat(it.boat))}, docked at ${docks[it.dock]}`,
      lines: [
        `${aboard}.`,
        known.length === 0 ? "They buy nothing on your shelf." : `Worth ${at} to your shelf now.`,
      ],
    };
  return {
    title: capital(boat(it.boat)),
    lines: [
      `${aboard}, ${it.free === 0 ? "no free seat" : seats(it.free)}.`,
      it.worth.length === 0
        ? "Its docks are taken: at the market all aboard go to the Halls and the Lair."
        : known.length === 0
          ? "They buy nothing on your shelf."
          : `If it landed now: ${at} for your shelf.`,
    ],
  };
}

function aboutHall(it: About<"hall">): Told {
  const parts = [
    ...(it.market > 0 ? [`${gold(it.market)} at each market`] : []),
    ...(it.end > 0 ? [`${gold(it.end)} at the end`] : []),
  ];
  return {
    title: capital(colours[it.colour].hall),
    lines: [
      `${it.inside} inside: that many Gold for each Sponsorship and each staff icon.`,
      parts.length === 0 ? "It pays you nothing yet." : `Worth to you now: ${list(parts)}.`,
      ...moreAtSea(it.atSea),
    ],
  };
}

function aboutGood(it: About<"good">): Told {
  if (it.count === 0)
    return { title: capital(someGoods(it.size, it.colour)), lines: ["None on your shelf."] };
  return {
    title: goods(it.size, it.colour, it.count),
    lines: [
      it.gold === 0 ? "No buyer on the piers yet." : `Worth ${gold(it.gold)} at ${piers[it.pier].name} now.`,
    ],
  };
}
