/** What the seams of the tiles make of the portal spaces (register 3.1; CM-10, CM-29, CM-30, DS-2). */
import { CONFIG } from "./config.ts";
import type { LaidTile, Player } from "./state.ts";
import {
  type Cost,
  FRAME,
  FREEZE_HOURS,
  type Portal,
  type PortalAction,
  SHIFT_HOURS,
  type Slot,
  type Space,
  TILE,
} from "./tables.ts";

/** The tiles whose right edge is a space's left half, and whose left edge is its right half; none: the frame. */
export const SEAMS: Readonly<Record<Portal, { readonly left?: Slot; readonly right?: Slot }>> = {
  T1: { right: "TL" },
  T2: { left: "TL", right: "TR" },
  T3: { left: "TR" },
  B1: { left: "BR" },
  B2: { left: "BL", right: "BR" },
  B3: { right: "BL" },
};

type Slots = Player["slots"];
const rightEdge = ({ tile, side }: LaidTile): Cost => TILE[tile].right[side];
const leftEdge = ({ tile, side }: LaidTile): Cost => TILE[tile].left[side];

/** The costs of the left and the right half. */
export function halvesOf(slots: Slots, portal: Portal): readonly [Cost, Cost] {
  const { left, right } = SEAMS[portal];
  const printed = portal in FRAME ? FRAME[portal as keyof typeof FRAME].cost : undefined;
  return [
    left === undefined ? (printed as Cost) : rightEdge(slots[left]),
    right === undefined ? (printed as Cost) : leftEdge(slots[right]),
  ];
}

/** CM-29: the right half has the action. */
export function actionAt(slots: Slots, portal: Portal): PortalAction {
  const { right } = SEAMS[portal];
  return right === undefined ? FRAME[portal as "T3" | "B1"].action : TILE[slots[right].tile].action;
}

export const isPortal = (space: Space): space is Portal => space in SEAMS;

/** CM-21, CM-26, CM-30: what a turn on this space costs. */
export function costAt(slots: Slots, space: Space): Cost {
  if (!isPortal(space))
    return { hours: space === "LA" || space === "RA" ? FREEZE_HOURS : SHIFT_HOURS, corruption: 0 };
  const [left, right] = halvesOf(slots, space);
  const extra = space === "B1" ? CONFIG.activateExtraHours : 0; // CM-A 8
  return { hours: left.hours + right.hours + extra, corruption: left.corruption + right.corruption };
}
