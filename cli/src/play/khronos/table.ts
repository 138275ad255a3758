/** The table in text: the boards, the players, and what the one who looks has in hand. Pure: a view in, lines out. */
import {
  type Boards,
  CARDS_PER_PAWN,
  type Colour,
  ERAS,
  type Era,
  INCOME_ROUNDS,
  ROUNDS,
  SEAT_LETTERS,
  SIZES,
  TYPES,
  type View,
} from "@chronarium/khronos";
import { type Paint, seatStyle } from "../paint.ts";
import { beside, columns, columnsOf } from "../talk.ts";
import { boardWidth, drawBoards } from "./boards.ts";
import { kindWord, type Speech } from "./words.ts";

type Look = {
  readonly width: number;
  readonly paint: Paint;
  /** The boards when the viewer last looked. */
  readonly before?: Boards | undefined;
};

const GAP = 4;

/** The boards, with everything else at their side where there is room, and below them where there is not. */
export function tableLines(view: View, eras: readonly Era[], speech: Speech, look: Look): string[] {
  const { text, words } = speech;
  const { paint, width } = look;
  const boards = drawBoards(view, eras, { ...look, titles: { eras: words.eras, pawns: text.table.pawns } });
  const panel = [
    headLine(view, speech, paint),
    "",
    ...playerLines(view, speech, paint),
    "",
    ...ownLines(view, speech, paint),
    "",
    ...stockLines(view, speech, paint),
    "",
    ...legendLines(speech, paint),
  ];
  const wide = Math.max(0, ...boards.map(columnsOf)) + GAP + Math.max(0, ...panel.map(columnsOf));
  return wide <= width ? beside(boards, panel, GAP) : [...boards, ...statusLines(view, speech, paint)];
}

/** Every board that fits beside the others; else those that matter. */
export function erasToShow(view: View, mattering: readonly Era[], width: number): readonly Era[] {
  const all = ERAS.length * (boardWidth(view) + GAP) - GAP <= width;
  return all || mattering.length === 0 ? ERAS : mattering;
}

/** The round, the players, and what the one who looks has. */
export const statusLines = (view: View, speech: Speech, paint: Paint): string[] => [
  headLine(view, speech, paint),
  ...playerLines(view, speech, paint),
  ...ownLines(view, speech, paint),
];

function headLine(view: View, { text, names }: Speech, paint: Paint): string {
  const { table } = text;
  const acting = view.decision?.seat ?? view.turn.seat;
  const name = names[acting] ?? "";
  const income = INCOME_ROUNDS.find((round) => round >= view.round) ?? ROUNDS;
  if (view.over) return `${paint("strong", table.round(view.round, ROUNDS))} · ${text.over}`;
  const discard = view.discard.unplayed + view.discard.played.reduce((sum, n) => sum + n, 0);
  return [
    paint("strong", table.round(view.round, ROUNDS)),
    paint(seatStyle(acting), acting === view.turn.seat ? table.turn(name) : table.decides(name)),
    paint("faint", income === view.round ? table.incomeNow : table.incomeIn(income)),
    paint("faint", table.deck(view.deckSize, discard)),
  ].join(" · ");
}

function playerLines(view: View, { text, words, names }: Speech, paint: Paint): string[] {
  const { table } = text;
  return columns(
    view.players.map(({ ecus, cubes, handSize, pawns }, seat) => [
      seat === view.turn.seat ? ">" : " ",
      paint(seatStyle(seat), SEAT_LETTERS[seat] ?? ""),
      paint(seatStyle(seat), names[seat] ?? ""),
      table.ecus(ecus).padStart(table.ecus(100).length),
      table.cubes(cubes).padStart(table.cubes(10).length),
      table.cards(handSize),
      paint("faint", table.pawns),
      pawns.map((era) => words.eras[era]).join(", "),
    ]),
  );
}

/** The hand and what each pawn can still carry: only for the one who looks. */
function ownLines(view: View, { text, words }: Speech, paint: Paint): string[] {
  const { table } = text;
  const lines: string[] = [];
  const coloured = (cards: readonly Colour[]): string =>
    cards.map((card) => paint(card, words.colours[card].name)).join(" ");
  if (view.you !== undefined) {
    const { seat, hand } = view.you;
    lines.push(`${paint("strong", table.hand)} ${hand.length === 0 ? table.emptyHand : coloured(hand)}`);
    const pawns = view.players[seat]?.pawns ?? [];
    const carried = seat === view.turn.seat ? view.turn.carried : [0, 0];
    const each = pawns.map((era, pawn) =>
      table.pawn(pawn + 1, words.eras[era], CARDS_PER_PAWN - (carried[pawn] ?? 0)),
    );
    lines.push(`${paint("strong", table.carry)} ${each.join(" · ")}`);
  }
  if (view.row.length > 0) lines.push(`${table.row} ${coloured(view.row)}`);
  return lines;
}

function stockLines(view: View, { text, words }: Speech, paint: Paint): string[] {
  const rows = TYPES.map((type) =>
    SIZES.flatMap((size) => [kindWord(words, type, size), String(view.stock[type][size - 1])]),
  );
  return [paint("strong", text.table.stock), ...columns(rows).map((line) => paint("faint", line))];
}

export function legendLines({ text }: Speech, paint: Paint): string[] {
  return columns(text.table.legend.map(([sign, says]) => [sign, paint("faint", says)]));
}
