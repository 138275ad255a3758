/** The same connect four for boardgame.io, played through its reducer as its server does. */
import { createRequire } from "node:module";
import type * as internal from "boardgame.io/dist/types/packages/internal.js";
import type { ActionShape, Game, State } from "boardgame.io/dist/types/src/types.js";
import { COLUMNS, completesLine, ROWS } from "./connect-four.ts";

// Outside production it checks and logs more: it is measured at its best.
process.env.NODE_ENV = "production";
// Its entry points are folders, which only `require` can open.
const { CreateGameReducer, InitializeGame }: typeof internal = createRequire(import.meta.url)(
  "boardgame.io/internal",
);

type Board = { readonly columns: number[][]; last?: number };

/** What boardgame.io takes for a move that the rules forbid. */
const INVALID_MOVE = "INVALID_MOVE";

export const game: Game<Board> = {
  setup: () => ({ columns: Array.from({ length: COLUMNS }, () => []) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop({ G, playerID }, column: number) {
      const discs = G.columns[column];
      if (discs === undefined || discs.length === ROWS) return INVALID_MOVE;
      discs.push(Number(playerID));
      G.last = column;
      return undefined;
    },
  },
  endIf({ G: { columns, last }, ctx }) {
    if (last === undefined) return undefined;
    if (completesLine(columns, last)) return { winner: columns[last]!.at(-1) };
    return ctx.turn === COLUMNS * ROWS ? { winner: undefined } : undefined;
  },
};

const reduce = CreateGameReducer({ game });

/** States never change, so all games begin with one. */
export const start: State<Board> = InitializeGame({ game, numPlayers: 2 });

export function dropOf(seat: number, column: number): ActionShape.MakeMove {
  return { type: "MAKE_MOVE", payload: { type: "drop", args: [column], playerID: String(seat) } };
}

export function play(state: State<Board>, moves: readonly ActionShape.MakeMove[]): State<Board> {
  let now = state;
  for (const move of moves) now = reduce(now, move);
  return now;
}

/** Undefined while the game goes on; `winner` is undefined after a draw. */
export function endOf(state: State<Board>): { readonly winner: number | undefined } | undefined {
  return state.ctx.gameover;
}
