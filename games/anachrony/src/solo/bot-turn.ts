/** The Chronobot's turn at the solo table: everything is known, chance comes from the state. */
import { DICE, type Die, PLATE } from "../chronobot/board.ts";
import type { BotPosition, OpenSuperproject, Stacks } from "../chronobot/position.ts";
import { botTurn } from "../chronobot/turn.ts";
import { BUILDING, type BuildingId, perRow, type Row } from "../tables/buildings.ts";
import { SHAPES } from "../tables/goods.ts";
import { SUPERPROJECT } from "../tables/superprojects.ts";
import type { State } from "./state.ts";
import { draw, type Table } from "./table.ts";

export function botTurnNow(table: Table): void {
  const die = table.bot.exosuits === 0 ? undefined : DICE[draw(table, DICE.length)]!;
  const position = positionOf(table, die);
  let turn = botTurn(position, die === undefined ? {} : { die });
  if (!turn.done && die !== undefined) {
    // The only thing that a whole table does not know: the shape die (CB-30).
    turn = botTurn(position, { die, shape: SHAPES[draw(table, SHAPES.length)]! });
  }
  if (!turn.done) throw new Error(`The Chronobot asks for ${turn.asks.ask} at a table that shows it.`);
  const { board } = table;
  table.bot = turn.position.bot;
  table.banner = turn.position.banner;
  board.spaces = turn.position.spaces ?? board.spaces;
  board.recruitPool = turn.position.recruitPool ?? board.recruitPool;
  board.minePool = turn.position.minePool ?? board.minePool;
  board.stock = turn.position.stock ?? board.stock;
  for (const step of turn.steps) {
    const chance = step.type === "botRolled" || step.type === "botRolledShape";
    table.events.push(chance ? { ...step, reveals: true } : step);
    if (step.type === "botBuilt" && step.stack !== undefined) takeTop(table, step.row, step.stack);
    if (step.type === "botBuiltSuperproject")
      board.superprojects = board.superprojects.map((laid, i) =>
        i + 1 === step.era ? { ...laid, built: "bot" } : laid,
      );
  }
}

/** AN-21: the next tile of the stack is open at once. */
export function takeTop(table: Table, row: Row, stack: "primary" | "secondary"): void {
  const { board } = table;
  const rest = board[stack][row].slice(1);
  board[stack] = { ...board[stack], [row]: rest };
  const [top] = rest;
  if (stack === "primary" && top !== undefined)
    table.events.push({ type: "stackRevealed", row, tile: top, reveals: true });
}

const open = (tiles: readonly BuildingId[]) =>
  tiles.slice(0, 1).map((tile) => ({ tile, vp: BUILDING[tile].vp }));

/** As much of the position as the plate of the rolled token looks at: of each stack the open tile. */
export function positionOf(
  state: Pick<State, "era" | "options" | "bot" | "banner" | "board">,
  die: Die | undefined,
): BotPosition {
  const { era, options, bot, banner, board } = state;
  const { spaces, recruitPool, minePool, stock } = board;
  const plate = die === undefined ? undefined : PLATE[bot.tokens[die - 1]!].kind;
  return {
    era,
    options,
    bot,
    banner,
    spaces,
    recruitPool,
    minePool,
    stock,
    ...(plate === "construct" && { stacks: stacksOf(board) }),
    ...(plate === "superproject" && { superprojects: openSuperprojects(board, era) }),
  };
}

const stacksOf = ({ primary, secondary }: State["board"]): Stacks =>
  perRow((row) => ({ primary: open(primary[row]), secondary: open(secondary[row]) }));

const openSuperprojects = ({ superprojects }: State["board"], era: number): readonly OpenSuperproject[] =>
  superprojects.flatMap(({ id, built }, i) =>
    built === "no" && i <= era ? [{ era: i + 1, vp: SUPERPROJECT[id].vp, tile: id }] : [],
  );
