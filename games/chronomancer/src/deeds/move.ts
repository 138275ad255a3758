import { shape } from "@chronarium/kernel";
import { aboard, picked } from "../board-picks.ts";
import { boatsAtSea, boatsWithSeat, distinct, movePiece, movePieceRefusal } from "../boats.ts";
import { boatAt } from "../table.ts";
import { BOAT_FIELD, type Boat, PIECES, type Piece } from "../tables.ts";
import { type DeedRow, SAILING, type Sea } from "./deed.ts";

/** A piece to another boat. */
export type Move = { readonly kind: "move" };
/** Of the Robbers, too (DS-7). */
export type MovePieceAction = {
  readonly type: "movePiece";
  readonly piece: Piece;
  readonly from: Boat;
  readonly to: Boat;
};

/** A piece pointed at goes to the boat that is named, or to any that has room. */
export function movePieceMeant(picks: Parameters<typeof aboard>[0], sea: Sea): MovePieceAction | undefined {
  const piece = aboard(picks).at(-1);
  if (piece === undefined) return undefined;
  const named = picked(picks, "boat").map((boat) => Number(boat) as Boat)[0];
  const free = boatsWithSeat(sea).find((boat) => boat !== piece.boat);
  const to = named ?? free ?? (piece.boat === 1 ? 2 : 1);
  return { type: "movePiece", piece: piece.piece, from: piece.boat, to };
}

export const move: DeedRow<Move, MovePieceAction> = {
  shape: shape.fields({}),
  answer: "movePiece",
  fields: { piece: { kind: "choice", values: PIECES }, from: BOAT_FIELD, to: BOAT_FIELD },
  where: "sea",
  answers: (sea) => {
    const targets = boatsWithSeat(sea);
    return boatsAtSea(sea).flatMap((from) =>
      distinct(boatAt(sea, from).pieces).flatMap((piece) =>
        targets
          .filter((to) => to !== from)
          .map((to): MovePieceAction => ({ type: "movePiece", piece, from, to })),
      ),
    );
  },
  refusal: (state, _mine, _deed, answer) => movePieceRefusal(state, answer, "DS-4"),
  carryOut: (table, seat, _deed, answer) => movePiece(table, seat, answer, "DS-4"),
  picks: ({ piece, from, to }) => [`aboard ${from} ${piece}`, `boat ${to}`],
  attempt: movePieceMeant,
  worth: () => SAILING,
  sameness: ({ piece, from, to }, kind) => `${piece} ${kind(from)} ${kind(to)}`,
};
