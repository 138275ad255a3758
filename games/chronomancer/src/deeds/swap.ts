import { type Seat, shape } from "@chronarium/kernel";
import { aboard } from "../board-picks.ts";
import { boatsAtSea, distinct, pieceRefusal, seatPiece, unseatPiece } from "../boats.ts";
import { no } from "../refused.ts";
import type { State } from "../state.ts";
import { boatAt } from "../table.ts";
import { BOAT_FIELD, type Boat, PIECES, type Piece } from "../tables.ts";
import { type DeedRow, SAILING } from "./deed.ts";

/** Two different pieces of two boats. */
export type Swap = { readonly kind: "swap" };
/** One swap has one name: `boat` is the lower number of the two. */
export type SwapAction = { readonly type: "swapPieces" } & Swapped;
export type PiecesSwapped = { readonly type: "piecesSwapped"; readonly seat: Seat } & Swapped;
type Swapped = {
  readonly boat: Boat;
  readonly piece: Piece;
  readonly with: Boat;
  readonly other: Piece;
};
export type SwapRefusals = {
  /** The lower number comes first. */
  readonly "chronomancer/lower-boat-first": { readonly boat: Boat };
  /** Two equal pieces would change places. */
  readonly "chronomancer/changes-nothing": Readonly<Record<never, never>>;
};

/** The lower boat comes first, whichever was said first. */
const sorted = (said: Partial<Swapped>): Partial<Swapped> => {
  const { boat, piece, with: second, other } = said;
  return boat !== undefined && second !== undefined && boat > second
    ? { boat: second, with: boat, ...(other && { piece: other }), ...(piece && { other: piece }) }
    : said;
};

/** The boats as they are drawn after it. */
export function afterSwap(state: State, { boat, piece: one, with: second, other }: PiecesSwapped): State {
  const exchanged = (pieces: readonly Piece[], out: Piece, into: Piece): readonly Piece[] => [
    ...pieces.toSpliced(pieces.indexOf(out), 1),
    into,
  ];
  const boats = state.boats.map((at, i) => {
    if (i === boat - 1) return { ...at, pieces: exchanged(at.pieces, one, other) };
    return i === second - 1 ? { ...at, pieces: exchanged(at.pieces, other, one) } : at;
  });
  return { ...state, boats };
}

const piece = { kind: "choice", values: PIECES } as const;

export const swap: DeedRow<Swap, SwapAction> = {
  shape: shape.fields({}),
  answer: "swapPieces",
  fields: { boat: BOAT_FIELD, piece, with: BOAT_FIELD, other: piece },
  refusals: ["chronomancer/lower-boat-first", "chronomancer/changes-nothing"],
  where: "sea",
  answers: (sea) => {
    const boats = boatsAtSea(sea);
    const at = (boat: Boat) => distinct(boatAt(sea, boat).pieces);
    return boats.flatMap((boat) =>
      boats
        .filter((second) => second > boat)
        .flatMap((second) =>
          at(boat).flatMap((one) =>
            at(second)
              .filter((other) => other !== one)
              .map((other): SwapAction => ({ type: "swapPieces", boat, piece: one, with: second, other })),
          ),
        ),
    );
  },
  refusal: (state, _mine, _deed, { boat, piece: one, with: second, other }) => {
    if (boat === second) return no("chronomancer/same-boat", "DS-4", { boat });
    const refused = pieceRefusal(state, boat, one, "DS-4") ?? pieceRefusal(state, second, other, "DS-4");
    if (refused !== undefined) return refused;
    if (one === other) return no("chronomancer/changes-nothing", "DS-4");
    return boat > second ? no("chronomancer/lower-boat-first", "DS-4", { boat: second }) : undefined;
  },
  carryOut: (table, seat, _deed, { boat, piece: one, with: second, other }) => {
    unseatPiece(table, one, boat);
    unseatPiece(table, other, second);
    seatPiece(table, other, boat);
    seatPiece(table, one, second);
    table.events.push({ type: "piecesSwapped", seat, boat, piece: one, with: second, other });
  },
  picks: ({ boat, piece: one, with: second, other }) => [
    `aboard ${boat} ${one}`,
    `aboard ${second} ${other}`,
  ],
  attempt: (picks) => {
    const [one, two] = aboard(picks);
    if (one === undefined || picks.at(-1)?.startsWith("aboard ") !== true) return undefined;
    const other = two ?? { boat: one.boat === 1 ? 2 : 1, piece: one.piece };
    const swapped = { boat: one.boat, piece: one.piece, with: other.boat, other: other.piece };
    return { type: "swapPieces", ...swapped, ...sorted(swapped) };
  },
  sorted,
  worth: () => SAILING,
  sameness: ({ boat, piece: one, with: second, other }, kind) =>
    [`${kind(boat)} ${one}`, `${kind(second)} ${other}`].sort().join(" "),
};
