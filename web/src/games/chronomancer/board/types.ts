/** What the boards of the Chronomancer are told: never a store, always values. All words come from outside. */
import type {
  Ability,
  Boat,
  BoatState,
  Colour,
  CorruptionId,
  Dock,
  Figure,
  Goods,
  Half,
  LaidTile,
  PerColour,
  Piece,
  Pier,
  Player,
  RogueCard as RogueCardId,
  Side,
  Size,
  Space,
  TileId,
  TownsfolkId,
} from "@chronarium/chronomancer";
import type { Explained } from "@chronarium/chronomancer/text";
import type { ReactNode } from "react";
import type { Means } from "../../../play/use-hits.ts";
import type { SeatLook } from "../../../shell/seat-shapes.ts";

export type WorkshopOverlay = {
  /** Where each figure may go. With both lit, a small hat or pair of glasses tells whose ring it is. */
  readonly legal?: Readonly<Partial<Record<Figure, readonly Space[]>>> | undefined;
  /** The space chosen: `now`. */
  readonly chosen?: Space | undefined;
  /** The figure in hand: lifted. */
  readonly selected?: Figure | undefined;
  readonly locked?: readonly Figure[] | undefined;
  /** A figure at its goal; the clockwise way from where it stands is drawn too. */
  readonly ghost?: { readonly figure: Figure; readonly to: Space } | undefined;
  /** The column that waits for a tile of the Time Stream. */
  readonly column?: Half | undefined;
  /** The column as it would be with this tile pushed in from above. */
  readonly shift?: { readonly column: Half; readonly tile: LaidTile } | undefined;
  /** A chosen icon that is covered gives its Frozen Hour, one that is open gets a Frozen Hour. */
  readonly icons?: {
    readonly legal: readonly Colour[];
    readonly chosen?: readonly Colour[];
    /** Covered icons whose Frozen Hours an earlier step of the plan takes: choosing one spends it again. */
    readonly taken?: readonly Colour[];
  };
  readonly lastMove?: readonly Space[];
  readonly hint?: readonly { readonly at: Space; readonly number: number }[];
};

export type WorkshopProps = {
  /** "Your workshop: a ring of ten spaces". */
  readonly label: string;
  /** Names of the groups of buttons. */
  readonly groups: Readonly<Record<"spaces" | "figures" | "icons", string>>;
  readonly player: Pick<Player, "assistant" | "chronomancer" | "slots" | "open">;
  readonly look: SeatLook;
  readonly overlay?: WorkshopOverlay;
  readonly name: (space: Space) => string;
  readonly figureName: (figure: Figure) => string;
  readonly iconName: (colour: Colour) => string;
  /** Written beside the name of a portal that costs nothing. */
  readonly free?: string;
  /** The words of the bubble over a space that is pointed at or has the focus: "1 + 1 = 2 hours". */
  readonly sum?: (space: Space) => string | undefined;
  /** The space pointed at or focused; undefined when that ends. */
  readonly onAim?: (space: Space | undefined) => void;
  readonly onSpace?: (space: Space, means: Means) => void;
  readonly onFigure?: (figure: Figure, means: Means) => void;
  readonly onIcon?: (colour: Colour, means: Means) => void;
  readonly over?: ReactNode;
};

export type ClockPiece = {
  readonly key: string | number;
  readonly look: SeatLook;
  /** Absolute, as in the state. */
  readonly hour: number;
  readonly order: number;
  /** Somebody else has moved since the viewer's turn. */
  readonly changed?: boolean;
};
export type ClockProps = {
  /** All that the Clock says, in words. */
  readonly label: string;
  readonly timepieces: readonly ClockPiece[];
  /** Hours of the dial that carry an adventurer mark. */
  readonly marks: readonly number[];
  /** Absolute hour of the Market marker. */
  readonly marker?: number | null;
  /** Absolute hours: the wedges after `from` up to `to` would be crossed. */
  readonly cross?: { readonly from: number; readonly to: number };
  readonly ghost?: { readonly look: SeatLook; readonly hour: number };
  /** Whose turn it is: the key of a Timepiece. */
  readonly acting?: string | number;
  /** In the middle: "Day 2", and below it one or two short lines. */
  readonly title: string;
  readonly lines?: readonly string[];
  readonly over?: ReactNode;
};

export type CovePlace =
  | { readonly kind: "boat"; readonly boat: Boat }
  | { readonly kind: "seat"; readonly boat: Boat; readonly seat: number }
  | { readonly kind: "dock"; readonly dock: Dock };
