/** Seeded random chess games, and their legal moves as chessops finds them. */
import { nextInt, seedRng } from "@chronarium/kernel";
import { Chess } from "chessops/chess";
import type { NormalMove, Role } from "chessops/types";
import { squareRank } from "chessops/util";

export type ChessGame = readonly NormalMove[];

/** As long as a game between people; random play would go on with almost empty boards. */
const PLIES = 80;
const PROMOTIONS: readonly Role[] = ["queen", "knight", "rook", "bishop"];

export const beginChess = (): Chess => Chess.default();

/** The position after a move, as an object of its own. */
export function afterMove(position: Chess, move: NormalMove): Chess {
  const next = position.clone();
  next.play(move);
  return next;
}

/** The list of moves, promotions one by one, made as in the perft of chessops. */
export function chessMoves(position: Chess): readonly NormalMove[] {
  const moves: NormalMove[] = [];
  const lastButOne = position.turn === "white" ? 6 : 1;
  for (const [from, dests] of position.allDests()) {
    const promotes = squareRank(from) === lastButOne && position.board.pawn.has(from);
    for (const to of dests) {
      if (!promotes) moves.push({ from, to });
      else for (const promotion of PROMOTIONS) moves.push({ from, to, promotion });
    }
  }
  return moves;
}

export function randomChess(game: number): ChessGame {
  let rng = seedRng(`chess ${game}`);
  let position = beginChess();
  const log: NormalMove[] = [];
  while (log.length < PLIES && !position.isEnd()) {
    const moves = chessMoves(position);
    const [which, next] = nextInt(rng, moves.length);
    rng = next;
    log.push(moves[which]!);
    position = afterMove(position, moves[which]!);
  }
  return log;
}
