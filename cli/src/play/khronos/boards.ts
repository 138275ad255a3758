/** The boards in text: two columns a square, so that squares are square. Pure: a view in, lines out. */
import {
  type Board,
  type Boards,
  ERAS,
  type Era,
  gridOf,
  mapData,
  SEAT_LETTERS,
  type Tile,
  type View,
} from "@chronarium/khronos";
import { type Paint, type Style, seatStyle } from "../paint.ts";

type Glyph = { readonly text: string; readonly style: Style; readonly fresh?: boolean };

type BoardTitles = { readonly eras: Readonly<Record<Era, string>>; readonly pawns: string };

const CELL = 2;
const MARGIN = 3;
const GAP = 3;

const TERRAIN: Readonly<Record<string, readonly [string, Style]>> = {
  ".": ["· ", "plain"],
  f: ["♣ ", "forest"],
  m: ["▲ ", "mountain"],
  "~": ["≈≈", "river"],
};
const TYPE_LETTER: Readonly<Record<Tile["type"], string>> = { military: "M", religious: "R", civil: "C" };

/** Lines of a tile's frame: a ruin is broken, a renovated building has double walls. */
type Frame = { readonly across: string; readonly down: string; readonly corners: string };
const WALL: Frame = { across: "─", down: "│", corners: "┐└┘" };
const RUIN: Frame = { across: "╌", down: "╎", corners: "┐└┘" };
const RENOVATED: Frame = { across: "═", down: "║", corners: "╗╚╝" };

const letterOf = (seat: number): string => SEAT_LETTERS[seat] ?? "?";

/** How wide one board is, so that whoever draws knows how many fit side by side. */
export const boardWidth = (view: View): number => MARGIN + gridOf(view.options.map).width * CELL;

export type Drawing = {
  readonly width: number;
  readonly paint: Paint;
  readonly titles: BoardTitles;
  /** The boards as they were: what has come since then is marked. */
  readonly before?: Boards | undefined;
};

/** The boards asked for, as many side by side as the width allows. */
export function drawBoards(
  view: View,
  eras: readonly Era[],
  { width, paint, titles, before }: Drawing,
): string[] {
  const across = Math.max(1, Math.floor((width + GAP) / (boardWidth(view) + GAP)));
  const shown = ERAS.filter((era) => eras.includes(era));
  const lines: string[] = [];
  for (let i = 0; i < shown.length; i += across) {
    if (i > 0) lines.push("");
    const row = shown.slice(i, i + across).map((era) => drawBoard(view, era, paint, titles, before?.[era]));
    row[0]?.forEach((_, y) => {
      lines.push(
        row
          .map((board) => board[y] ?? "")
          .join(" ".repeat(GAP))
          .trimEnd(),
      );
    });
  }
  return lines;
}

function drawBoard(
  view: View,
  era: Era,
  paint: Paint,
  titles: BoardTitles,
  before: Board | undefined,
): string[] {
  const { width } = gridOf(view.options.map);
  const columns = Array.from({ length: width }, (_, i) => String.fromCharCode(65 + i).padEnd(CELL)).join("");
  const rows = canvasOf(view, era, before).map(
    (glyphs, y) => `${paint("faint", String(y + 1).padStart(MARGIN - 1))} ${paintRow(glyphs, paint)}`,
  );
  return [titleOf(view, era, paint, titles), " ".repeat(MARGIN) + paint("faint", columns), ...rows];
}

/** The era's name, and whose pawns stand there. */
function titleOf(view: View, era: Era, paint: Paint, { eras, pawns }: BoardTitles): string {
  const here = view.players.map((player, seat) => ({
    seat,
    count: player.pawns.filter((at) => at === era).length,
  }));
  const name = eras[era].toUpperCase();
  const total = here.reduce((sum, { count }) => sum + count, 0);
  const letters = here
    .map(({ seat, count }) => paint(seatStyle(seat), letterOf(seat).repeat(count)))
    .join("");
  const words = total === 0 ? "" : `${pawns} `;
  const used = MARGIN + name.length + 2 + words.length + total;
  const fill = " ".repeat(Math.max(0, boardWidth(view) - used));
  return `${" ".repeat(MARGIN)}${paint("strong", name)}  ${paint("faint", words)}${letters}${fill}`;
}

