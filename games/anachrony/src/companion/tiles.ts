/** CP-4, CP-7: the tiles that lie open on the table, as far as they have been told. */
import type { BotAnswers, BotQuestion } from "../chronobot/position.ts";
import type { BotStep } from "../chronobot/steps.ts";
import { ROWS, type Row } from "../tables/buildings.ts";
import { ICONS, PIECE_COPIES, SHAPES, type Shape } from "../tables/goods.ts";
import { afterImpact } from "../tables/main-board.ts";
import type { State } from "./state.ts";

/** AN-21: two stacks of each type, one open tile on each. */
export const OPEN_TILES: readonly OpenTile[] = ROWS.flatMap(
  (row) => [`${row}-primary`, `${row}-secondary`] as const,
);
export type OpenTile = `${Row}-${"primary" | "secondary"}`;

/** VP of the tiles known in a stack, the open one first; 0 is the bottom. Empty: the open tile has to be told. */
type Stack = readonly number[];

export type Tiles = {
  readonly stacks: Readonly<Record<OpenTile, Stack>>;
  /** VP of the Superprojects from Era 1 on; 0 where it has been built. */
  readonly superprojects: readonly number[];
  /** Breakthroughs that the human has taken. */
  readonly pieces: Readonly<Record<Shape, number>>;
};

export const NO_TILES: Tiles = {
  stacks: Object.fromEntries(OPEN_TILES.map((tile) => [tile, []])) as unknown as Tiles["stacks"],
  superprojects: [],
  pieces: { circle: 0, triangle: 0, square: 0 },
};

/** AN-4: of each shape five icons, three of each. */
export const PIECES_OF_A_SHAPE: number = ICONS.length * PIECE_COPIES;

export const vpOn = ({ stacks }: Tiles, tile: OpenTile): number | undefined => stacks[tile][0];

/** What has to be told before the Chronobot can decide alone. */
export const untoldTiles = ({ tiles }: State): readonly OpenTile[] =>
  tiles === undefined ? [] : OPEN_TILES.filter((tile) => vpOn(tiles, tile) === undefined);

/** CB-24, CB-25: Superprojects matter from the Impact on, up to the one of the present (AMB-8). */
export function untoldSuperprojects({ tiles, era }: State): readonly number[] {
  if (tiles === undefined || !afterImpact(era)) return [];
  const told = tiles.superprojects.length;
  return Array.from({ length: Math.max(0, era - told) }, (_, i) => told + 1 + i);
}

const withStack = (tiles: Tiles, tile: OpenTile, stack: Stack): Tiles => ({
  ...tiles,
  stacks: { ...tiles.stacks, [tile]: stack },
});

/** In Era 1 nothing lies under the open tile of a secondary stack (AN-21). */
export function toldTile(tiles: Tiles, tile: OpenTile, vp: number, era: number): Tiles {
  if (vp === 0) return withStack(tiles, tile, [0]);
  const below = tiles.stacks[tile].slice(1);
  const bottom = below.length === 0 && (vpOn(tiles, tile) === 0 || (era === 1 && tile.endsWith("secondary")));
  return withStack(tiles, tile, [vp, ...(bottom ? [0] : below)]);
}

export const takenTile = (tiles: Tiles, tile: OpenTile): Tiles =>
  withStack(tiles, tile, tiles.stacks[tile].slice(1));

export function toldSuperproject(tiles: Tiles, era: number, vp: number): Tiles {
  const superprojects = [...tiles.superprojects];
  superprojects[era - 1] = vp;
  return { ...tiles, superprojects };
}

/** AN-21: each open tile of a primary stack covers its secondary stack, and the next one is open. */
export function turnedUp(tiles: Tiles): Tiles {
  const moved = ROWS.reduce((now, row) => {
    const [open] = tiles.stacks[`${row}-primary`];
    if (open === 0) return now;
    const covered = open === undefined ? [] : [open, ...tiles.stacks[`${row}-secondary`]];
    return withStack(withStack(now, `${row}-secondary`, covered), `${row}-primary`, []);
  }, tiles);
  return moved;
}

/** The answer that the tracked tiles give; nothing where they do not suffice. */
export function knownAnswer(state: State, asks: BotQuestion): BotAnswers | undefined {
  const { tiles, bot } = state;
  if (tiles === undefined) return undefined;
  switch (asks.ask) {
    case "building": {
      const [primary, secondary] = [
        tiles.stacks[`${asks.row}-primary`][0],
        tiles.stacks[`${asks.row}-secondary`][0],
      ];
      return primary === undefined || secondary === undefined
        ? undefined
        : { building: { primary, secondary } };
    }
    case "superproject":
      if (untoldSuperprojects(state).length > 0) return undefined;
      return {
        superproject: {
          open: tiles.superprojects.flatMap((vp, i) => (vp === 0 ? [] : [{ era: i + 1, vp }])),
        },
      };
    case "breakthrough":
      // Pieces that were spent lie in the stock again, so a count that is used up says nothing.
      return bot.breakthroughs[asks.shape] + tiles.pieces[asks.shape] < PIECES_OF_A_SHAPE
        ? { breakthrough: "taken" }
        : undefined;
    default:
      return undefined;
  }
}

/** What the Chronobot took is gone; where it is not known from where, nothing is known any more. */
export function bookedTiles(tiles: Tiles, step: BotStep): Tiles {
  if (step.type === "botBuilt") {
    if (step.stack !== undefined) return takenTile(tiles, `${step.row}-${step.stack}`);
    return withStack(withStack(tiles, `${step.row}-primary`, []), `${step.row}-secondary`, []);
  }
  if (step.type !== "botBuiltSuperproject") return tiles;
  const known = step.era !== undefined && step.era <= tiles.superprojects.length;
  return known ? toldSuperproject(tiles, step.era, 0) : { ...tiles, superprojects: [] };
}

export const tookPiece = (tiles: Tiles, shape: Shape): Tiles => ({
  ...tiles,
  pieces: { ...tiles.pieces, [shape]: tiles.pieces[shape] + 1 },
});

export const shapesLeft = ({ bot, tiles }: State): readonly Shape[] =>
  tiles === undefined
    ? []
    : SHAPES.filter((shape) => bot.breakthroughs[shape] + tiles.pieces[shape] < PIECES_OF_A_SHAPE);
