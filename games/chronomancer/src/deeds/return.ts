import { shape } from "@chronarium/kernel";
import { aboard } from "../board-picks.ts";
import { boatsAtSea, distinct, pieceRefusal, putInBag, unseatPiece } from "../boats.ts";
import { no } from "../refused.ts";
import { boatAt } from "../table.ts";
import { BOAT_FIELD, type Boat, PIECES, type Piece } from "../tables.ts";
import { type DeedRow, SAILING } from "./deed.ts";

/** Back to the bag from a boat at sea: any piece, or Rogues only. */
export type Return = { readonly kind: "return"; readonly of: readonly Piece[] };
export type ReturnAction = { readonly type: "returnPiece"; readonly piece: Piece; readonly boat: Boat };
export type ReturnRefusals = {
  /** Only a Rogue may be sent back by this card. */
  readonly "chronomancer/rogues-only": { readonly piece: Piece };
};

export const returnPiece: DeedRow<Return, ReturnAction> = {
  shape: shape.fields({ of: shape.list(shape.choice(PIECES), PIECES.length, 1) }),
  answer: "returnPiece",
  fields: { piece: { kind: "choice", values: PIECES }, boat: BOAT_FIELD },
  refusals: ["chronomancer/rogues-only"],
  where: "sea",
  answers: (sea, _mine, { of }) =>
    boatsAtSea(sea).flatMap((boat) =>
      distinct(boatAt(sea, boat).pieces)
        .filter((piece) => of.includes(piece))
        .map((piece) => ({ type: "returnPiece", piece, boat })),
    ),
  refusal: (state, _mine, { of }, { piece, boat }) =>
    of.includes(piece)
      ? pieceRefusal(state, boat, piece, "DS-4")
      : no("chronomancer/rogues-only", "DS-4", { piece }),
  carryOut: (table, seat, _deed, { piece, boat }) => {
    unseatPiece(table, piece, boat);
    putInBag(table, piece);
    table.events.push({ type: "returned", seat, piece, boat });
  },
  picks: ({ piece, boat }) => [`aboard ${boat} ${piece}`],
  attempt: (picks) => {
    const [from] = aboard(picks.slice(-1));
    return from && { type: "returnPiece", ...from };
  },
  worth: () => SAILING,
  sameness: ({ piece, boat }, kind) => `${piece} ${kind(boat)}`,
};