/** One glyph for each column of text; tiles over terrain. */
function canvasOf(view: View, era: Era, before: Board | undefined): Glyph[][] {
  const { terrain } = mapData(view.options.map);
  const canvas = terrain.map((row) =>
    Array.from(row).flatMap((letter): Glyph[] => {
      const [text, style] = TERRAIN[letter] ?? ["  ", "plain"];
      return Array.from(text).map((char) => ({ text: char, style }));
    }),
  );
  const grid = gridOf(view.options.map);
  const put = (at: string, lines: readonly (readonly Glyph[])[]): void => {
    const square = grid.indexOf.get(at) ?? 0;
    const left = (square % grid.width) * CELL;
    lines.forEach((glyphs, dy) => {
      const row = canvas[Math.floor(square / grid.width) + dy];
      row?.splice(left, glyphs.length, ...glyphs);
    });
  };
  const board = view.boards[era];
  for (const hamlet of view.hamlets) {
    const cube = board.hamletCubes[hamlet];
    const mark: Glyph =
      cube === undefined ? { text: "*", style: "civil" } : { text: letterOf(cube), style: seatStyle(cube) };
    put(hamlet, [[{ text: "C", style: "civil" }, mark]]);
  }
  const known = new Set(before?.tiles.map((tile) => JSON.stringify(tile)));
  for (const tile of board.tiles) {
    const fresh = before !== undefined && !known.has(JSON.stringify(tile));
    put(
      tile.at,
      drawTile(tile).map((row) => row.map((glyph) => ({ ...glyph, fresh }))),
    );
  }
  return canvas;
}

/** Letter, size and owner in the corner; the frame shows the footprint; cubes are letters, one each. */
function drawTile(tile: Tile): Glyph[][] {
  const style = styleOf(tile);
  const glyphs = (text: string, as: Style = style): Glyph[] =>
    Array.from(text).map((char) => ({ text: char, style: as }));
  const letter = TYPE_LETTER[tile.type];
  if (tile.size === 1) return [glyphs(letter + markOf(tile))];
  const { across, down, corners } = frameOf(tile);
  const width = tile.size * CELL;
  const inner = width - 2;
  const progress = "progress" in tile && tile.progress !== undefined ? cubeGlyphs([tile.progress]) : [];
  const name = glyphs(`${letter}${tile.size}${tile.type === "civil" ? across : markOf(tile)}`);
  const head = [...name, ...progress];
  const top = [...head, ...glyphs(across.repeat(Math.max(0, width - 1 - head.length)) + corners[0])];
  const cubes =
    "cubes" in tile ? cubeGlyphs(tile.cubes.flatMap((n, seat) => Array<number>(n).fill(seat))) : [];
  /** Cubes stand inside the frame, or over its left side where they would not fit. */
  const row = (left: string, fill: string, right: string, inside: readonly Glyph[]): Glyph[] => [
    ...(inside.length > inner ? [] : glyphs(left)),
    ...inside,
    ...glyphs(fill.repeat(Math.max(0, inner - inside.length)) + right),
  ];
  const bottom = (inside: readonly Glyph[]): Glyph[] =>
    row(corners[1] ?? "", across, corners[2] ?? "", inside);
  return tile.size === 2 ? [top, bottom(cubes)] : [top, row(down, " ", down, cubes), bottom([])];
}

const cubeGlyphs = (seats: readonly number[]): Glyph[] =>
  seats.map((seat) => ({ text: letterOf(seat), style: seatStyle(seat) }));

function markOf(tile: Tile): string {
  if ("owner" in tile) return letterOf(tile.owner);
  if ("renovated" in tile) return tile.renovated ? "+" : "%";
  return "-";
}

function styleOf(tile: Tile): Style {
  if ("owner" in tile) return seatStyle(tile.owner);
  if ("renovated" in tile) return tile.renovated ? "strong" : "faint";
  return "civil";
}

function frameOf(tile: Tile): Frame {
  if (!("renovated" in tile)) return WALL;
  return tile.renovated ? RENOVATED : RUIN;
}

/** Neighbours of one style are painted together, so that coloured text stays short. */
function paintRow(glyphs: readonly Glyph[], paint: Paint): string {
  let out = "";
  for (let i = 0; i < glyphs.length; ) {
    const { style, fresh } = glyphs[i] as Glyph;
    let text = "";
    while (i < glyphs.length && glyphs[i]?.style === style && glyphs[i]?.fresh === fresh)
      text += glyphs[i++]?.text;
    out += paint(style, text, fresh);
  }
  return out;
}
