/** The workshop in text: the ring of ten spaces as it lies on the table. Pure: a player in, lines out. */
import {
  actionAt,
  costAt,
  FIGURES,
  halvesOf,
  isLocked,
  isPortal,
  type Player,
  SLOTS,
  type Space,
  TILE,
} from "@chronarium/chronomancer";
import type { Paint } from "../paint.ts";
import { columns, columnsOf, wrapped } from "../talk.ts";
import { type Speech, shortCost } from "./speech.ts";

/** Clockwise from the upper left corner: the figures walk from LC up to LA, to the right, down and back. */
const ROWS: readonly (readonly Space[])[] = [
  ["LA", "T1", "T2", "T3", "RC"],
  ["LC", "B3", "B2", "B1", "RA"],
];
const SIDE = 10;
const WIDEST = 22;
const NARROWEST = 12;

type Look = { readonly width: number; readonly paint: Paint };

export function workshopLines(player: Player, speech: Speech, { width, paint }: Look): string[] {
  // Borders and a space on either side of every cell.
  const room = Math.floor((width - 1 - 16 - 2 * SIDE) / 3);
  const middle = Math.max(NARROWEST, Math.min(WIDEST, room));
  const widths = [SIDE, middle, middle, middle, SIDE];
  const edge = (left: string, cross: string, right: string, spaces: readonly Space[] | undefined): string =>
    left +
    widths
      .map((wide, i) => {
        const head = spaces === undefined ? "" : `─ ${headOf(player, spaces[i] as Space, speech, paint)} `;
        return head + "─".repeat(Math.max(0, wide + 2 - columnsOf(head)));
      })
      .join(cross) +
    right;
  const body = (spaces: readonly Space[]): string[] => {
    const cells = spaces.map((space, i) => cellOf(player, space, speech, widths[i] ?? SIDE));
    const height = Math.max(...cells.map((cell) => cell.length));
    return Array.from(
      { length: height },
      (_, y) => `│${cells.map((cell, i) => ` ${(cell[y] ?? "").padEnd(widths[i] ?? SIDE)} `).join("│")}│`,
    );
  };
  const [top = [], bottom = []] = ROWS;
  return [
    edge("┌", "┬", "┐", top),
    ...body(top),
    edge("├", "┼", "┤", bottom),
    ...body(bottom),
    edge("└", "┴", "┘", undefined),
    ...(isLocked(player) ? [paint("faint", speech.text.table.locked)] : []),
  ];
}

/** The space, and who stands there. */
function headOf(player: Player, space: Space, { text }: Speech, paint: Paint): string {
  const here = FIGURES.filter((figure) => player[figure] === space).map(
    (figure) => text.table.figure[figure],
  );
  return here.length === 0 ? space : `${space} ${paint("figure", `[${here.join("")}]`)}`;
}

/** What a space gives, and its cost; a portal shows how its two halves add up (CM-30). */
function cellOf({ slots }: Player, space: Space, { text }: Speech, width: number): string[] {
  const total = costAt(slots, space);
  if (!isPortal(space)) {
    const machine = text.table.machine[space as keyof typeof text.table.machine];
    return [machine, shortCost(total)];
  }
  const halves = halvesOf(slots, space).map(shortCost).join(" + ");
  const sum = `${halves} = ${shortCost(total)}`;
  return [
    ...wrapped(text.table.portal(actionAt(slots, space)), width),
    ...(sum.length <= width ? [sum] : [shortCost(total)]),
  ];
}

/** The Time Stream in one sentence. */
export function streamLines({ stream }: Player, { text }: Speech, width: number): string[] {
  const tiles = stream.map(({ tile }) => `${tile} ${text.table.portal(TILE[tile].action)}`);
  return wrapped(`${text.table.stream} ${tiles.join(" · ")}`, width - 1, "", "  ");
}

/** Every tile with both edges: first those of the board, then the Time Stream. */
export function tileLines({ slots, stream }: Player, { text, words }: Speech, paint: Paint): string[] {
  const rows = [
    ...SLOTS.map((slot) => [slot, slots[slot]] as const),
    ...stream.map((laid) => ["", laid] as const),
  ].map(([slot, { tile, side }]) => {
    const { action, left, right } = TILE[tile];
    return [
      slot,
      tile,
      words.sides[side],
      text.table.portal(action),
      shortCost(left[side]),
      shortCost(right[side]),
    ];
  });
  return [paint("strong", text.table.tilesHead), ...columns([["", ...text.table.streamHead], ...rows])];
}
