/** Carries out what leaves no choice, until somebody has to decide (register 3.4). */
import {
  arrival,
  boatsWithSeat,
  distinct,
  dockBoat,
  docksTaken,
  drawPiece,
  freeDocks,
  robbersTargets,
  seatPiece,
} from "./boats.ts";
import { advance, allPastMarker, clockOrder, hoursMet, marksFor, placeMarker } from "./clock.ts";
import { CONFIG } from "./config.ts";
import { gainCorruption, taintedHours } from "./corruption.ts";
import { deedAnswers } from "./deeds/index.ts";
import { beginMarket, clearHarbour, isSaleable } from "./market.ts";
import { peddlerSells, peddlerTurn } from "./peddler.ts";
import { finalScoring } from "./scoring.ts";
import { usable } from "./staff.ts";
import type { Frame } from "./state.ts";
import { boatAt, player, type Table } from "./table.ts";
import { type Boat, COLOURS, type Colour, DOCKS, type Dock, FREEZE_TOKENS, type Piece } from "./tables.ts";
import { discardFromSquare, refill, takeFromSquare } from "./town.ts";
import { deedsOf, type TownsfolkId } from "./townsfolk.ts";

export function run(table: Table): void {
  for (;;) {
    const frame = table.pending.at(-1);
    if (frame === undefined || !settle(table, frame)) return;
  }
}

/** Deals with the last frame if that needs no answer; false if it waits for one. */
function settle(table: Table, frame: Frame): boolean {
  switch (frame.kind) {
    case "freeze": {
      const covered = coveredIcons(player(table, table.turn).open);
      if (covered.length > FREEZE_TOKENS) return false;
      table.pending.pop();
      takeFrozen(table, covered);
      return true;
    }
    case "recruit":
      if (table.town.square.length > 1) return false;
      table.pending.pop();
      recruit(table, table.town.square[0] as TownsfolkId);
      return true;
    case "deed":
      if (deedAnswers(table, player(table, table.turn), frame.deed).length > 0) return false;
      table.pending.pop();
      return true;
    case "staff":
      if (usable(player(table, table.turn), frame.used).length > 0) return false;
      table.pending.pop();
      if (frame.used.length === 0) table.events.push({ type: "inVain", seat: table.turn, rule: "CM-A 11" });
      return true;
    case "corruption":
      table.pending.pop();
      gainCorruption(table, table.turn, frame.cards, "CM-30");
      return true;
    case "pay":
      if (frame.hours > 0 && player(table, table.turn).open.length > 0) return false;
      table.pending.pop();
      resolveClock(table, frame.hours);
      return true;
    case "marks":
      table.pending.pop();
      meetMark(table, frame.hours);
      return true;
    case "seat": {
      const boats = boatsWithSeat(table);
      if (boats.length > 1 || distinct(frame.pieces).length > 1) return false;
      takeSeat(table, frame.pieces[0] as Piece, boats[0] as Boat);
      return true;
    }
    case "rob":
      if (robbersTargets(table, frame.boat).length > 0 && boatAt(table, frame.boat).pieces.length > 1)
        return false;
      table.pending.pop();
      return true;
    case "dock":
      return settleDock(table, frame.boat);
    case "endTurn":
      table.pending.pop();
      endTurn(table);
      return true;
    case "sell": {
      table.turn = frame.seat;
      const { shelf } = player(table, frame.seat);
      if (frame.sold.length > 0 || COLOURS.some((colour) => isSaleable(table, shelf, colour))) return false;
      table.pending.pop();
      table.events.push({ type: "closed", who: frame.seat, gold: 0, corruption: 0 });
      return true;
    }
    case "peddlerSells":
      table.pending.pop();
      peddlerSells(table);
      return true;
    case "endMarket":
      table.pending.pop();
      if (table.day === CONFIG.rounds) finalScoring(table);
      else nextDay(table);
      return true;
    case "shift":
    case "relic":
    case "place":
      return false;
  }
}

export const coveredIcons = (open: readonly Colour[]): readonly Colour[] =>
  COLOURS.filter((icon) => !open.includes(icon));

