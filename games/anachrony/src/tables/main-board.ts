/** The Main board: spaces, Collapsing tiles, Recruit and Mine cards, Warp tiles, Trade (AN-22, AN-45, AN-62, 3.6, 3.7). */
import type { Amount, Cube, PerWorker, Worker } from "./goods.ts";

export const ERAS = 7;
/** AN-72: the Impact comes at the end of this Era. */
export const IMPACT_ERA = 4;
export const afterImpact = (era: number): boolean => era > IMPACT_ERA;

/** The Capital actions, in the order of the board. */
export const CAPITAL = ["construct", "recruit", "research"] as const;
export type Capital = (typeof CAPITAL)[number];

/** Every space of the Main board; hex spaces hold one Exosuit, the last three any number (AN-52). */
export const SPACES = [
  "construct1",
  "construct2",
  "recruit1",
  "recruit2",
  "research1",
  "research2",
  "council1",
  "council2",
  "mine1",
  "mine2",
  "mine3",
  "purify",
  "trade",
  "evacuate",
] as const;
export type Space = (typeof SPACES)[number];
export type SpaceKind = Capital | "council" | "mine" | "purify" | "trade" | "evacuate";

/** AN-23: the own cube of each Mine space, top to bottom. */
export const MINE_CUBES: readonly [Cube, Cube, Cube] = ["U", "G", "T"];

/** Who stands on a hex space; `gone` cannot be used any more (AN-71, CB-53). */
export type Occupant = "free" | "human" | "bot" | "gone";
/** Top to bottom; of the Council the left (First Player) space first. */
export type Spaces = {
  readonly construct: readonly [Occupant, Occupant];
  readonly recruit: readonly [Occupant, Occupant];
  readonly research: readonly [Occupant, Occupant];
  readonly council: readonly [Occupant, Occupant];
  readonly mine: readonly [Occupant, Occupant, Occupant];
};
/** CB-53: the right Council space may be covered for the whole game. */
export const freeSpaces = (councilRightSpace: "open" | "covered"): Spaces => ({
  construct: ["free", "free"],
  recruit: ["free", "free"],
  research: ["free", "free"],
  council: ["free", councilRightSpace === "covered" ? "gone" : "free"],
  mine: ["free", "free", "free"],
});
export const HEX_KINDS = ["construct", "recruit", "research", "council", "mine"] as const;
export type HexKind = (typeof HEX_KINDS)[number];

type Place = { readonly kind: SpaceKind; readonly index: number };
const placeOf = (space: Space): Place => {
  const digit = Number(space.at(-1));
  return Number.isNaN(digit)
    ? { kind: space as SpaceKind, index: 0 }
    : { kind: space.slice(0, -1) as SpaceKind, index: digit - 1 };
};
export const PLACE: Readonly<Record<Space, Place>> = Object.fromEntries(
  SPACES.map((space) => [space, placeOf(space)]),
) as Record<Space, Place>;
export const spaceAt = (kind: HexKind, index: number): Space => `${kind}${index + 1}` as Space;

/** AN-55, AN-57. */
export const CAPITAL_WATER = [0, 1] as const;
export const COUNCIL_WATER = [2, 1] as const;

/** 3.7, in the order of the register; two of each five are drawn at the Impact. */
export const COLLAPSING: Readonly<Record<Capital, readonly CollapsingId[]>> = {
  research: ["RC1", "RC2", "RC3", "RC4", "RC5"],
  construct: ["CC1", "CC2", "CC3", "CC4", "CC5"],
  recruit: ["QC1", "QC2", "QC3", "QC4", "QC5"],
};
export const COLLAPSING_IDS = [
  "RC1",
  "RC2",
  "RC3",
  "RC4",
  "RC5",
  "CC1",
  "CC2",
  "CC3",
  "CC4",
  "CC5",
  "QC1",
  "QC2",
  "QC3",
  "QC4",
  "QC5",
] as const;
export type CollapsingId = (typeof COLLAPSING_IDS)[number];