/** Seats are 0 to 3. */
type Manifest = { readonly boat: Boat; readonly legal: readonly number[]; readonly chosen?: number };
export type CoveOverlay = {
  readonly boats?: readonly Boat[];
  readonly docks?: readonly Dock[];
  readonly chosenBoats?: readonly Boat[];
  readonly chosenDock?: Dock | undefined;
  /** A piece that would take the next free seat. */
  readonly ghosts?: readonly { readonly piece: Piece; readonly boat: Boat }[];
  /** The boat that would lie at the dock. */
  readonly ghostDock?: { readonly boat: Boat; readonly dock: Dock } | undefined;
  /** Seats (0 to 3) whose pieces would leave. */
  readonly leaving?: readonly { readonly boat: Boat; readonly seat: number }[];
  /** A boat's pieces, large enough to choose among. */
  readonly manifest?: Manifest | undefined;
  /** Boats that others changed since the viewer's turn, and who. */
  readonly changed?: ReadonlyMap<Boat, SeatLook>;
};
export type CoveProps = {
  readonly label: string;
  readonly boats: readonly BoatState[];
  /** "Relic Quay", "small goods only". */
  readonly piers: Readonly<Record<Pier, { readonly name: string; readonly note: string }>>;
  /** "free dock". */
  readonly freeDock: string;
  readonly overlay?: CoveOverlay;
  readonly name: (place: CovePlace) => string;
  readonly onBoat?: (boat: Boat, means: Means) => void;
  readonly onDock?: (dock: Dock, means: Means) => void;
  readonly onSeat?: (boat: Boat, seat: number, means: Means) => void;
  /** What to bring into sight where the cove is wider than its frame. */
  readonly look?: Boat | Dock | undefined;
  readonly over?: ReactNode;
};

/** The letters on a tile's card for its two edges ("L" and "R"). */
export type EdgeWords = { readonly left: string; readonly right: string };
export type TileProps = { readonly tile: LaidTile; readonly edges: EdgeWords; readonly label?: string };
export type TimeStreamProps = {
  readonly label: string;
  readonly title?: string;
  readonly tiles: readonly LaidTile[];
  readonly edges: EdgeWords;
  /** Captions under the two sides that pointing at a tile shows. */
  readonly sides: Readonly<Record<Side, string>>;
  readonly name: (tile: LaidTile) => string;
  readonly legal?: readonly TileId[];
  readonly chosen?: TileId | undefined;
  /** The tile that would leave the workshop, as it would lie here: a ghost at the end. */
  readonly joining?: LaidTile | undefined;
  readonly onTile?: ((tile: TileId) => void) | undefined;
};

export type ShelfProps = {
  readonly label: string;
  readonly title?: string;
  readonly goods: Goods;
  readonly name: (size: Size, colour: Colour) => string;
  /** "sell here: 12", over the Goods. */
  readonly tags?: Readonly<Partial<Record<Size, Readonly<Partial<Record<Colour, string>>>>>>;
  readonly legal?: Readonly<Partial<Record<Size, readonly Colour[]>>>;
  readonly chosen?: { readonly size: Size; readonly colour: Colour } | undefined;
  /** What would come to the shelf. */
  readonly ghost?: Readonly<Partial<Record<Size, readonly Colour[]>>>;
  /** Without it the shelf is a picture. */
  readonly onGood?: ((size: Size, colour: Colour) => void) | undefined;
  readonly over?: ReactNode;
};

export type StaffBoardProps = {
  readonly label: string;
  readonly title?: string;
  readonly staff: Player["staff"];
  readonly abilities: Readonly<Record<Ability, Explained>>;
  readonly cardName: (card: TownsfolkId) => string;
  /** The icons of a card in words. */
  readonly icons: (card: TownsfolkId) => string;
  readonly empty: string;
  readonly legal?: readonly Ability[];
  readonly chosen?: Ability | undefined;
  readonly used?: readonly Ability[] | undefined;
  /** A card that would take a place. */
  readonly ghost?: { readonly card: TownsfolkId; readonly ability: Ability } | undefined;
  /** Places that somebody would leave. */
  readonly leaves?: readonly Ability[] | undefined;
  readonly onAbility?: ((ability: Ability) => void) | undefined;
};

export type TownSquareProps = {
  readonly label: string;
  readonly title?: string;
  readonly cards: readonly TownsfolkId[];
  readonly words: (card: TownsfolkId) => Explained;
  /** The icons of a card in words. */
  readonly icons: (card: TownsfolkId) => string;
  readonly legal?: readonly TownsfolkId[];
  readonly chosen?: TownsfolkId | undefined;
  /** Cards that are new since the viewer's turn, and who took those before them. */
  readonly changed?: ReadonlyMap<TownsfolkId, SeatLook>;
  readonly onCard?: (card: TownsfolkId) => void;
};

export type HallsProps = {
  readonly label: string;
  readonly halls: PerColour;
  readonly lair: number;
  readonly names: Readonly<Record<Piece, string>>;
  /** A line under a Hall: "pays 4". */
  readonly notes?: Readonly<Partial<Record<Piece, string>>>;
  readonly legal?: readonly Piece[];
  readonly chosen?: Piece | undefined;
  readonly onHall?: (piece: Piece) => void;
};

export type CorruptionCardsProps = {
  readonly label: string;
  readonly cards: readonly CorruptionId[];
  readonly words: (card: CorruptionId) => { readonly name: string; readonly icons: string };
  readonly legal?: readonly CorruptionId[];
  /** By place in `cards`: copies are alike. */
  readonly chosen?: readonly number[];
  readonly onCard?: (card: CorruptionId, index: number) => void;
};

export type RogueCardProps = {
  readonly card: RogueCardId;
  readonly name: string;
  readonly text: string;
};
