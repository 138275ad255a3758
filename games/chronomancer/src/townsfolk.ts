/** The 36 Townsfolk (DS-4): what each does once, when recruited, and the icons that score at the end. */
import type { Deed } from "./deeds/index.ts";
import { type Colour, type Piece, type Size, TOWNSFOLK_SETS, type TownsfolkSet } from "./tables.ts";

export const TOWNSFOLK_IDS = [
  "L01",
  "L02",
  "L03",
  "L04",
  "L05",
  "L06",
  "L07",
  "L08",
  "L09",
  "L10",
  "L11",
  "L12",
  "M01",
  "M02",
  "M03",
  "M04",
  "M05",
  "M06",
  "M07",
  "M08",
  "M09",
  "M10",
  "M11",
  "M12",
  "S01",
  "S02",
  "S03",
  "S04",
  "S05",
  "S06",
  "S07",
  "S08",
  "S09",
  "S10",
  "S11",
  "S12",
] as const;
export type TownsfolkId = (typeof TOWNSFOLK_IDS)[number];

type Row = { readonly deeds: readonly Deed[]; readonly icons: readonly Piece[] };
const row = (icons: string, ...deeds: Deed[]): Row => ({ deeds, icons: icons.split("") as Piece[] });
const discard = (most: number): Deed => ({ kind: "discard", most });
const SPONSOR: Deed = { kind: "sponsor" };
const gain = (count: number, size: Size, ...colours: Colour[]): Deed => ({
  kind: "gain",
  size,
  colours,
  count,
});
const draw = (pieces: number): Deed => ({ kind: "draw", pieces });
const ANY: readonly Piece[] = ["R", "G", "B", "Y", "X"];
const RETURN: Deed = { kind: "return", of: ANY };
const MOVE: Deed = { kind: "move" };
const SWAP: Deed = { kind: "swap" };

const ROWS: Readonly<Record<TownsfolkId, Row>> = {
  L01: row("RG", discard(1)),
  L02: row("RB", discard(1)),
  L03: row("RY", discard(1)),
  L04: row("GB", discard(1)),
  L05: row("GY", discard(1)),
  L06: row("BY", discard(1)),
  L07: row("R", discard(2)),
  L08: row("G", discard(2)),
  L09: row("B", discard(2)),
  L10: row("Y", discard(2)),
  L11: row("RB", SPONSOR),
  L12: row("GY", SPONSOR),
  M01: row("", gain(2, "small", "R")),
  M02: row("", gain(2, "small", "G")),
  M03: row("", gain(2, "small", "B")),
  M04: row("", gain(2, "small", "Y")),
  M05: row("RX", gain(1, "large", "R")),
  M06: row("GX", gain(1, "large", "G")),
  M07: row("BX", gain(1, "large", "B")),
  M08: row("YX", gain(1, "large", "Y")),
  M09: row("RBX", gain(1, "small", "R", "B")),
  M10: row("GYX", gain(1, "small", "G", "Y")),
  M11: row("RYX", gain(1, "small", "R", "Y")),
  M12: row("GBX", gain(1, "small", "G", "B")),
  S01: row("R", draw(1)),
  S02: row("G", draw(1)),
  S03: row("B", draw(1)),
  S04: row("Y", draw(2)),
  S05: row("RX", RETURN),
  S06: row("G", RETURN),
  S07: row("B", RETURN),
  S08: row("RG", MOVE),
  S09: row("BY", MOVE),
  S10: row("GB", SWAP),
  S11: row("RY", SWAP),
  S12: row("Y", { kind: "return", of: ["X"] }, discard(1)),
};

const SETS: Readonly<Record<string, TownsfolkSet>> = { L: "locals", M: "mercenaries", S: "sailors" };
export const setOf = (id: TownsfolkId): TownsfolkSet => SETS[id.charAt(0)] as TownsfolkSet;
/** The sets that these cards belong to. */
export const setsOf = (cards: readonly TownsfolkId[]): readonly TownsfolkSet[] =>
  TOWNSFOLK_SETS.filter((set) => cards.some((card) => setOf(card) === set));
/** BG-16: all cards of these sets. */
export const townsfolkOf = (sets: readonly TownsfolkSet[]): readonly TownsfolkId[] =>
  TOWNSFOLK_IDS.filter((id) => sets.includes(setOf(id)));
export const deedsOf = (id: TownsfolkId): readonly Deed[] => ROWS[id].deeds;
/** BG-71, BG-72. */
export const iconsOf = (id: TownsfolkId): readonly Piece[] => ROWS[id].icons;
