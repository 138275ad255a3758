/** What both languages need to know about the pieces. */
import type { Because } from "@chronarium/kernel";
import type { SellAction } from "../src/actions.ts";
import { CONFIG } from "../src/config.ts";
import type { LaidTile, Who } from "../src/state.ts";
import {
  COLOURS,
  type Colour,
  type Half,
  OUTER_PIER,
  PIECES,
  type Piece,
  type Pier,
  type PortalAction,
  type Size,
  type Space,
  TILE,
} from "../src/tables.ts";

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
/** An hour of the match (BG-43) as the dial shows it. */
export const hour = (absolute: number): string => ROMAN[(absolute - 1) % CONFIG.hoursOnDial] ?? "";

/** Pieces by kind, without those that are missing. */
export const tally = (pieces: readonly Piece[]): readonly (readonly [Piece, number])[] =>
  counted(Object.fromEntries(PIECES.map((piece) => [piece, pieces.filter((it) => it === piece).length])));
export const counted = (
  pieces: Readonly<Partial<Record<Piece, number>>>,
): readonly (readonly [Piece, number])[] =>
  PIECES.map((piece) => [piece, pieces[piece] ?? 0] as const).filter(([, count]) => count > 0);

/** In the order of the board. */
export const ordered = (icons: readonly Colour[]): readonly Colour[] =>
  COLOURS.filter((colour) => icons.includes(colour));

/** The half of the board in which a space of the Time Machines lies. */
const machineOf = (space: Space): Half | undefined =>
  space === "LC" || space === "LA" ? "left" : space === "RC" || space === "RA" ? "right" : undefined;

/** The Time Machine that the ring leads to from a space. */
export const machineAhead = (space: Space): Half =>
  space.startsWith("T") || machineOf(space) === "left" ? "right" : "left";

export const tileAction = ({ tile }: Pick<LaidTile, "tile">): PortalAction => TILE[tile].action;

/** What is sold where: pier, size and number, in the order of the table. */
export function lots({
  small,
  large,
}: Pick<SellAction, "small" | "large">): readonly (readonly [Pier, Size, number])[] {
  const all: readonly (readonly [Pier, Size, number])[] = [
    [OUTER_PIER.small, "small", small[0]],
    [OUTER_PIER.large, "large", large[0]],
    ["centre", "small", small[1]],
    ["centre", "large", large[1]],
  ];
  return all.filter(([, , count]) => count > 0);
}

export const isPeddler = (who: Who): who is "peddler" => who === "peddler";

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the Peddler's rules could not tell apart at last, before the first of them was taken. */
export const equals = (because: readonly Because[] | undefined): readonly string[] => {
  const kept = because?.at(-1)?.kept ?? [];
  return kept.length > 1 ? kept : [];
};

/** The two ways of selling that he compared (DS-8.6), in Gold. */
export const bargain = (because: readonly Because[] | undefined): readonly [string, string] | undefined => {
  const [outside, mixed] = (because?.[0]?.kept ?? []).map((each) => each.replace(/^\D+/, ""));
  return outside === undefined || mixed === undefined ? undefined : [outside, mixed];
};
