import { shape } from "@chronarium/kernel";
import { boatsWithSeat, drawPiece } from "../boats.ts";
import { type DeedRow, SAILING } from "./deed.ts";

/** Draw so many pieces, seat one, return the others. */
export type Draw = { readonly kind: "draw"; readonly pieces: number };
export type DrawAction = { readonly type: "draw" };

export const draw: DeedRow<Draw, DrawAction> = {
  shape: shape.fields({ pieces: shape.integer(1, 2) }),
  answer: "draw",
  fields: {},
  where: "sea",
  answers: (sea) => (boatsWithSeat(sea).length > 0 ? [{ type: "draw" }] : []),
  refusal: () => undefined,
  carryOut: (table, seat, { pieces: count }) => {
    const pieces = Array.from({ length: count }, () => drawPiece(table));
    table.events.push({ type: "drew", who: seat, pieces, rule: "DS-4", reveals: true });
    table.pending.push({ kind: "seat", pieces });
  },
  picks: () => ["draw"],
  worth: () => SAILING,
};
