/** The words of the pieces in French, and how they are counted and joined. */
import { ofName, type Seat } from "@chronarium/kernel";
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

export const feminine = (kind: Kind): boolean => kinds[kind].a.startsWith("une ");

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

type Thing = Pick<KindText, "one" | "the">;
const pawn = (one: string): Thing => ({ one, the: `le ${one}` });
export const pawns: readonly [Thing, Thing] = [pawn("premier pion"), pawn("second pion")];

export const on = (era: Era): string => `sur ${eras[era]}`;
/** « vous » ou « Lucie ». */
export const who = (seat: Seat, names: Names): string => (seat === names.you ? "vous" : names.seat(seat));
/** « Vous construisez » ou « Lucie construit » : en tête de phrase. */
export const does = (seat: Seat, names: Names, theirs: string, yours: string): string =>
  seat === names.you ? `Vous ${yours}` : `${names.seat(seat)} ${theirs}`;
/** « votre tour » ou « le tour de Lucie ». */
export const whose = (thing: Thing, seat: Seat, names: Names): string =>
  seat === names.you ? `votre ${thing.one}` : `${thing.the} ${ofName(names.seat(seat))}`;
/** « ruine de donjon », « ruine d’abbaye ». */
export const ruin = (kind: Kind): string => `ruine ${ofName(kinds[kind].one)}`;

type Piece = {
  readonly building: BuildingType;
  readonly size: Size;
  readonly owner?: number;
  readonly at: SquareId;
};
/** « le donjon de Bleu », « le bourg ». */
export const thePiece = ({ building, size, owner }: Omit<Piece, "at">, names: Names): string => {
  const kind = kinds[kindOf(building, size)];
  return owner === undefined ? kind.the : whose(kind, owner, names);
};
/** « le donjon de Bleu en D2 ». */
export const thePieceAt = (piece: Piece, names: Names): string => `${thePiece(piece, names)} en ${piece.at}`;
