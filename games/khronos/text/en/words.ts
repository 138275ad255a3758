/** The words of the pieces in English, and how they are counted and joined. */
import type { Seat } from "@chronarium/kernel";
import type { BuildingType, Colour, Era, Pay, Size, SquareId } from "../../src/index.ts";
import { carriers, countCards, kindOf } from "../pieces.ts";
import type { ColourText, Kind, KindText, Names, TypeText } from "../types.ts";

export const eras: Readonly<Record<Era, string>> = { might: "Might", faith: "Faith", reason: "Reason" };

const kind = (one: string, many: string, article: "a" | "an" = "a"): KindText => ({
  one,
  many,
  a: `${article} ${one}`,
  the: `the ${one}`,
  ofThe: `of the ${one}`,
});
export const kinds: Readonly<Record<Kind, KindText>> = {
  watchtower: kind("Watchtower", "Watchtowers"),
  keep: kind("Keep", "Keeps"),
  castle: kind("Castle", "Castles"),
  chapel: kind("Chapel", "Chapels"),
  monastery: kind("Monastery", "Monasteries"),
  abbey: kind("Abbey", "Abbeys", "an"),
  hamlet: kind("Hamlet", "Hamlets"),
  town: kind("Town", "Towns"),
  city: kind("City", "Cities"),
};
/** A building that stands: a hamlet may be a tile or a printed one, so it is written small. */
const hamlet: KindText = kind("hamlet", "hamlets");
export const standing = (which: Kind): KindText => (which === "hamlet" ? hamlet : kinds[which]);

const colour = (name: string): ColourText => ({ name, one: name, many: name });
export const colours: Readonly<Record<Colour, ColourText>> = {
  orange: colour("orange"),
  fuchsia: colour("fuchsia"),
  blue: colour("blue"),
};

export const types: Readonly<Record<BuildingType, TypeText>> = {
  military: { name: "military", buildings: "military buildings" },
  religious: { name: "religious", buildings: "religious buildings" },
  civil: { name: "civil", buildings: "civil buildings" },
};

const joined = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} ${word} ${parts.at(-1)}`;
export const list = (parts: readonly string[]): string => joined(parts, "and");
export const either = (parts: readonly string[]): string => joined(parts, "or");

export const ecus = (count: number): string => (count === 1 ? "1 Ecu" : `${count} Ecus`);
export const cards = (count: number): string => (count === 1 ? "1 card" : `${count} cards`);
export const cubes = (count: number): string => (count === 1 ? "1 cube" : `${count} cubes`);
export const colouredCards = (count: number, which: Colour): string =>
  `${count} ${colours[which].name} ${count === 1 ? "card" : "cards"}`;
/** "2 orange cards and 1 blue card". */
export const coloured = (hand: readonly Colour[]): string =>
  list(countCards(hand).map(([which, count]) => colouredCards(count, which)));
/** For menus: "2 orange, 1 blue". */
export const brief = (hand: readonly Colour[]): string =>
  countCards(hand)
    .map(([which, count]) => `${count} ${colours[which].name}`)
    .join(", ");
/** For menus: " (pawn 1: 2, pawn 2: 1)". */
export function carriedBy(pay: Pay): string {
  const parts = carriers(pay).map(([pawn, count]) => `pawn ${pawn}: ${count}`);
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}

export const pawns: readonly [string, string] = ["first pawn", "second pawn"];

export const on = (era: Era): string => `on ${eras[era]}`;
/** "you" or "Lucie". */
export const who = (seat: Seat, names: Names): string => (seat === names.you ? "you" : names.seat(seat));
/** "your" or "Lucie’s". */
export const whose = (seat: Seat, names: Names): string =>
  seat === names.you ? "your" : `${names.seat(seat)}’s`;
/** "You build" or "Lucie builds": at the head of a sentence. */
export const does = (seat: Seat, names: Names, theirs: string, yours: string): string =>
  seat === names.you ? `You ${yours}` : `${names.seat(seat)} ${theirs}`;

type Piece = {
  readonly building: BuildingType;
  readonly size: Size;
  readonly owner?: number;
  readonly at: SquareId;
};
/** "Blue’s Keep", "the Town". */
export const thePiece = ({ building, size, owner }: Omit<Piece, "at">, names: Names): string => {
  const which = kindOf(building, size);
  return owner === undefined ? standing(which).the : `${whose(owner, names)} ${kinds[which].one}`;
};
/** "Blue’s Keep at D2". */
export const thePieceAt = (piece: Piece, names: Names): string => `${thePiece(piece, names)} at ${piece.at}`;
