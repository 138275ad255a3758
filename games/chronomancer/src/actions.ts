/** Everything a player can do, as data that carries ids only. `move` is a turn's first; the rest answer a frame. */
import type { ActionSpec } from "@chronarium/kernel";
import { DEED_ACTIONS, type DeedAction } from "./deeds/index.ts";
import {
  ABILITIES,
  type Ability,
  BOAT_FIELD,
  type Boat,
  COLOURS,
  type Colour,
  DOCKS,
  type Dock,
  FIGURES,
  type Figure,
  PIECES,
  PIERS,
  type Piece,
  type Pier,
  SPACES,
  type Space,
  TILES,
  type TileId,
} from "./tables.ts";
import { TOWNSFOLK_IDS, type TownsfolkId } from "./townsfolk.ts";

/** CM-12. */
export type MoveAction = { readonly type: "move"; readonly figure: Figure; readonly to: Space };
/** BG-46..BG-49: the Goods of one colour, Relics over the left and the centre, Artifacts over the right and the centre pier. */
export type SellAction = {
  readonly type: "sell";
  readonly colour: Colour;
  readonly small: readonly [left: number, centre: number];
  readonly large: readonly [right: number, centre: number];
  /** Piers whose Rogues are counted (DS-7, Cultists). */
  readonly rogues?: readonly Pier[];
};

export type Action =
  | MoveAction
  /** CM-21: the icons whose Frozen Hours are taken. */
  | { readonly type: "freeze"; readonly icons: readonly Colour[] }
  /** CM-26. */
  | { readonly type: "shift"; readonly tile: TileId }
  /** CM-32, CM-33. */
  | { readonly type: "relic"; readonly colour: Colour }
  /** BG-65. */
  | { readonly type: "recruit"; readonly card: TownsfolkId }
  | { readonly type: "place"; readonly ability: Ability }
  /** DS-4; some answer other questions, too. */
  | DeedAction
  /** BG-30: where a drawn piece goes. */
  | { readonly type: "seat"; readonly piece: Piece; readonly boat: Boat }
  /** CM-39, CM-40, CM-41. */
  | { readonly type: "recombobulate"; readonly from: Colour; readonly to: Colour }
  | { readonly type: "embiggen"; readonly colour: Colour }
  | { readonly type: "fracture"; readonly colour: Colour }
  /** CM-23, CM-24: the open icons onto which Frozen Hours are spent. */
  | { readonly type: "pay"; readonly frozen?: readonly Colour[] }
  /** BG-36. */
  | { readonly type: "dock"; readonly dock: Dock }
  | SellAction
  /** BG-78: the sales are complete. */
  | { readonly type: "close" }
  /** Leaves out what may be left out (CM-A 25). */
  | { readonly type: "pass" };

export type ActionOf<Type extends Action["type"]> = Extract<Action, { type: Type }>;

const colour = { kind: "choice", values: COLOURS } as const;
const icons = (min: number, max: number) =>
  ({ kind: "choices", values: COLOURS, min, max, unordered: true }) as const;
const split = { kind: "integers", min: 0, max: 3, length: 2 } as const;

export const ACTIONS: ActionSpec = {
  move: { figure: { kind: "choice", values: FIGURES }, to: { kind: "choice", values: SPACES } },
  freeze: { icons: icons(1, 2) },
  shift: { tile: { kind: "choice", values: TILES } },
  relic: { colour },
  recruit: { card: { kind: "choice", values: TOWNSFOLK_IDS } },
  place: { ability: { kind: "choice", values: ABILITIES } },
  seat: { piece: { kind: "choice", values: PIECES }, boat: BOAT_FIELD },
  recombobulate: { from: colour, to: colour },
  embiggen: { colour },
  fracture: { colour },
  pay: { frozen: { ...icons(0, 4), optional: true } },
  dock: { dock: { kind: "choice", values: DOCKS } },
  sell: {
    colour,
    small: split,
    large: split,
    rogues: { kind: "choices", values: PIERS, min: 0, max: 3, unordered: true, optional: true },
  },
  close: {},
  pass: {},
  ...DEED_ACTIONS,
};