/** CM-21, CM-22. */
export function takeFrozen(table: Table, icons: readonly Colour[]): void {
  const mine = player(table, table.turn);
  mine.open = COLOURS.filter((icon) => mine.open.includes(icon) || icons.includes(icon));
  table.events.push({
    type: "froze",
    seat: table.turn,
    icons,
    rule: icons.length === FREEZE_TOKENS ? "CM-21" : "CM-22",
  });
}

/** BG-65: the card, its ability, its place. */
export function recruit(table: Table, card: TownsfolkId): void {
  const place = table.town.square.indexOf(card) + 1;
  takeFromSquare(table, card);
  table.events.push({ type: "recruited", seat: table.turn, card, place });
  table.pending.push({ kind: "place", card });
  for (const deed of deedsOf(card).toReversed()) table.pending.push({ kind: "deed", card, deed });
}

/** 3.4, step 5 with BG-33. */
export function resolveClock(table: Table, hours: number): void {
  const from = player(table, table.turn).timepiece.hour;
  advance(table, table.turn, hours);
  taintedHours(table, table.turn, from, from + hours);
  table.pending.push({ kind: "marks", hours: hoursMet(from, from + hours, marksFor(table.players.length)) });
}

/** BG-30, BG-31: one mark after the other. */
function meetMark(table: Table, [hour, ...later]: readonly number[]): void {
  if (hour === undefined) return;
  table.pending.push({ kind: "marks", hours: later });
  if (boatsWithSeat(table).length === 0) {
    table.events.push({ type: "noSeat", who: table.turn, rule: "BG-31" });
    return;
  }
  const pieces = [drawPiece(table)];
  table.events.push({ type: "drew", who: table.turn, pieces, hour, rule: "BG-30", reveals: true });
  table.pending.push({ kind: "seat", pieces, hour });
}

/** The piece sits down; the others in hand go back to the bag (S04). Robbers first, then the dock (DS-7). */
export function takeSeat(table: Table, piece: Piece, boat: Boat): void {
  const frame = table.pending.pop() as Extract<Frame, { kind: "seat" }>;
  const seat = table.turn;
  seatPiece(table, piece, boat);
  const rule = frame.hour === undefined ? "DS-4" : "BG-30";
  table.events.push({ type: "seated", who: seat, piece, boat, rule });
  for (const other of frame.pieces.toSpliced(frame.pieces.indexOf(piece), 1)) {
    table.bag = { ...table.bag, [other]: table.bag[other] + 1 };
    table.events.push({ type: "returned", seat, piece: other });
  }
  table.pending.push({ kind: "dock", boat });
  if (piece === "X" && frame.hour !== undefined && table.rogue === "robbers")
    table.pending.push({ kind: "rob", boat });
}

/** BG-36, BG-37. */
function settleDock(table: Table, boat: Boat): boolean {
  const full = boatAt(table, boat).pieces.length === CONFIG.seats;
  const free = full ? freeDocks(table, boat) : [];
  if (free.length > 1) return false;
  table.pending.pop();
  if (free.length === 1) dockBoat(table, table.turn, boat, free[0] as Dock, "BG-36");
  else if (full) table.events.push({ type: "stayedAtSea", boat, rule: "BG-37" });
  return true;
}

/** 3.4, steps 7 and 8. */
function endTurn(table: Table): void {
  if (table.marker === null && docksTaken(table) === DOCKS.length) placeMarker(table);
  if (allPastMarker(table)) {
    beginMarket(table);
    return;
  }
  const [next] = clockOrder(table);
  if (next === "peddler") {
    peddlerTurn(table);
    table.pending.push({ kind: "endTurn" });
  } else if (next !== undefined) {
    table.turn = next;
    table.events.push({ type: "turnBegan", seat: next });
  }
}

/** BG-24, DS-5, then the next Arrival (BG-21). */
function nextDay(table: Table): void {
  clearHarbour(table);
  const [left] = table.town.square;
  if (left !== undefined) discardFromSquare(table, left);
  table.events.push({ type: "cleanedUp", ...(left && { left }), rule: "BG-24" });
  refill(table, "DS-5");
  table.day += 1;
  table.phase = "production";
  table.events.push({ type: "dayBegan", day: table.day });
  arrival(table);
  table.pending.push({ kind: "endTurn" });
}
