/** What follows from two dice of a Research that lie there (AN-59). */
import {
  ICONS,
  type Icon,
  type IconFace,
  type PerPiece,
  type Piece,
  pieceOf,
  SHAPES,
  type Shape,
} from "../tables/goods.ts";

export type DieName = "shape" | "icon";
export type DiceStep =
  | { readonly kind: "take"; readonly piece: Piece }
  | { readonly kind: "icon"; readonly icons: readonly Icon[] }
  /** Which dice may be rolled again; both at once if neither alone can lead anywhere. */
  | { readonly kind: "reroll"; readonly dice: readonly DieName[] };

export function diceStep(
  stock: PerPiece,
  { shape, icon }: { readonly shape: Shape; readonly icon: IconFace },
): DiceStep {
  const icons = ICONS.filter((each) => stock[pieceOf(shape, each)] > 0);
  if (icon === "any" && icons.length > 0)
    return icons.length === 1 ? { kind: "take", piece: pieceOf(shape, icons[0]!) } : { kind: "icon", icons };
  if (icon !== "any" && icons.includes(icon)) return { kind: "take", piece: pieceOf(shape, icon) };
  const leads = (each: Shape): boolean =>
    icon === "any" ? ICONS.some((other) => stock[pieceOf(each, other)] > 0) : stock[pieceOf(each, icon)] > 0;
  const dice: DieName[] = [];
  if (SHAPES.some(leads)) dice.push("shape");
  if (icons.length > 0) dice.push("icon");
  return { kind: "reroll", dice };
}
