/** The places of the table, and what pointing at one can mean. */
import { unreachable } from "@chronarium/kernel";
import type { BoardPick } from "../board-picks.ts";
import type { Frame } from "../state.ts";
import {
  type Ability,
  BOATS,
  type Boat,
  COLOURS,
  type Colour,
  type CorruptionId,
  type Dock,
  FIGURES,
  type Figure,
  type Piece,
  SIZES,
  type Size,
  SPACES,
  type Space,
  type TileId,
} from "../tables.ts";
import type { TownsfolkId } from "../townsfolk.ts";

export type Place =
  | { readonly on: "figure"; readonly figure: Figure }
  | { readonly on: "space"; readonly space: Space }
  | { readonly on: "icon"; readonly colour: Colour }
  | { readonly on: "tile"; readonly tile: TileId }
  | { readonly on: "card"; readonly card: TownsfolkId }
  | { readonly on: "ability"; readonly ability: Ability }
  | { readonly on: "corruption"; readonly card: CorruptionId }
  | { readonly on: "hall"; readonly piece: Piece }
  | { readonly on: "good"; readonly size: Size; readonly colour: Colour }
  | { readonly on: "boat"; readonly boat: Boat }
  | { readonly on: "seat"; readonly boat: Boat; readonly piece: Piece }
  | { readonly on: "dock"; readonly dock: Dock };

/** The likelier meaning first. While something is paid, an icon is a Frozen Hour to spend and nothing else. */
export function meanings(place: Place, frame?: Frame): readonly BoardPick[] {
  switch (place.on) {
    case "figure":
      return [`figure ${place.figure}`];
    case "space":
      return [`space ${place.space}`];
    case "icon":
      return frame?.kind === "pay"
        ? [`spend ${place.colour}`]
        : [`icon ${place.colour}`, `spend ${place.colour}`];
    case "tile":
      return [`tile ${place.tile}`];
    case "card":
      return [`card ${place.card}`];
    case "ability":
      return [`ability ${place.ability}`];
    case "corruption":
      return [`corruption ${place.card}`];
    case "hall":
      return place.piece === "X" ? [] : [`hall ${place.piece}`];
    case "good":
      return [`give ${place.size} ${place.colour}`, `take ${place.size} ${place.colour}`];
    case "boat":
      return [`boat ${place.boat}`];
    case "seat":
      return [`aboard ${place.boat} ${place.piece}`];
    case "dock":
      return [`dock ${place.dock}`];
    default:
      return unreachable(place);
  }
}

/** Where a pick lies on the board; undefined for what lies nowhere. */
export function placeOfPick(pick: BoardPick): Place | undefined {
  const [kind, one = "", two = ""] = pick.split(" ");
  switch (kind) {
    case "figure":
    case "space":
    case "icon":
    case "spend":
      return placeOf(one);
    case "give":
    case "take":
      return placeOf(`${one} ${two}`);
    case "aboard":
      return placeOf(`boat ${one}`);
    default:
      return placeOf(pick);
  }
}

/** The name of a place in the drawings: "T1", "assistant", "small R", "boat 3". A piece on a boat has its boat's. */
export function hitOf(place: Place): string {
  const { on, ...names } = place;
  const name = Object.values(names).join(" ");
  if (on === "seat") return `boat ${place.boat}`;
  return on === "figure" || on === "space" || on === "icon" || on === "good" ? name : `${on} ${name}`;
}

export function placeOf(hit: string): Place | undefined {
  const space = SPACES.find((each) => each === hit);
  if (space !== undefined) return { on: "space", space };
  const figure = FIGURES.find((each) => each === hit);
  if (figure !== undefined) return { on: "figure", figure };
  const icon = COLOURS.find((each) => each === hit);
  if (icon !== undefined) return { on: "icon", colour: icon };
  const [kind, id = ""] = hit.split(" ");
  const size = SIZES.find((each) => each === kind);
  if (size !== undefined) return { on: "good", size, colour: id as Colour };
  switch (kind) {
    case "boat":
      return { on: "boat", boat: Number(id) as Boat };
    case "dock":
      return { on: "dock", dock: id as Dock };
    case "tile":
      return { on: "tile", tile: id as TileId };
    case "card":
      return { on: "card", card: id as TownsfolkId };
    case "ability":
      return { on: "ability", ability: id as Ability };
    case "corruption":
      return { on: "corruption", card: id as CorruptionId };
    case "hall":
      return { on: "hall", piece: id as Piece };
    default:
      return undefined;
  }
}

/** "T3", "LA", "boat 3" or just "3". */
export function placeNamed(name: string): Place | undefined {
  const plain = name.trim().toUpperCase();
  const space = SPACES.find((each) => each === plain);
  if (space !== undefined) return { on: "space", space };
  const number = /(\d)$/.exec(plain)?.[1];
  const boat = BOATS.find((each) => String(each) === number);
  return boat === undefined ? undefined : { on: "boat", boat };
}
