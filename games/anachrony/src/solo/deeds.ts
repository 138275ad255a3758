/** What gains do, part by part (AN-68, AN-86..AN-90, AN-100, AN-106). */
import type { Gain } from "../tables/effects.ts";
import { anyX, EXOSUIT, goods, vp } from "../tables/effects.ts";
import { PIECES, type Piece, WORKERS, type Worker } from "../tables/goods.ts";
import { type CollapsingId, WARP, type WarpTile } from "../tables/main-board.ts";
import { stockIsEmpty, xCount } from "./able.ts";
import {
  boardFor,
  countPassive,
  countRow,
  freeColumn,
  onTimeline,
  spareExosuits,
  tiredTypes,
  totalOf,
  warpEra,
} from "./human.ts";
import type { FrameOf } from "./state.ts";
import {
  change,
  draw,
  gain,
  gainVp,
  plusWorker,
  type Table,
  without,
  withPiece,
  withWarpTile,
} from "./table.ts";

/** Carries out one part, or leaves a question for it. */
export function carryOut(table: Table, part: Gain, by: Worker | undefined): void {
  switch (part.kind) {
    case "goods":
      gain(table, part.goods, "AN-68");
      break;
    case "vp":
      gainVp(table, part.vp, "AN-68");
      break;
    case "cubes":
      table.pending.push(part);
      break;
    case "focus":
      table.pending.push({
        kind: "focus",
        range: part.range,
        water: part.water ?? 0,
        ...(part.again && { again: true }),
      });
      break;
    case "takeBack":
      if (onTimeline(table.human).length > 0)
        table.pending.push({ kind: "takeBack", left: part.most, ...(part.may && { may: true }) });
      else table.events.push({ type: "lostInVain", what: "takeBack", rule: "AN-85" });
      break;
    case "exosuit":
      powerExosuit(table);
      break;
    case "paradox":
      changeParadox(table, part.change);
      break;
    case "noParadox":
      if (table.human.paradox > 0) changeParadox(table, -table.human.paradox);
      break;
    case "morale":
      raiseMorale(table);
      break;
    case "wake":
      wakeSome(table, part);
      break;
    case "hire":
      if (part.of.length === 1) hire(table, part.of[0]!, part.tired === true, "AN-68");
      else table.pending.push(part);
      break;
    case "breakthrough":
      if (stockIsEmpty(table.board))
        table.events.push({ type: "lostInVain", what: "breakthrough", rule: "AN-85" });
      else table.pending.push({ kind: "breakthrough" });
      break;
    case "swap":
      if (xCount(table.human) > 0) table.pending.push({ kind: "swap", left: part.most });
      break;
    case "museum":
      gainVp(table, table.human.breakthroughs.length >= 2 ? 2 : 1, "AN-68");
      break;
    case "condense":
      gain(table, { W: 1 + countRow(table.human, "LS") }, "AN-92");
      break;
    case "exchange":
      table.pending.push({ kind: "exchange", left: 1 });
      break;
    case "standard":
      if (by !== undefined) table.pending.push({ kind: "standard", by });
      break;
    case "placement":
      table.pending.push({ kind: "placement" });
      break;
    case "research":
      if (stockIsEmpty(table.board))
        table.events.push({ type: "lostInVain", what: "research", rule: "AN-85" });
      else table.pending.push({ kind: "research" });
      break;
    case "copy":
      table.pending.push({ kind: "copy" });
      break;
  }
}

/** The plain bonuses of 3.7; CC2, CC3, RC3 and QC4 change the action itself (AN-100). */
const BONUS: Readonly<Partial<Record<CollapsingId, readonly Gain[]>>> = {
  RC1: [vp(2)],
  RC4: [{ kind: "paradox", change: -1 }, goods({ W: 2 })],
  RC5: [anyX(1), goods({ W: 1 })],
  QC2: [EXOSUIT],
  QC3: [{ kind: "morale" }],
  QC5: [{ kind: "wake", most: 3, least: 0 }],
};

export function tileBonus(table: Table, { tile, by, row, superproject }: FrameOf<"bonus">): void {
  switch (tile) {
    case "RC2":
      table.pending.push({ kind: "research", by, further: true });
      break;
    case "CC1":
      table.pending.push({ kind: "construct", by, buildings: true, further: true });
      break;
    case "QC1":
      table.pending.push({ kind: "recruit", by, further: true });
      break;
    case "CC4":
      if (superproject) gainVp(table, 2, "AN-100");
      else gain(table, { W: 1 }, "AN-100");
      break;
    case "CC5":
      gainVp(table, row !== undefined && freeColumn(table.human, row) < 0 ? 2 : 1, "AN-100");
      break;
    default: {
      const parts = BONUS[tile];
      if (parts !== undefined) table.pending.push({ kind: "gain", parts, by });
    }
  }
}

