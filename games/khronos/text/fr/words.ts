/** The words of the pieces in French, and how they are counted and joined. */
import type { BuildingType, Colour, Era, Pay, Size, SquareId } from "../../src/index.ts";
import { carriers, countCards, kindOf } from "../pieces.ts";
import type { ColourText, Kind, KindText, Names, TypeText } from "../types.ts";

export const eras: Readonly<Record<Era, string>> = { might: "Puissance", faith: "Foi", reason: "Raison" };

const un = (one: string, many: string): KindText => ({
  one,
  many,
  a: `un ${one}`,
  the: `le ${one}`,
  ofThe: `du ${one}`,
});
const une = (one: string, many: string): KindText => ({
  one,
  many,
  a: `une ${one}`,
  the: `la ${one}`,
  ofThe: `de la ${one}`,
});
export const kinds: Readonly<Record<Kind, KindText>> = {
  watchtower: une("tour de guet", "tours de guet"),
  keep: un("donjon", "donjons"),
  castle: un("château", "châteaux"),
  chapel: une("chapelle", "chapelles"),
  monastery: un("monastère", "monastères"),
  abbey: { one: "abbaye", many: "abbayes", a: "une abbaye", the: "l’abbaye", ofThe: "de l’abbaye" },
  hamlet: un("hameau", "hameaux"),
  town: un("bourg", "bourgs"),
  city: une("cité", "cités"),
};

/** As said of cards, which are feminine. */
export const colours: Readonly<Record<Colour, ColourText>> = {
  orange: { name: "orange", one: "orange", many: "orange" },
  fuchsia: { name: "fuchsia", one: "fuchsia", many: "fuchsia" },
  blue: { name: "bleu", one: "bleue", many: "bleues" },
};

export const types: Readonly<Record<BuildingType, TypeText>> = {
  military: { name: "militaire", buildings: "bâtiments militaires" },
  religious: { name: "religieux", buildings: "bâtiments religieux" },
  civil: { name: "civil", buildings: "bâtiments civils" },
};

const joined = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} ${word} ${parts.at(-1)}`;
export const list = (parts: readonly string[]): string => joined(parts, "et");
export const either = (parts: readonly string[]): string => joined(parts, "ou");

const counted = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;
export const ecus = (count: number): string => counted(count, "Écu", "Écus");
export const cards = (count: number): string => counted(count, "carte", "cartes");
export const cubes = (count: number): string => counted(count, "cube", "cubes");
const shade = (count: number, which: Colour): string =>
  count < 2 ? colours[which].one : colours[which].many;
export const colouredCards = (count: number, which: Colour): string =>
  `${cards(count)} ${shade(count, which)}`;
/** « 2 cartes orange et 1 bleue ». */
export const coloured = (hand: readonly Colour[]): string =>
  list(
    countCards(hand).map(([which, count], i) =>
      i === 0 ? colouredCards(count, which) : `${count} ${shade(count, which)}`,
    ),
  );
/** For menus: « 2 orange, 1 bleue ». */
export const brief = (hand: readonly Colour[]): string =>
  countCards(hand)
    .map(([which, count]) => `${count} ${shade(count, which)}`)
    .join(", ");
/** For menus: « (pion 1 : 2, pion 2 : 1) ». */
export function carriedBy(pay: Pay): string {
  const parts = carriers(pay).map(([pawn, count]) => `pion ${pawn} : ${count}`);
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}

export const pawns: readonly [string, string] = ["premier pion", "second pion"];

export const on = (era: Era): string => `sur ${eras[era]}`;
/** « de Rouge », « d’Idris ». */
export const of = (name: string): string =>
  /^[aeiouàâäæéèêëîïôöœùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
/** « ruine de donjon », « ruine d’abbaye ». */
export const ruin = (kind: Kind): string => `ruine ${of(kinds[kind].one)}`;

type Piece = {
  readonly building: BuildingType;
  readonly size: Size;
  readonly owner?: number;
  readonly at: SquareId;
};
/** « le donjon de Bleu », « le bourg ». */
export const thePiece = ({ building, size, owner }: Omit<Piece, "at">, names: Names): string => {
  const { the } = kinds[kindOf(building, size)];
  return owner === undefined ? the : `${the} ${of(names.seat(owner))}`;
};
/** « le donjon de Bleu en D2 ». */
export const thePieceAt = (piece: Piece, names: Names): string => `${thePiece(piece, names)} en ${piece.at}`;
