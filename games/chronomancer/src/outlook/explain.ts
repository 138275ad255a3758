/** What a thing on the table is, and what it is worth to a merchant as the table stands: facts for the words beside it. */
import type { Seat } from "@chronarium/kernel";
import { freeDocks, piecesOn } from "../boats.ts";
import { CONFIG } from "../config.ts";
import { rogueIcons } from "../corruption.ts";
import { endScore } from "../scoring.ts";
import type { BoatState, Goods, Player, State } from "../state.ts";
import {
  type Ability,
  type Boat,
  COLOURS,
  type Colour,
  type CorruptionId,
  DOCK_OF,
  type Dock,
  OUTER_PIER,
  type Piece,
  type Pier,
  SIZES,
  type Size,
} from "../tables.ts";
import { iconsOf, type TownsfolkId } from "../townsfolk.ts";
import type { View } from "../view.ts";
import type { Place } from "./places.ts";
import { bestWorth, worthOn } from "./worth.ts";

export type Explanation =
  | {
      readonly kind: "boat";
      readonly boat: Boat;
      readonly pieces: readonly Piece[];
      readonly free: number;
      readonly dock: Dock | undefined;
      /** What those aboard add to the sales of the own shelf: where the boat lies, or on each pier it can reach. */
      readonly worth: readonly { readonly pier: Pier; readonly gold: number }[];
    }
  | { readonly kind: "dock"; readonly dock: Dock; readonly pier: Pier; readonly pieces: readonly Piece[] }
  /** A Sponsorship: what its Hall pays at the market (BG-45), now and with everybody who is still at sea (BG-44). */
  | {
      readonly kind: "icon";
      readonly colour: Colour;
      readonly open: boolean;
      readonly gold: number;
      readonly atSea: number;
    }
  /** What a Hall is worth: at the market by an open Sponsorship, at the end by the icons of the staff (BG-71). */
  | {
      readonly kind: "hall";
      readonly colour: Colour;
      readonly inside: number;
      readonly atSea: number;
      readonly market: number;
      readonly end: number;
    }
  /** BG-72. */
  | { readonly kind: "lair"; readonly inside: number; readonly icons: number; readonly loss: number }
  | {
      readonly kind: "card";
      readonly card: TownsfolkId;
      readonly icons: readonly Piece[];
      readonly gold: number;
    }
  | {
      readonly kind: "ability";
      readonly ability: Ability;
      readonly card: TownsfolkId | undefined;
      readonly gold: number;
    }
  | {
      readonly kind: "good";
      readonly size: Size;
      readonly colour: Colour;
      readonly count: number;
      readonly pier: Pier;
      readonly gold: number;
    }
  | {
      readonly kind: "corruption";
      readonly card: CorruptionId;
      readonly icons: number;
      readonly loss: number;
    };

type OnTable = Pick<State | View, "players" | "boats" | "halls" | "lair">;

/** Gold for a whole shelf on the piers as they stand, each kind of Good where it brings most. */
export const shelfWorth = (boats: readonly BoatState[], shelf: Goods): number =>
  SIZES.flatMap((size) =>
    COLOURS.map((colour) => bestWorth({ boats }, size, colour, shelf[size][colour])),
  ).reduce((sum, gold) => sum + gold, 0);

/** BG-71, BG-72: what the icons of a card would score now. */
export const iconsWorth = ({ halls, lair }: Pick<OnTable, "halls" | "lair">, card: TownsfolkId): number =>
  iconsOf(card).reduce((sum, icon) => sum + (icon === "X" ? -lair : halls[icon]), 0);

const atSea = ({ boats }: Pick<OnTable, "boats">, piece: Piece): number =>
  boats
    .filter(({ dock }) => dock === null)
    .flatMap(({ pieces }) => pieces)
    .filter((each) => each === piece).length;

/** Undefined for what the board and the tray explain themselves: spaces, figures, tiles, pieces aboard. */
export function explain(table: OnTable, seat: Seat, place: Place): Explanation | undefined {
  const mine = table.players[seat] as Player;
  const { halls, lair } = table;
  switch (place.on) {
    case "boat":
      return aboutBoat(table, mine, place.boat);
    case "dock": {
      const { pier } = DOCK_OF[place.dock];
      return { kind: "dock", dock: place.dock, pier, pieces: piecesOn(table, pier) };
    }
    case "icon": {
      const { colour } = place;
      const open = mine.open.includes(colour);
      return { kind: "icon", colour, open, gold: halls[colour], atSea: atSea(table, colour) };
    }
    case "hall":
      return place.piece === "X" ? aboutLair(table, mine) : aboutHall(table, mine, place.piece);
    case "card":
      return {
        kind: "card",
        card: place.card,
        icons: iconsOf(place.card),
        gold: iconsWorth(table, place.card),
      };
    case "ability": {
      const card = mine.staff[place.ability];
      const gold = card === undefined ? 0 : iconsWorth(table, card);
      return { kind: "ability", ability: place.ability, card, gold };
    }
    case "good":
      return aboutGood(table, mine, place.size, place.colour);
    case "corruption": {
      const icons = rogueIcons([place.card]);
      return { kind: "corruption", card: place.card, icons, loss: icons * lair };
    }
    default:
      return undefined;
  }
}

/** What those aboard add to the sales of a shelf when their boat lies at a dock. */
export function landingWorth(
  { boats }: Pick<OnTable, "boats">,
  shelf: Goods,
  boat: Boat,
  dock: Dock,
): number {
  const lying = (at: Dock | null): readonly BoatState[] =>
    boats.map((each, i) => (i === boat - 1 ? { ...each, dock: at } : each));
  return shelfWorth(lying(dock), shelf) - shelfWorth(lying(null), shelf);
}

function aboutBoat(table: OnTable, { shelf }: Player, boat: Boat): Explanation {
  const { pieces, dock } = table.boats[boat - 1] as BoatState;
  const docks = dock === null ? freeDocks(table, boat) : [dock];
  return {
    kind: "boat",
    boat,
    pieces,
    free: CONFIG.seats - pieces.length,
    dock: dock ?? undefined,
    worth: docks.map((at) => ({ pier: DOCK_OF[at].pier, gold: landingWorth(table, shelf, boat, at) })),
  };
}

function aboutHall(table: OnTable, mine: Player, colour: Colour): Explanation {
  const inside = table.halls[colour];
  const icons = Object.values(mine.staff)
    .flatMap(iconsOf)
    .filter((icon) => icon === colour).length;
  return {
    kind: "hall",
    colour,
    inside,
    atSea: atSea(table, colour),
    market: mine.open.includes(colour) ? inside : 0,
    end: icons * inside,
  };
}

function aboutLair(table: OnTable, mine: Player): Explanation {
  const { rogues, corruption } = endScore(table, mine);
  const staff = Object.values(mine.staff)
    .flatMap(iconsOf)
    .filter((icon) => icon === "X").length;
  return {
    kind: "lair",
    inside: table.lair,
    icons: staff + rogueIcons(mine.corruption),
    loss: Math.abs(rogues + corruption),
  };
}

function aboutGood(table: OnTable, { shelf }: Player, size: Size, colour: Colour): Explanation {
  const count = shelf[size][colour];
  const on = (pier: Pier): number => worthOn(table, size, colour, Math.max(1, count), pier);
  const pier = on("centre") > on(OUTER_PIER[size]) ? "centre" : OUTER_PIER[size];
  return { kind: "good", size, colour, count, pier, gold: count === 0 ? 0 : on(pier) };
}