/** AN-87. */
function powerExosuit(table: Table): void {
  if (spareExosuits(table.human) === 0) {
    table.events.push({ type: "lostInVain", what: "exosuit", rule: "AN-87" });
    return;
  }
  table.human.powered++;
  table.events.push({ type: "exosuitPowered" });
}

/** AN-89. */
function changeParadox(table: Table, by: number): void {
  if (by < 0 && table.human.paradox === 0) {
    table.events.push({ type: "lostInVain", what: "paradox", rule: "AN-89" });
    return;
  }
  table.human.paradox += by;
  table.events.push({ type: "paradoxChanged", change: by, paradox: table.human.paradox });
}

/** AN-90. */
export function raiseMorale(table: Table): void {
  const board = boardFor(table);
  if (table.human.morale === board.morale.length - 1) {
    table.human.vp += board.moraleBonus;
    table.events.push({ type: "moraleAtTop", vp: board.moraleBonus });
    return;
  }
  table.human.morale++;
  table.events.push({ type: "moraleRose", morale: table.human.morale });
}

export function wakeAll(table: Table, rule: string): void {
  const { tired } = table.human;
  wake(
    table,
    WORKERS.flatMap((worker) => Array.from({ length: tired[worker] }, () => worker)),
    rule,
  );
}

function wakeSome(table: Table, { most, least }: { readonly most: number; readonly least: number }): void {
  const types = tiredTypes(table.human);
  const [only] = types;
  if (only === undefined) return;
  if (most === 1 && least === 1 && types.length === 1) wake(table, [only], "AN-99");
  else table.pending.push({ kind: "wake", most, least: Math.min(least, totalOf(table.human.tired)) });
}

export function wake(table: Table, workers: readonly Worker[], rule: string): void {
  const { human } = table;
  for (const worker of workers) {
    human.tired = plusWorker(human.tired, worker, -1);
    human.active = plusWorker(human.active, worker);
  }
  if (workers.length > 0) table.events.push({ type: "woke", workers, rule });
}

export function hire(table: Table, worker: Worker, tired: boolean, rule: string): void {
  const { human } = table;
  if (tired) human.tired = plusWorker(human.tired, worker);
  else human.active = plusWorker(human.active, worker);
  table.events.push({ type: "recruited", worker, tired, rule });
}

export function takeBreakthrough(table: Table, piece: Piece, rule: string): void {
  const { board, human } = table;
  board.stock = { ...board.stock, [piece]: board.stock[piece] - 1 };
  human.breakthroughs = withPiece(human.breakthroughs, piece);
  table.events.push({ type: "breakthroughGained", piece, rule });
}

/** A random one: uniform over the pieces of the stock, by shape, then icon (section 6). */
export function drawBreakthrough(table: Table): void {
  const { stock } = table.board;
  const pieces = PIECES.flatMap((piece) => Array.from({ length: stock[piece] }, () => piece));
  if (pieces.length === 0) return;
  const piece = pieces[draw(table, pieces.length)]!;
  takeBreakthrough(table, piece, "AN-83");
  const told = table.events.pop()!;
  table.events.push({ ...told, reveals: true });
}

/** AN-88: back into the supply. */
export function retrieveWarp(table: Table, tile: WarpTile): number {
  const { human } = table;
  const era = warpEra(human, tile);
  human.warpOn = human.warpOn.map((tiles, i) => (i === era - 1 ? without(tiles, tile) : tiles));
  human.warpSupply = withWarpTile(human.warpSupply, tile);
  return era;
}

/** AN-67, AN-88: pays what the tile shows, one step up; PP03's Water, then LB02's (AN-106). */
export function sendBack(table: Table, tile: WarpTile, water: number): void {
  const { human } = table;
  payWarp(table, tile);
  const era = retrieveWarp(table, tile);
  human.timeTravel = Math.min(human.timeTravel + 1, boardFor(table).timeTravel.length - 1);
  table.events.push({ type: "sentBack", tile, era, step: human.timeTravel });
  if (water > 0) gain(table, { W: water }, "AN-106");
  const labs = countPassive(human, "sentBackWater");
  if (labs > 0) gain(table, { W: labs }, "AN-106");
}

export function payWarp(table: Table, tile: WarpTile): void {
  const { human } = table;
  const { goods: shown, worker, exosuit } = WARP[tile];
  if (shown !== undefined) change(table, shown, -1);
  if (worker !== undefined) human.active = plusWorker(human.active, worker, -1);
  if (exosuit) human.powered--;
}
