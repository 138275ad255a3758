/** Carries out what asks nobody, until the human has to decide (AN-105). */

import type { Worker } from "../tables/goods.ts";
import { CUBES, ICON_FACES, SHAPES, WORKERS } from "../tables/goods.ts";
import type { Capital } from "../tables/main-board.ts";
import { EXCHANGES } from "../tables/main-board.ts";
import type { Spot } from "../tables/paths.ts";
import {
  canConstruct,
  councilActions,
  mayRecruit,
  mayReroll,
  standardActions,
  stockIsEmpty,
} from "./able.ts";
import { carryOut, takeBreakthrough, tileBonus } from "./deeds.ts";
import { type DieName, diceStep } from "./dice.ts";
import {
  botParadoxes,
  botPowersUp,
  botWarps,
  cleanUp,
  gainAnomaly,
  humanParadox,
  playRounds,
  prepare,
} from "./era.ts";
import { canExchange } from "./exchange.ts";
import { anomalySpots, onTimeline, thresholdOf } from "./human.ts";
import type { Frame, FrameOf } from "./state.ts";
import { draw, gain, type Table } from "./table.ts";

export function run(table: Table): void {
  while (table.phase !== "over") {
    const frame = table.pending.at(-1);
    if (frame === undefined || !settle(table, frame)) return;
  }
}

/** Deals with the last frame if that asks nobody; false if it waits. */
function settle(table: Table, frame: Frame): boolean {
  switch (frame.kind) {
    case "preparation":
      table.pending.pop();
      prepare(table);
      return true;
    case "paradox":
      table.pending.pop();
      humanParadox(table);
      return true;
    case "botParadox":
      table.pending.pop();
      botParadoxes(table, frame.rolls);
      return true;
    case "botPowerUp":
      table.pending.pop();
      botPowersUp(table);
      return true;
    case "botWarp":
      table.pending.pop();
      botWarps(table);
      return true;
    case "rounds":
      return playRounds(table);
    case "cleanUp":
      table.pending.pop();
      cleanUp(table);
      return true;
    case "anomalyDue":
      table.pending.pop();
      if (table.human.paradox < thresholdOf(table)) return true;
      table.pending.push({ kind: "takeBack", left: 1, may: true });
      gainAnomaly(table);
      return true;
    case "gain":
      return nextPart(table, frame);
    case "bonus":
      table.pending.pop();
      tileBonus(table, frame);
      return true;
    case "handOver":
      // AN-105: with nobody to hand it to, the next turn follows at once.
      if (!table.bot.passed) return false;
      table.pending.pop();
      return true;
    case "powerUp":
    case "warp":
    case "headStart":
      table.phase = frame.kind;
      return false;
    case "headStartBuild":
      if (canConstruct(table, table.human, undefined, undefined, true)) return false;
      table.pending.pop();
      skipHeadStartBuild(table);
      return true;
    case "construct":
      return dropIf(
        table,
        frame.further === true && !canConstruct(table, table.human, frame.by, undefined, true),
      );
    case "recruit":
      return dropIf(
        table,
        !WORKERS.some((worker) => table.board.recruitPool[worker] > 0 && mayRecruit(frame.by, worker)),
      );
    case "research":
      return dropIf(table, stockIsEmpty(table.board));
    case "dice":
      return settleDice(table, frame);
    case "extraCube":
      return settleExtraCube(table, frame);
    case "exchange":
      return dropIf(table, !EXCHANGES.some((exchange) => canExchange(table.human, exchange)));
    case "council": {
      const offered = councilActions(table, table.human, frame.by);
      if (offered.length !== 1 || frame.may) return dropIf(table, offered.length === 0);
      table.pending.pop();
      beginCapital(table, offered[0]!, frame.by);
      return true;
    }
    case "standard": {
      const offered = standardActions(table, table.human, frame.by);
      if (offered.length !== 1) return false;
      table.pending.pop();
      beginCapital(table, offered[0]!, frame.by);
      return true;
    }
    case "takeBack":
      return dropIf(table, onTimeline(table.human).length === 0);
    case "anomalySpot": {
      const spots = anomalySpots(table);
      if (spots.length > 1) return false;
      table.pending.pop();
      layAnomaly(table, spots[0] ?? "beside");
      return true;
    }
    case "turn":
    case "placement":
    case "mine":
    case "copy":
    case "focus":
    case "cubes":
    case "swap":
    case "wake":
    case "hire":
    case "breakthrough":
      return false;
  }
}

function dropIf(table: Table, gone: boolean): boolean {
  if (gone) table.pending.pop();
  return gone;
}

function nextPart(table: Table, { parts, by }: FrameOf<"gain">): boolean {
  table.pending.pop();
  const [part, ...rest] = parts;
  if (part === undefined) return true;
  if (rest.length > 0) table.pending.push({ kind: "gain", parts: rest, ...(by !== undefined && { by }) });
  carryOut(table, part, by);
  return true;
}

/** AN-57, AN-91: the action without the features of a space. */
export function beginCapital(table: Table, action: Capital, by: Worker): void {
  table.events.push({ type: "capitalChosen", action });
  table.pending.push({ kind: action, by });
}

export function layAnomaly(table: Table, spot: Spot | "beside"): void {
  const { human } = table;
  if (spot === "beside") human.beside++;
  else human.anomalies = [...human.anomalies, spot];
  table.events.push({ type: "anomalyPlaced", spot });
}

/** 3.9: HS16 without a building. */
export function skipHeadStartBuild(table: Table): void {
  table.buildFirst = false;
  gain(table, { W: 3 }, "AN-111");
}

/** AN-59. */
function settleDice(table: Table, frame: FrameOf<"dice">): boolean {
  if (frame.reroll) return false;
  const step = diceStep(table.board.stock, frame);
  switch (step.kind) {
    case "take":
      table.pending.pop();
      finishResearch(table, frame, step.piece);
      return true;
    case "icon":
      return false;
    case "reroll": {
      if (step.dice.length === 2) return false;
      const dice: readonly DieName[] = step.dice.length === 0 ? ["shape", "icon"] : step.dice;
      for (const die of dice) rollAgain(table, die);
      return true;
    }
  }
}

export function finishResearch(
  table: Table,
  { by, tile, further }: FrameOf<"dice" | "research">,
  piece: Parameters<typeof takeBreakthrough>[1],
): void {
  if (tile !== undefined && by !== undefined && further !== true)
    table.pending.push({ kind: "bonus", tile, by });
  takeBreakthrough(table, piece, "AN-59");
}

/** Rolls one of the dice of the last frame. */
export function rollAgain(table: Table, die: DieName): void {
  const frame = table.pending.pop() as FrameOf<"dice">;
  const face =
    die === "shape" ? SHAPES[draw(table, SHAPES.length)]! : ICON_FACES[draw(table, ICON_FACES.length)]!;
  table.events.push({ type: "dieRolled", die, face, reveals: true });
  table.pending.push({ ...frame, [die]: face });
}

export const rerollOffered = (table: Table): boolean => mayReroll(table.human);

/** AN-107. */
function settleExtraCube(table: Table, { from }: FrameOf<"extraCube">): boolean {
  const empty = CUBES.every((cube) => table.board.minePool[cube] === 0);
  const poor = from === "salvor" && table.human.goods.W === 0;
  return dropIf(table, empty || poor);
}
