/** Moves per second through the kernel, against boardgame.io, over the same random games of connect four. */
import { type LogEntry, newMatch, playRandom } from "@chronarium/kernel";
import { type Action, connectFour } from "./connect-four.ts";
import { dropOf, endOf, play, start } from "./connect-four-peer.ts";
import { type Budget, type Progress, ratesOf, timed } from "./measure.ts";
import { type Row, rowAgainst } from "./row.ts";

const GAMES = 200;

type Log = readonly LogEntry<Action>[];
/** Undefined after a draw. */
type Winner = number | undefined;

/** Complete games, each seat dropping its discs at random. */
export function randomGames(count: number): readonly Log[] {
  return Array.from({ length: count }, (_, game) => {
    const seed = `connect four ${game}`;
    return playRandom(connectFour, { seats: 2, seed }).log;
  });
}

/** Every action goes the way of an action from outside: read, judged, applied, logged. */
export function winnerOfOurs(log: Log): Winner {
  const match = newMatch(connectFour, { id: "bench", seats: 2, seed: "bench" });
  for (const { seat, action, at } of log) {
    const acted = match.act(seat, action, at);
    if (!acted.ok) throw new Error(`Refused: ${JSON.stringify(acted.refusal)}`);
  }
  if (!match.over) throw new Error("Our game is not over.");
  return match.state.winner;
}

export function winnerOfPeers(log: Log): Winner {
  return endedWinner(movesOf(log));
}

const movesOf = (log: Log) => log.map(({ seat, action }) => dropOf(seat, action.column));

function endedWinner(moves: ReturnType<typeof movesOf>): Winner {
  const end = endOf(play(start, moves));
  if (end === undefined) throw new Error("The peer's game is not over.");
  return end.winner;
}

export function measureKernel(budget: Budget, progress: Progress): readonly Row[] {
  const logs = randomGames(GAMES);
  const moves = logs.map(movesOf);
  logs.forEach((log, game) => {
    if (winnerOfOurs(log) !== endedWinner(moves[game]!)) throw new Error(`Game ${game} has two winners.`);
  });
  const ours = timed((game) => {
    const log = logs[game % GAMES]!;
    winnerOfOurs(log);
    return log.length;
  });
  const theirs = timed((game) => {
    const played = moves[game % GAMES]!;
    endedWinner(played);
    return played.length;
  });
  const name = "kernel: connect four";
  const [value, peerValue] = ratesOf(name, [ours, theirs], budget, progress) as [number, number];
  return [rowAgainst({ name, value, unit: "moves/s" }, "boardgame.io 0.50.2", peerValue, 20)];
}
