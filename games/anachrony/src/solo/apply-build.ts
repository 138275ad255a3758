/** Construct (AN-56). */

import type { BuildingId } from "../tables/buildings.ts";
import { type Row, rowOf } from "../tables/buildings.ts";
import { SUPERPROJECT, type SuperprojectId } from "../tables/superprojects.ts";
import { buildingCost } from "./able.ts";
import type { ActionOf } from "./actions.ts";
import { giveAway } from "./apply-turn.ts";
import { takeTop } from "./bot-turn.ts";
import { discounted, effectsOf, freeColumn, isSuperproject, pairColumn } from "./human.ts";
import { buildTerms } from "./refusal-capital.ts";
import type { Asked, RowTiles, TileId } from "./state.ts";
import { pay, type Table, without } from "./table.ts";

export function build(table: Table, action: ActionOf<"build">): void {
  const frame = table.pending.pop() as Asked;
  const { tile } = action;
  const { by, tile: space } = buildTerms(frame);
  const row = isSuperproject(tile) ? action.row! : rowOf(tile);
  const further = frame.kind === "construct" && frame.further === true;
  // AN-106: what the tile does at once, then the bonus of the space.
  if (space !== undefined && by !== undefined && !further)
    table.pending.push({
      kind: "bonus",
      tile: space,
      by,
      row,
      ...(isSuperproject(tile) && { superproject: true }),
    });
  const { now } = effectsOf(tile);
  if (now !== undefined) table.pending.push({ kind: "gain", parts: now });
  if (frame.kind === "headStartBuild") table.buildFirst = false;
  table.human.fresh = [...table.human.fresh, tile];
  if (isSuperproject(tile)) buildSuperproject(table, action, tile, row, by, space);
  else buildBuilding(table, tile, row, by, space);
}

type Terms = ReturnType<typeof buildTerms>;

function lay(table: Table, tile: TileId, row: Row, columns: readonly number[]): void {
  const { human } = table;
  const tiles = human.rows[row].map((there, i) => (columns.includes(i) ? tile : there));
  human.rows = { ...human.rows, [row]: tiles as readonly (TileId | "")[] as RowTiles };
}

function buildBuilding(
  table: Table,
  tile: BuildingId,
  row: Row,
  by: Terms["by"],
  space: Terms["tile"],
): void {
  const { human, board } = table;
  const column = freeColumn(human, row);
  pay(table, buildingCost(table, human, row, by, space) ?? {});
  const stack = board.primary[row][0] === tile ? "primary" : "secondary";
  lay(table, tile, row, [column]);
  table.events.push({ type: "built", tile, row, column: column + 1, stack });
  takeTop(table, row, stack);
}

function buildSuperproject(
  table: Table,
  { pieces = [], give }: ActionOf<"build">,
  tile: SuperprojectId,
  row: Row,
  by: Terms["by"],
  space: Terms["tile"],
): void {
  const { human, board } = table;
  const column = pairColumn(human, row);
  pay(table, discounted(human, SUPERPROJECT[tile].cost, by, space));
  const stock = { ...board.stock };
  for (const piece of pieces) {
    human.breakthroughs = without(human.breakthroughs, piece);
    stock[piece]++;
  }
  board.stock = stock;
  table.events.push({ type: "breakthroughsSpent", pieces });
  if (give !== undefined) giveAway(table, give, "AN-103");
  lay(table, tile, row, [column, column + 1]);
  board.superprojects = board.superprojects.map((laid) =>
    laid.id === tile ? { ...laid, built: "human" } : laid,
  );
  table.events.push({ type: "built", tile, row, column: column + 1 });
}
