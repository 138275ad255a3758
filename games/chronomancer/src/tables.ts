/** The pieces of the game as tables (BG-2..BG-12, CM-1, DS-1..DS-3, DS-6..DS-8): names, numbers, icons. */

/** The four factions and the Goods they want: red Warriors, green Bards, blue Wizards, yellow Nobles (BG-12). */
export const COLOURS = ["R", "G", "B", "Y"] as const;
export type Colour = (typeof COLOURS)[number];
/** Adventurers of the four factions, and X for a Rogue. */
export const PIECES = ["R", "G", "B", "Y", "X"] as const;
export type Piece = (typeof PIECES)[number];
/** BG-2. */
export const PIECES_IN_GAME: Readonly<Record<Piece, number>> = { R: 13, G: 13, B: 9, Y: 9, X: 8 };

/** Relics are small, Artifacts large (CM-1). */
export const SIZES = ["small", "large"] as const;
export type Size = (typeof SIZES)[number];
/** CM-1: Goods of each colour that one merchant owns. */
export const GOODS_EACH: Readonly<Record<Size, number>> = { small: 3, large: 2 };

/** Boats 1 to 3 lie on the left half of the sea, 4 to 6 on the right one (BG-13). */
export const BOATS = [1, 2, 3, 4, 5, 6] as const;
export type Boat = (typeof BOATS)[number];
/** A boat in the table of actions. */
export const BOAT_FIELD = { kind: "integer", min: 1, max: 6 } as const;
export const HALVES = ["left", "right"] as const;
export type Half = (typeof HALVES)[number];
export const halfOf = (boat: Boat): Half => (boat <= 3 ? "left" : "right");

/** What a pier buys follows from its name: left Relics, right Artifacts, centre both (BG-48, BG-50). */
export const PIERS = ["left", "centre", "right"] as const;
export type Pier = (typeof PIERS)[number];
/** BG-34, BG-35. */
export const DOCKS = ["left", "centreLeft", "centreRight", "right"] as const;
export type Dock = (typeof DOCKS)[number];
export const DOCK_OF: Readonly<Record<Dock, { readonly pier: Pier; readonly half: Half }>> = {
  left: { pier: "left", half: "left" },
  centreLeft: { pier: "centre", half: "left" },
  centreRight: { pier: "centre", half: "right" },
  right: { pier: "right", half: "right" },
};
/** The outer pier of each size (BG-50). */
export const OUTER_PIER: Readonly<Record<Size, Pier>> = { small: "left", large: "right" };

/** The ring of ten action spaces, clockwise (register 3.1). LC, RC: Shifting Timelines; LA, RA: Freeze Time. */
export const SPACES = ["LC", "LA", "T1", "T2", "T3", "RC", "RA", "B1", "B2", "B3"] as const;
export type Space = (typeof SPACES)[number];
export const PORTALS = ["T1", "T2", "T3", "B1", "B2", "B3"] as const;
export type Portal = (typeof PORTALS)[number];
export const FIGURES = ["chronomancer", "assistant"] as const;
export type Figure = (typeof FIGURES)[number];

export const SLOTS = ["TL", "TR", "BL", "BR"] as const;
export type Slot = (typeof SLOTS)[number];
/** CM-26, CM-27: the slots that Shifting Timelines moves. */
export const COLUMNS: Readonly<Record<Half, { readonly top: Slot; readonly bottom: Slot }>> = {
  left: { top: "TL", bottom: "BL" },
  right: { top: "TR", bottom: "BR" },
};

export type Cost = { readonly hours: number; readonly corruption: number };
export type PortalAction =
  | { readonly kind: "artifact"; readonly colour: Colour }
  | { readonly kind: "relicPair"; readonly colours: readonly [Colour, Colour] }
  | { readonly kind: "relicOrSponsor"; readonly colour: Colour }
  | { readonly kind: "recruit" }
  | { readonly kind: "activate" };

export const TILES = ["P01", "P02", "P03", "P04", "P05", "P06", "P07", "P08", "P09", "P10"] as const;
export type TileId = (typeof TILES)[number];
export type Side = "white" | "blue";
/** The left edge shows an action and a cost, the right edge a cost alone. */
export type TileDef = {
  readonly marked: boolean;
  readonly action: PortalAction;
  readonly left: Readonly<Record<Side, Cost>>;
  readonly right: Readonly<Record<Side, Cost>>;
};

const cost = (hours: number, corruption = 0): Cost => ({ hours, corruption });
const edge = (white: Cost, blue: Cost): Readonly<Record<Side, Cost>> => ({ white, blue });
const NONE = cost(0);
const H = cost(1);
const HH = cost(2);
const C = cost(0, 1);
const HC = cost(1, 1);
const HHC = cost(2, 1);
const pair = (...colours: [Colour, Colour]): PortalAction => ({ kind: "relicPair", colours });
const relic = (colour: Colour): PortalAction => ({ kind: "relicOrSponsor", colour });
const artifact = (colour: Colour): PortalAction => ({ kind: "artifact", colour });
const tile = (action: PortalAction, left: TileDef["left"], right: TileDef["right"]): TileDef => ({
  marked: false,
  action,
  left,
  right,
});