const recruits = (Ad: number, En: number, Ge: number, Sc: number): PerWorker => ({ Ge, Ad, En, Sc });
export const RECRUIT_CARDS = ["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11"] as const;
export type RecruitCardId = (typeof RECRUIT_CARDS)[number];
export const RECRUIT_CARD: Readonly<Record<RecruitCardId, PerWorker>> = {
  R1: recruits(1, 1, 1, 1),
  R2: recruits(2, 0, 0, 2),
  R3: recruits(0, 2, 1, 1),
  R4: recruits(1, 2, 0, 1),
  R5: recruits(0, 1, 2, 1),
  R6: recruits(1, 0, 1, 2),
  R7: recruits(2, 1, 1, 0),
  R8: recruits(0, 1, 1, 2),
  R9: recruits(1, 2, 1, 0),
  R10: recruits(1, 1, 0, 2),
  R11: recruits(1, 1, 2, 0),
};

export const MINE_CARDS = ["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M9", "M10", "M11"] as const;
export type MineCardId = (typeof MINE_CARDS)[number];
/** Top first. */
export const MINE_CARD: Readonly<Record<MineCardId, readonly Cube[]>> = {
  M1: ["N", "G", "U", "T", "T"],
  M2: ["N", "U", "U", "T", "T"],
  M3: ["N", "G", "G", "U", "T"],
  M4: ["N", "N", "G", "U", "T"],
  M5: ["N", "G", "U", "U", "T"],
  M6: ["G", "G", "U", "U", "T"],
  M7: ["G", "U", "U", "T", "T"],
  M8: ["G", "G", "G", "U", "T"],
  M9: ["N", "G", "G", "T", "T"],
  M10: ["N", "G", "T", "T", "T"],
  M11: ["G", "U", "U", "U", "T"],
};

/** AN-45: the nine Warp tiles. */
export const WARP_TILES = [
  "neutronium",
  "uranium",
  "titanium",
  "gold",
  "water",
  "administrator",
  "engineer",
  "scientist",
  "exosuit",
] as const;
export type WarpTile = (typeof WARP_TILES)[number];
/** What each shows: goods, a worker, or a powered Exosuit. */
export type WarpDef = { readonly goods?: Amount; readonly worker?: Worker; readonly exosuit?: true };
export const WARP: Readonly<Record<WarpTile, WarpDef>> = {
  neutronium: { goods: { N: 1 } },
  uranium: { goods: { U: 1 } },
  titanium: { goods: { T: 1 } },
  gold: { goods: { G: 1 } },
  water: { goods: { W: 2 } },
  administrator: { worker: "Ad" },
  engineer: { worker: "En" },
  scientist: { worker: "Sc" },
  exosuit: { exosuit: true },
};

/** AN-62: what is given, and what comes for it; `x` is so many X of choice. */
export const EXCHANGES = [
  "waterForEnergy",
  "energyForWater",
  "energyForNeutronium",
  "neutroniumForEnergy",
  "neutroniumForCubes",
  "cubesForNeutronium",
  "cubesForWater",
  "waterForCubes",
] as const;
export type Exchange = (typeof EXCHANGES)[number];
type Lot = { readonly goods?: Amount; readonly x?: number };
export const EXCHANGE: Readonly<Record<Exchange, { readonly give: Lot; readonly take: Lot }>> = {
  waterForEnergy: { give: { goods: { W: 3 } }, take: { goods: { E: 1 } } },
  energyForWater: { give: { goods: { E: 1 } }, take: { goods: { W: 3 } } },
  energyForNeutronium: { give: { goods: { E: 1 } }, take: { goods: { N: 1 } } },
  neutroniumForEnergy: { give: { goods: { N: 1 } }, take: { goods: { E: 1 } } },
  neutroniumForCubes: { give: { goods: { N: 1 } }, take: { x: 2 } },
  cubesForNeutronium: { give: { x: 2 }, take: { goods: { N: 1 } } },
  cubesForWater: { give: { x: 2 }, take: { goods: { W: 3 } } },
  waterForCubes: { give: { goods: { W: 3 } }, take: { x: 2 } },
};
