/** Goods, workers and Breakthroughs: what both sides own (AN-2, AN-4, AN-5). */

/** Cubes, dearest first: the order of the bot's resource row (CB-31). */
export const CUBES = ["N", "U", "G", "T"] as const;
export type Cube = (typeof CUBES)[number];
/** AN-86: X is one of these. */
export const XS = ["U", "G", "T"] as const;
export type X = (typeof XS)[number];
/** Neutronium, uranium, gold, titanium, Energy Cores, Water. */
export const GOODS = ["N", "U", "G", "T", "E", "W"] as const;
export type Good = (typeof GOODS)[number];

/** Dearest first: the order of the bot's worker row (CB-28). Genius, Administrator, Engineer, Scientist. */
export const WORKERS = ["Ge", "Ad", "En", "Sc"] as const;
export type Worker = (typeof WORKERS)[number];

export type PerCube = Readonly<Record<Cube, number>>;
export type PerGood = Readonly<Record<Good, number>>;
export type PerWorker = Readonly<Record<Worker, number>>;
/** What a thing costs or brings, where nothing is to be chosen. */
export type Amount = Readonly<Partial<Record<Good, number>>>;

export const SHAPES = ["circle", "triangle", "square"] as const;
export type Shape = (typeof SHAPES)[number];
export const ICONS = ["leaf", "gear", "wave", "eye", "star"] as const;
export type Icon = (typeof ICONS)[number];
/** A Breakthrough: shape and icon. */
export type Piece = `${Shape}-${Icon}`;
export const PIECES: readonly Piece[] = SHAPES.flatMap((shape) =>
  ICONS.map((icon): Piece => `${shape}-${icon}`),
);
export const PIECE_COPIES = 3;
export type PerPiece = Readonly<Record<Piece, number>>;

export const pieceOf = (shape: Shape, icon: Icon): Piece => `${shape}-${icon}`;
export const shapeOf = (piece: Piece): Shape => piece.slice(0, piece.indexOf("-")) as Shape;
export const iconOf = (piece: Piece): Icon => piece.slice(piece.indexOf("-") + 1) as Icon;

/** AN-5: the Paradox die, by the draw of section 6. */
export const PARADOX_FACES = [0, 1, 1, 1, 1, 2] as const;
/** AN-5: the icon die; "any" is its question mark. */
export const ICON_FACES = ["leaf", "gear", "wave", "eye", "star", "any"] as const;
export type IconFace = (typeof ICON_FACES)[number];

export const NO_CUBES: PerCube = { N: 0, U: 0, G: 0, T: 0 };
export const NO_WORKERS: PerWorker = { Ge: 0, Ad: 0, En: 0, Sc: 0 };

/** AN-81, CB-43: 1 each, and 2 more for each set of three different shapes. */
export function breakthroughVp(perShape: Readonly<Record<Shape, number>>): number {
  const { circle, triangle, square } = perShape;
  return circle + triangle + square + 2 * Math.min(circle, triangle, square);
}