/** DS-1: the blue side shows exactly one icon less (CM-11). */
export const TILE: Readonly<Record<TileId, TileDef>> = {
  P01: { ...tile(pair("R", "G"), edge(H, H), edge(H, NONE)), marked: true },
  P02: { ...tile(pair("B", "Y"), edge(H, H), edge(C, NONE)), marked: true },
  P03: tile(relic("R"), edge(H, NONE), edge(H, H)),
  P04: tile(relic("G"), edge(H, H), edge(H, NONE)),
  P05: tile(relic("B"), edge(H, H), edge(HH, H)),
  P06: tile(relic("Y"), edge(HC, H), edge(H, H)),
  P07: tile(artifact("R"), edge(HH, H), edge(H, H)),
  P08: tile(artifact("G"), edge(HH, HH), edge(C, NONE)),
  P09: tile(artifact("B"), edge(HHC, HH), edge(H, H)),
  P10: tile(artifact("Y"), edge(HHC, HC), edge(H, H)),
};

/** DS-2: the halves printed on the board. */
export const FRAME: Readonly<{
  [Printed in "T1" | "B3"]: { readonly cost: Cost };
}> &
  Readonly<{ [Printed in "T3" | "B1"]: { readonly cost: Cost; readonly action: PortalAction } }> = {
  T1: { cost: H },
  B3: { cost: H },
  T3: { cost: H, action: { kind: "recruit" } },
  B1: { cost: H, action: { kind: "activate" } },
};

/** CM-21, CM-26. */
export const FREEZE_HOURS = 2;
export const FREEZE_TOKENS = 2;
export const SHIFT_HOURS = 1;

/** CM-38..CM-42. */
export const ABILITIES = ["recombobulator", "embiggener", "fractor", "security"] as const;
export type Ability = (typeof ABILITIES)[number];

export const TOWNSFOLK_SETS = ["locals", "mercenaries", "sailors"] as const;
export type TownsfolkSet = (typeof TOWNSFOLK_SETS)[number];
export const ROGUE_CARDS = ["criminals", "cultists", "robbers"] as const;
export type RogueCard = (typeof ROGUE_CARDS)[number];
export const LEVELS = ["easy", "normal", "hard"] as const;
export type Level = (typeof LEVELS)[number];

/** DS-6: Rogue icons of each kind of Corruption card; five copies of each. */
export const CORRUPTION_IDS = [
  "C01",
  "C02",
  "C03",
  "C04",
  "C05",
  "C06",
  "C07",
  "C08",
  "C09",
  "C10",
  "C11",
  "C12",
] as const;
export type CorruptionId = (typeof CORRUPTION_IDS)[number];
export const ROGUE_ICONS: Readonly<Record<CorruptionId, number>> = {
  C01: 1,
  C02: 1,
  C03: 1,
  C04: 1,
  C05: 1,
  C06: 1,
  C07: 1,
  C08: 1,
  C09: 1,
  C10: 2,
  C11: 2,
  C12: 2,
};
export const CORRUPTION_COPIES = 5;
export const CORRUPTION_CARDS: readonly CorruptionId[] = CORRUPTION_IDS.flatMap((id) =>
  Array<CorruptionId>(CORRUPTION_COPIES).fill(id),
);

/** DS-8.2: the Peddler's twelve cards. */
export type PeddlerEffect =
  | { readonly kind: "good"; readonly size: Size; readonly colour: Colour }
  | { readonly kind: "hawking" | "luring" | "poaching" | "shadyDeal" };
export const PEDDLER_CARDS = [
  "K01",
  "K02",
  "K03",
  "K04",
  "K05",
  "K06",
  "K07",
  "K08",
  "K09",
  "K10",
  "K11",
  "K12",
] as const;
export type PeddlerCardId = (typeof PEDDLER_CARDS)[number];
export const PEDDLER_CARD: Readonly<
  Record<PeddlerCardId, { readonly hours: number; readonly effect: PeddlerEffect }>
> = {
  K01: { hours: 1, effect: { kind: "good", size: "small", colour: "R" } },
  K02: { hours: 1, effect: { kind: "good", size: "small", colour: "G" } },
  K03: { hours: 1, effect: { kind: "good", size: "small", colour: "B" } },
  K04: { hours: 1, effect: { kind: "good", size: "small", colour: "Y" } },
  K05: { hours: 2, effect: { kind: "good", size: "large", colour: "R" } },
  K06: { hours: 2, effect: { kind: "good", size: "large", colour: "G" } },
  K07: { hours: 2, effect: { kind: "good", size: "large", colour: "B" } },
  K08: { hours: 2, effect: { kind: "good", size: "large", colour: "Y" } },
  K09: { hours: 1, effect: { kind: "hawking" } },
  K10: { hours: 1, effect: { kind: "luring" } },
  K11: { hours: 1, effect: { kind: "poaching" } },
  K12: { hours: 1, effect: { kind: "shadyDeal" } },
};

/** Seats in transcripts. */
export const SEAT_LETTERS = ["a", "b", "c", "d"] as const;
